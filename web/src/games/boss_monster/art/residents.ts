// Who or what lives in each room, 16 by 16.
import { GOLD, SKELETON } from '../../../art/figures'
import type { Drawing } from '../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  dark_altar: { mask: `
.......y|
......yY
..y...yY
..Y....y
..w...ww
..w...ww
..wttttt
.ttttttt
.tkkkkkk
..tttttt
..ttrttt
..trrttr
..ttrtrr
..tttttr
.ttttttt
tttttttt` },
  open_grave: { mask: `
....tttt|
..tttttt
..tttttt
.ttttkkt
.tttktkk
.tttttkt
.ttktttt
.tttktkk
.ttttttt
.ttttttt
.ttttttt
n.tttttt
nnlltttt
lnllllnl
llllllll
.lllnlll` },
  specters_sanctum: { mask: `
.....iii|
...iiiii
..iiiiii
..iiiiii
..iikkii
..iikkii
..iikkii
.iiiiiii
iioiiikk
iiiiiikk
.iiiiiii
..iiiiii
..iiiiii
..iiiiii
..ii.iii
..i...ii` },
  succubus_spa: { mask: `
.w......|
.ww.....
..w.rrrr
..wrrrrr
...rrrrr
..rrkyrr
r.rrkYrr
rr.rrrrr
rrrrkwkw
.rrr.rrr
..r.rrrr
...rrrrr
..rr.rro
..r..roo
....rrrr
....kk..` },
  dracolich_lair: { mask: `
w...............
.w....wwwww.....
.ww..wwwwwww....
..wwwwwkkwwww...
...wwwwkuwwwwww.
....wwwkkwwwwkw.
...w.wwwwwwwwww.
..ww.wwwkwkwkw..
.www..wkwkwk....
.wkww..wwwwwww..
.wwkw...........
..wwwkwww.......
...wkwkwkww.....
....wwwwwkww.ww.
.....w.w.wwwww..
....ww.ww..w....` },
  vampire_bordello: { ramps: { h: 'black' }, eye: 'gold', mask: `
....hhhh|
...hhhhh
...hhhwh
...hwwww
b..wkkww
bb.wwrww
bb..wwww
.bb.wwkk
.bbb.wew
..bbbbww
kkkkbbgg
kkkkkkmr
kk.kkkmm
k..kkkmm
...kkkkk
...kkkkk` },
  goblin_armory: { ramps: { a: 'red' }, eye: 'gold', mask: `
........|
......nn
.....nnn
....nnnn
n...nnnn
nnn.nnnn
.nnnneen
..nnneKn
....nnnn
....nkwk
.....nnn
...aaaaa
..nnalaa
..n.llgl
....aaaa
....nn..` },
  golem_factory: { eye: 'gold', mask: `
......tt|
....tttt
...ttttt
...tteet
...ttttt
.tt..tkk
ttttt.tt
tttttttt
ttt.tttt
ttt.ttty
ttt.ttyy
ttt.ttty
.tt..ttt
....tttt
...tttt.
...tttt.` },
  minotaurs_maze: { ramps: { a: 'red' }, eye: 'gold', mask: `
w.......|
ww......
ww..llll
.wwlllll
..wlllll
l..lllll
lllleell
.lllleKl
...lllll
...lssss
..llssks
.llllsgg
llll.lss
ll.aaaaa
ll.gaaag
...lll..` },
  neanderthal_cave: { ramps: { a: 'sand' }, mask: `
....hhhh|
..hhhhhh
..hhhhhh
.hhhkkkk
.hhssEss
.hhskkss
.hhsssss
..hhhhhh
..hhhwwk
..shhhhh
.sssaahh
sss.aaaa
ss.aaaaa
w..aaaaa
w...aaaa
...sss..` },
  beast_menagerie: { mask: `
w.......|
ww...aaa
.wwaaaaa
..waaaee
.aaaaaek
.aaeeaee
aaaekaaa
aaaeeaaa
aaaaaaaa
aaakkkkk
aaakwkwk
aaaakkkk
aaaaaaaa
aaAaaaaa
.aaaaaaa
.ww.aa.w` },
  monsters_ballroom: SKELETON,
  brainsucker_hive: { mask: `
........|
....oooo
..oooooo
.oopooop
.oooopoo
oopooooo
ooooopoo
.opooooo
..oopooo
...oEEoo
...oEkoo
...ooooo
..oo.oo.
..o..o.o
.oo.oo.o
.o..o..o` },
  dark_laboratory: { mask: `
.....n..|
..n....n
....nn..
...nNn.n
....n...
.mmmmmmm
mmnnNnnn
.mmmmmmm
.mmmmmmm
mmmMmmmm
mmMmmmmm
mmmmmmmm
.mmmmmmm
..mmmmmm
.yy.yYyy
.lyylYyl` },
  haunted_library: { mask: `
llllllll|
lrruugnl
lRruugnl
lrruuGnl
lrruugnl
llllllll
lpgnnrru
lPgnNrru
lpgnnrru
lpgnnrru
llllllll
lnuueeww
lnUuekww
lnuuewwg
lnuuwwwg
llllllll` },
  witchs_kitchen: { ramps: { a: 'purple', b: 'gold', c: 'blue', h: 'bone' }, mask: `
......aaa.......
.....aaaaa......
....aaaaa.......
....aacaa.......
...aaaccca......
.aaaaaaaaaaa....
...hnnnnnh......
...hnknknn..l...
...hnknknnn.l...
..hh.nnnnn..l...
..hh.nkkn...l...
..h.aaaaaaann...
...aaaaaaan.l...
...aabbbaa..l...
..aaaaaaaa.ggg..
..aaaaaaaa.gggg.` },
  all_seeing_eye: { mask: `
.......p|
..p...pp
..pp.ppp
...ppppp
..pppwww
.ppwwwww
.pwwwuuu
ppwwuukk
ppwwukkE
.pwwuukk
.ppwwuuu
..pppwww
...ppppp
..pp.ppp
..p...pp
.......p` },
  ligers_den: { ramps: { l: 'sand' }, eye: 'gold', mask: `
.ll.....|
.lol....
.looLlll
..llllll
..lllkll
.lleelll
.lleKlll
.lllllww
w.lllwwk
ww.lwwwk
.wlllwww
...lllkk
..llllww
..lllwww
.llllwww
.ww.w.ww` },
  bottomless_pit: { mask: `
........|
........
........
........
........
.....ttt
...ttttt
.ttttddd
tttddddk
ttddkkkk
tdkkkkkk
ttdkkwkk
tttdkkkk
.ttttddd
...ttttt
.....ttt` },
  boulder_ramp: { mask: `
.....ttttt......
...ttttttttt....
..tttTTttttttt..
.tttTTtttttkttt.
.ttTttttttkkttt.
ttttttkttttttttt
ttttttkkttttttt.
tttkttttttttttt.
.ttttttttktttttl
.tttttttttkttll.
..ttttkttttlll..
...ttttttlll....
.....ttlll......
....llll........
.lllll..........
llll............` },
  dizzygas_hallway: { mask: `
....nnnn........
..nnnNNnnn.nn...
.nnNNnnnnnnnnn..
.nnNnnnnnnnnnnn.
nnnkkknnnnkkknn.
nnkeeeknnkeeeknn
nnkekeknnkekeknn
nnnkkknnnnkkknn.
.nnnnnnnnnnnnnn.
.nnnnnkkkknnnn..
...nnkrrrrknn...
....nnkkkknn....
.....n..nn......
.mmmmmmmmmmmmm..
.mkmkmkmkmkmkm..
.mmmmmmmmmmmmm..` },
  jackpot_stash: GOLD,
  recycling_center: { ramps: { m: 'night', n: 'lime' }, mask: `
...ww......ww...
..wwww....www...
...www.rr.www...
..uu.ww.rrrwwll.
.mmmmmmmmmmmmmm.
.mmmmmmmmmmmmmm.
..mmmmmnnmmmmm..
..mmmmnnnnmmmm..
..mmmnnmmnnmmm..
..mmmnmmmmnmmm..
..mmnnnmmnnnmm..
..mmmnmmmmnmmm..
..mmmnnnnnnmmm..
...mmmmmnmmmm...
...mmmmmmmmmm...
...kk......kk...` },
  the_crushinator: { mask: `
tttttttt|
.mm.tttt
.mm.mmmm
.mm.....
.mmmmmmm
mmmmmmmm
mMmmmmkm
mmmmmkmm
mmmmmmmm
.wmwmwmw
..m.m.m.
........
........
.wm.wm.w
tttttttt
tttkttkt` },
  centipede_tunnel: { mask: `
............rr..
............r.r.
...........nnn..
..........nnEkn.
....nnnn..nnnnw.
...nnNnnnnnnnw..
..nnnlnnlnnn.l..
.nnl.lnnlnn.l...
.nnn..l..l..l...
..nnn...........
l..nnnnnn.......
.lnnNnNnnnnn....
..nnlnnlnnnnn...
..l.l..l..lnn...
.l..l..l..l.nn..
............l.n.` },
  construction_zone: { mask: `
...yy......yy...
..yYYy....yYYy..
...mm......mm...
rrrwwwrrrwwwrrrw
rrwwwrrrwwwrrrww
rwwwrrrwwwrrrwww
..ll........ll..
..ll........ll..
rrrwwwrrrwwwrrrw
rrwwwrrrwwwrrrww
..ll.gggg...ll..
..ll.gGggg..ll..
..llgggggg..ll..
.lllggggggg.lll.` },
  dragon_hatchery: { ramps: { a: 'ember', n: 'red' }, eye: 'gold', mask: `
........|
..w..nnn
..wnnnnn
..nnnnnn
..nneenn
..nneKnn
...nnnnn
...nnnkn
a...nnnn
aa...nww
aaa.nngg
.aannngg
..annngg
...nnngg
..nnnngg
...ww.ww` },
  mimic_vault: { mask: `
........|
....llll
..llllll
.lllllll
.gllllll
.glllleE
.gllllek
.gllllll
.ggggggg
..wkwkwk
.kkkkrrr
.kkkkrrr
.gwlwlwg
.gllllgg
.gllllgk
.ggggggg` },
  monstrous_monument: { mask: `
....tttt|
...ttttt
..tteett
..tteett
...ttttt
....twkw
.tt.tttt
tttttttt
ttt.tttt
tt.ttttt
.t.ttttt
...ttttt
..tttttt
.ggggggg
.gkgkkgk
tttttttt` },
  torture_chamber: { mask: `
.....lll|
...lllml
..ll...l
.ll..l.l
.l..l..l
ll...l.l
lm....ll
llllllmm
llllllmm
lm....ll
ll...l.l
.l..l..l
.ll..l.l
..ll...l
...llmll
..lllll.` },
  zombie_prison: { ramps: { b: 'night', h: 'black' }, eye: 'gold', mask: `
........|
....hhhh
...hhnnn
...hnnnn
...nnkkn
...nkEkn
...nnkkn
...nnnno
....nkwk
.....nnn
nnnaaaaa
nn.aabaa
...aaaba
...aaaaa
...bb.b.
...nn.n.` },
}
