// The emblem of each spell of The Next Level, up to 16 by 16, shown before rays.
import type { Drawing } from '../../../../art/painter'

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  all_your_base: { ramps: { t: 'sand' }, mask: `
.......m|
.......m
.....rrr
....rrrr
...mmrrr
..mmm.mm
.mm.....
.mm.t.t.
.mm.tttt
.mm.tttt
..mmtktt
...mmktt
....mttk
....tttk
...ttttk
..tttttk` },
  another_castle: { mask: `
........rr......
........rrrr....
..rr....rr......
..rrrr..l.......
..rr..t.t.t.t...
..l...ttttttt...
t.t.t.ttkkttt...
ttttttttkkttt...
ttktttttttttt...
ttkttttkkkttt...
tttttttkkkttg...
tttttttkkkttgg..
.gggggggggggggg.
.gGggggggggggggg
.gggggggggggggg.
............gg..` },
  fairy_fountain: { ramps: { h: 'gold' }, mask: `
.......h|
.i...hhh
iii..hss
iIii.hks
iiiiihss
.iiiiooo
..iii.oo
.ii..ooo
.......s
.i......
iIi.iiii
tttttttt
.tittttt
...ttttt
.....ttt
...ttttt` },
  its_on: { mask: `
....rrrrrr......
..rrrrrrrrrr....
.rrRRrrrrrrrr...
.rRRrrrrrrrrrr..
rrRrrrrrrrrrrr.y
rrrrrrrrrrrrrr..
rrrrrrrrrkrrrr.Y
rrrrrrrrrrkrrr.y
rrrrrrrrrrkrrr..
.rrrrkkkkkrrr..y
.rrrrrrrrrrrr...
..rrrrrrrrrr..y.
..wwwwwwwww.y...
..wwrwwwrww...y.
..wwwwwwwww.y...
...rrrrrrr......` },
  hiring_spree: { mask: `
.www........www.
wwwwwwwwwwwwwkww
wkwwwnwwnwwwwkw.
..wwnnnnnnwww...
..wnnennennww...
..wwnnnnnnwww...
..wwwnkknwwww...
..wwwwwwwwwww...
..wkkkkwkkkww.WW
..wwwwwwwwwwwWw.
..wkkwkkkkwwWww.
..wwwwwwwwwwww..
..wrrwwkkkwgw...
.wrrrrwwwwkww.ww
wwwrrwwwwwwwwkww
.wwwwwwwwwwwwww.` },
  lightning_bolt: { mask: `
.....tttt.......
...tttttttt.....
..ttTTtttttttt..
.ttTttttttttttt.
tttttttttttttttt
tttttttttttttttt
.tttttttttttttt.
....yYYyy.......
...yYYy....i....
..yYYYYyy..i....
....yYYy........
...yYYy..i......
..yYYy...i...i..
..yYy........i..
.yYy............
.yy.............` },
  meddling_kids: { ramps: { h: 'ember', a: 'green' }, mask: `
....aaaaaa......
...aaaaaaaa.....
..aaaagaaaaa....
..aaaaaaaaaaaaa.
..hhhhhhhhh.....
.hsssssssssh....
.hskkssskksh....
.ssekssseks.ggg.
.sssssssssgiiig.
.sosssssosgiIiig
..sskkkksggiiiig
...skrrksl.ggg..
..uuussuul......
.uuuuuuull......
suuuwwuul.......
ssuuwwuu........` },
  oh_yeah: { eye: 'paper', mask: `
rrrkrrrrrkrrrrkr
rrrkrrrrrkrrrrkr
kkkkk.kk..kkkkkk
rkrr..pppp..rrrr
rkr.pppppppp.rkr
kkk.ppeppeppp.kk
rr.ppekppekpp.rr
rr.pppppppppp.rr
k.ppkkkkkkkkp..k
r.ppkwwwwwwkpp.r
r..ppkrrrrkpp.rr
kk.pppkkkkppp.kk
rr..pppppppp..rr
rkr..........rkr
.k..rr.rr.rr..k.
..rr..r....rr...` },
  party_up: { mask: `
............oo..
..........ouoo..
.........oog....
........uou.....
.......oogo.....
.m...mmmmmm.....
....mmmmmmmm...o
.g.mmMmmmmmmm...
...mmmmmmmmmm.u.
...mkkkkkkkkm...
.u.mkkekkekkmgyy
...mmmmmmmmmmygg
...mmkmmkmmmm...
.o..mmmmmmmm..y.
..gmmmmmmmmmm...
..mmmmggmmmmmm..` },
  pause: { mask: `
...uuuuuuuuuu...
.uuuuuuuuuuuuuu.
.uuUUuuuuuuuuuu.
uuUuuuuuuuuuuuuu
uuUwwwwuuwwwwuuu
uuuwwwwuuwwwwuuu
uuuwwwwuuwwwwuuu
uuuwwwwuuwwwwuuu
uuuwwwwuuwwwwuuu
uuuwwwwuuwwwwuuu
uuuwwwwuuwwwwuuu
uuuwwwwuuwwwwuuu
uuuuuuuuuuuuuuuu
.uuuuuuuuuuuuuu.
.uuuuuuuuuuuuuu.
...uuuuuuuuuu...` },
  pity: { ramps: { l: 'sand' }, mask: `
.............kk.
............kllk
...........llkk.
..........kkk...
w........kkk....
.w..llllkkk.....
..wlllkkkll.....
..lwlkkklllll...
..llwkklllkll...
..lllwllkkll....
...lllwlllll....
.llllllwlll.....
lllLlkllwll.....
lLllllkllw..i...
.llllllll.ww.i..
..llllll...iIi..` },
  secret_stash: { mask: `
.......gg.......
.rr..gggggg..rr.
rwwwggGggggwwwr.
rwwwgg.iiggwwwr.
rwwkkkiIiikkwwr.
rwwkvviiivgkwwr.
rwwkgvvivggkwwr.
rwwkggvvgGgkwwr.
rwwkgGgggggkwwr.
rwwkgggrgggkwwr.
rwwkkkkkkkkkwwr.
rwwwwwwkwwwwwwr.
rwwwwwwkwwwwwwr.
rrrrrrrrrrrrrrr.
.......r........` },
  shortcut: { mask: `
..........llll..
ww........lLll..
wwwww.....llll..
.wwwwwww..llll..
...kwwwwwwlLll..
.wwwkkwwwwllll..
..wwwwwkkwllll..
...kwwwwwwgggg..
..wwwkkwwwgggg..
...wwwwwwwlllll.
....kkwwwlllllll
....wwwwllLlllll
......wlllllllll
.......lllllllll
.......kkkkkkkkk
.......kkk..kkkk` },
  super_effective: { mask: `
.......y........
..y...yy...y....
..yy..yYy.yy..y.
...yyyYYyyYyyyy.
...yYYYrrYYYYy..
yyyyYYrrrrYYyy..
.yYYYYrrrrYYYyy.
..yYYYrrrrYYYYyy
..yYYYYrrYYYYy..
.yYYYYYrrYYYyy..
yyyyYYYYYYYYYyy.
...yYYYrrYYYYyyy
..yyYYYrrYYyy...
.yyy.yYYYYy.yy..
.y...yy.yy...y..
.....y...y......` },
  surprise_gift: { eye: 'gold', mask: `
.rr.......rr....
rrrr.....rrrr...
.rrrr.g.rrrr....
...rrrgrrr......
.ppppggggpppp...
pppppPggpppppp..
pppppgggppppppp.
...vvvvvvvvvvv..
..vveekvveekvv..
..vvekkvvekkvv..
.pppppppggppppp.
.ppwpwpwggwpwpp.
.pppppppggppppp.
.ppPppppggppppp.
.pppppppggppppp.
.pppppppggppppp.` },
  undead_minion: { mask: `
......r.........
.....rrr........
...mmmrmm.....m.
..mmMmmmmm...mm.
..mmmmmmmm..mm..
..gggggggg..mm..
..wkkwwkkw.mm...
..wkywwkyw.mm...
..wwwwwwwwmm....
...wkwkww.mm....
...wwwww.gg.....
.ww.www.ggggg...
wwwwwwwwwwwg....
w.wkwkwk.wll....
w..wwwww..l.....
...w...w........` },
  wild_monster: { ramps: { b: 'umber' }, mask: `
.w............w.
.ww....bb....ww.
..wwbbbbbbbbww..
...bbbbbbbbbb...
..bbbbbbbbbbbb..
..bbyyybbyyybb..
.bbbyykbbkyybbb.
.bbbbyybbyybbbb.
nbbbbbbbbbbbbb.n
nnbbkkkkkkkkbb.n
n.nbkwkkkkwkbnnn
nnnbbkrrrrkbnn.n
.nnnbbkkkkbbnnnn
nnNnnbnbbnbnnNnn
nnNnNnnNnnNnnNnn
nnnnnnnnnnnnnnnn` },
}
