//# allFunctionsCalledOnLoad
import{n as e}from"./offers.js";var t=(e,t)=>`underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1}\nturn: ${e}\n${t.trim()}\n`,n=e=>e.players[0],r=(e,t)=>e.rooms.find(e=>e.room===t),i=(e,t)=>r(e,t).monsters.reduce((e,{count:t})=>e+t,0),a=[`exchange`,`rest`,`invasion`,`end`],o=(e,t)=>e.turn>t||e.result!==null,s=(e,t)=>o(e,t)||a.includes(e.phase),c=(e,t)=>o(e,t)||e.phase===`invasion`,l=9,u=e=>i(e,`catacombs`)>0,d={name:`chest`,position:t(l,`
phase: play
players: [{clan: rats, hand: [rat_scurry]}]
rooms:
  catacombs: {heroes: [rogue]}
  vault: {monsters: {rats: 2}}
  beast_tamer: {monsters: {rats: 1}}
guild_deck: [rogue_eye]
`),cards:{scurry:`rat_scurry`},steps:[{name:`worth`,about:[`treasure:catacombs`,`hero:catacombs:rogue`]},{name:`wake`,about:[`guild`]},{name:`guard`,about:[`half:rat_scurry:0`,`room:beast_tamer`,`room:catacombs`],done:e=>u(e)||o(e,l)},{name:`night`,about:[`option:end turn`,`option:done`,`tray`],done:e=>o(e,l)},{name:`kept`,about:[`room:catacombs`,`kept`]}],astray:e=>r(e,`catacombs`).treasure===null||s(e,l)&&e.phase!==`invasion`&&!o(e,l)&&!u(e)?`chest`:null},f=[`fighter`,`rogue`,`mage`,`archer`],p=[`swords`,`hat`,`eye`,`bones`,`gem_special`],m=`rogue_eye`,h={name:`dawn`,position:t(40,`
phase: rest
wave: 2
players: [{clan: rats, hand: [rat_scurry, rat_swarm]}]
rooms:
  vault: {heroes: [fighter, rogue], monsters: {rats: 2}}
  forge: {monsters: {rats: 2}}
  library: {treasure: none}
guild_deck: [${m}]
guild_discard: [${[...f.flatMap(e=>p.map(t=>`${e}_${t}`)).filter(e=>e!==m),`witch_visit`,`witch_visit`].join(`, `)}]
`),cards:{},steps:[{name:`wave`,about:[`guild`]},{name:`count`,about:[`kept`,`room:library`]},{name:`last`,about:[`option:done`,`tray`],done:e=>e.result!==null},{name:`won`,about:[`room:vault`]}],astray:()=>null},g=3,_=e=>Object.values(r(e,`sewers`).heroes.exhausted).every(e=>e===0),v={name:`drains`,position:t(g,`
phase: play
players: [{clan: rats, hand: [rat_scurry, rat_busy_paws]}]
rooms:
  sewers: {monsters: {rats: 2}, heroes: [rogue]}
  vault: {monsters: {rats: 1}}
  library: {monsters: {rats: 1}}
guild_deck: [mage_hat]
`),cards:{scurry:`rat_scurry`,paws:`rat_busy_paws`},steps:[{name:`house`,about:[`room:vault`]},{name:`rogue`,about:[`room:sewers`]},{name:`hit`,about:[`half:rat_scurry:1`,`hero:sewers:rogue`],done:e=>_(e)||o(e,g)},{name:`frog`,about:[`half:rat_busy_paws:0`,`room:sewers`],done:e=>r(e,`sewers`).resources.frog>0||s(e,g)},{name:`guild`,about:[`guild`]},{name:`close`,about:[`option:done`,`option:end turn`],done:e=>s(e,g)},{name:`night`,about:[`option:done`,`tray`],done:e=>o(e,g)},{name:`steps`,about:[`room:library`]}],astray:e=>s(e,g)&&!_(e)?`rogue`:null},y=4,b=e=>[...n(e).discard,...n(e).unseen,...n(e).cards??[]].includes(`fire_flask`),x=e=>r(e,`alchemist`).resources.frog>0||b(e),S={name:`market`,position:t(y,`
phase: play
players: [{clan: rats, hand: [rat_scurry, rat_busy_paws]}]
rooms:
  sewers: {monsters: {rats: 2}, resources: {frog: 1}}
  vault: {monsters: {rats: 1}}
loot: {row: [fire_flask, sword, spider, basilisk, tower_shield]}
`),cards:{scurry:`rat_scurry`,paws:`rat_busy_paws`,flask:`fire_flask`},steps:[{name:`frog`,about:[`token:sewers:frog`,`loot:fire_flask`]},{name:`carry`,about:[`half:rat_scurry:0`,`room:sewers`,`room:alchemist`],done:x},{name:`buy`,about:[`half:rat_busy_paws:0`,`room:alchemist`],done:b},{name:`yours`,about:[`loot:sword`]}],astray:e=>s(e,y)||!(n(e).cards??[]).concat(e.acting?.card??``).some(t=>t===(x(e)?`rat_busy_paws`:`rat_scurry`))?`shop`:null},C=6,w=e=>o(e,C)||!(n(e).cards??[]).includes(`skeleton_bone_shield`),T={name:`shield`,position:t(C,`
phase: rest
players: [{clan: skeletons, hand: [skeleton_bone_shield, skeleton_loose_rib, skeleton_rise]}]
rooms:
  vault: {monsters: {skeletons: 1}}
  study: {monsters: {skeletons: 1}}
guild_deck: [fighter_gem_special]
`),cards:{shield:`skeleton_bone_shield`},steps:[{name:`odds`,about:[`guild`,`room:vault`]},{name:`come`,about:[`option:done`],done:e=>c(e,C)},{name:`order`,about:[`hero:vault:fighter:active`,`room:vault`],done:e=>w(e)||(e.invasion.doing?.damage??null)!==null},{name:`defend`,about:[`hand:skeleton_bone_shield`,`strike`],done:w},{name:`night`,about:[`option:done`,`tray`],done:e=>o(e,C)},{name:`held`,about:[`room:vault`]}],astray:e=>c(e,C)&&i(e,`vault`)===0?`vault`:null},E={guide:e,rivals:[],minutes:6,lessons:[v,S,T,d,h]};export{E as course};