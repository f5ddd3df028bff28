// The emblem of each spell of Rise of the Minibosses, up to 16 by 16, shown before rays.
import type { Drawing } from '../../../../art/painter'

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  windfall: { mask: `
...nnnnnnnn.....
.nnnnnnNnnnnn...
nnNnnggnnnnnnnn.
nnnngGggnnggnnn.
nnnnnggnngGggnnn
.nnnnnnnnnggnnn.
...nnnllnnnnnn..
......ll........
.gg...ll..gg....
gGgg..ll.gGgg...
.gg...ll..gg....
......ll....gg..
..gg.llll..gGgg.
.gGgg.....g.gg..
..ggggGggggGgg..
.gGgggggGggggGg.` },
  internship: { eye: 'gold', mask: `
...wwwwwwwwww...
...wWkkkkkkww...
..wwwwwwwwwwww..
..wWkkkkwkkkww..
...uuuuuuuuuu...
...uUuuuuuguu...
..wwwwwwwwwwww..
..wWkkwkkkkkww..
n..wwwwwwwwww..n
nnn.nnnnnnnn.nnn
.nnneennneennnn.
..nneKnnneKnnn..
...nnnnnnnnnn...
nn.nnnkkkknnn.nn
.nnnrnnnnnnrnnn.
...wwrrwwrrww...` },
  spirit_dragon: { mask: `
i.....i.........
ii...ii....iiii.
.iiiiii..iiiiii.
.iiiiiiiii...ii.
iikIiiikIi...i..
iikkiiikki..i...
iiiiiiiiii......
iiiiiiiiiii.....
ikiikiiiiii.....
.iiiiiiiiiii....
..ikwkwiiiii..i.
...iiii.iiii.ii.
.ii...iiiiiiiii.
.iiiiiiiiiiiii..
..iiiiiiiiiii...
....iii..ii.....` },
  sabotage: { mask: `
....gg.gg..kmMk.
.gg.gggggg.kmk.m
.gggggGGggkmmkmM
..gGGggggggkmmmm
ggGgggkkkgkmmmmk
.gggkk..kkmmMkk.
gggkk..kkmmMkgg.
gggk..kkmmMkkgg.
.ggk.kkmmMk.kgg.
gggkkkmmMk.kkggg
.ggkkmmMk.kkggg.
..kkmmMkkkkggg..
kmmmmMkgggggggg.
mMkmmkgggggg.gg.
m.kmk.gg.ggg....
.kmMk....gg.....` },
  rage: { mask: `
......y.........
...y..yy...y....
...yy.yYy.yy..y.
.y.yYyYYyyYy.yy.
.yyYYYYYYYYYyYy.
.yYYYrrrrrrYYYy.
.yYrrrrrrrrrrYy.
..rrkkrrrrkkrr..
..rrrkkrrkkrrr..
..rreekrrkeerr..
wwrreekrrkeerrww
.wrrrrrrrrrrrrw.
..rrkkkkkkkkrr..
..rrkWkWWkWkrr..
..rrkWkWWkWkrr..
...rrrrrrrrrr...` },
  ambush: { mask: `
................
....nn...nnn....
..nnNnnnnNnnnn..
.nnnnnnnnnnnnnn.
nnNnkkkkkkkknnn.
nnnkkkkkkkkkknnn
nnkkYYkkkkYYkknn
nnkkYkkkkkkYkknn
nNnkkkkkkkkkknNn
nnnwkwkwkwkwknnn
wnnnkkkkkkkknnnw
wwnnnnnnnnnnnnww
.mwnnNnnnnNnnwm.
nnmnnnnnnnnnnmnn
nNnnnnNnnnNnnnNn
nnnnnnnnnnnnnnnn` },
  rebirth: { ramps: { a: 'ember' }, mask: `
.......aa.......
......aaaa......
a.....aYka.gg..a
aa....aaaaag..aa
yaa...aaaa...aay
yyaa..aYa...aayy
yYyaa.aYa..aayYy
.yYyaaaYYaaayYy.
.yyYyaaYYaayYyy.
..yyYyaYYayYyy..
...yyyaYYayyy...
.....aaYYaa.....
....aa.aa.aa....
...wwwaaaawww...
..wkwwwwwwwwkw..
..wwkwwkwwkwww..` },
  smash: { ramps: { a: 'ember' }, mask: `
.....llllll.....
.....gggggg.....
....aaaaaaaa....
..aaaaaaaaaaaa..
.aaAaaaaaaaaaaa.
.aaaaaaaaaakkkk.
.akaaakaaakaaaaa
.akaaakaaakaaaaa
.akAaakAaakaaaak
.akaaakaaakkkkk.
.akaaakaaakaaak.
..kaaakaaakaak..
Y...y..Y..y....Y
.YY.yYYYYYYy.YY.
tttYYYtYtYYYtttt
.tttktttkttktttt` },
  pay_to_win: { mask: `
....gggggggg....
.gggGGggggggggg.
.g..GGgggggg..g.
.gg.GGgrrggg.gg.
..g.GGrrrrgg.g..
..ggGggrrggggg..
....gGgrrggg.w..
.....gggggg.w.w.
......gggg..wwww
.......gg..wwkkw
.......gg..wwwww
......gggg.wrrrw
.....gggggg.wrww
...llllllllwwrw.
...lLLlllllwwww.
...llllllll.....` },
  zoning_board: { mask: `
.uuuuuuuuuuuuuu.
uUuuuuuuuuuuuuuu
uuEuEuEuuEuEuEuu
uuEEEEEuuEEEEEuu
uuEuuuEuuEuuuEuu
uuEuEuEEEEuEuEuu
uuEuuuuuuuuuuEuu
uuEuuuEEEEuuuEuu
uuEuuuEuuEuu.rr.
uuEuuuEuuEu.rRrr
uuEEEEEuuEE.rrrr
uuuuuuuuuuuu.ll.
uEEuEEuEEuEuull.
uuuuuuuuuuukkkkk
uuuuuuuuuuurrrrr
.uuuuuuuuuuuuuu.` },
  respawn: { mask: `
................
.....uuuuuu..uu.
...uuuuuuuuuuuu.
..uuUuu..uuuuuu.
.uuUu......uuuu.
.uuu.....uuuuuu.
.uu..rr.rr......
....rrrrrrr.....
....rRrrrrr..uu.
.....rrrrr...uu.
uuuuu.rrr...uuu.
uuuu...r...uuuu.
uuuuu.....uuuu..
uuuuuuuuuuuuu...
u...uuuuuuuu....
.....uuuuu......` },
  heist: { mask: `
................
......lll..l....
.......lll......
......ggggg.....
.....llllll.....
...llllllllll...
..llLlllllllll..
.llLllkkllllkkl.
.lLkkkkkkkkkkkll
.lkkkeekkkeekkkl
.lkkkeekkkeekkll
.lllkkklllkkklll
.llllllllllllll.
.llllllkkkkllll.
..llllllllllll..
gG.gg.llll.gGgg.` },
  short_circuit: { mask: `
..Y..........Y..
..YY..tt....YY..
Y..YY..tt..YY..Y
YY...Y..t.Y...YY
.YY.wwwwwwww.YY.
...wwWwwwwwww...
...wWwkwwkwww...
...wwwkwwkwww...
...wwwkwwkwww...
...wwwwwwwwww...
...wwkkkkkkww...
.YYwwkkrrkkwwYY.
YY.wwkkrrkkww.YY
Y..wwwkkkkwww..Y
....wwwwwwww....
..YY........YY..` },
  traitor: { mask: `
........r.....r.
.wwwwwwwrr...rr.
.wwwwwwwrrrrrrr.
.wWwwwwwrrrrrrrr
.wWwkkkwrkkrrrrr
.wwkwwkwrrkkkrrr
.wwwwwwwrrrYYkrr
.wwwwwwwrrrrYrrr
.wowwwwwrrrrrrrr
.wwwwwwwrrrrrrrr
.wwkwwwwrrrkkkrr
.wwwkkkkkkkkWkr.
..wwwwwwkWkkkrr.
..wwwwwwrrrrrr..
...wwwwwrrrrr...
.....wwwrrr.....` },
  armor_up: { mask: `
..mm....|
.mmmmm..
mmMmmmmm
mMmmkmmm
mmmmkmmk
mmmkmmkY
.mkkmkYY
...mkYYY
...mmkkY
...mMmkY
...mMmkY
...mmmkk
....mmmm
....gggg
...mmkmm
...mmkmm` },
}
