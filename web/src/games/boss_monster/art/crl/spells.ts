// The emblem of each spell of Crash Landing, up to 16 by 16, shown before rays.
import type { Drawing } from '../../../../art/painter'

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  finish_him: { mask: `
..ssssssss......
.ssSsssssss.rrr.
sssssssssssgrrrr
kkkkkssssssgrRrr
ssssssssssssgrrr
sSsssssssssgrrrr
kkkkksssssssgrrr
ssssssssssssgrrr
sSssskssssssgrrr
kkkkkssssssgrrrr
.sssskssssssrrr.
..ssskssss......
.....ksss....r..
..r..ssss...r...
...r.sSss..r....
......ss........` },
  essence_transfer: { ramps: { a: 'metal' }, mask: `
.aa.aa....gg....
aaaaaaa...ggg...
aAakaaaggggggg..
aakaaaa...ggg...
.aakaa....gg....
..aaa...........
...a............
....g.....rr.rr.
...gg....rrrrrrr
..ggg...rrRrrrrr
..gggg..rRrrrrrr
...gg...rrrrrrrr
....g....rrrrrr.
....gggg..rrrr..
.....ggg...rr...
................` },
  healing_tank: { mask: `
..mmmmmmmmmmmm..
.mMmmmrrrrmmmmm.
..mmmmmrrmmmmm..
..IuuuuuuuuuuI..
..IuunuuuunuuI..
..IunnnnnnnnuI..
..IuunnnnnnuuI..
..IuunkknkkuuI..
..IuunnnnnnuuI..
..IuuummmmuuEI..
..IEuummmmuuuI..
..IuuunmmnuEuI..
..IEunnnnnnuuI..
..iuununnunuui..
.mmmmmmmmmmmmmm.
mmymmmmmmmmmnmmm` },
  meteorite: { mask: `
...........YY..Y
..........YyY.YY
.......Y.YyyYYy.
......YYYyyYYyY.
.....YyyYyyyyY..
....YyyyyyyyyY.Y
...ttttyyyyyYYYY
..ttTttttyyyyyY.
.ttTttktttyyYY..
.tTttkkttttyY...
ttttttktttktt...
tttktttttttttt..
ttkkkttttkttt...
.tktttttkkttt...
..tttttttktt....
....tttttt......` },
  not_dead_yet: { ramps: { n: 'lime' }, mask: `
.....nnnnnn.....
....nnnnnnnn....
...nnnnnnnnnn...
...nkkknnkkkn...
...nkeknnkekn...
nn.nnnnnnnnnn.nn
nnnttttttttttnnn
nkntttTttttttnkn
nttttttttttttttn
.tkkktkttkkkttt.
.tktktkttktkttt.
.tkkttkttkkkttt.
.tktktktkktttt..
.tttttttttttttt.
.rrttrrttrrttrr.
lllrrllrrllrrlll` },
}
