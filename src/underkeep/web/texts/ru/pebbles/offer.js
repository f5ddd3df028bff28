//# allFunctionsCalledOnLoad
var e=JSON.parse(`[{"id":"game-pebbles","value":"Камешки","attributes":{}}]`);export{e as default};