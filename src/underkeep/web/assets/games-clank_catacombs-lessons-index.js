//# allFunctionsCalledOnLoad
import{t as e}from"./motifs.js";var t=`[lute, swindle, bandit, curator, lightstick, robbery]`,n=(e,n=t)=>`underkeep: position 1\ngame: clank_catacombs\noptions: {players: 2, start_side: a}\nseed: 3\nturn: 1\nactive: 0\nrow: ${n}\n${e}`,r=e=>e.players[0],i=e=>e.turn>1,a=(e,t)=>[...r(e).play,...r(e).discard,...r(e).unseen,...r(e).cards??[]].includes(t),o=e=>e.this_turn.found!==null||e.tiles.length>1,s={name:`dark`,position:n(`
players:
- {pawn: west_porch, hand: [], play: [burgle, burgle, burgle, scramble, sidestep], boots: 1, skill: 2}
- {pawn: crypt}
stack: [H2]
`),cards:{},steps:[{name:`edge`,about:[`door:L.W1`]},{name:`explore`,about:[`door:L.W1`],done:o},{name:`turn`,about:[`tile:H2`]},{name:`lay`,about:[`tile:H2`,`lay`],done:e=>r(e).gold>=2},{name:`rooms`,about:[`room:h2_nw`]}],astray(e){return e.tiles.length>1&&r(e).gold<2?`turned`:i(e)||!o(e)&&e.this_turn.boots===0?`late`:null}},c=e=>r(e).hand===0||i(e),l={name:`down`,position:n(`
players:
- {pawn: crypt, hand: [burgle, burgle, sidestep, scramble, stumble]}
- {pawn: crypt}
`),cards:{burgle:`burgle`,scramble:`scramble`,stumble:`stumble`},steps:[{name:`crypt`,about:[`room:crypt`]},{name:`hand`,about:[`hand`]},{name:`play`,about:[`play-all`],done:c},{name:`totals`,about:[`total:boots`,`total:skill`]},{name:`walk`,about:[`room:west_porch`],done:e=>r(e).pawn!==`crypt`},{name:`on`,about:[`room:landing`],done:e=>r(e).pawn===`landing`},{name:`depths`,about:[`room:landing`,`player:0`]}],astray(e){return i(e)?`late`:c(e)&&r(e).pawn!==`landing`&&(e.this_turn.boots===0||e.this_turn.found!==null)?`boots`:null}},u={name:`noise`,position:n(`
players:
- {pawn: landing, hand: [burgle, burgle, stumble, stumble, sidestep]}
- {pawn: crypt}
dungeon_deck: [ogre_merchant]
clank: {cubes: [2, 1]}
bag: {cubes: [6, 2], black: 10}
rage: 2
`,`[lute, swindle, bandit, curator, lightstick, none]`),cards:{stumble:`stumble`,ogre:`ogre_merchant`},steps:[{name:`clank`,about:[`clank:0`]},{name:`play`,about:[`play-all`],done:e=>r(e).hand===0||i(e)},{name:`odds`,about:[`dragon`]},{name:`rage`,about:[`rage`]},{name:`end`,about:[`option:end turn`],done:i},{name:`bitten`,about:[`dragon`,`player:0`]}],astray:()=>null},d={name:`shop`,position:n(`
players:
- {pawn: landing, hand: [], play: [burgle, burgle, burgle, scramble, sidestep], skill: 3, swords: 2}
- {pawn: crypt}
`),cards:{lightstick:`lightstick`,goblin:`goblin`,swindle:`swindle`},steps:[{name:`row`,about:[`row`]},{name:`price`,about:[`row:lightstick`]},{name:`buy`,about:[`row:lightstick`],done:e=>a(e,`lightstick`)},{name:`discard`,about:[`decks`]},{name:`fight`,about:[`reserve:goblin`],done:e=>r(e).gold>0},{name:`gold`,about:[`market`]}],astray(e){return!a(e,`lightstick`)&&e.this_turn.skill<3?`other`:i(e)?`late`:null}},f=e=>r(e).artifacts.length>0&&(r(e).pawn===`crypt`||r(e).state===`escaped`),p={name:`treasure`,position:n(`
players:
- {pawn: d06_s, hand: [], play: [burgle, burgle, burgle, scramble, sidestep], boots: 3}
- {pawn: crypt}
tiles:
- {tile: D06, cell: [-1, 0]}
treasures: {d06_s: [7]}
`),cards:{},steps:[{name:`see`,about:[`room:d06_s`]},{name:`take`,about:[`deed:take artifact`],done:e=>r(e).artifacts.length>0},{name:`run`,about:[`room:landing`],done:e=>r(e).pawn!==`d06_s`},{name:`home`,about:[`room:west_porch`,`room:crypt`],done:f},{name:`end`,about:[`player:0`]}],astray(e){return f(e)?null:i(e)||e.this_turn.found!==null?`late`:null}},m={guide:e.floating_skull,rivals:[`greedy`],minutes:6,lessons:[l,d,s,u,p]};export{m as course};