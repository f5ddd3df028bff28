// Who or what lives in each room of The Next Level, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  dark_portal: { mask: `
.w....tttt....w.
.ww.tttttttt.ww.
..wttwwwwwwttw..
..tttwkwwkwttt..
.tttttwwwwttttt.
.ttkkkkkkkkkktt.
.ttkpppPPpppktt.
tttkppPvvPppkttt
tttkpPvvvvPpkttt
tttkpPYvvYPpkttt
tttkpPvvvvPpkttt
tttkpPvvvvPpkttt
tttkppPvvPppkttt
tttkpppPPpppkttt
tttkpppppppptttt
tttttttttttttttt` },
  imp_temple: { mask: `
.......t|
.....ttt
...ttttt
.ttttttY
tttttttt
kkkkkkkk
.ttvrvvv
.Ttvrvrr
.Ttvrrrr
.TtvrrYr
.Ttvvrrr
.Ttrvrkw
.Ttrrrrr
.Ttvvrrr
ttttvrrv
tttttttt` },
  madmans_manor: { ramps: { b: 'purple' }, mask: `
.....b..........
....bbb...ll....
...bbbbb..ll.b..
..bbbbbbb.ll.bb.
.bbbbbbbbbllbbb.
..ttttttbbbbbbbb
..tkkktttbbbbbb.
..tkyktttttttt..
.ttkyktttkkkkt..
.ttkkktttkyykt..
.tttttttttkkkt..
..ttttttttttttt.
..tkkkkkkkkkktt.
..tkwrwrrwrwktt.
.tttkrrrrrrkttt.
tttttkwrrwkttttt` },
  arcane_crypt: { mask: `
..p...p....p....
.pPp.pPp..pPp...
..p...p....p....
....P...........
..P.P..P.ttt....
..P.P.P.ttttttt.
..P.PPP..ttttttt
.pPpPPp.....tttt
.vpppppppp...tt.
tttttttttttttttt
.tttttttttttttt.
.tttPttttttPttt.
.ttPpPtPPtPpPtt.
.tttPttttttPttt.
.tttttttttttttt.
tttttttttttttttt` },
  haunted_hall: { mask: `
........rr......
.......rrr......
.....mmmrmm.....
....mmmmmmmm....
....mmmmmmmm....
....mkkkkkkm....
....mkIikIik....
....mkkkkkkm....
.....mmkmkm.....
.mm....ii....mm.
mmmm.mmmmmm.mmmm
.mm.mmmMmmmm.mm.
.i..mmmmmmmm..i.
.....mggggm.....
......iiii...i..
.i..i.ii..i.....` },
  inner_sanctum: { mask: `
.....ggg|
...ggllk
..gllllk
.gmllllk
.gmmlllk
glllmmlk
gllllmmk
glllllgg
gllllggg
gllllggk
gllllggk
glllmggg
gllmmlgg
glmmlllk
gmmllllk
gmlllllk` },
  incubus_gym: { ramps: { a: 'black' }, mask: `
mm............mm
mmm..........mmm
mmmllllllllllmmm
mmm.pp....pp.mmm
mm..pp....pp..mm
.w..pp.ww.pp....
.ww.pppwwppp.ww.
..wwpppppppp.w..
...pppppppppww..
...ppkypppykp...
....ppppppppp...
....ppkwkwkpp...
...ppppppppppp..
....ppPppPpp..p.
....aaaaaaaa.pp.
....ppp..ppppp..` },
  dragon_graveyard: { mask: `
w.......|
ww....w.
.ww..www
.wwwwwww
..wwwwww
w.wwwwww
wwwkkkww
.wwkukkw
...wkkww
w.w.wwww
wwwwwwww
..wwwkww
.n.wwkww
nn.wwwww
nnlwkwkw
llllllll` },
  wraiths_throne: { ramps: { a: 'teal' }, mask: `
.w....g.......w.
.g...ggg......g.
.gg.ggrgg.gg.gg.
.gppppppppppppg.
.gpppaaaaaapppg.
.gppaaaaaaaappg.
.gpaaakkkkaaapg.
.gpaakkkkkkaapg.
.gpaakYkkYkaapg.
.gpaakkkkkkaapg.
.gpaaakkkkaaapg.
.gaaaaaaaaaaaag.
gggwaaaaaaaawggg
glgwaaaaaaaawglg
glgaaaaaaaaaaglg
glg.aa.aaa.aaglg` },
  rust_monster_pen: { ramps: { a: 'ember', l: 'tan' }, mask: `
.a.a.......l.l..
..aa.......lll..
aaa........lll..
..aa....ll..l...
...a..llkllal...
...a.llakllakl..
.lllllaaklaakll.
lekllaaklaaklak.
lkklaaakaaakaak.
lllllaakaaakaakl
lllllaakaaakaal.
wkwlllakaaakall.
m.lllllllllllm..
mm..ll.ll.ll.ll.
.m.ll..ll.ll..ll
m..l...l...l...l` },
  goblin_nursery: { eye: 'gold', mask: `
................
......nnnn......
n....nnnnnn....n
nnn.nnnnnnnn.nnn
.nnnnnnnnnnnnnn.
..nnneennneennn.
...nneKnnneKnn..
....nnnnnnnnn...
....nnkoookn....
l...nnnoOonn...l
ll.wwwwowwwww.ll
llwwwwwwwwwwwwll
llllllllllllllll
.lgllgllgllgllg.
..llllllllllll..
.ll..........ll.` },
  barbarian_hall: { ramps: { h: 'ember' }, mask: `
w........w...mm.
ww......ww..mmmm
.wmmmmmmw..mmmlm
.mmMmmmmm...mmlm
.gggggggg.....l.
.hskssksh.....l.
.hskssksh.....l.
.hhssssshh....l.
.hhhkkhhh....ss.
..hhhhhh....sss.
sssshhssss.ssl..
ssssssssssss..l.
ss.sslssss....l.
ss.llllll.....l.
...llggll.....l.
...ss..ss.......` },
  spawn_point: { eye: 'gold', mask: `
N......N..N....N
..N.N..N....N...
N....N...N....N.
..N.N.N.N.N.N...
...N.N.N.N.N..N.
..n.nnn.nnn.n...
....nnnnnnnn....
.N.nnnnnnnnnn.N.
...nneennneen...
...nneKnnneKn...
...nnnnnnnnnn...
...nkwkwkwkwn...
..nnnnnnnnnnnn..
.ttttttttttttt..
ttyYyttyYyttyYyt
.tttttttttttttt.` },
  fangroot_garden: { mask: `
.....rrrrr......
...rrrrrrrrr....
..rrwrrrwrrrr...
.rrrrrrrrrrwrr..
.rwrrrwrrrrrrr..
.kkkkkkkkkkkrrr.
.wkwkwkwkwkkrrr.
..........kkrrr.
.w.w.w.w.kkrrr..
.rrrrrrrrrrrrr..
..rrwrrrrwrrn...
....rrrrrr.nn...
.nn.......nn.nn.
nnnnn...nnn.nnn.
.nnnnnnnnnnnnn..
llllllllllllllll` },
  shrooman_cave: { mask: `
....rrrrrrrr....
..rrrrwwrrrrrr..
.rrrrrwwrrrwwrr.
.rwwrrrrrrrwwrrr
rrwwrrrrwwrrrrrr
rrrrrrrrwwrrrrrr
rrrwwrrrrrrrwwrr
.kkkkkkkkkkkkkk.
...wwwwwwwwww...
...wwkkwwkkww...
.w.wwkEwwkEww.w.
.wwwwwwwwwwwwww.
...wowwkkwwow...
...wwwwwwwwww...
....wwwwwwww....
...www....www...` },
  goblin_mess_hall: { eye: 'gold', mask: `
....wwwwww......
...wwwwwwww.....
...wwwwwwww.....
....wwwwww......
....wwwwww...mm.
n...nnnnnn..nmmm
nnn.nnnnnn.nnmmm
.nnneennneennn..
..nneKnneKnn.m..
....nnnnnn...m..
....nkwkkn..nn..
..wwwnnnnwwwnn..
.nnwwwrrwww..m..
.nn.wwwwwww.....
..n.wwwwwww.....
....nn..nn......` },
  megaworm_burrow: { mask: `
.....oooooo.....
...oooooooooo...
..oowkwkkwkwoo..
..owkkkkkkkkwo..
.ookkrrrrrrkkoo.
.owkrrkkkkrrkwo.
.ookrkkkkkkrkoo.
.owkrrkkkkrrkwo.
.ookkrrrrrrkkoo.
..owkkkkkkkkwo..
..oowkwkkwkwooo.
...oooooooooooo.
...oppppppppppo.
l..oooooooooooo.
ll.opppppppppppl
llllllllllllllll` },
  the_arena: { ramps: { b: 'red' }, mask: `
......rrrr....w.
....rrrrrrr.w.w.
...mmmmmmmrrw.w.
..mmmmmmmmmrwwww
..mkmkmkmmm..ll.
..mmkmkmmmm..l..
..mkmkmkmmm..l..
...mmmmmmm...l..
...nnnnnnn...l..
.gggnnnnnnnnnn..
gglggnnnnnnnn...
glllglggggg..l..
gglggnllllg..l..
.gggnnlllll..l..
....nn..nn...l..
...nnn..nnn.....` },
  antimagic_zone: { mask: `
.....iiiiii.....
...iiddddddii...
..iIddddddddddi.
.iIdddllllddddi.
iIdddlldddlldddi
iIdddldddddldddi
iddddldddddldddi
iddddldddddYdddi
iddddlddddYYYddi
iddddldddYYyYYdi
iddddlddddyYyddi
idddwwddddYdYddi
idddwwdddddddddi
mmmmmmmmmmmmmmmm
.mrmmmmrmmmmrmm.
mmmmmmmmmmmmmmmm` },
  lost_library: { mask: `
....www.........
...wwwww........
...wkwkw........
....www......n..
.rrrrrrrrrr..nn.
.rrrrrrgrrr.nn..
..wwwwwwwww..nn.
...uuuuuuuuuun..
...uuguuuuuunn..
....wwwwwwwwwnn.
nnnnnnnnnnnn.n..
nnngnnnngnnnnnn.
.wwwwwwwwwww.nn.
.pppppppppppppnp
.ppgpppppppgppnn
..wwwwwwwwwwwww.` },
  frostbat_cave: { mask: `
i....i..|
ii...ii.
iii..iii
iuii.iii
iuuiiiii
iuuiikki
iuuuikri
iuuuiiii
iuiuiikw
iuiuiiii
i.iiiiii
I.i.iiii
..I..iii
..I...ii
.....i.i
.....w.w` },
  spellslime_pit: { ramps: { n: 'lime' }, mask: `
........pp......
......ppp.......
.....pppp.......
.....pYppp......
....pppppp......
..pppppppppp....
...nnnnnnnn.....
..nnNNnnnnnnn...
.nnNnnnnnnnnnn..
.nnneknnneknnn..
nnnnkknnnkknnnn.
nnnnnnnnnnnnnnnn
nnwnnnkkkknnlnnn
nnnnYnnnnnnnnlnn
nnnnnnnnYnnnnnln
.nnnnnnnnnnnnnn.` },
  observatory: { mask: `
..Y.........ggg.
..........gggiig
.Y.....lllggiiig
....lllLllggiig.
.glllLllllgggg..
ggggllllllg.....
mggggllll....Y..
mm.gggll........
....kgggk.......
.....ggg........
.....lll....Y...
....ll.ll.......
....l.l.l.......
...ll.l.ll......
...l..l..l......
..ll..l..ll.....` },
  sorcerobe_school: { ramps: { a: 'red', b: 'stone' }, mask: `
..bbbbbbbbbbbb..
bbbbbbbbbbbbbbbb
...bbbbbbbbbb.g.
...aaaaaaaaaa.g.
..aaavvvvvvaaag.
..aavvvvvvvvaag.
..aavYYvvYYvaa..
..aavYYvvYYvaa..
..aavvvvvvvvaa..
.aaaavvvvvvaaaa.
aaaaaagvvgaaaaaa
aaaaaaaggaaaaaaa
gg.aaaaggaaaa.gg
vv.aaaaggaaaa.vv
...aaaaggaaaa...
..aaa.aaaa.aaa..` },
  hall_of_mirrors: { mask: `
......gg|
.....grg
....gggg
g..giiii
ig.gipii
ig.gippp
ig.gipyp
Ig.gippp
ig.gipkw
ig.giipp
ig.gippp
g..gpppp
.l.ggggg
.l...ggg
.l..gggg
ll.ggggg` },
  elemental_generator: { ramps: { a: 'ember' }, mask: `
..a....a....i...
.aa...aa...ii.i.
.aaa.aaa.i.iiii.
..aaaaaaiiiiii..
.aaaaaaaiiiiiii.
.aaYYYaaiiIIIii.
.aYkkYYaiIIkkIi.
.aYkkYYaiIIkkIi.
.aaYYYYaiIIIIii.
..aaYkkkkkkIii..
...aaYYaiIIii...
.mmmmmmmmmmmmmm.
mmgmmgmmmmgmmgmm
mmmmmmkkkkmmmmmm
.mmrmmkyikmmumm.
mmmmmmmmmmmmmmmm` },
  brainsucker_queen: { mask: `
....g..g|
....gg.g
....gggr
...ooooo
..oopooo
.ooooopo
.opooooo
ooooopoo
ookkkooo
ooEEkooo
.oEkkopo
.ooooorr
oo.ooooo
o.oo.oo.
oo.oo.oo
.oo.o..o` },
  bullet_builder: { mask: `
................
..gg............
.tggtttttt......
.tggttttttttt...
.tggtTTTTtttttt.
ytggttttkkkttttt
Ytggttttteekkttt
Ytggttttteekkttt
ytggtttttteetttt
.tggttttwkwkwtt.
.tggtttttttttt..
.tggtttttt......
..gg............
.ll..ll..ll..ll.
llllllllllllllll
lkklkklkklkklkkl` },
  wreck_room: { mask: `
.......mm.......
........m.......
.......mm.......
.......m........
...tttttt.......
..tttttttt..rr..
.tttTtttttt.rrr.
ttkkttttkktt.rr.
ttekkttkkett....
tteekttkeettr...
tttttttttttt.rr.
ttkwkwkwkwtt.rrr
.ttkkkkkktt.....
..tttttttt.rrrtr
....tttt.rtrrtrr
.rr...rrrrtrrtrr` },
  deadly_treadmill: { mask: `
................
.rrr......w.w...
.riirr...wmmmw..
.riir...wmmmmm.w
..rr....mmmmmmmw
..tt...wmmmmmmm.
..tt....mmmkkmmw
..tt...wmmmkkmm.
..ttll..mmmmmmmw
..tt...w.mmmmm..
..tt.....wmmmww.
.llllllllllllll.
lkmmkkmmkkmmkkml
lkmmkkmmkkmmkkml
.llllllllllllll.
.tt..........tt.` },
  collapsing_bridge: { ramps: { c: 'tan' }, mask: `
................
ll............ll
ll............ll
llw..........wll
llww........wwll
ll.www....www.ll
ll...w....w...ll
cccc.w....w.cccc
cccckcc...kkcccc
lllkcccc..ccklll
ll..kccc.ccckkll
ll...kcc..cc..ll
ll............ll
ll.yy..cc...yyll
yyyYYyyyccyyYYyy
YYYYYYYYYYYYYYYY` },
  spiked_pit: { mask: `
ttttt......ttttt
ttttvvvvvvvvtttt
tttvvvvvvvvvvttt
ttvvvvvwwwvvvvtt
ttvvvvwwwwwvvvtt
ttvMvvwkwkwvMvtt
ttvMvvvwwwvvMvtt
ttvMmvvvMvvvMmtt
ttvMmvvvMmvvMmtt
ttMmmvvMmmvMmmtt
ttMmmvvMmmvMmmtt
ttMmmmMmmmmMmmtt
tttttttttttttttt
.tttttttttttttt.
..tttttttttttt..
....tttttttt....` },
  decapitator: { mask: `
.llllllllllllll.
.llllllllllllll.
..ll........ll..
..llmmmmmmmmll..
..llmmMMmmmmll..
..llmmmmmmmmll..
..ll.mmmmmmmll..
..ll...mmmmmll..
..ll.....wwwll..
..ll........ll..
..llllllllllll..
..llllkkkkllll..
..lllkkkkkklll..
..llllllllllll..
..ll.gggggg.ll..
.llllgmkmkgllll.` },
  chump_chomper: { mask: `
.mm..........mm.
.mm..r....r..mm.
mmmm.rr..rr.mmmm
mmmmmmmmmmmmmmmm
mmmmyYmmmmYymmmm
mmmmYkmmmmkYmmmm
mmmmmmmmmmmmmmmm
.wwmwwmwwmwwmww.
..w..w..w..w..w.
kkkkkkggkkkkkkk.
.w..wgGggww..w..
.ww.wwggwwmwwmw.
mmmmmmmmmmmmmmmm
mmmmmmmmmmmmmmmm
.mmmmmmmmmmmmmm.
.mm..mm..mm..mm.` },
  blockpile_puzzle: { mask: `
....PppkPppkPpp.
....pppkpppkppp.
....pppkpppkppp.
....kkkkkkkkkkk.
........Ppp.....
........ppp.....
........ppp.....
................
Rrr.........Ggg.
rrr.........ggg.
rrr.........ggg.
kkkkkkkkkkkkkkkk
RrrkRrrkUuukGggk
rrrkrrrkuuukgggk
rrrkrrrkuuukgggk
kkkkkkkkkkkkkkkk` },
  the_smashinator: { mask: `
......llll......
......lLll......
......lLll......
......lLll......
.mmmmmmmmmmmmmm.
mmmMMmmmmmmmmmmm
mggmmmmmmmmmmggm
mggmkkmmmmkkmggm
mggmmYkmmkYmmggm
mggmmYYmmYYmmggm
mggmmmmmmmmmmggm
mmmmkwkwkwkkmmmm
.mmmmmmmmmmmmmm.
Y..y..Y..y..Y..Y
.y.tt.yttty.tty.
ttttttkttktttttt` },
  warp_tube: { mask: `
.....l....l.....
....ll...ll.....
....ll...ll.....
....lll..lll....
.....aa..aa.....
.....aa..aa.....
.....aaaaaa.....
.nnnnnnnnnnnnnn.
nnNNnnnnnnnnnnnn
nnNnnnnnnnnnnnnn
.nnnnnnnnnnnnnn.
..nNnnnnnnnnnn..
..nNnnnYnnnnnn..
..nNnnYYYnnnnn..
..nNnnnYnnnnnn..
..nNnnnnnnnnnn..` },
  bom_boy_factory: { ramps: { b: 'night' }, mask: `
.........y......
........YyY.....
......ll.y......
......l.........
.....bbbb.......
...bbbbbbbb.....
..bbBBbbbbbb.gg.
.bbBBbbbbbbbg..g
.bbBbeebbeebbgg.
.bbbbeebbeebg..g
.bbbbekbbekb.gg.
.bbbbbbbbbbb....
..bbbkwwkbb.....
...bbbbbbb......
..yy....yy......
.yyyy..yyyy.....` },
  hatchlings_hoard: { mask: `
.....wwww.......
....wwwwww......
...wwWwwwww..g..
...wkwwkwkw.gGg.
...nnnnnnnn..g..
p..neennneen..p.
pp.neKnnneKn.pp.
ppp.nnnnnnn.ppp.
pppnnnknnknnppp.
.ppnnnnnnnnnpp..
..nnnkwkwknnn...
gg.nnnwwwnnn.gg.
ggggnwwwwngggGgg
gGggnnwwnngrgggg
ggggGggggggrrrgg
ggpggggGggggrgGg` },
  genie_lounge: { ramps: { u: 'purple' }, mask: `
......rr........
....wwwww.......
...wwwwwwwg.....
...uuuuuuug.....
...ukkukkug.....
.u.uuuuuuu..u...
.u.uuwwwuu.uu...
.uu.uuuuu.uuu...
.uuuuuuuuuuu....
..uuuUuUuuu.....
...ggrrrgg......
.....uuuu.......
......uuu...gg..
gg...uu.gggg.gg.
.gggggggggggg.g.
...gggggggg.....` },
  werewolf_den: { mask: `
....t...|
....tt..
w.w.tttt
www.tttt
ttt.tkkt
ttt.ttyk
.ttttttt
.tttttww
..tttwwk
...ttwww
...ttkwk
....twww
...ttttw
...aaaaa
...aaaaa
..ttt.tt` },
  cursed_tomb: { ramps: { s: 'tan' }, mask: `
....gggg|
..gggugu
..gugugu
.ggugsss
.gugssss
.guskkks
.guskNks
.guskkks
.gugssss
.gguggss
..gggguu
..guuugg
N.ggguug
.N.gguuu
nN.ggggg
.nnggugu` },
  save_point: { mask: `
...uuuuuuuu.....
..uummmmmuuu....
..uummkmmuuuu...
..uummkmmuuuu...
..uuuuuuuuuuu...
..uuwwwwwwwuu...
..uuwkkkkkwuu...
..uuwwwwwwwuu...
..uuwkkkwwwuu...
..uuuuuuuuuuu...
................
..i...iIi...i...
.iii.iiIii.iii..
..tttttttttttt..
.ttyttttyttttyt.
tttttttttttttttt` },
}
