// Bosses of Implements of Destruction, 22 by 22.
import type { Drawing } from '../../../../art/painter'

export const BOSSES: Readonly<Record<string, Drawing>> = {
  all_seeing_bivan: { ramps: { a: 'indigo' }, mask: `
.........gg|
.......pggr
.....pppggg
...pppppppg
..ppppppppp
.ppkkkkpppp
.pkeeeekppp
.pkeukekppp
.pkeeeekppp
.ppkkkkpppp
..ggggggggg
...sskkkkkk
...skeeeeee
..skeeeeuuu
..skeeeuukk
..skeeeuukk
...skeeeuuu
...sskkkkkk
..aaswwwwww
.aaaaswwwww
aaaaaaaswww
aaa.aaaaaww` },
  relictora: { ramps: { b: 'purple' }, mask: `
.g....g...g|
..g...g...g
...g.gggggg
....ggddddd
.gggdbbbbbb
...gbbbbbbb
..ggbbwwwww
ggg.bwwwwww
...bbwwwwww
..gbwwkkkww
.ggbwwkykww
...bwwkkkww
...bbwwwwwk
...bbwwwwww
....bbwkwkw
....bbwwwww
..bb.bbwwww
.bbbbbbbbbb
bbbbbgbbmmm
bbbbwwwbmii
bbb.wwwmmii
bbb.bwwbmmm` },
  forgefist: { ramps: { h: 'ember' }, mask: `
.........yy|
.....y..yYY
......tttyY
.....tttttt
....ttTtttt
....ttttttt
....ggggggg
...hgssssss
...hhsskkks
..hhhsskeks
..hhhssssss
..hhhhsssso
.hhhhhhhhhh
.hhhhhhhkkk
..hhhhhhhkk
.mmmmmmmhhh
mmmkmkmkmhh
mMmkmkmkmmY
mmmkmkmkmYy
mmmmmmmmmyY
mkkkmmmmmmY
.mmmmmmmmh.` },
  lexicona: { ramps: { a: 'purple', h: 'wine' }, mask: `
..rrrr.....|
.rwwwwrrr..
rwwwwwwwwrr
rwkkkkwwwww
rwwwwwwwwwk
rwkkkkkkwwk
rwwwwwwwwwk
rrrrwwwwwwk
..hhrrrrwwk
..hhhhhhrrr
..hhhhhhhhh
..hhhssssss
..hhkkkkkks
...kkiiiikk
..hhkikkiks
..hhkiiiiks
..hhskkkkss
..hhsssssss
..hhhsssssr
...hh.sssss
aaaaaaawwss
aaaaaaaawww` },
  magpie_prince: { ramps: { b: 'black' }, mask: `
.......g..g..g........
.......gg.gg.gg.......
.......ggrggrgg.......
.......gggggggg.......
......bbbbbbbbbb......
.....bbbbbbbbbbbb.....
....bbbeeebbbbbbbb....
....bbeekkebbbbbbb....
.yyyybeekkebbbbbbb....
yyyyyybeeebbbbbbbbb...
yykkkkbbbbbbbbbbbbb...
.gg.yyyybbbbbbbbbbb...
g..gbbbbbbbbbbbbbbbb..
g..gwwwbbbbbbbbbbbbb..
.gg.wwwwwwbbbbbbuuubb.
.ii.wwwwwwwwbbbuuuubb.
iIIiwwwwwwwwbbuuuuuubb
.ii.wwwwwwwwbbuuiuuubb
....wwwwwwwwwbuuuiuubb
.....wwwwwwwwbbuuubbbb
......wwwwwwww.bbbb.bb
.......yy..yy.......bb` },
}
