// The table of Boss Monster as one seat may see it: what boss_monster/view.py tells.

export interface BossView {
  round: number
  phase: Phase
  active: number | null
  order: number[]
  town: Hero[]
  walking: Walker | null
  /** What lies in the decks, the next card first; told when the game is over. */
  piles?: Readonly<Record<string, readonly string[]>>
  decks: { rooms: number; spells: number; heroes: number; epic_heroes: number; items?: number; top_room?: string }
  /** Lying in town without a carrier, in games with items (BM-103). */
  items?: string[]
  discard: string[]
  chain: Declared[]
  no_building: boolean
  players: Player[]
  viewer: number | null
  /** Ties are shared, where there are enough heroes (BM-202). */
  shares?: boolean
  /** Told only if it is false: nobody can lose by wounds (BM-239, BM-245). */
  mortal?: boolean
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
  /** What its own ability adds to its health now. */
  vigour?: number
  /** Its power was used this round. */
  used?: boolean
  /** It cannot be lured this round. */
  kept?: boolean
  /** Rooms that it will pass by. */
  skips?: number
  /** What it carries (BM-105). */
  item?: string
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
  /** The hoard, in games with coins (BM-124). */
  coins?: number
  /** What the boss may use: face up, and ready from the round after it came (BM-111, BM-116). */
  item?: { card: string; ready: boolean }
  /** Face down in the score area; everybody saw them come (BM-110, BM-112). */
  items?: string[]
  /** Mine only: heroes that I have seen in their decks. */
  foreseen?: string[]
  /** What this round has brought, in games whose cards ask for it; of what did not happen, nothing is said. */
  today?: Today
}

export interface Today {
  souls?: number
  lured?: number
  entered?: number
  fallen?: number
  cast?: string[]
  /** The boss has done what it may do once per round. */
  spent?: boolean
  /** Health that every hero gets who enters. */
  welcome?: number
  /** The player cannot win in this round. */
  barred?: boolean
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
  /** What lies there face down, if I have laid it. */
  laid?: string
  /** Who has laid it, if not the owner. */
  giver?: number
  /** Until the round ends: no damage, no ability, no treasure of its own. */
  harmless?: boolean
  silent?: boolean
  robbed?: boolean
  /** Health that every hero gets who enters, and treasures beside its own. */
  welcome?: number
  lent?: string[]
  /** A hero has entered it this round. */
  entered?: boolean
  /** Whoever was slid under it (BM-052). */
  miniboss?: Attached
  /** The treasures in force, if they are not those of the card: its miniboss or a spell has seen to that. */
  treasures?: string[]
  /** Treasures that it got for good, and how often its damage was doubled this round. */
  gilded?: string[]
  doubled?: number
  /** Coins that lie on it, and +1 tokens. */
  coins?: number
  tokens?: number
}

export interface Attached {
  card: string
  /** How many of its lines are in force, one to three; none while it is not paid for yet (BM-051). */
  level: number
  /** What it may do once per round was done. */
  spent: boolean
}
