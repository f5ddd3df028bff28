// Figures and things that more than one game shows, 16 by 16.
import type { Drawing } from './painter'

export const SKELETON: Drawing = { mask: `
...wwwww|
..wwwwww
..wwwwww
..wkkkww
..wkykww
..wkkkwk
...wwwww
...wwkwk
....wkwk
..ww.www
.w.wwwww
.w..kwkw
w..wwwww
w...kkww
...wwwww
...ww...` }
export const GOLD: Drawing = { mask: `
.......g|
..g...gg
.ggg.gGg
..g..ggg
.....ggg
....gggg
...g.ggG
..ggggrg
.gGgggrr
.gggiggg
gggiiigg
ggggiggg
gGgggggg
gggggggG
ggpgGggg
gpppgggg` }
