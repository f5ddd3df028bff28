// The emblem of each spell of Paper and Pixels, up to 16 by 16, shown before rays.
import type { Drawing } from '../../../../art/painter'

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  agent_of_evil: { ramps: { b: 'leather' }, eye: 'ember', mask: `
....bbbbbbb.....
...bbBbbbbbb....
...bbbbbbbbb....
...kkkkkkkkk....
.bbbbbbbbbbbbbb.
...kkkkkkkkkk...
...kkeekkeekk...
...kkkkkkkkkk...
.b..kkkkkkkk..b.
.bbb.bbbbbb.bbb.
..bbbbbkkbbbbb..
.bbbbbbbbbbbbb..
.bbBbbbbkbbbbbb.
bbbbbbbgkbbbbbb.
bbb.bbbbkbbb.bb.
.ss.bbbgkbbb.ss.` },
  fireball: { mask: `
.......Y........
...Y...YY..Y....
...YY.YYY.YY....
.Y.YYYyYYYYY.Y..
.YYYyyyyyYyYYY..
..YyyyrryyyyyY..
.YyyrrrrrrryyYY.
.YyrrwwwwwrrryY.
YYrwwwwwwwwwryy.
Yyrwkwwwwwkwryy.
YyrwwwwwwwwwryY.
YyrwwwwkwwwwryY.
.yrwwwwwwwwwry..
.yrwkwwwwwkwry..
..ywwwwwwwwwy...
....wwwwwww.....` },
}
