var e=`game-pebbles = Pebbles
`;export{e as default};