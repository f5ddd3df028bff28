// Who lives here, who breaks in, and what lies about, as masks; motifs.ts and pieces.ts dye them. How to read a mask stands in art/painter.ts.
type Mask = string

export const FIGHTER: Mask = `
.....cc.........
...cccc.........
...mmmmmm.....W.
..mmmmmmmm...ww.
..mmMMMMmm...ww.
..mmsssss...ww..
..mmskssk...ww..
..mmskssk..ww...
...mssssss.ww...
...bbbbbbgggg...
.lllaaaab.sg....
lllllaaabsl.....
llgglaggg.......
lllllaaa........
.lll.mm.mm......
.....kk.kkk.....`

export const ROGUE: Mask = `
................
.....aaaaa......
....aaaaaaa.....
...aaaaaaaaa....
...aaakkkkkk....
...aakksskss....
..aaakkEksEk....
..aa.kksksks....
..aaa.bbbbb.....
...aaabbbbb..W..
..laaaabbbb.ww..
..llaaalllsgw...
..l.aaagll......
....aaaaa.......
....ll..ll......
....kkk.kkk.....`

export const MAGE: Mask = `
.......aa.......
......aaa.......
......aaaa......
.....aacaa......
.....aaaaa......
....aacccaa.....
..aaaaaaaaaaa.i.
.aaahsssssh..iii
....hskssk...iEi
....hskssk...iii
....hhssss....i.
....whwwwh...l..
...aawwwwaaasl..
..aaaawwaaass...
..aaabbbbba..l..
...aaaaaaa...l..`

export const ARCHER: Mask = `
......aaaa......
.....aaaaaa.....
....aaaaaaaa....
....aahhhhh..ll.
....ahssssh...ll
....hskssks..w.l
....hskssks..w.l
..w..ssssss..w.l
.ww.aaaaaaa..w.l
.lw.aabaaaassw.l
.ll.aabbaaa..w.l
.ll.aaabbaa..w.l
..l.lllggll..wll
....aaaaaaa...l.
....ll..ll......
....kk..kk......`

export const GNOLL: Mask = `
.l......|
.ll.....
.loll...
.lollLll
..llllll
..lllkll
..lleell
...leKll
...lllww
....lwww
..hhlwwk
.hhhhwkk
.llhaaww
.l.baaaa
.l.bbggg
...ll...`

export const LIZARD: Mask = `
....nnnn.......l
...nnnnnnn.....l
..rnnnEknnnn..ll
..rnnnkknnnnn.ml
.rrnnnnnnnnkn..l
..rnnnnnwkwkw..l
...rnnnnnnn....l
....ngggn......l
.n..ngggnnnnnn.l
nn.nnnggn...nnnl
n..naaaaa......l
nn.aagaaa......l
.nnnaaaaa......l
..nnn..nn......l
...nn..nn......l
...nnn.nnn.....l`

export const WITCH: Mask = `
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
..aaaaaaaa.gggg.`

export const GHOST: Mask = `
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
..i...ii`

export const IMP: Mask = `
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
....kk..`

export const SPIDER: Mask = `
........|
.t....t.
tt...tt.
t...tt..
t..tt.pp
.t.t.ppp
.tttpppp
...tpPpp
ttttpEpp
t..tpkpE
t..ttppp
t.tttpww
.tt..pwk
.t..tt..
tt..t...
t...t...`

export const WOLF: Mask = `
..........l.l...
..........lll...
.........lllll..
.........lleklk.
ll..llllllllwwk.
.ll.llllllllwkw.
..lllllllllww...
..llllllllllw...
...lllllllll....
...llwwwllll....
...ll...l.ll....
...l.l..l..l....
..ll.l..ll.l....
..w..w..w..w....
................
................`

export const BAT: Mask = `
........|
........
pp......
ppp...p.
pppp..pp
ppppp.pp
pppppppp
pppppepp
.ppppekp
.pp.pppp
.p..pwpw
.....ppp
......pp
......p.
........
........`

export const MIMIC: Mask = `
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
.ggggggg`

export const VAULT: Mask = `
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
gpppgggg`

export const CAULDRON: Mask = `
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
.lyylYyl`

export const BOOKS: Mask = `
llllllll|
lrrugpnl
lrrugpnl
lrrugpnl
llllllll
lpgnrrug
lpgnrrug
lpgnrrug
llllllll
lunnrgpp
lunnrgpp
llllllll
lkkkkkkl
lkkkkkkg
lkkkkkkl
llllllll`

export const GRAVE: Mask = `
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
.lllnlll`

export const PRISON: Mask = `
.tttttttt|
ttttttttt
ttmkmkmkk
ttmkmkmkk
ttmkmkmkk
ttmkmsmss
ttmkmsmks
ttmkmsmss
ttmkmkmrr
ttmkmrmrr
ttmkmrmrr
ttmkmkmrr
ttmkmkmkk
tttttttt.
tttttttt.
.........`

export const CRANE: Mask = `
gkgkgkgkgkg.....
.ggggggggggg....
.g.........k....
.g.........k....
.gg........k....
.gkg.......k....
.g.g......mm....
.gkg.....m..m...
.g.g........m...
.gkg......mmm...
.g.g.....lllll..
.gkg.....lclcl..
.g.g.....lllll..
.gkg..t..lclcl..
tggg.tttttttttt.
tttttttttttttttt`

export const COIN: Mask = `
........|
....gggg
..gggggg
.gggGGGG
.ggGgggg
gggGgggk
gggGggkk
gggGkkkk
gggGgkkk
gggGgkkk
ggggkkgg
.gggkggg
.ggggggg
..gggggg
....gggg
........`

export const BOOK: Mask = `
................
................
..rrrrrrrrrrr...
.rrrrrrrrrrrrr..
.rgrrrrrrrrrgr..
.rrrrrggrrrrrr..
.rrrrggggrrrrr..
.rrrrrggrrrrrr..
.rrrrrrrrrrrrr..
.rgrrrrrrrrrgr..
.rrrrrrrrrrrrr..
.rwwwwwwwwwwww..
.rwwwwwwwwwww...
..rrrrrrrrrrrr..
................
................`

export const FROG: Mask = `
................
..nnn....nnn....
.nEknn..nEknn...
.nkknnnnnkknn...
.nnnnnnnnnnnn...
nnnnnnnnnnnnnn..
nkkkkkkkkkkknn..
.nwwwwwwwwwnn...
..nnwwwwwwnnnnn.
.nnnnwwwwnnnnnnn
nnn.nnwwnn.nnnnn
nn..nn..nn..nnn.
nnn.nnn.nnn.nnnn
................
................
................`

export const BONE: Mask = `
................
...........www..
...........wwww.
..........wwwwww
..........wwwwww
.........wwwwww.
........wwww....
.......wwww.....
......wwww......
.....wwww.......
..wwwwww........
wwwwwww.........
wwwwww..........
.wwwww..........
..www...........
................`

export const BEARTRAP: Mask = `
........|
........
........
.....mmm
...mmm..
..mm.w.w
.mm.ww.w
.mw.ww.w
mmww....
mmw...tt
mmww.ttt
.mmw.ttt
.mmmmmmm
..mmmmmm
........
........`

export const CHEST: Mask = `
........|
........
..llllll
.lllllll
.lLlllll
glllllll
gllllllg
gggggggg
ggggggGG
glllllgk
glllllgk
gllllllg
glllllll
glllllll
gggggggg
........`

export const PORTAL: Mask = `
.....ttt|
...ttttt
..ttttpp
.tttppdd
.ttppduu
tttpduuu
ttppduii
ttpduuii
ttpduuiE
ttpduuii
ttppduii
tttpduuu
.ttppduu
.tttppdd
tttttppp
tttttttt`

export const DOOR: Mask = `
..tttttt..
.tTTttttt.
ttllllllt.
tllkllkllt
tllkllkllt
tllkllkllt
tmmmmmmmmt
tllkllkllt
tllkllkglt
tllkllkllt
tllkllkllt
tmmmmmmmmt
tllkllkllt
tllkllkllt
tllkllkllt`

export const POTION: Mask = `
.....lll|
.....lll
......mm
......mm
.....mmm
....m...
...m....
..m.rrrr
..mrRrrr
..mrRrrr
..mrrrrr
..mrrrrr
..mrrrrr
...mrrrr
....mmmm
........`

export const BOOTS: Mask = `
................
...lllll........
...lllll.lllll..
...lclll.lllll..
...lclll.lclll..
...lclll.lclll..
...lllll.lclll..
...lllll.lllll..
...lllllllllll..
..llllllllllll..
..lllllllllllll.
.lllllllllllllll
.kkkkkkk.lllllll
........kkkkkkkk
................
................`

export const SWORD: Mask = `
.............WW.
............Wwm.
...........Wwm..
..........Wwm...
.........Wwm....
........Wwm.....
.......Wwm......
......Wwm.......
.gg..Wwm........
.ggg.wm.........
..gggg..........
...ggg..........
..llggg.........
.lll.gg.........
lll.............
.l..............`

export const KEY: Mask = `
................
...gggg.........
..gg..gg........
.gg....gg.......
.gg....ggggggggg
.gg....gggggggg.
..gg..gg...g.g..
...gggg....g.g..
................
..m.............
.mmmmmmmmmmm....
..m........mm...
............m...
................
................
................`

export const TOME: Mask = `
................
..pppppppppppp..
.pppppppppppppp.
.pppgpppppppgpp.
.pppppppggppppp.
.ppppppgEEgpppp.
.pppppgEkkEgppp.
.pppppgEkkEgppp.
.ppppppgEEgpppp.
.pppppppggppppp.
.pppgpppppppgpp.
.pppppppppppppp.
.wwwwwwwwwwwwww.
.wwwwwwwwwwwwww.
..pppppppppppp..
................`

export const SCROLL: Mask = `
................
..wwwwwwwwwww...
.wllwwwwwwwwww..
.wllwkkkkkkwww..
..wwwwwwwwwww...
..wkkkkkwwkkw...
..wwwwwwwwwww...
..wkkkwkkkkkw...
..wwwwwwwwwww...
..wkkkkkkwwww...
..wwwwwwrrwww...
..wwwwwrrrrwwww.
..wwwwwwrrwwwllw
...wwwwwwwwwwllw
....wwwwwwwwwww.
................`

export const BELL: Mask = `
.......g|
......gg
.....ggg
....gggg
....gGgg
...ggGgg
...gGggg
...gGggg
..ggGggg
..gGgggg
..gggggg
.ggggggg
gggggggg
gggggggg
......kk
......kk`

export const BAG: Mask = `
.....ll.|
.....lll
......gg
.....lll
....llll
...lllll
..llllll
.lllllgg
.llllggg
llllllgl
lllllggg
llllllgg
llllllgl
.llllggg
.lllllll
...lllll`

export const CROWN: Mask = `
........|
........
.......g
g.....gr
gg....gg
ggg..ggg
gGg..ggg
ggGgggGg
ggggGgGg
gggggggg
gggggggg
grggiggr
gggggggg
........
........
........`

export const EGG: Mask = `
........|
.......r
.....rrr
....rrRr
...rrRRr
...rrRrr
..rrrryy
..rrrryy
..ryrrrr
..yyrrrr
..ryrrry
..rrrryy
...rrrry
....rrrr
......rr
........`

export const HEART: Mask = `
........|
..rrrr..
.rrrrrr.
rrRRrrrr
rrRrrrrr
rrrrrrrr
rrrrrrrr
.rrrrrrr
..rrrrrr
...rrrrr
....rrrr
.....rrr
......rr
.......r
........
........`

export const SNOW: Mask = `
.......i|
....i..i
.....i.i
......ii
i......i
.i..i..i
..i..i.i
i.iiiiii
iiiiiiiE
i.iiiiii
..i..i.i
.i..i..i
i......i
......ii
.....i.i
....i..i`

export const BOLT: Mask = `
.........yyyy...
........yyYy....
.......yyYy.....
......yyYy......
.....yyYy.......
....yyYyyyyy....
...yyYYYYYy.....
..yyyyyYYy......
......yYy.......
.....yYy........
....yYy...y.....
...yYy...yYy....
..yYy.....y.....
.yyy............
.yy....y........
.y..............`

export const FEAR: Mask = `
..pppppp|
.ppppppp
pppppppp
ppkkkppp
pkkEkkpp
pkkkkkpp
ppkkkppp
ppppppkk
.pppppkk
.ppppppp
.ppkkkkk
.ppkwkwk
.ppkkkkk
..pkwkwk
..pppppp
...ppppp`

export const FIST: Mask = `
......s.ss......
...ss.s.ss.s....
...ss.ss.s.ss...
....s.ss.s.ss...
....ssss.ssss...
.ss.sssssssss...
.sssssssSSsss...
..ssssssSSSss...
...ssssssSsss...
....sssssssss...
.....sssssss....
.....sssssss....
.....bbbbbbb....
....bbbbbbbbb...
....bgbbgbbgb...
....bbbbbbbbb...`

export const DAGGER: Mask = `
.............WW.
............Www.
...........Www..
..........Www...
.........Www....
........Www.....
.......Www......
..gg..Www.......
..ggg.ww........
...gggw.........
....ggg.........
...llggg........
..ll..gg........
.ll.............
rr..............
rr..............`

export const SOUL: Mask = `
.......i|
......ii
.....iiI
....iiII
...iiiII
...iiIII
..iiIIII
..iikkII
.iiikkII
.iiiIIII
.iiiiIkk
..iiiIkk
..iiiiii
...iiiii
....iii.
......i.`

export const EYE: Mask = `
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
.......p`

export const GAS: Mask = `
....nnn.........
..nnnNnn..nnn...
.nnNNnnnnnnNnn..
.nnnnnnnnNNnnnn.
..nnkknnnnnnnn..
.nnnkknnkkknnnn.
nnnnnnnnkkknnnn.
.nnnnkknnnnnnn..
...nnnkkknnn....
..n..nnnnn......
......nnn.......
......mmm.......
.....mmdmm......
.....mdkdm......
...mmmmmmmmm....
...mmmmmmmmm....`

export const PIT: Mask = `
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
.....ttt`

export const BOULDER: Mask = `
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
llll............`

export const STALL: Mask = `
.lllllll|
rrwwrrww
rrwwrrww
rrwwrrww
.r..w...
.l......
.l..g..i
.l.ggg.i
.l..g.ii
llllllll
llllllll
lklllkll
llllllll
llllllll
.l......
.l......`

export const WHEEL: Mask = `
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
..lllll.`

export const DRAGON: Mask = `
w..........|
ww.........
.ww....rrrr
.wwrrrrrrrr
..rrrrrrrrr
..rreeerrrr
.rrrekerrrr
.rrrrrrrrrr
..rrrrrrrrr
...rrrrrkrr
...rrrrrrrr
a..rwkwkwkw
aa..rkkkkkk
aaa..rrrrrr
aaaarrggggg
.aaarrggggg
.aarrrggggg
..arrrggggg
..rrrrggggg
.rrr.rrgggg
.ww.rrrr.rr
....wkwk.kw`
