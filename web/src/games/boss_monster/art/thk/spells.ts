// The emblem of each spell of Tools of Hero-Kind, up to 16 by 16, shown before rays.
import type { Drawing } from '../../../../art/painter'

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  excavation: { mask: `
............mm..
.g.........mllm.
gGg.......mm.lm.
.g.......ll.mm..
........ll...g..
.......ll...gGg.
.mm...ll.....g..
mmmm.ll...iii...
mMmmll...iIiii..
mMmmmm....iii...
mmmmmm..l..i....
mmmmmmllll......
.mmmmlllLlllll..
..lllllllllllll.
.llLlllwwlllLlll
llllllllllllllll` },
}
