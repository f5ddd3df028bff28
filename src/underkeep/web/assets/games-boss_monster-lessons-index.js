//# allFunctionsCalledOnLoad
import{f as e}from"./offers.js";var t=(e,t=`BMR`)=>`underkeep: position 1\ngame: boss_monster\noptions: {players: 2, sets: [${t}]}\n${e}`,n=e=>e.players[0],r=e=>e.round>1,i=(e,t)=>[...n(e).rooms.cards??[],...n(e).spells.cards??[]].includes(t),a=(e,t)=>n(e).dungeon.some(({stack:e,laid:n})=>e.includes(t)||n===t),o=`boden_the_pantless`,s={name:`bait`,position:t(`
players:
- {boss: gorgona, dungeon: [neanderthal_cave], hand: [dizzygas_hallway, goblin_armory]}
- {boss: draculord, dungeon: [golem_factory]}
town: [${o}, nick_the_masher]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),cards:{fighter:o,cleric:`nick_the_masher`,rival:`draculord`,armory:`goblin_armory`,cave:`neanderthal_cave`},steps:[{name:`lure`,about:[`lure`]},{name:`tie`,about:[`hero:${o}`]},{name:`phases`,about:[`phases`]},{name:`order`,about:[`player:1`]},{name:`build`,about:[`hand:goblin_armory`,`next`],done:e=>n(e).souls>0},{name:`both`,about:[`wounds:1`,`souls:0`]}],astray(e){return n(e).wounds>0?`wound`:r(e)?e.town.some(({hero:e})=>e===o)?`tie`:`away`:null}},c={name:`home`,position:t(`
players:
- {boss: gorgona, dungeon: [dizzygas_hallway], hand: [neanderthal_cave, dragon_hatchery, fear]}
- {boss: draculord, dungeon: [golem_factory]}
town: [joman_chimm_cutpurse]
decks: {heroes: [nick_the_masher, boden_the_pantless], rooms: [open_grave, specters_sanctum]}
`),cards:{boss:`gorgona`,thief:`joman_chimm_cutpurse`,hallway:`dizzygas_hallway`,cave:`neanderthal_cave`,fear:`fear`},steps:[{name:`boss`,about:[`player:0`]},{name:`score`,about:[`souls:0`,`wounds:0`]},{name:`hero`,about:[`hero:joman_chimm_cutpurse`]},{name:`sums`,about:[`room:0:1`]},{name:`build`,about:[`hand:neanderthal_cave`,`next`],done:e=>a(e,`neanderthal_cave`)},{name:`walk`,about:[`room:0:1`,`option:pass`],done:e=>n(e).souls>0||(e.walking?.place??0)>1},{name:`die`,about:[`room:0:2`,`option:pass`],done:e=>n(e).souls>0},{name:`soul`,about:[`souls:0`]}],astray(e){return n(e).wounds>0?`wound`:!i(e,`fear`)||r(e)?`fled`:null}},l=`sir_digby_apple_ace_detective`,u={name:`magic`,position:t(`
phase: adventure
active: 0
players:
- {boss: gorgona, dungeon: [golem_factory, bottomless_pit], hand: [giant_size], entrance: [fires_breath_heroine_of_arcadia, ${l}]}
- {boss: draculord, dungeon: [open_grave]}
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),cards:{fighter:`fires_breath_heroine_of_arcadia`,detective:l,spell:`giant_size`,golems:`golem_factory`,pit:`bottomless_pit`},steps:[{name:`spell`,about:[`hand:giant_size`]},{name:`cast`,about:[`hand:giant_size`,`room:0:1`],done:e=>!i(e,`giant_size`)},{name:`wait`,about:[`option:pass`],done:e=>n(e).souls>0},{name:`pit`,about:[`room:0:2`,`hero:${l}`],done:e=>n(e).souls>1},{name:`price`,about:[`souls:0`]}],astray(e){return n(e).wounds>0||r(e)?`wound`:i(e,`giant_size`)&&e.walking?.inside?`late`:a(e,`bottomless_pit`)?null:`pit`}},d=`paddywhack`,f=`brassknuckle`,p=`sir_digby_apple_ace_detective`,m=2,h=(e,t)=>n(e).dungeon.find(({miniboss:e})=>e?.card===t)?.miniboss,g=e=>(h(e,f)?.level??0)>0,_=e=>n(e).souls>0||m-(n(e).coins??0)>+!!g(e),v=e=>h(e,f)!==void 0||n(e).dungeon.some(({laid:e})=>e===f),y={name:`staff`,position:t(`
players:
- {boss: gorgona, coins: ${m}, dungeon: [{room: golem_factory, miniboss: ${d}, level: 2}, neanderthal_cave, dizzygas_hallway], hand: [${f}]}
- {boss: draculord, coins: 0, dungeon: [open_grave]}
town: [${p}]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`,`BMR, RMB`),cards:{old:d,new:f,detective:p,hallway:`dizzygas_hallway`},steps:[{name:`coins`,about:[`coins:0`]},{name:`miniboss`,about:[`miniboss:0:1`]},{name:`promote`,about:[`miniboss:0:1`,`promote`],done:_},{name:`build`,about:[`hand:${f}`,`room:0:3`],done:v},{name:`pay`,about:[`option:yes`],done:g},{name:`use`,about:[`miniboss:0:1`,`hero:${p}`],done:e=>n(e).souls>0},{name:`back`,about:[`miniboss:0:1`]}],astray(e){return e.phase===`build`&&!r(e)?null:_(e)?i(e,f)?`hand`:v(e)?n(e).wounds>0||r(e)?`wound`:null:`unpaid`:`level`}},b=`antonius_the_rune_knight`,x={name:`ten`,position:t(`
players:
- {boss: gorgona, souls: 7, wounds: 2, dungeon: [neanderthal_cave, golem_factory, goblin_armory, dizzygas_hallway], hand: [dragon_hatchery]}
- {boss: draculord, souls: 6, dungeon: [open_grave]}
town: [${b}, joman_chimm_cutpurse]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),cards:{boss:`gorgona`,knight:b,thief:`joman_chimm_cutpurse`,hatchery:`dragon_hatchery`},steps:[{name:`epic`,about:[`hero:${b}`]},{name:`level`,about:[`player:0`]},{name:`build`,about:[`hand:dragon_hatchery`,`next`],done:e=>n(e).levelled_up},{name:`stone`,about:[`card:${b}`],done:e=>n(e).souls>8},{name:`win`,about:[`souls:0`]}],astray(e){return n(e).levelled_up?n(e).wounds>2||r(e)?`knight`:null:r(e)?`four`:null}},S={name:`upstairs`,position:t(`
players:
- {boss: gorgona, dungeon: [neanderthal_cave, golem_factory, dizzygas_hallway], hand: [beast_menagerie, dragon_hatchery]}
- {boss: draculord, dungeon: [open_grave]}
town: [johnny_of_the_evening_watch]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),cards:{fighter:`johnny_of_the_evening_watch`,beasts:`beast_menagerie`,golems:`golem_factory`,cave:`neanderthal_cave`,hallway:`dizzygas_hallway`},steps:[{name:`sums`,about:[`hero:johnny_of_the_evening_watch`]},{name:`advanced`,about:[`hand:beast_menagerie`]},{name:`where`,about:[`room:0:1`,`room:0:3`]},{name:`build`,about:[`hand:beast_menagerie`,`room:0:2`],done:e=>n(e).souls>0},{name:`top`,about:[`room:0:2`]}],astray:e=>n(e).wounds>0||r(e)?`wound`:null},C={guide:e.goblin_armory,rivals:[`greedy`],minutes:7,lessons:[c,s,S,u,x,y]};export{C as course};