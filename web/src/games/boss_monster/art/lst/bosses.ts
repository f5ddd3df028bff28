// Bosses of Lost Levels, 22 by 22.
import type { Drawing } from '../../../../art/painter'

export const BOSSES: Readonly<Record<string, Drawing>> = {
  glitch_king: { ramps: { a: 'purple' }, mask: `
.....g...g.g.g...g....
.....gg.gggggggg.gg...
.....ggggggrrgggggg...
.i...ggggggrrgggggg..i
....iiiggggggggggggoo.
...iihhssssssssssssoo.
....hhssssssssssssh...
.i..hhskkkssssskkkh.i.
.iigggggskeesssskeesoo
..iihsssskessssskeshoo
...hhsssssssssssssshh.
...hhhsssssooosssssshh
....hhhhhhhhhhhhhhhh..
ii....hhhhhkkkkkkhhhoo
.iiihhhhhhhhhhhhhhhoo.
..w.whhhhhhhhhhhhhw.w.
.wwwwwhhhhhhhhhhhhwwww
.aawwwwwhhhwwhhwwwwwaa
iiaaaaaaaawwwwwwaaaaoo
aaaaagaaaaaaaaaaaagaaa
aaaagggaaaaaaaaaaaggga
aaaaagaaaaaaaaaaaagaaa` },
}
