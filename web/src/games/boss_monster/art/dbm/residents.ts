// Who or what lives in each room of Paper and Pixels, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  ghoulyard: { ramps: { a: 'teal' }, mask: `
......aaaaa.....
.....aaaaaaa....
....aakkakkaa...
....aakyakyaa...
....aaaaaaaaa...
a.a..awkwkwa.a.a
aaa..akkkkka.aaa
.aa...aaaaa..aa.
.aaaaaaaaaaaaaa.
..ttt.aaaa.ttt..
.tTttt.aa.tTttt.
.tktkt.....tkttt
.ttktt.aa.tktktt
.tktkt.....tkttt
nttttt.nn.tttttn
nnntttnnnnnntnnn` },
  shark_tank: { mask: `
......t.........
.....tt.........
....ttt.........
mu.uttttu.uu.uum
mIuuuuuuuuuuuuum
mIuuttttuuuuuuum
muuttttttttuuttm
muttkkttttttttum
mtttkettktttttum
mttttttktkttuttm
mkwkwkwtttuuuutm
mkkkkkwwwwuuuuum
muwkwkwwwuuuouum
muuuuuuuuuuooouu
mulluuuunuuuouum
mmmmmmmmmmmmmmmm` },
  bone_crank: { mask: `
...ww.ww........
..wwwwwww.......
.wwwwwwwww.ww.ww
.wwwwwwwww.wwwww
wwkkkwkkkww.www.
wwkykwkykww..w..
wwkkkwkkkww..w..
.wwwwkwwww..ww..
.wwwkkkwwwwwww..
..wwwwwww.www...
..wkwkwkw.......
.lllllllll......
llLlllllllll....
llkwwwwwwkll....
llkkwkkwkkll....
llllllllllll....` },
  trash_compactor: { mask: `
.mmmmmmmmmmmmmm.
mMmmmmmmmmmmmmmm
mmmkkkkkkkkkkmmm
mmmmkkkkkkkkmmmm
mmmkkkkgkkkkkmmm
mmmmkkgggkkkmmmm
mmmkkkkgkkkkkmmm
mmmmkkwwwwkkmmmm
mmmkkkwkwkkkkmmm
mmmmkkwwwwkkmmmm
mmmknnkwkllkkmmm
mmmmnnnkrllkmmmm
mmmknnkrrrlllmmm
mmmmmmmmmmmmmmmm
mgkgkgkgkgkgkgkm
.mm.mm.mm.mm.mm.` },
  elder_portal: { ramps: { n: 'teal' }, mask: `
....tttttttt....
..ttTtttttttt...
.tttppppppptttt.
.ttppvvvvvppttt.
ttppvvvvvvvppttn
ttpvvYYvYYvvpttn
ntpvvYkvYkvvptnn
nnpvvvvvvvvvpnn.
.nnnvnvnvnvnnn..
ttnnnnvnvnnnnttt
ttpvnnnnnnnvpttt
ttpvvnnvnnvnpttt
tnnnnnvvvnvnnntt
nnppvnvvvnnvpnnt
nttppnnnvvnppttn
nnttttnnttnntttn` },
  hydras_mire: { mask: `
......nnnn......
.....nnnnnn.....
.....neknek.....
.....nnnnnn.....
.nnn.nkkkkn.nnn.
nnnnn.wnnw.nnnnn
neknn..nn..nnken
nnnnn.nnnn.nnnnn
kkknn.nggn.nnkkk
.w.nn.nggn.nn.w.
..nnn.nggn.nnn..
..nnnnnggnnnnn..
...nnnnggnnnn...
lllnnnggggnnnlll
llLllllllllllLll
.llllllllllllll.` },
  spellslime_incubator: { ramps: { n: 'lime' }, mask: `
...mmmmmmmmmm...
..mMmmmmmmmmmm..
..mmrmymymrmmm..
..iiiiiiiiiiii..
..Idddddpddddi..
..IdddddppdddI..
..IddddpPpdddi..
..IdddppppddddI.
..Iddppppppddi..
..IddnnnnnndddI.
..IdnNnnnnnndi..
..IdnkknkkndddI.
..idnkennekndi..
..innnnnnnnnni..
.mmmmmmmmmmmmmm.
mmyymmyymmyymmmm` },
  clock_tower: { ramps: { b: 'red' }, mask: `
.......b........
......bbb.......
.....bbbbb......
...bbbbbbbbb....
..bbbbbbbbbbb...
.bbbbbbbbbbbbb..
..tttwwwwwttt...
..ttwwwkwwwtt...
..twwwwkwwwwt...
..twkwwkkkwkt...
..twwwwwwwwwt...
..ttwwwwwwwtt...
..tttwwwwwttt...
..ttkkkgkkktt...
..ttkkgggkktt...
.ttttttgttttt...` },
}
