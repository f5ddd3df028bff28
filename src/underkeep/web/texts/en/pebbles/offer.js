//# allFunctionsCalledOnLoad
var e=JSON.parse(`[{"id":"game-pebbles","value":"Pebbles","attributes":{}}]`);export{e as default};