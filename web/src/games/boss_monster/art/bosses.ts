// Bosses, 22 by 22: they fill their thrones.
import type { Drawing } from '../../../art/painter'

export const BOSSES: Readonly<Record<string, Drawing>> = {
  draculord: { ramps: { a: 'red', h: 'black' }, mask: `
...........|
.......hhhh
......hhhhh
.....hhhhhh
.b...hhhwhh
.bb..hhwwwh
.bbb.hwwwww
.bbbb.wkkww
..bbb.wwrew
..bbbbwwwww
...bbbbwwww
...bbbbwwkk
..kkbbbbwew
.kkkkbbbbww
kkkkkkbbbgg
kkkkkkkbmgr
kkakkkkmmmg
kaakkkkmmmk
aa.kkkkmmmk
...kkkkkmkk
...kkkkkkkk
....kkkkkkk` },
  xyzax: { mask: `
...........|
.....pppppp
...pppppppp
..ppppppppp
..pppPppppp
..ppppppppp
..ppeeepppp
..peekkeppp
..peekkeppp
..ppeeepppp
...ppppppee
...ppppppee
....ppppppp
....pnnnnnn
...pp.nkwkw
..pp.p.nnnn
.pp.pp.pppp
.p..p.ppppp
pp.pp.pp.pp
p..p..pp.pp
pp.pp.p..p.
.....pp.pp.` },
  king_croak: { mask: `
.....g....g|
.....gg..gg
.....ggggrg
.....gggggg
...nnnnnggg
..nnnnnnnnn
..nneeennnn
.nneeekknnn
.nneeekknnn
.nnneeennnn
nnnnnnnnnkn
nNnnnnnnnnn
nnkkkkkkkkk
nnnrrrrrrrr
.nnnwwwwwww
..rrnnnnnnn
.rrrrrwwwww
rrrrrrwwwww
rrnnrrrgwww
rrnnnrrrrgg
.rnnnrrnnnn
..kknnnk.kk` },
  robobo: { mask: `
..........r|
..........m
.....mmmmmm
....mmmmmmm
....mdddddd
....mdeeddd
....mdeeddd
....mdddddd
....mmmmmmm
.....mkmkmk
..mm..mmmmm
.mmmmmmmmmm
.mmmmmmmmmm
mmm.mmggggg
mmm.mmgdddd
mm..mmgdyyd
mm..mmgdddd
mmm.mmggggg
.mm.mmmmmmm
.....mm..mm
....mmm.mmm
...mmmmmmmm` },
  cerebellus: { mask: `
.....oooooo|
...oooooooo
..ooooopooo
.ooopoooopo
.oooopooooo
ooooooooopo
oopooopoooo
ooopooooopo
.oooooooooo
..ppppppppp
...wwwwwwww
...wEEEwwww
...wEkkkwww
...wEkkkwww
...wwEEwwwk
....wwwwwww
....wwkwkwk
.....wkwkwk
..aaa.wwwww
.aaaaaagggg
aaaaaaaagaa
aaaaaaaagaa` },
  seducia: { ramps: { a: 'red', h: 'red', s: 'rose' }, mask: `
w..........|
ww.........
.ww...hhhhh
.wwwhhhhhhh
..wwhhhhhhh
p..hhhhhssh
pp.hhhhssss
ppphhhsskks
pppphhssees
.pppphsssss
.ppp.hhssss
..pp.hhssrr
..p...hssss
.....hhaass
....hhaaaas
....ssaaaaa
....s.aaaaa
....ss.aaag
.....saaaaa
....raaaaaa
...r.aaaaaa
...r.aaaaaa` },
  cleopatra: { ramps: { s: 'tan' }, mask: `
..........g|
........ggr
.....uuuugg
....ugugugu
...uugugugu
...ugssssss
..uugssssss
..uguskkkks
..ugusseeks
.uuguskksss
.uguussssss
.ugugsssrrr
uuguugsssss
uguuugggsss
ugu.ggugugu
uu.gugugugu
...wwgggggg
..swwwwwggg
..swwwwwwgr
..s.wwwwwgg
..gswwwwwgu
....wwwwwgg` },
  gorgona: { ramps: { a: 'purple', s: 'tan' }, mask: `
..n....n..n|
.nen..nen.n
.nn.n..nn.n
..nnn.n.nnn
.n..nnnnnnn
nen.nnnnnnn
.nn.nnnssss
..nnnnsssss
.n.nnskkkss
nennnsseess
.nnnnssssss
..nnnssssss
...nnssskkk
....nsswwss
.....nsssss
...gggssssg
..saaagggga
..s.aaaaaaa
..ssaaaaaaa
....nnnnnnn
...nnNnNnNn
....nnnnnnn` },
}
