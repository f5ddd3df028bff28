// Bosses of Vault of Villains, 22 by 22.
import type { Drawing } from '../../../../art/painter'

export const BOSSES: Readonly<Record<string, Drawing>> = {
  countess_umbra: { ramps: { b: 'purple', s: 'bone', h: 'black', c: 'red' }, mask: `
..........mm..........
.......bbbbbbbb.......
.....bbbbkbbkbbbb.....
...bbbbbbkbbkbbbbbb...
..bbbbkbbkbbkbbkbbbb..
.bbbbkbbbkbbkbbbkbbbb.
.bbbbkbbbkbbkbbbkbbbb.
bbbbbkbbbkbbkbbbkbbbbb
bb.bbb.bbbbbbbb.bbbmbb
b...b...bbbbbb...b.m.b
....hhhhhhhhhhhhhh.m..
....hhhhsssssshhhh.m..
...hhhsssssssssshh.m..
...hhhskkksskkkshhhm..
...hhhsreksskershh.m..
...hhhsssssssssshh.m..
...hhhhsssssssshhh.m..
..hhh.hssrrrrssh.hss.s
..hh.cchsssssshcc.ssss
...cccccccsscccccccss.
..cccccccggggccccccm..
..ccccccccccccccccmm..` },
  grudge_grinder: { ramps: { n: 'green', a: 'leather' }, mask: `
..t...................
..tt..tttttttt..tt....
..tttttttttttttttt....
...tttTttttttttt......
...nnnnnnnnnnnnn......
n.nnkkknnnnnkkknnn.n..
nnnnnkkknnnkkknnnnnn..
.nnnneeknnnkeennnnnn..
..nnneeknnnkeennn...Y.
..nnnnnnknknnnnnn.Y...
..nnnnnnnnnnnnnn....Y.
..nwkwwkwwkwwkwn..Yy..
..nwwkwwkwwkwwwn.y.Y.Y
..nnkkkkkkkmmmmmmyY...
.aaannnnnnmMmmmmmmm.Y.
aaaaaannnnnmmtttttmm..
aaaaaaaaaannktttttttm.
nn.aaaaaannktttTtttttm
nnnaaaaaannkttTkkttttm
.nnnaaaaaankttTkkttttm
..nnnnaaaaakttttttttt.
....aa.aaa.lktttttttl.` },
  baroness_cog: { ramps: { h: 'wine', a: 'purple' }, mask: `
.....gg..gggg..gg.....
.....gggggggggggg.....
...gggggggggggggggg...
...gggkkkkkkkkkkggg...
.ggggkkmmmmmmmmkkgggg.
..ggkkmmmmmmmmmmkkgg..
..gghhhhhhhhhhhhhhgg..
.gghhhhsssssssshhhhgg.
...hhhsssssssggghhh...
..hhhskkksssgiiighhh..
..hhhsekksssgikighhh..
..hhhsssssssgiiighhh..
...hhssssssssgggshh...
...hhhssssssssssghh...
..hhhhsssrrrrssshghh..
..hh.hhsssssssshh.hh..
......aassssssaa......
..ggaaawwsssswwaaagg..
.ggkgaawwwwwwwwaagkgg.
gkkkggaaawggwaaaggkkkg
.ggkgaaaaawwaaaaagkgg.
..ggaaaaaaggaaaaaagg..` },
  silas_quick: { ramps: { a: 'ember', b: 'night' }, mask: `
......bbbbbbbbbb......
.aa..bbbbbbbbbbbb..aa.
.aaa.bbBbbbbbbbbb.aaa.
.aka.nnnnnnnnnnnn.aka.
.akkabbbbbbbbbbbbakka.
bbbbbbbbbbbbbbbbbbbbbb
..aaaaaaaaaaaaaaaaaa..
..aaaaaaaaaaaaaaaaaa..
.aakkkkkkkkkkkkkkkkaa.
.akkeeekkkkkkkeeekkka.
.akkekekkkkkkkekekkka.
waakkkkkwaawwkkkkkaaaw
.waaawwwwaawwwwwaaaww.
..wwwwwwwwwwwwwwwwww..
....wwwwwkkkkwwwww....
.....wwwwkkkwwwww.....
......wwwwkwwkww......
....nn.wwwwkkww.nn....
...nnnnnwwwwwwnnnn.gg.
..bbbnnnnnnnnnnbbbgGgg
.bbbbbbnnnnnbbbbbaggkg
.bbbbbbbnnnbbbbb.aaggg` },
  overmind_nine: { ramps: { o: 'green' }, mask: `
........iiiiii........
......iIiooooiIi......
....iiooooooooooii....
...iIooddooooddooIi...
...ioodooddddoodooi...
..iiodoodoooodoodoii..
..ioooooooddoooooooi..
..iodddoooooooodddoi..
..ioooodoooooodooooi..
..iooddooddddooddooi..
..iodoooooddooooodoi..
...ioooddooooddoooi...
...iiioooiiiioooiii...
..mmmmmmmmmmmmmmmmmm..
.mmmMmmmmmmmmmmmmMmmm.
.mmrmmkkkYYYYkkkmmrmm.
.mmmmmkkkYkkYkkkmmmmm.
.mmgmmkkkYYYYkkkmmgmm.
..mmmmmkkkkkYkkmmmmm..
m..mmmmmmmmmmmmmmmm..m
mm.mm.mm.mmmm.mm.mm.mm
.mmm.mm..mmmm..mm.mmm.` },
}
