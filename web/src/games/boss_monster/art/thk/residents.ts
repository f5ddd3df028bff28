// Who or what lives in each room of Tools of Hero-Kind, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  orcish_smithy: { ramps: { a: 'leather' }, mask: `
..........mmmm..
..nnnnn...mMmmm.
.nnnnnnn..mmmm..
nnkknkknn...l...
nneknkenn...l...
.nnnnnnn...nn...
.nwkkkwn..nnn...
..nnnnn.nnnn....
nnaaaaannn..Y...
nnaaaaaan.Y...Y.
nnaagaaa...y.y..
nnnaaaaammyYyYm.
.nnnaaammmmmmmmm
...aaa...mmmmmm.
...nn.....mmm...
..nnn...mmmmmmm.` },
  burial_mound: { mask: `
..........l.....
.........ggg....
..........m.....
..........m.....
......nnnnmnn...
....nnnnnnmnnn..
...nnNnnnnnnnnn.
..nnnttttttnnnn.
..nnttTttttttnn.
.nnnttkkkkttNnn.
.nnttkkkkkkttnnn
nnnttkwwwkkttnnn
nNnttkkwkkkttnnn
nnnttkwwwkkttnNn
nnnttkkkkkkttnnn
nntttttttttttnnn` },
  artificers_workbench: { mask: `
.ggggg..........
gGggggg......ll.
.g...lYY.....mm.
.....l.Y....m..m
.....l.....mi..m
..w..l.....mIiim
..w..l.gg..miiim
..w..lggkg.mmmmm
.ggg.l.gg...mm..
mmlmmmmmmm.rrrr.
llllllllllllllll
lLlllllllllllLll
.ll.........lll.
.lllllllllllll..
.ll.........ll..
.ll.........ll..` },
  magnetic_ceiling: { mask: `
tttttttttttttttt
.ttttttttttttt..
....rrrrrrrr....
..rrrRrrrrrrrr..
.rrRrrrrrrrrrrr.
.rrrrr....rrrrr.
.rrrr..YY..rrrr.
.rrrr.YY...rrrr.
.mmmm..YY..mmmm.
.mmmm.Y....mmmm.
..mm...w....g...
.mmmm..w...ggg..
mmmmmm.w.......m
mkmmkm.w....u.mm
.mmmm.ggg..uuumm
..mm...l....u...` },
}
