// Who is on the box: three who live here, and one who broke in.
import type { Drawing } from '../../art/painter'

export const SLIME: Drawing = { mask: `
........|
........
.....nnn
...nnnnn
..nnNNnn
..nNNnnn
.nnNnnnn
.nnnkknn
.nnnkEnn
nnnnkknn
nnonnnnk
nnnnnnnk
nnnnnnnn
nnnnnnnn
.nnnnnnn
...nn.nn` }
export const RAT: Drawing = { ramps: { l: 'night' }, mask: `
.oo.....|
ooool...
oooolLll
.oolllll
..llllll
..llkkll
..llkEll
..llllll
...llllo
w..lllok
...llwww
..sllwww
..s.llww
...lllww
..lllwww
..ss.sss` }
export const KNIGHT: Drawing = { ramps: { a: 'red', b: 'sand' }, mask: `
..w........w....
..ww.mmmm.ww....
...wmmmmmmw.....
....mmMmmm..mmm.
....hsssss.mmmmm
....hskssk.mmmm.
....hskssk..mml.
....hhhhhh...l..
.....hhhh....l..
...aaahhaaa.sl..
..saaaaaaassl...
..s.lllgll..l...
....aaaaa...l...
....lllll...l...
....ll.ll.......
....kk.kkk......` }
