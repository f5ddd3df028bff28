// Items of Implements of Destruction, up to 14 by 14: no warranty below ground.
import type { Drawing } from '../../../../art/painter'

export const ITEMS: Readonly<Record<string, Drawing>> = {
  pilgrim_lantern: { mask: `
....mmmm....
...m....m...
...m....m...
....gggg....
...gggggg...
..gggggggg..
..iYYYYYYi..
..iYYEEYYi..
..iYEEEEYi..
..iYYEEYYi..
..iYYYYYYi..
..gggggggg..
.gggggggggg.
.gggggggggg.` },
  chalice_of_second_thoughts: { mask: `
..PPP.........
.PPEPP..PP....
.PPPPP..PP....
..PPP.........
......P.......
.ggppppppppgg.
.gggggggggggg.
..gGgggggggg..
..gGggrrgggg..
...gggrrggg...
....gggggg....
......gg......
......gg......
....gggggg....` },
  exorcist_bell: { mask: `
......l|
.....ll
.....lL
.....ll
.....gg
....ggg
...gggg
...gGgk
..gGgkk
..gGggk
..ggggk
.gggggg
ggggggg
.....tt` },
  saintly_sandals: { mask: `
...YYYYYY.....
..Y......Y....
...YYYYYY.....
W...lssl......
WW..lssl......
WWW.llll......
.WWWlssl......
..WWlllll.....
.WWWlsslss....
..WWlslsslsss.
...lllssllssss
..lllllllllll.
..llllllllllll
..lll...llllll` },
  tower_shield: { mask: `
gggggg|
guuuuu
guUuuu
guuwuw
guuwww
guuwww
guuuww
guuuww
guuuwk
guuwwk
guuwwk
guuuuu
.guuuu
..gggg` },
  siege_hammer: { mask: `
.tttttttttttt.
ttTTtttttttttt
mTttttggttttkm
mmtttgrrgtttmm
mmtttgrrgtttmm
mtttttggttttkm
.tttttttttttt.
......ll......
......lL......
......ll......
......lL......
......ll......
......lL......
.....gggg.....` },
  war_horn: { mask: `
.........ggg..
........gkkkg.
........gkkkkg
.g......gwkkkg
gg.......wwgg.
gww......www..
.ww.....wwww..
.www....www...
..wwggwwwww...
..wwggwwwww...
...wggwwww....
....wwwww.....
......ww......` },
  trophy_belt: { mask: `
.....gggg.....
lllllgYYglllll
llLllgYYgllLll
lkllgYrrYgllkl
lkllgYrrYgllkl
lllllgYYglllll
..k..gggg..k..
.www..l...nnn.
wwwww.w..nnnnn
wkwkw.ww.nknkn
wwwww.ww.nnnnn
.wkw..w..nkkkn
.www..w...nnn.` },
  grimoire_of_echoes: { mask: `
.pppppppp.....
ppPpppppp...I.
ppppppppp....I
pppggpppp.I..I
ppgYYgppp..I.I
pgYkkYgpp..I.I
pgYkkYgpp..I.I
ppgYYgppp..I.I
pppggpppp.I..I
ppppppppp....I
ppppppppp...I.
ppppppppp.....
.eeeeeeee.....
.pppppppp.....` },
  mirror_cloak: { mask: `
.....mmmm.....
....mgggmm....
...mmmggmmm...
..mmmkkkkmmm..
..mmIkkkkmmm..
.mmImmkkmmmmm.
.mImmmmmmmmIm.
.mmmmmmmmmImm.
mmmmmmImmImmmm
mmmmmImmImmmmm
mmmmImmmmmmmmm
mmmmmmmmmmmImm
mmmmmmmmmmImmm
mm.mmm.mmm.mmm` },
  rune_chalk: { mask: `
..........eee.
.........eEEw.
........eEEw..
.......eEEw...
......uEEw....
.....uuuw.....
..PPPPuu......
.P..P..P......
P..P.P..P.....
P.P...P.P.....
P.PPPPP.P.....
P...P...P.....
.P..P..P......
..PPPPP.......` },
  mana_battery: { mask: `
....mmmm....
....mMMm....
.mmmmmmmmmm.
.gggggggggg.
iuuuuuuuuuui
iuUuuYYuuuui
iuUuYYuuuuui
iuUYYYYYuuui
iuuuuYYYuuui
iuuuuYYuuuui
iuuuYYuuuuui
iuuuYuuuuuui
.gggggggggg.
.mmmmmmmmmm.` },
  skeleton_key: { mask: `
....wwwww...
...wwwWwww..
..wwwwwwwww.
..wkkwwwkkw.
..wkRwwwkRw.
..wwwwkwwww.
...wwwwwww..
....wkwkw...
.....www....
.....ww.....
.wwwwww.....
.....ww.....
.wwwwww.....
.....ww.....` },
  smoke_pellets: { mask: `
.....www......
...wwWWwww....
..wWWwwwwWWw..
.wWWwwwwwwWww.
wwWwwwwwwwwwww
wWwwwWWwwwwwww
.wwwWWwwwwWww.
..wwwwwwwwww..
...www..www...
.tt........tt.
tTtt..tt..tTtt
tttt.tTtt.tttt
.tt..tttt..tt.
......tt......` },
  grappling_hook: { ramps: { l: 'tan' }, mask: `
m.....m|
mm....m
M.....m
mm....m
.mm...m
..mmmmm
...mmmm
......g
......l
...llll
..LL...
..LL.LL
..lll..
....lll` },
  loaded_dice: { mask: `
......rrrrrrr.
.....rrrrrrrrr
.....rrErrrErr
.....rrrrrrrrr
.....rrErrrErr
wwwwwwwwwrrrrr
wwWwwwwwwwrErr
wwkwwwwkwwrrrr
wwkwwwwkwwrrrr
wwwwwwwwwwrrr.
wwkwwwwkww....
wwwkkkkwww....
wwwwwwwwww....
.wwwwwwwww....` },
  star_chart: { mask: `
.wwwwwwwwwwww.
wwwwwwwwwwwwww
.uuuuuuuuuuuu.
.uuuuuuuuuYuu.
.uYuuuuuuUuuu.
.uuUuuuuUuuuu.
.uuuUuuYuuuuu.
.uuuuYUuuuuuu.
.uuuUuuuuuEuu.
.uuUuuuuuuuuu.
.uYuuuuYuuuuu.
.uuuuuuuuuuuu.
wwwwwwwwwwwwww
.wwwwwwwwwwww.` },
  jet_pack: { mask: `
..mm...|
.mmmm..
.mMmmtt
.mMmmtl
.mMmmll
.rrrrll
.mMmmlg
.mMmmtl
.mmmmtt
..tt...
.tttt..
.yYYy..
.yEYy..
..yy...` },
  ray_gun: { mask: `
...rr.........
..rrrr.....G..
.uuuuuuu.G.G..
uuUUuuuuuGuGu.
uuuuuuuuuGuGiY
uuuuuuuuuGuGu.
.uuuuuuu.G.G..
..lll.l....G..
..lll.l.......
..lLlll.......
.lllk.........
.lll..........
.llll.........` },
  cloning_vial: { mask: `
....llll....
....llll....
...iiiiii...
....i..i....
....iIii....
...iiIiii...
..iinnnnii..
.iinnnnnnii.
ineeenneeeni
inkeknnkekni
ineeenneeeni
innennnnenni
.innnnnnnni.
..iiiiiiii..` },
  lucky_coin: { mask: `
....ggg|
..ggYYY
.gYYYYY
.gYnnYY
gYnnnnY
gYnnnnn
gYYnnnn
gYYnnnn
gYnnnnn
gYnnnnY
.gYnnYY
.gYYYYn
..ggYYY
....ggg` },
  map_of_the_depths: { mask: `
.wwwww.wwwwww.
weeeeewweeeeew
weteeeeeeReRew
wtttteeeeeReew
weeeeeeeeReRew
wekeeeeeeeeeew
weekeeekekeiiw
weeekekeeeiiiw
weeeekeeeeeiiw
weeeeeenneeeew
weleeennnneeew
wllleeeeeeeeew
weeeeewweeeeew
.wwwww.wwwwww.` },
  iron_rations: { mask: `
..........mm
.........mMm
.mmmmmmmmMm.
mtttttttttm.
mmmmmmmmmmm.
mMmmmmmmmmm.
rrrrrrrrrrr.
rrEErrrrrrr.
rREEEErrrrr.
rrrEEEErrrr.
rrrrrEEErEr.
rrrrrrrrEEr.
mMmmmmmmmmm.
.mmmmmmmmm..` },
  cursed_crown: { mask: `
.g....g|
ggg..gg
.gg..gg
.ggg.gg
.gggggg
.gggwww
.ggwwww
.ggwkkw
.ggwkRw
.ggwwwk
.gggwkw
.pPpppp
.npppnp
..n...n` },
}
