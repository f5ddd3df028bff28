// What lies and stands on the map: the furniture of rooms, pawns, cubes, and she who listens.
import type { Drawing } from '../../../art/painter'
import { CRESTS } from '../../../art/crests'
import type { Feature } from '../map/tiles'
import * as M from './masks'

const of = (mask: string): Drawing => ({ mask })

export const FEATURES: Readonly<Record<Feature, Drawing>> = {
  crypt: of(M.CRYPT),
  stall: of(M.STALL),
  crystal_cave: of(M.CRYSTAL),
  monkey_shrine: of(M.IDOL),
  minor_secret: of(M.SECRET),
  gold: of(M.COIN),
  heal: of(M.HEAL),
  altar: of(M.ALTAR),
  chest: of(M.CHEST),
  library: of(M.LIBRARY),
  prison: of(M.PRISON),
  artifact: of(M.ARTIFACT),
}
export const PORTAL: Drawing = of(M.PORTAL)
export const GHOST: Drawing = of(M.GHOST)
export const DRAGON: Drawing = of(M.DRAGON_HEAD)
/** What is left of a pedestal when the artifact is gone. */
export const PEDESTAL: Drawing = { mask: `
........|
......dd
.....ddd
....tttt
...ttttt
..tttttt` }
/** A chest, bookcase or cell that somebody was at already. */
export const OPENED: Drawing = { mask: `
.llllll.|
llllllll
lkkkkkkk
lkkkkkkk
lkkkkkkk
llllllll
llllllgg
llllllgg
llllllll
llllllll` }
export const ARTIFACT: Drawing = { mask: M.ARTIFACT }

const RAMPS = CRESTS.map(({ ramp }) => ramp)
export const PAWNS: readonly Drawing[] = RAMPS.map((ramp) => ({ mask: M.PAWN, ramps: { a: ramp } }))
/** Somebody who lies there. */
export const FALLEN: readonly Drawing[] = RAMPS.map((ramp) => ({
  mask: `
..aaa...aaa.....aa
.aaAaa.aaaaa..aaaa
.aaaaaaaaAaaaaaaAa
.aaaaaaaaaaaaaaaaa
..aaa...aaaa..aaaa`,
  ramps: { a: ramp },
}))
const CUBE = `
.aaaaaa
aAAAAad
aAaaaad
aAaaaad
aaaaaad
aaaaaad
.dddddd`
export const CUBES: readonly Drawing[] = RAMPS.map((ramp) => ({ mask: CUBE, ramps: { a: ramp } }))
export const DRAGON_CUBE: Drawing = { mask: CUBE, ramps: { a: 'night' } }
