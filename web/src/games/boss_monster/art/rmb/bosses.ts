// Bosses of Rise of the Minibosses, 22 by 22.
import type { Drawing } from '../../../../art/painter'

export const BOSSES: Readonly<Record<string, Drawing>> = {
  gregore: { ramps: { a: 'night' }, eye: 'frost', mask: `
.........rr|
w.......rrr
ww.....rrrr
www...aaarr
.wwwaaaaagg
.wwwaaaaagg
..waaaaaagg
...aaaAaagg
...aaaaaagg
...aggggggg
...agkkkkkg
...agkeekkk
...agkkeekk
...aggkkkww
....agkwwww
....agkwkwk
.m..aagkwkw
mmm.raagggg
maaarraaaaa
aaAaarraagg
aaaaaarragr
.aaa.aarrgg` },
  calabeza: { ramps: { a: 'ember' }, mask: `
..............nnn.....
............nnnnn.....
...........nnnn..nnn..
....nnn....nnn..nn.nn.
...nnnnn..nnnnn.n...n.
....aaaaaannnnaaaaa...
..aaaaraaaaraaaaraaa..
.aaaaraaaaaraaaaaraaa.
aaaaraaaaaaraaaaaaraaa
aakkaaaaaaaraaaaaaakka
aakYkkaaaaaraaaaakkYka
aakYYYkkaaaaaaakkYYYka
aaakYYYYkaakaakYYYYkaa
aaaakkkkaakkkaakkkkaaa
aaaraaaaaaaaaaaaaaraaa
akkaakkaaaakkaaaakkakk
akYkkYYkkkkYYkkkkYYkYk
.akYYYYYkkYYYYkYYYYYka
..akkYYYYYYkkYYYYYkka.
...aaakkkkkaakkkkaaa..
.nn.nnaaaaaaaaaannn.nn
nnnnnnnnnnnnnnnnnnnnnn` },
  belladonna_rmb: { ramps: { s: 'lilac', b: 'indigo' }, mask: `
..........nnn.........
.........nn.nn........
........nn............
......nnnnnnnn........
.....ppnnnnnnpp.......
....ppppppppppppp.....
...pppPpppPpppPppp....
...ppPpppPpppPpppp....
..pppPpppPpppPppppp...
..ppppppppppppppppp...
.ppkkpkkkkpkkkkpkkpp..
pp.nnksskkssskkssnnpp.
...nnssssssssssssnn...
...nnskkkssskkkssnn.l.
..nnnsseksssseksnnn.l.
..nn.sssssssssssnn..ww
..nn..ssoosssoos....ww
.nnn...ssskkkss..n.wIi
.nn..bb.sssss.n..siiIi
.ppnbBbbnsssnnppssiIii
ppppbBbbpnnnppppssiiii
ppp.bbbbppgppppp..iii.` },
  lamia: { ramps: { a: 'teal', h: 'wine', c: 'gold' }, mask: `
......hhhhhh..........
....hhhhhhhhhh........
...gggggirggggg.......
...hhsssssssshh....g..
..hhskkksskkkshh..ggg.
..hhssekssekssshh..g..
..hhsssssssssshh..ggg.
..hhsssskkssshhh..aaa.
..hhhssrrrrsshhh.kaaa.
..hh..ssssss..hh.aaa..
..hsssggggggsss.aaaa..
.hssgggrggrgggssaaa...
.ss.gggggggggg.saaa...
.gg..ssssssss.gg.aaa..
.sss.ggrgrggg.sskaaaa.
..ssaaaawwwaaakssaaaa.
.kkkaaaawwwwaaakkaaaa.
aaacaaakwwwwwacakaaaa.
acaaaackkwwwwkaacaaaca
aakkkkkkkkwwwwkkkkkkaa
aaacaaaacaawwwaaacaaaa
.aaaacaaaacaaaacaaaca.` },
  king_croak_rmb: { mask: `
..........g..g..g.....
ii.ii.....gg.g.gg.....
.iii......gggrggg.....
.kMk..nnn.ggggggnnn...
.iii.neeennnnnnneeen..
ii.ineekkennnnneekken.
..RRneekkennnnneekken.
..R.nneeennnnnnneeenn.
..RRnnnnnnnnnnnnnnnnnn
...RnnnnnnknnknnnnnnnN
...RRnnnnnnnnnnnnnnnnn
...nRRkkkkkkkkkkkkknnn
...nnRRrwwwwwwwwwrknnn
....nkRRRrrrrrrrrknnn.
....nnnkRRRRrrrkknnnn.
..rrwwnnnkkkkkknnnnwrr
.rrrrwwwnnnnnnnnwwwrrr
rrrrrrwwwwwwwwwwwwrrrr
rrnnnrrrwwwwwwwwrrnnnr
rnnnnnrrrwwwwwwrrnnnnr
rrnnnnnrrrrggrrrnnnnnn
.nnnnnnn.rrrrrr.nnnnn.` },
  ravenus: { ramps: { a: 'night' }, mask: `
...a...a.aa...........
.a..aa.aaa..a.........
..aa.aaaaaaaaa........
a..aaaaaaaaaaaa.......
.aaaaaAaaaaaaaaa......
..aaaAaakkkaaaaaa.....
aaaaaaakrrkkaaaagg....
.aaAaaakrYrkaaaggggg..
..aaaaakrrrkaagggggggg
a.aAaaaakkkaaggggggggg
.aaaaaaaaaaakkkkkkkkgg
..aaaAaaaaaaagggggg.gg
aaaaaaaaaaaaa.gggg..g.
.aaaAaaaaaaaa.........
..wwaaaaaaawww........
.wwwwwawwawwwww..a....
aa.wwwwwwwwww..aaaa...
aaaagwgwwgwgaaaaaaaaa.
aaAaaggggggaaaAaaaaaaa
aaaaaaagrgaaaaaaAaaaaa
aaAaaaaagaaaAaaaaaaAaa
aa.aaaa.aaaa.aaaa.aaaa` },
  baron_hex: { ramps: { a: 'night', c: 'skin' }, mask: `
.....aaaaaaaaaa...nn..
.....aaAaaaaaaa..nnn..
.....aaAaaaaaaa.nnn...
.....aaAawwwaaannn....
.....aaAwwwwwaann.....
.....aaawkwkwaann.....
.....rrrrwwwrrrn......
..aaaaaaaaaaaaaaaa....
.aaaaaaaaaaaaaaaaaa.W.
....kllllllllllk....W.
....lwwwwllwwwwl.cccc.
....wwkkwwwwkkwwccCccc
....wwkywwwwykwwckcckc
....lwwwwwwwwwwlcccccc
....llwwwkkwwwll.ckkc.
.....lwwwwwwwwl...cc..
.....wkwkwkwkw..cccrcc
...pp.wkwkwkw.pp.crrc.
.pppppwwwwwwwppplccrll
pppppppwgggwpppplllcll
ppp.pppppgppppppllll..
lll.pppppgppppp..cc.c.` },
  oculus: { ramps: { h: 'umber' }, mask: `
.............hhhhhh...
...hhhhhhhhhhhhhhhhh..
..hhhhhhhhhhhhhh..hh..
..hh..gggggggggg......
....ggpppppppppggg....
...gppppppppppppppgg..
..gppppppppppppppppg..
..gkkkkkkkkkkkkkkkkkg.
.gwwwwwuIIukkuuuwwwwg.
.gwrwwuuIIkkkkuuuwwwg.
.gwwrwuuuukkkkuuuwrwg.
.gwwwwuuuukkkkuuuwwrg.
.gwwwwuuuuukkuuuwwwwg.
..gwwrwuuuuuuuuwwwwg..
..gwrwwwwuuuuwwwwrwg..
...gwwwwwwwwwwwwwwgg..
p...gggwwwwwwwwggg.gpp
pp..p.gggggggggg.p.gpp
pppppp.pppppppp.pppgpp
.ppppppp.pppp.pppppgp.
..pppppppgggpppppppgg.
.ppppppppgrgppppppppp.` },
  kazanna_rmb: { ramps: { h: 'ember', b: 'wine' }, mask: `
.......aaaaaaa........
......aaAaaaaa.....Y..
......aAaaaaaa.Y..YYY.
......aAaaaaaa.....Y..
......gggggggg...Y....
....aaaaaaaaaaaa......
.....hhssssssh....ww..
....hhsssssssshh..ww..
...hhskkssskkshh..kk..
...hhsseksseksshh.kk..
.w.whssssssssshh..kk..
.wwwhosssssssohh.ss...
.wwww.ssrrrss.h.sss...
.wkwk.kssssskaaaaaa...
.wwow.wwkkkwwaabaabbaa
..wwwwaawkwaaaabbaabba
.wwwwwaawwwaaaabbbbbba
awwwsaaaawaaaa.bbbbbba
abwssaaaakaass.bbbbbba
abbbssaaawass.bbbbbbba
abbbbaa.aaaaa.bbbbbbaa
.aaaaa.aaakaaa.aaaaaa.` },
  dr_deadly: { ramps: { h: 'black' }, mask: `
.......ssssssss.......
.....ssSSssssssss.....
....ssSSsssssskssss...
....sSsssssskkkksss...
...ssssssssssskssss...
...sssssssssmmmmmss...
...shhhhhssmrrrrrmsm..
...sskkhhsmrrYYrrrmm..
..ssseekssmrrYYrrrms..
..ssseekssmmrrrrrmms..
..sssssssssmmmmmmss...
...ssssssssssssssss...
...sshhhssssshhhsss...
...hhhhhhhhhhhhhhhs...
w..hsskkkkkkkkkkshs...
ww..sskwkwkwkwkkss.rrr
www..sskkkkkkkss..rRrr
wwww..ssshhhsss...rrrr
wwwwww.sshhhss.wggkgkg
wwwwwwwrrhhhrrwwlggkgg
ll.wwwwwwrhrwwwlllllgk
lllwwwwwwwrwwwwwllllgg` },
  scott: { ramps: { h: 'leather', a: 'ice' }, mask: `
......hhhhhhhh........
....hhhhhhhhhhhh......
...hhhhhHHHhhhhhh.....
...hhhHHhhhhhhhhh.....
...hhhhsssssshhhh.....
...hhssssssssssshh....
...hsskksssskkssh.....
...hssssssssssssh.....
..sssekssssseksss.....
..ssskksssssskksss....
..sssssssssssssss.W...
...ssosssssssssoss.W..
...sssskkkkkkkksssW.W.
....ssskwwwwwkss...W..
.....ssskkkkksss......
......sssssssss.rrrrr.
..aaawwsssssswa.rrErr.
.aaaaawwwrrwwwaarEErrr
aaaaaaawwrrwwaasrrErEr
aaa.aaaawrrwaasssrErrr
aaa.aaaaarraaasssrErr.
sss.aaaaarraaaassrrr..` },
  kirax_rmb: { ramps: { a: 'ember' }, mask: `
......w....|
.......w...
..w.....w.n
..ww.....nn
.www.nnnnnn
.ww.nnnnnnn
ww.nnaaannn
wwnnaAAaann
nw.naAaaann
nn.naaaaann
nn.nnaaakan
nnn.nnnaann
.nn..nnnnnn
.nnn..nnnnn
..nn...nnkk
..nnn..wnnn
...nnn..wnk
gg.nnnn..nk
.gggnnngggg
..ggggnnggg
...ggggnnnn
..gggggnnnn` },
}
