// How each room is furnished: its light comes from its treasures, the rest was chosen by hand.
import type { WallName } from '../../../art/palette'
import type { Room } from '../../../art/scenes'
import { dress, type Dressing } from './dressing'
import { TREASURES, isTreasure } from './treasures'

export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  dark_altar: dress(1, 'skull', 'candle', 'banner', 'wine'),
  open_grave: dress(1, 'mushroom', 'cross', 'window'),
  specters_sanctum: dress(0, 'candle', 'candle', 'window'),
  succubus_spa: dress(2, 'tub', 'flask'),
  dracolich_lair: dress(1, 'bones', 'heap', 'banner', 'gold'),
  vampire_bordello: dress(1, 'roses', 'coffin', 'mirror'),
  goblin_armory: dress(2, 'rack', 'barrel'),
  golem_factory: dress(2, 'crate', 'pipe', 'gear'),
  minotaurs_maze: dress(2, 'bones', 'barrel'),
  neanderthal_cave: dress(1, 'stalagmite', 'bones', 'banner', 'sand'),
  beast_menagerie: dress(1, 'crate', 'bones', 'window'),
  monsters_ballroom: dress(2, 'vase', 'roses', 'chandelier'),
  brainsucker_hive: dress(1, 'flask', 'eggs', 'banner', 'blue'),
  dark_laboratory: dress(1, 'flask', 'books', 'shelf'),
  haunted_library: dress(2, 'books', 'candle'),
  witchs_kitchen: dress(1, 'mushroom', 'barrel', 'shelf'),
  all_seeing_eye: dress(2, 'candle', 'candle'),
  ligers_den: dress(1, 'bones', 'stalagmite', 'banner', 'blue'),
  bottomless_pit: dress(0, 'sign', 'vase', 'banner', 'green'),
  boulder_ramp: dress(1, undefined, 'skull', 'banner', 'green'),
  dizzygas_hallway: dress(2, 'pipe', 'skull'),
  jackpot_stash: dress(2, 'heap', 'crate'),
  recycling_center: dress(1, 'pipe', 'barrel', 'gear'),
  the_crushinator: dress(1, 'bones', 'candle', 'gear'),
  centipede_tunnel: dress(1, 'stalagmite', 'mushroom'),
  construction_zone: dress(2, undefined, 'sign'),
  dragon_hatchery: dress(1, 'eggs', 'eggs', 'banner', 'red'),
  mimic_vault: dress(2, 'heap', 'vase', 'banner', 'green'),
  monstrous_monument: dress(2, 'candle', 'roses'),
  torture_chamber: dress(1, 'barrel', 'skull', 'chains'),
  zombie_prison: dress(1, 'bones', 'vase', 'window'),
}

const BARE: Dressing = dress(1, 'crate', 'skull')

/** The stage of a room card. */
export function roomOf(id: string, kind: string, advanced: boolean, treasures: readonly string[]): Room {
  const walls = treasures.filter(isTreasure).map((treasure): WallName => TREASURES[treasure].wall)
  const first = walls[0] ?? 'plain'
  return { seed: id, built: kind === 'trap' ? 'brick' : 'rock', walls: [first, walls[1] ?? first], gilded: advanced, ...(DRESSINGS[id] ?? BARE) }
}
