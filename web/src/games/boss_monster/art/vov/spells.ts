// The emblem of each spell of Vault of Villains, up to 16 by 16, shown before rays.
import type { Drawing } from '../../../../art/painter'

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  inheritance: { mask: `
.wwwwwwwwwwww...
wwwwwwwwwwwwww..
wlwwwwwwwwwwww..
.wwwkkkkkkwww...
..wwwwwwwwwww...
..wwkkkkwwwww...
..wwwwwwwwwww...
..wwkkkkkkwww...
..wwwwwwwwwww...
..wwwkkwwrrrw...
..wwwwwwrRrrr...
..wwwwwwrgrgr.g.
..wwwwwwrrrrrgGg
.lwwwwwwwrrrgggg
.wwwwwwrrwrrrggg
..wwwww..w.r.gg.` },
  promotion_day: { mask: `
.rrr.uuuuuu.rrr.
.rrRruuuuuurrrr.
..rrrruuuurrrr..
...rrrruurrrr...
....rrrrrrrr....
.....gggggg.....
...gggGgggggg...
..ggGgggeggggg..
..gGgggeeegggg..
.gggeeeeeeeeegg.
.gGggeeeeeeeggg.
.gggggeeeeegggg.
..gggeeegeeegg..
..gggegggggegg..
...gggggggggg...
.....gggggg.....` },
  vault_heist: { mask: `
.....kkkk.......
.....lllll......
......lll.......
.....ggggg......
....lllllll.....
...lllLlllll....
..llLllgllllll..
.llLlggggglllll.
.lllgglglglllll.
lllllggglllllll.
llllllgggllllll.
lllglglggllllll.
.lllggggglllll..
.lllllglllllll.g
..llllllllllg.gg
.ggGgggg.ggggggg` },
  bodyguard: { ramps: { b: 'night', s: 'tan' }, mask: `
.....hhhhhh.....
....hhhhhhhh....
....ssssssss....
....skkkkkks.m..
....kkekkekksm..
....skkskkss.m..
....ssssssssmm..
....ssskksss.m..
.....ssssss.....
...bbwwsswwbb...
.bbbbbwrrwbbbbb.
bbbbbbbrrbbbbbbb
bbsssssrrsssssbb
bbsssssssssssbbb
.bbbbbssssbbbbb.
..bbbbbrrbbbbb..` },
  villain_pact: { ramps: { a: 'purple', b: 'blue' }, mask: `
.....nnn..rr....
....nnnnnrrrrr..
...nnNnnnkrrrrr.
..nnnnnnnnkrrrr.
..nnnkrrrkkrrrrr
..nnkrRrknnkrrrr
..nnkrrknnnkrrrr
..nnnkkknnkrrrrr
..nnnnnkkkrrrrr.
..nnnnnnnrrrrrr.
.ggnnnnn.rrrrgg.
aaggnnn...rrggbb
aaaggn.....ggbbb
aaaagg.....gbbbb
.aaaa.......bbb.
..aa.........b..` },
}
