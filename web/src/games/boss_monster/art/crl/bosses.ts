// Bosses of Crash Landing, 22 by 22.
import type { Drawing } from '../../../../art/painter'

export const BOSSES: Readonly<Record<string, Drawing>> = {
  imperiatrix: { ramps: { a: 'lilac' }, eye: 'slime', mask: `
.....r....r|
..r..rr..rr
..rr.rr..rg
..rrrrrr.rg
...rrrrrrrg
...rrrrrrgg
....ggggggy
....gaagggg
...aaaaaaaa
...aaaaaaaa
...akkkaaaa
...akeekkaa
...aakeeeka
....aakkkka
....aaaaaaa
.g...aaaaka
.gr..aaaaaa
.grr..aaaoo
.grrr..aaaa
ggrrrrggaaa
gggrrrrggga
grrrrrrrrgg` },
  klonos: { ramps: { a: 'ice', b: 'metal' }, mask: `
..aaaaa....|
.aaaaaaa...
aaaaaaaaa..
aaAaaaaaa..
aaaaaaaaakk
akkaaakkkaa
akkkakkkaaa
akekakkaaaa
aakkakaaAaa
aaaakaaaaaa
.aaakaaaaaa
.akakakkaaa
..aakakkkka
...akakekka
.bb.kaakkka
bbbbkaaaaaa
bbbbbkaaaka
bbrrbkaaaaa
bbrrbbkaaak
bbbbbbbkaaa
bbbbbbbbkkk
bbbbkbbbuuu` },
  mando: { ramps: { n: 'green' }, mask: `
....mmmmmmmmmmmm..r...
...mmMmmmmmmmmmmMmm...
..mmMmmmmmmmmmmmmMmm..
..mmmmmrrrrrrrrmmmmm..
..mmmmmmmrrrrmmmmmmm..
.gmmmmmmmmmmmmmmmmmmg.
ggmkkkkkkkkkkkkkkkkmgg
ggmkkyYykkkkkkyYykkmgg
ggmkkkkkkkkkkkkkkkkmgg
.gmmmmmmkkkkkkmmmmmmg.
..mmmmmmmkkkkmmmmmmm..
..nnmmmmmnnnnmmmmmnn..
.nnnnnmmnnnnnnmmnnnnn.
.nnwnnnnnnnnnnnnnnwnn.
.nn.wwnnnkkkknnnww.nn.
..nn.w.nnkrrknn.w.nn..
...n....nnkknn....n...
.mmmm.nnnnnnnnnn.mmmm.
mmMmmmlnnnnnnnnlmmmMmm
mmmmmmllggllggllmmmmmm
nnmmmmlllgllglllmmmmnn
nn.mmmllllllllllmmm.nn` },
}
