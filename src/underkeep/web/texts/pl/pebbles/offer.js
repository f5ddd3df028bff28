var e=`game-pebbles = Kamyki
`;export{e as default};