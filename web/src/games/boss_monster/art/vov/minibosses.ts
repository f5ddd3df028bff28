// Minibosses of Vault of Villains, 16 by 16: each the star of one room.
import type { Drawing } from '../../../../art/painter'

export const MINIBOSSES: Readonly<Record<string, Drawing>> = {
  mortician: { ramps: { a: 'night', s: 'bone', h: 'stone' }, mask: `
...aaaaa........
...aAaaa...lll..
...aAaaa..lllll.
...ppppp.lllllll
.aaaaaaaa.llgll.
..hssssss.lgggl.
..hskssks.llgll.
..hskssks.llgll.
..hssssss.lllll.
...ssrrs..lllll.
..aaewea..lllll.
.aaaaeaaass.lll.
.saaaraaas.llll.
.s.aaaaa..lllll.
.m.aa.aa...lll..
mmmkk.kkk..lll..` },
  bonecrusher: { ramps: { n: 'ember', a: 'leather' }, mask: `
ww......|
wwnnwww.
wwnnwwww
wwnn....
.nn.....
.nn..nnn
.nn.nnnn
.nn.kknn
.nn.nekn
.nnnnnnn
.nnnnkkk
..nnnEkk
..nannnn
...aaann
...aaaEE
..nnn...` },
  hexling: { ramps: { a: 'tan' }, mask: `
...........rr...
....aaaaa..rr...
..aaaaaaaam.....
.aaaaaaaaaa.....
.akakaaarraa....
.aakaaarrrra.p..
.akakaarkkrapPp.
.aaaaaaarraa.p..
..akakakakaa....
uu..aaaaaa.....p
uummaararaaaa...
.aaaarrrraa.aa..
aa..aarraaa..a..
....aaaaaa......
...aaa.aaa...p..
..aaa...aaa.....` },
  fingers_mcgee: { ramps: { a: 'night' }, mask: `
....aaaa|
...aaAaa
...rrrrr
.aaaaaaa
...kkkkk
...kkEkk
...kkkkk
...sssss
...sssks
s.s.skkk
s.s.s.ss
sksks.ae
sssss.er
.sssaaar
..aaaaar
...aaa..` },
  probe_unit: { mask: `
.......R|
.......m
....mmmm
..mmMmmm
.mmmmmmm
.mmmkkkk
mmmkuuuu
mmkuuiii
ggkuuikk
mmkuuiii
mmmkuuuu
.mmmkkkk
..gmmmgm
.tt.ggg.
.t....YY
tt.....Y` },
  iron_usher: { ramps: { a: 'night' }, mask: `
....rrrrr.......
....rRrrr.......
...ggggggg......
...mmmmmmmm.....
..mmkkkkkkm.....
..mmkYkkYkm.....
..mmkkkkkkm.....
...mmmmmmmm...YY
...gmkmkmg..YYYy
..rrrmmmrrrmYYyY
.rrgrrrrgrmmYYYy
.rrgrrrrgrrmYyYY
.m.grrrrg...YYYy
.eE.rggrr.....YY
.Eeaaa.aaa......
...mmm.mmmm.....` },
  bean_counter: { ramps: { a: 'night', b: 'lime', s: 'purple' }, mask: `
.....ssssss.....
....ssssssss....
...ssssssssss...
..bbbbbbbbbbbb..
s.bbbbbbbbbbbb.s
sssseeesseeessss
.ssseeksseeksss.
..sseeesseeess..
...ssssssssss...
....sskkkkss....
..aaaeerreaaa...
.aaaalllllllllll
.saaalrrwwggwwwl
.sssslwggwwwuuul
...aalnnnwwwrrwl
...aalllllllllll` },
  sapper: { ramps: { l: 'umber', a: 'blue', t: 'night' }, mask: `
....ggggg.......
...gGgggEE...y..
..ggggggEE..Y...
.gggggggggg..y..
...lllllll..w...
..lllkllkl.tt...
..lllkllkltttt..
..lllllllttEttt.
.lllwwwwotEttttt
.llllwwwwttttttt
..llkwewktttttt.
.aallllllttttt..
.aalllllootttt..
.aalaaaloo......
..aaaaaaa.......
..oo...ooo......` },
  lady_lure: { ramps: { a: 'purple' }, mask: `
....pppppp......
...pp....pp.....
...p......yy....
...p.....yYYy...
..aaaak..yYYy...
.aaaakakak.yy...
aaaaaEEkaaa....a
aaaaEEkkaaaa..aa
.akaaEEaaaaa.aaa
rrrrrrraaaaaaaa.
EkEkEkEraaaaaaa.
kkkkkkkraaaEaaaa
EkEkEkraaaaEa.aa
.rrrraaaaaEaa..a
..aaEaEaEaaa....
....aaaaaa......` },
  warden: { ramps: { l: 'sand' }, mask: `
....uuuuuuuu....
...uuuuggUuuu...
...uuuuggguuu...
..kkkkkkkkkkkk..
.ll.llllllll.ll.
.lllkklllkklll..
.lllekllleklll..
..lllllllllll...
..lllwwwwwlll...
..llwwkkkwwll...
..lwwwwkwwwwl...
..wwEkkkkkEww...
...wwwwwwwww.gg.
..uuuuuguuuuguug
.uuuuuugguuuugg.
.ll.uuuuuu.ll.gg` },
}
