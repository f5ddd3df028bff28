// Everything that stands or lies in the dungeon: clans, heroes in both postures, resources, traps, portals, treasures.
import type { Drawing } from '../../../art/painter'
import type { RampName } from '../../../art/palette'
import { SKELETON } from '../../../art/figures'
import { RAT, SLIME } from '../drawings'
import * as M from './masks'
import * as T from './things'

type Dye = Partial<Record<string, RampName>>
const of = (mask: string, ramps: Dye = {}): Drawing => ({ mask, ramps })
const glows = (mask: string, ramps: Dye = {}): Drawing => ({ mask, ramps, eye: 'gold' })

export const CLANS: Readonly<Record<string, Drawing>> = {
  red_dragon: glows(M.DRAGON, { a: 'ember' }),
  lizardfolk: of(M.LIZARD, { n: 'teal', a: 'sand' }),
  gnolls: of(M.GNOLL, { l: 'sand', h: 'leather', a: 'red', b: 'wine' }),
  slimes: SLIME,
  skeletons: SKELETON,
  rats: RAT,
  witches: glows(M.WITCH, { a: 'purple', b: 'gold', c: 'blue', h: 'bone' }),
  poltergeists: of(M.GHOST, { i: 'ice' }),
  imps: glows(M.IMP, { a: 'red' }),
}

const GARB = {
  fighter: { a: 'red', b: 'blue', c: 'red', h: 'leather' },
  rogue: { a: 'purple', b: 'black', s: 'tan' },
  mage: { a: 'blue', b: 'gold', c: 'gold', h: 'bone' },
  archer: { a: 'green', b: 'gold', h: 'red' },
} as const satisfies Record<string, Dye>

/** Up and about: whoever breaks in next turn of the screw. */
export const ACTIVE: Readonly<Record<string, Drawing>> = {
  fighter: of(M.FIGHTER, GARB.fighter),
  rogue: of(M.ROGUE, GARB.rogue),
  mage: of(M.MAGE, GARB.mage),
  archer: of(M.ARCHER, GARB.archer),
}

/** Out of breath: on the floor, head down, the weapon beside them. */
export const EXHAUSTED: Readonly<Record<string, Drawing>> = {
  fighter: of(T.FIGHTER_TIRED, GARB.fighter),
  rogue: of(T.ROGUE_TIRED, GARB.rogue),
  mage: of(T.MAGE_TIRED, GARB.mage),
  archer: of(T.ARCHER_TIRED, GARB.archer),
}

export const TOKENS: Readonly<Record<string, Drawing>> = {
  coin: of(M.COIN),
  book: of(M.BOOK),
  frog: of(M.FROG),
  bone: of(M.BONE),
  trap: of(M.BEARTRAP),
  portal: of(M.PORTAL),
  portal_unfinished: of(T.PORTAL_BROKEN),
}

/** The dearer, the finer the chest. */
export const TREASURES: Readonly<Record<number, Drawing>> = {
  1: of(M.CHEST, { l: 'leather', g: 'stone' }),
  2: of(M.CHEST, { l: 'leather', g: 'gold' }),
  3: of(M.CHEST, { l: 'blue', g: 'gold' }),
  4: of(M.CHEST, { l: 'red', g: 'gold' }),
}
export const EMPTIED: Drawing = of(T.CHEST_OPEN)

/** What is written on the back of a treasure. */
export const THEFTS: Readonly<Record<string, Drawing>> = {
  losses: of(M.BAG),
  curse: of(M.FEAR),
  regeneration: of(M.HEART),
  prisoner: of(T.CHAINS),
  defeat: of(T.RUINED),
}

export const DOOR: Drawing = of(M.DOOR)
