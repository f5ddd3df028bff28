//# allFunctionsCalledOnLoad
var e=JSON.parse(`[]`);export{e as default};