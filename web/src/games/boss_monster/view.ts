// The table of Boss Monster as one seat may see it: what boss_monster/view.py tells.

export interface BossView {
  round: number
  phase: Phase
  active: number | null
  order: number[]
  town: Hero[]
  walking: Walker | null
  decks: { rooms: number; spells: number; heroes: number; epic_heroes: number }
  discard: string[]
  chain: Declared[]
  no_building: boolean
  players: Player[]
  viewer: number | null
  result: { winners: number[]; ranking: number[]; scores: number[]; reason: string } | null
}

export type Phase =
  | 'bosses'
  | 'mulligan'
  | 'classic'
  | 'first_room'
  | 'start'
  | 'build'
  | 'reveal'
  | 'bait'
  | 'adventure'
  | 'end'
  | 'over'

export interface Hero {
  hero: string
  health: number
  damage: number
  waits: boolean
}

export interface Walker extends Hero {
  seat: number
  place: number
  inside: boolean
}

export interface Declared {
  seat: number
  card: string
  aim: string
  cancelled: boolean
}

export interface Player {
  seat: number
  boss: string | null
  xp: number | null
  dungeon: Room[]
  entrance: Hero[]
  souls: number
  wounds: number
  soul_cards: string[]
  wound_cards: string[]
  treasures: Record<string, number>
  /** How often the treasure of the rooms counts this round. */
  treasure_factor: number
  /** What every room deals more this round. */
  extra_damage: number
  levelled_up: boolean
  closed: boolean
  out: boolean
  rooms: Hand
  spells: Hand
  /** Mine only. */
  offered?: string[]
  kept?: string | null
  builds?: number
}

/** My own cards; of others their number, and those that I have seen. */
export interface Hand {
  count: number
  cards?: string[]
  known?: string[]
}

export interface Room {
  stack: string[]
  damage: number
  /** What this room alone deals more this round. */
  bonus: number
  deactivated: boolean
  face_down: boolean
  used: boolean
  met: string[]
  /** What lies there face down, if it is mine. */
  laid?: string
}
