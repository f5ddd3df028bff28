// Bosses of The Next Level, 22 by 22.
import type { Drawing } from '../../../../art/painter'

export const BOSSES: Readonly<Record<string, Drawing>> = {
  doc_scarecrow: { ramps: { c: 'gold' }, mask: `
.......llllllll.......
......llllllllll......
......lllmmmmlll......
......llmiiIimll......
.....rrrmiiiimrrr.....
.llllllllmmmmllllllll.
llllllllllllllllllllll
...kkkkkkkkkkkkkkkk...
..cssssssssssssssssc..
.ccssksksssssskkksscc.
..csssksssssskykyksc..
.ccsskskssssskyyykscc.
..cssssssrrsskykyksc..
...sssssrrrssskkkss...
...skssksskssksskss...
...skkkkkkkkkkkkkss...
....kssksskssksskss...
cc.wwwwwwsssswwwwww.cc
cccwwwwwwkwwkwwwwwwccc
.ccwwwwwwwkwkwwwwwwcc.
.c....wwwwmMmwww....c.
......wwwwwmwrrw......` },
  belladonna_tnl: { ramps: { s: 'lilac', c: 'night' }, mask: `
.........nn|
.....p...nn
....pp..ppp
...ppp.pppp
...ppppppPp
..ppppppppp
.pppppppppp
pppppkkkkkk
ppp.nnkssss
.p..nnsssss
...nnsskkks
...nnsseeks
...nnssssss
..nn.soosss
..nn..sssrr
..n.c..ssss
.n.cCc.nsss
...cccnnnss
.ssnnnnpnnn
.s.nnppppnn
.ssspppppgn
....ppppppp` },
  torix_uzkali: { ramps: { a: 'leather' }, eye: 'slime', mask: `
w.....w....|
ww..w.ww...
.w..ww.w...
.ww.ww.ww..
..wwwwwww..
....www.www
......wwwww
.....wwwwww
.....wwwwww
.....wkkkww
.....wkeekw
....nwkkkww
...nn.wwwww
..nn..wwwwk
.nnn..wwwwk
.nn.aawwwww
..aaaa.wkwk
.aaaaarwkwk
aaaaaarrwww
aaa.aaarrgg
ss..aaaargr
ss..aaaaagg` },
  killa: { ramps: { s: 'tan' }, mask: `
.......tttttttt.......
......tttttttttt......
.....ttttttttwwtt.....
.....tttttttwwwwt.....
.....tttttwwwwttt.....
.....tttwwwwttttt.....
....twwwwttttttttt....
....ttkkkttttkkktt....
...stsskkksskkkssts...
...ssseeeksskeeesss...
....sseekksskkeess....
..tttssssssssssssttt..
.ttttsssskssksssstttt.
tttttssssssssssssttttt
tttttskkkkkkkkkksttttt
tttttskwwkwwkwwksttttt
ttttttskkkkkkkkstttttt
ttt.tttssssssssttt.ttt
ttt.ttssssttsssstt.ttt
sss.tttttttttttttt.sss
ssss.tttttttttttt.ssss
.sss.tttt....tttt.sss.` },
  shellda: { mask: `
..............ww......
..........w..wwww..w..
..........wwllllllww..
.oo..oo...llllllllll..
.oorroo..llllkkkkllll.
.oorroo..lllkllllklll.
.nnnnnn.lllkllllllklll
nnnnnnknkkkkllllllkkkk
nnkkkknnlllkllllllklll
nneeeknnllllkllllkllll
nnekkknnlllllkkkklllll
nnnennnnllllkllllkllll
nnoonnnnllllkllllkllll
rrkknnnngggggggggggggg
.nnnnnnn.gggggggggggg.
...wgwgwgllllllllllll.
....nnnnnggggggnnnnnn.
....nnnnn......nnnnnn.
....nnnnn......nnnnnnn
...nnnnn.......nnnnn.n
...nnnnn.......nnnnn..
...wnwnw.......wnwnw..` },
  smoake: { ramps: { c: 'ember' }, mask: `
..mmm............w....
.mMmmm.mm...w....ww...
.mmmmmmmmm..ww...www..
..mmmm.mm....ww.rrww..
...m.........rrrrrrrr.
..m......rrrrrrrrrrrrr
...m..rrrrrrrYYkrrrrrr
....rrrrrrrrrYkkrrrrrr
.y.rrkrrrrrrrrrrrrrrrr
lyl.rrrrrrrrrrrrrrrrrr
llllllkkkkkkkkrrrrrrrr
.ll..rwrwrwrrrrrrrrrrr
.....rrrrrrrrrr.rrrrrr
.........g.....rrccrrr
...g....ggg...rrrccrrw
..ggg..gGggg..rrcccrr.
.gGggggggggg.rrccrrrrw
.gggGggggirgggrccrrrr.
ggggggGgiiigggggcrrrgg
gGgggggggigggGggggggGg
gggrgGggggggggggGggggg
ggrrrggggGggggpgggggGg` },
  kazanna_tnl: { ramps: { h: 'ember' }, mask: `
.....ww..ww...........
.....wo..ow...........
.....wwwwww...........
.....wkwwkw...........
...aaawoowaaa....ww...
...aaaaaaaaaa.wwkwrkww
...aaaaaaaaaa.wukwrkwn
...aaaaaaaaaa.wukwwkwn
...gggggggggg.wwkwwkww
.aaaaaaaaaaaaaa.wwww..
...hhsssssshh...ssss..
..hhhsssssshhh..sss...
..hhskksskkshh..aaa...
..hhseksskeshh..aaa...
..hhsssssssshh.aaaa...
.hhhsssrrssshhhaaaa...
.hhh.ssssss.hhaaaa....
.hh.aawrrrrwaaaaa.....
...aaawwrrwwaaaa......
..aaaaawwwwaaaaa......
..aaaaaawwaaaaaa......
..saaaaakaaaaaa.......` },
  dr_timebender: { mask: `
..w...w...w|
..ww..ww.ww
w..wwwwwwww
ww.wwwwwwww
.wwwwwwwwww
..wwwwwssss
wwwwwssssss
.wwllggggll
..wlgeeeegl
.wwlgekeegg
..wlgekkegl
..wwgeeeegs
.ww.sggggss
.w..sssssso
....wssssss
....swwwwww
.....ssskkk
...aa.sssss
.aaaaassrrr
aaaaaaaawrr
aaa.aaaaawg
sss.aaaaaww` },
  nicolius: { ramps: { h: 'night' }, mask: `
.........YY|
.....Y..YY.
....YYYYY..
...YY.YY...
.mMmm..hhhh
.mmmm.hhhhh
.mmmm.hhhhk
..gg..hhhss
..ll..hhsss
..gg..hssss
..ll..skkks
..gg..seeks
..ll..sssss
..gg..sssss
..ll..ssshh
.tttt.shhhh
.tttt..ssss
tttttaawsss
..aaaaawwrr
.aaaaaaawwr
.aa.aaaaawr
.ss.aaaaaga` },
  porkus: { ramps: { b: 'night' }, mask: `
..........bbbb........
.........bbBbbb.......
.ooo.....rrrrrr...ooo.
.orro..kbbbbbbbbk.orro
.orrooookkkkkkkkooorro
..roooooooooooooooor..
...oooooooooooooooo...
...ookkkooooookkkoo...
..oooeekooooogeekgoo..
..oooekkooooogekkgoo..
..oooooossssssooggoo..
.ooooossssssssoogoooo.
.oooooskksskksoogoooo.
.oooooskksskksooogooo.
.oooowsssssssswoogooo.
..ooowkkkkkkkkwooogo..
...oooookrrrrkooooo...
..nnnoooooooooooonnn..
.nnnnnwwoooooowwnnnnn.
nnnnnnnwwwrrwwwnnnnnnn
nnnnnnnnwwrrwwnnnnnnnn
oonnnnnnnwrrwnnnnnnnoo` },
  angstigoth: { ramps: { h: 'indigo', b: 'night' }, mask: `
..r................r..
..rr......hhh.....rr..
..rrr..hhhhhhhhh.rrr..
...rrhhhhhhhhhhhhrr...
....hhhhhhhhhohhhh....
...hhhhHHhhhhoohhhh...
...hhHHhhhhhhhoohhh...
...hhhwwwwhhhhhoohh...
..hhhwwwwwwhhhhoohhh..
..hhwkkkkwwwhhhhoohh..
..hhwwreekwwwhhhoohh..
p.hhwwreekwwwwhhhooh.p
pphhwwwkwwwwwwhhhoh.pp
ppphwwwkwwwwwwwhhohppp
pppp.wwwwwwwwwwhhhpppp
pppp..wwwkkkkwwwhppppp
ppppp.wwkwwwwkww.ppppp
p.ppp..wwwwwwww..ppp.p
p..p..mkmkmkmkmk..p..p
.....bbbwwwwwwbbb.....
....bbbbbwkkwbbbbb....
....wbbbbwwwwbbbbw....` },
  eclipse: { ramps: { a: 'indigo' }, mask: `
..........Y|
...Y...y.yY
...YY..yyYY
....YyYYYYY
.yy.yYYkkkk
..yyYYkddkk
...YYkddkkk
...YYkdkkkk
YyyYkkkYYkk
.yYYkkkkYYk
...Ykkkkkkk
YyyYkkkkkkk
.yYYkkYkkkk
...YYkkYYYY
...YYkkkYkY
..yyYYkkkkk
.yy.yYYYkkk
....aayYYYY
..aaaaaaayy
.aaaaaaaaaa
aaaaaaaaaca
aaaaaaaaaaa` },
}
