// Minibosses of Rise of the Minibosses, 16 by 16: each the star of one room.
import type { Drawing } from '../../../../art/painter'

export const MINIBOSSES: Readonly<Record<string, Drawing>> = {
  spike: { ramps: { w: 'gold' }, mask: `
.......w|
..w...ww
..ww.ppp
...wpppp
w.pppppp
wwpkpppp
.wpekkpp
..pEEkpp
w.pppppp
wwpppppp
.wpkkkkk
..pkEkEk
..ppkkkk
.mmgmmgm
..pppppp
.ppp....` },
  kid_croak: { ramps: { a: 'red', b: 'blue' }, mask: `
....g.g.g.......
....ggggg....rrr
.nnn.grg.nn..rEE
neennnnnneen.rEr
nekennnnnken.rrr
nnnnnnnnnnnn..W.
nNnnnnnnnnnn..W.
nkknnnnnnkkn..W.
nnnkkkkkknnn..W.
.nnnrrrrnnn..nn.
..nnnnnnnn..nnn.
.aaaawaaaannn.W.
nnaawwwaa.......
.n.bbbbbb.......
..nnb..bnn......
nnnnn..nnnnn....` },
  draculad: { ramps: { a: 'red', b: 'night', s: 'bone', h: 'black' }, mask: `
................
....hhhhhh......
...hhhhhhhh.....
...hhshhshh.....
.a.hssssssh.a...
.aa.skssks.aaW..
.aaaskssksaa.W..
..aassssss.aW...
..aaskkkks.W....
.bbasEssEsaaaa..
bbbbaaggaasaEEa.
bbbbbegrebsaEaa.
b.bbbeeebbsaEEa.
..bbbbbbbb.aaaa.
...bbb.bbb......
..rre..rre......` },
  rocky: { eye: 'gold', mask: `
....tttt|
..tttTtt
..rrrrrr
..tttttt
..tkkttt
..ttekkt
..tttttt
.t.ttkkk
tttttkEk
rrr.tttt
rrrrtttt
rRrrtttt
rrrrgggG
.rr.uuuu
....uuuU
...ttt..` },
  cerebella: { mask: `
...rr.oooooo....
..rrrroopoooo...
...rgroooooopo..
..rrrroopooooo..
.oorroooooopooo.
.oopooopooooopo.
..oooooopoooooo.
...pppppppppp...
..kwwwwwwwwwwk..
.k.wkkwwwwkkw.k.
..kwEkwwwwEkwk..
...wkkwwwwkkw...
...wRwwrrwwRw...
....wwwwwwww....
..ppppgggppppp..
.wppppppppppppw.` },
  paddywhack: { ramps: { h: 'ember' }, mask: `
....nnnnnn...l..
....nNnnnn..lll.
....nNnnnn.llLll
....kkggkk..lll.
..nnnnnnnnnn.ll.
...hkksskkh..l..
...hskssksh..l..
...hskssksh..l..
...hssssssh..l..
...hhEkEkEh..l..
....hhhhhhh.sl..
..nnnhhhhnnss...
.nnnnnhhnnns.l..
.s.kkkggkkk.....
...nnn..nnn.....
..kkg...kkg.....` },
  icicle_man: { mask: `
..i..i..i..i....
..iI.iI.iI.i....
..iuuuuuuuui....
..uuUuuuuuuu....
.uuuiiiiiiuu....
.uuiikiikiu.....
.uuiikiikiu.....
..uiiiiiiiu.....
..uuikkkiuu.....
.iiuuuuuuiiu....
iiiiuuEuuuuummmm
.ii.uEIEuuuummmI
.i..uuEuu...mmmm
....uuuuuu......
...uuu..uuu.....
..iiii..iiii....` },
  mageseeker: { ramps: { a: 'leather', b: 'night' }, mask: `
.............m..
............mM..
...bbbbb....pp..
..bbBbbbb..pppp.
..rrrgrrr..pYpp.
bbbbbbbbbb.pppp.
..ddddddd.pppppp
..dIIdIId....l..
..ddddddd....l..
.rrrrrrrrr...l..
.rrRrrrrr...sl..
raaarraaaasss...
r.aaaraaaas..l..
.saagggaa....l..
..aaaaaaaa...l..
.aaaaa.aaaa..l..` },
  brassknuckle: { ramps: { l: 'stone' }, mask: `
.....ggg|
....gggG
....gggg
....gkkk
....gkYY
....gkkk
.ggg.ggg
gggggkgk
gGgg.ggg
.ll..gll
.ll..glr
ggggg.gg
gggGg.gg
mMmMm.ll
ggggg.gg
.ggg.ggg` },
  jinx: { ramps: { a: 'night' }, mask: `
.a.......a......
.aa.....aa......
.aoa...aoa..aaa.
.aaaaaaaaa.aa.aa
.aaaaaaaaa.....a
.aYYaaaYYa.....a
.aYkaaakYa....aa
.aaaaoaaaa...aa.
..aakakaa...aa..
...pppppp...aa..
...aappgaa.aa...
..aaaagggaaaa...
..aaaaagaaaaa...
..aaaAaaAaaaa...
..aaa.aa.aaa....
..www.ww.www....` },
}
