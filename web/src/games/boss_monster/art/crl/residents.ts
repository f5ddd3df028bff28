// Who or what lives in each room of Crash Landing, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  alien_excavator: { ramps: { b: 'teal' }, mask: `
.....mmmmmm.....
...mmiiIiiimm...
...miinnniiim...
..mmiinknkiimm..
.gmmiinnniiimmg.
.ggggggggggggg..
..mm.gggggg.mm..
.mm.gggggggg.mm.
mm..mkmkmkmk..mm
m....mMmmmm....m
mm...mkmkmk...mm
.m....mMmm....m.
.mm...mkmk...mm.
..m....mm....m..
.lll..tmmt..lll.
lllllltttttlllll` },
  alien_ooze: { ramps: { n: 'lime' }, mask: `
.......nn.......
...n..nnnn......
..nn.nnnnnn..n..
.....nneekn.nn..
....nnneekn..n..
...nnnnnnnnn....
..nnNnnnnnnnnn..
.nneekNnnnnnnn..
.nneeknnneeknnn.
.nnnnnnnneeknnn.
nnnnkkkkkknnnnn.
nnnnnkwwknnnnnnn
nnoonnnnnnnnnonn
nnnnnnNnnnnnnnnn
nNnnnnnnnnnNnnnn
.nnnn.nnnnnn.nn.` },
  decoy_garden: { ramps: { a: 'rose' }, mask: `
....gggg........
...gGYggg...oo..
...gYyggg..oOoo.
....gggg...oggo.
.....nn.....oo..
.oo..nn.....n...
oOoo.nn....nn...
oggo.nnnnnnn....
.oo.nnnnnnnn....
..n.nnekneknn...
..nnnkkkkkkkn...
...nnwkwkwkwn...
....nkwkwkwkn...
.nn.nnnnnnnnnn..
nnnnnnnnnnnnn.nn
llllllllllllllll` },
  frostman_lander: { mask: `
.......m|
......mm
.....mmm
....mMmm
...mmmmm
..mmiiii
..miIIiI
..miIkkI
..miikei
..mIiiii
.mmmiokk
.mmmmmmm
.mrrmmmm
mm.m.gyy
m..m.yYY
mm.mm.yy` },
  invasion_swarm: { ramps: { p: 'purple' }, mask: `
....iiii........
..iinnniii......
.mmmmmmmmmmm....
mrmmgmmgmmrm....
..mmmmmmm..iiii.
...y..y..iinnnii
........mmmmmmmm
..iiii..mgmmgmmg
iinnniii.mmmmmm.
mmmmmmmm..y..y..
mgmmgmmg........
.mmmmmm..iiii...
..y..y.iinnniii.
.....mmmmmmmmmmm
.....mrmmgmmgmrm
.......mmmmmmm..` },
  reactor_core: { mask: `
.mmmmmmm|
mmMmmmmm
.mmmmmmm
..kkkkkk
..mnnnnN
..mnnnNN
.tmnnNNY
.tmnnNYY
.tmnnNYY
.tmnnNNY
..mnnnNN
..mnnnnN
..kkkkkk
.mmmmmmm
mmyymmyy
mmmmmmmm` },
  digicron_library: { mask: `
.mmmmmmmmmmmmmm.
mmMmmmmmmmmmmmmm
mkkkkkkkkkkkkkkm
mkukkrkkkuuukgkm
mkukrrknkukukggm
mkukrrknkukukgkm
mkkkkkkkkkkkkkkm
mmmmmmmmmmmmmmmm
mkkkkkkkkkkkkkkm
mknnnnnkkkkknknm
mknkkknkpkpknnnm
mknnnnnkpppkkknm
mkkkkkkkkkkkkkkm
mmmmmmmmmmmmmmmm
mrmymnmmmmmmkkkm
mmmmmmmmmmmmmmmm` },
  hypercube: { mask: `
.......ii.......
.....iiddii.....
...iiddddddii...
.iiddddddddddii.
iiddddddddddddii
ididddYYYYdddidi
iddiYYYYYYYYiddi
idddyyYYYYlldddi
idddyyyylllldddi
idddyyyylllldddi
iddiyyyylllliddi
ididddyylldddidi
iiddddddddddddii
.iiddddddddddii.
...iiddddddii...
.....iiiiii.....` },
  the_omega_42: { mask: `
....mmmmmmmm....
..mmMmmmmmmmmm..
.mmmmmmmmmmmmmm.
.mkkkkkkkkkkkkm.
.mkYkYkYYYkYkkm.
.mkYkYkkkYkYkkm.
.mkYYYkYYYkkkkm.
.mkkkYkYkkkkkkm.
.mkkkYkYYYkYkkm.
.mkkkkkkkkkkkkm.
.mmmmmmmmmmmmmm.
..mrmymnmumpmm..
.mmmmmmmmmmmmmm.
mmgmgmgmgmgmgmmm
mmmgmgmgmgmgmmmm
mmmmmmmmmmmmmmmm` },
  crash_site: { mask: `
..............m.
............mmm.
..........mmmmm.
...Y....mmmMmmm.
......mmmmmmmm..
.y..mmmMmmmkkm..
...mmmmmmmkiik..
.mmmgmmmmmkIik..
mmmmmmgmmmmkkm..
.mrmmmmmmgmmmm..
..mmrmmmmmmmm..Y
.Y.mmmmmmmmm.y..
l.lYymmmmmmYlyl.
llylyYmmmyYyllll
lllllyYyYyllllll
llllllllllllllll` },
  caged_gundarf: { ramps: { a: 'ember' }, mask: `
.mmmmmmmmmmmmmm.
mmmmmmmmmmmmmmmm
.m.aamaaaamaa.m.
.maaamaaaamaaam.
.maaamaaaamaaam.
.maaamaaaamaaam.
.makkmkaakmkkam.
.maekmkaakmekam.
.maaamaaaamaaam.
wwwaamwkkwmaawww
wwwaakkkkkkaawww
www.mkwkkwkm.www
.maaamaaaamaaam.
.maaamaaaamaaam.
mmmmmmmmmmmmmmmm
mmmmmmmmmmmmmmmm` },
  celestial_map: { mask: `
iiiiiiiiiiiiiiii
iddddddPddddddyi
idPddiiiiiddddyi
iddiidddddiidddi
ididdddYdddduddi
iddddYYyYYdunudi
ididdddYdddduddi
iddiidddddiidddi
irdddiiiiiddddPi
iddPdddddddPdddi
iiiiiiiiiiiiiiii
...I..I..I..I...
....I..II..I....
.....mmmmmm.....
...mmrmmmmymm...
..mmmmmmmmmmmm..` },
  darkling_lair: { ramps: { b: 'indigo' }, mask: `
.....b....b.....
.....bb..bb.....
.....bbbbbb.....
....bbbbbbbb....
.b..bYYbbYYb..b.
bb.bbYkbbYkbb.bb
bbbbbbbbbbbbbbbb
bbbbbbkwwkbbbbbb
bYYbYYkkkkYYbYYb
bYkbYkkttkYkbYkb
bbbbbbkttkbbbbbb
bkwwkkttttkkwwkb
bbkkttttttttkkbb
bbttttTttttttkbb
tttTttttttttTttt
tttttttttttttttt` },
}
