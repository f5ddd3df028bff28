// The twelve rooms: whose light falls on which walls, and what stands in them.
import type { Drawing } from '../../../art/painter'
import type { RampName } from '../../../art/palette'
import type { Room } from '../../../art/scenes'
import * as M from './masks'
import * as T from './things'

export interface Chamber {
  readonly scene: Room
  /** What the room is for; it stands at the left wall. */
  readonly piece: Drawing
}

type Dye = Partial<Record<string, RampName>>
const chamber = (seed: string, wall: Room['walls'][0], mask: string, dressing: Partial<Room> = {}, ramps: Dye = {}): Chamber => ({
  scene: { seed: `kh_${seed}`, built: 'brick', walls: [wall, wall], torches: 0, ...dressing },
  piece: { mask, ramps },
})

export const CHAMBERS: Readonly<Record<string, Chamber>> = {
  vault: chamber('vault', 'dusk', M.VAULT, { right: 'safe', hangs: ['banner', 'gold'], gilded: true }),
  forge: chamber('forge', 'ember', T.FORGE, { right: 'rack', hangs: ['banner', 'red'] }, { t: 'night' }),
  workshop: chamber('workshop', 'ember', T.BENCH, { right: 'crate', hangs: ['gear'] }),
  library: chamber('library', 'tide', M.BOOKS, { right: 'books', hangs: ['shelf'] }),
  alchemist: chamber('alchemist', 'tide', M.CAULDRON, { right: 'flask', hangs: ['shelf'] }),
  catacombs: chamber('catacombs', 'orchid', M.GRAVE, { built: 'rock', right: 'coffin', hangs: ['cobweb'] }),
  study: chamber('study', 'orchid', T.DESK, { right: 'globe', hangs: ['portrait'] }),
  sewers: chamber('sewers', 'moss', T.DRAIN, { built: 'rock', right: 'mushroom', hangs: ['pipe'] }),
  beast_tamer: chamber('beast_tamer', 'moss', T.CAGE, { right: 'bones', hangs: ['chains'] }),
  prison: chamber('prison', 'plain', M.PRISON, { right: 'skull', hangs: ['window'] }),
  laboratory: chamber('laboratory', 'plain', T.TANK, { right: 'flask', hangs: ['cables'] }),
  grand_builder: chamber('grand_builder', 'plain', M.CRANE, { right: 'rubble', hangs: ['sign'] }),
}

/** The sign that a guild card names a room by. */
export const SIGN_OF: Readonly<Record<string, Sign>> = {
  vault: 'gem', forge: 'swords', workshop: 'swords', library: 'hat', alchemist: 'hat', catacombs: 'eye', study: 'eye', sewers: 'bones', beast_tamer: 'bones',
  prison: 'special', laboratory: 'special', grand_builder: 'special',
}
export const SIGNS = ['gem', 'swords', 'hat', 'eye', 'bones', 'special'] as const
export type Sign = (typeof SIGNS)[number]
