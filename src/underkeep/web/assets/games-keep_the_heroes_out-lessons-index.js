//# allFunctionsCalledOnLoad
import{n as e}from"./offers.js";var t=3,n=e=>e.rooms.find(({room:e})=>e===`sewers`),r=e=>Object.values(n(e).heroes.exhausted).every(e=>e===0),i=e=>e.turn>t||e.phase!==`play`,a={name:`drains`,position:`underkeep: position 1
game: keep_the_heroes_out
options: {players: 1}
phase: play
turn: ${t}
players: [{clan: rats, hand: [rat_scurry, rat_busy_paws]}]
rooms:
  sewers: {monsters: {rats: 2}, heroes: [rogue]}
  vault: {monsters: {rats: 1}}
  library: {monsters: {rats: 1}}
guild_deck: [mage_hat]
`,cards:{scurry:`rat_scurry`,paws:`rat_busy_paws`},steps:[{name:`house`,about:[`room:vault`]},{name:`rogue`,about:[`room:sewers`]},{name:`hit`,about:[`half:rat_scurry:1`,`hero:sewers:rogue`],done:r},{name:`frog`,about:[`half:rat_busy_paws:0`,`room:sewers`],done:e=>n(e).resources.frog>0||i(e)},{name:`guild`,about:[`guild`]},{name:`night`,about:[`option:done`,`option:end turn`],done:e=>e.turn>t},{name:`steps`,about:[`room:library`]}],astray:e=>i(e)&&!r(e)?`rogue`:null},o={guide:e,rivals:[],minutes:4,lessons:[a]};export{o as course};