// Who or what lives in each room of Lost Levels, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  warp_zone: { mask: `
.eee...eee..e.e.
...e.....e..e.e.
.eee...eee..eee.
.e.......e....e.
.eee...eee....e.
................
rrrrr......uuuuu
rRrrr.nnnn.uUuuu
.rrr.nnNnnn.uuu.
.rRr..nnnn..uUu.
.rrr..nNnn..uuu.
.rrr..nnnn..uuu.
.rrr..nnnn..uuu.
.rrr..nnnn..uuu.
gggggggggggggggg
lglglglglglglglg` },
  bonus_stage: { mask: `
.......YY.......
......YYYY......
......YyyY......
.YYYYYYyyYYYYYY.
.YyyyyyyyyyyyyY.
..YyykkyykkyyY..
...YykeyykeyY...
...Yyyyyyyyyy...
...YykkkkkkyY...
..Yyyykrrkyyyy..
..YyyYy..yYyyy..
.gYyY......YyyY.
gGgg........gggg
gllglgggggglggkg
gLlgglkYYklgglgg
gggggggggggggggg` },
  unused_sprite_pen: { ramps: { a: 'lime' }, mask: `
...aaaa..oovvoo.
..aaaaaa.oovvoo.
..akaaka.vvoovv.
..aaaaaa.vvoovv.
..aakkaa.oovvoo.
eeeeeeeeoovvoovv
.....aa.vvoovvoo
.aaaaaa..oovvoo.
..a..aa..oovvoo.
..aa.aa..vv..vv.
l..l..l..l..l..l
llllllllllllllll
lLllllllllLlllll
l..l..l..l..l..l
llllllllllllllll
l..l..l..l..l..l` },
  debug_chamber: { mask: `
.mmmmmmmmmmmmmm.
mMmmmmmmmmmmmmmm
mkkkkkkkkkkkkkkm
mkNNkNNNkrkkrkkm
mkkkkkkkkkrrkkkm
mkNNNkNkrkrrkrkm
mkkkkkkkkrrrrkkm
mkkNNkkrrrkkrrrm
mkkkkkkkrrkkrrkm
mkNNNNkrrrkkrrrm
mkkkkkkkkrrrrkkm
mkNkkkkkrkkkkrkm
mmmmmmmmmmmmmmmm
....mmmmmmmm....
.mmmmmmmmmmmmmm.
mmwmwmwmwmwmwmrm` },
}
