//# allFunctionsCalledOnLoad
var e=JSON.parse(`[{"id":"game-pebbles","value":"Kamyki","attributes":{}}]`);export{e as default};