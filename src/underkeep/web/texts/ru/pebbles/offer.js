var e=`game-pebbles = Камешки
`;export{e as default};