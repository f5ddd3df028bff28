// What stands about in rooms. Small, and never in the way of who lives there.
import type { Drawing } from './painter'

export const FURNITURE = {
  torch: { mask: `
..Y..
..y..
.yYy.
.yYy.
..y..
.lll.
..l..
..l..` },
  skull: { mask: `
.www.
wwwww
wkwkw
.www.` },
  banner: { mask: `
lllllll
.aaaaa.
.aacaa.
.accca.
.aacaa.
.aaaaa.
.aa.aa.
.a...a.` },
  crate: { mask: `
lllllll
lLlllkl
llLlkll
lllkLll
llkllLl
lllllll` },
  candle: { mask: `
.y.
.Y.
.w.
.w.
ggg` },
  mushroom: { mask: `
.rrr..
rwrrr.
.rrwrr
..ww..
..ww..` },
  barrel: { mask: `
.llll.
lLllll
mmmmmm
lLllll
lLllll
mmmmmm
.llll.` },
  window: { mask: `
..ttt..
.tdddt.
tdkdkdt
tdkdkdt
tdkdkdt
tdkdkdt
ttttttt` },
  vase: { mask: `
.cc.
c..c
.cc.
cccc
cCcc
cccc
.cc.` },
  torchLow: { mask: `
.....
..Y..
..y..
.yYy.
..Y..
.lll.
..l..
..l..` },
  rack: { mask: `
m..w..m
mm.w.mm
.l.w.l.
lllllll
.l.w.l.
.l.g.l.
.l...l.` },
  gear: { mask: `
..m.m..
.mmmmm.
mmdddmm
.mdkdm.
mmdddmm
.mmmmm.
..m.m..` },
  shelf: { mask: `
r.g..n.
rugu.ni
ruguuni
lllllll` },
  books: { mask: `
.rrrr.
.uuuu.
ggggg.
.nnnnn` },
  bones: { mask: `
ww...ww
.wwwww.
ww...ww` },
  eggs: { mask: `
..oo....
.oOoo.n.
.oooonNn
..oo.nnn` },
  flask: { mask: `
.ww.
.mm.
.mm.
miim
iIii
.ii.` },
  heap: { mask: `
...g...
..gGg..
.ggggG.
gGggggg` },
  chains: { mask: `
m...m
m...m
m...m
m...m
mm.mm
mm.mm` },
  roses: { mask: `
r..r.
rr.rr
.n.n.
.ccc.
.ccc.
..c..` },
  tub: { mask: `
..w..w..
.wwwwww.
oooooooo
oooooooo
.oooooo.` },
  chandelier: { mask: `
....m....
y...m...y
w.y.m.y.w
w.w.m.w.w
ggggggggg
..ggggg..` },
  stalagmite: { mask: `
..t....
..tt...
.tTt.t.
.ttt.tt
ttTtttt` },
  sign: { mask: `
ggggggg
gkggkgg
ggkggkg
...l...
...l...` },
  coffin: { ramps: { l: 'leather' }, mask: `
.lll.
lllll
llgll
lgggl
llgll
llgll
.lll.
.lll.` },
  cross: { mask: `
..t..
.ttt.
..t..
..t..
.nnn.` },
  pipe: { ramps: { m: 'green' }, mask: `
mmmm..
mmmmm.
...mm.
..mmmm` },
  mirror: { mask: `
.ggg.
giiig
giIig
giiig
giiig
.ggg.` },
  cobweb: { mask: `
wwwwwwwww
.w..w..ww
..w.w.w.w
wwwwwwwww
....w.w.w
.....wwww
......w.w
.......ww` },
  crystals: { mask: `
..p....
.pPp...
.pPp.p.
ppPppPp
ppPpPPp` },
  icicles: { mask: `
iiiiiiiii
iiiiiiiii
.ii.iii.i
.ii.iii.i
.i...i...
.i...i...` },
  vines: { mask: `
nnnnnnnnn
nNn.n.nnn
.n.nn..n.
nn..nn.nn
.n...n..n
.o..nn..n
....o...o` },
  portrait: { mask: `
ggggggg
gdhhhdg
ghhshhg
ghksksg
gdsssdg
gaaaaag
gaacaag
ggggggg` },
  globe: { mask: `
.uuuu.
uunnuu
unnnuu
uuunnu
.uuuu.
..gg..
.gggg.` },
  dumbbells: { mask: `
mm...mm
mmlllmm
mm...mm` },
  rubble: { mask: `
...rr...
.rr.rrt.
rrtrrttr` },
  cauldron: { mask: `
.n..n..
..nn.n.
mmmmmmm
.mmmmm.
mmMmmmm
.mmmmm.
.m...m.` },
  cushions: { mask: `
.rrrrr..
rrRrrrr.
.rrrrr..
pppppppp
gppPpppg
.pppppp.` },
  console: { mask: `
mmmmmm..
mkkkNkm.
mkNNkNm.
mNkkkkm.
mmmmmmm.
.mrmymmm
.mmmmmmm
.mm...mm` },
  porthole: { mask: `
..mmmmm..
.mmkkkmm.
mmkkkEkmm
mkEkkkkkm
mkkyyykkm
mkyyYyyEm
mmkyyykmm
.mmkkkmm.
..mmmmm..` },
  cables: { mask: `
mmmmmmmmm
.n..r..u.
.n..r..u.
.n..rr.u.
.nn..r.uu
..n..Y..u
..Y......` },
  wreckage: { mask: `
.....m..
..m.mMm.
.mmmmrmm
mmmgmmkm
tmmttmmt` },
  luggage: { mask: `
...lll..
..l...l.
llllllll
lglrrlgl
lglrwlgl
lglllugl
llllllll` },
  cart: { ramps: { l: 'sand' }, mask: `
...rrr..l
.uuurrr.l
lllllllll
lLllllll.
.mm..mm..
.mm..mm..` },
  arcade: { mask: `
pppppp.
pggggp.
pkkkkp.
pkNkrp.
pkkNkpp
pppppp.
mrmymm.
pppppp.
pppppp.` },
  safe: { mask: `
ttttttt
tmmmmmt
tmmgmmt
tmgkgmt
tmmgmmt
ttttttt
.t...t.` },
} satisfies Record<string, Drawing>

export type Furniture = keyof typeof FURNITURE
