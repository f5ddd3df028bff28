// The table as the game tells it to this viewer. See underkeep/clank_catacombs/view.py.
export interface Player {
  seat: number
  pawn: string | null
  state: 'in' | 'out' | 'escaped'
  hand: number
  deck: number
  discard: string[]
  play: string[]
  trash: string[]
  unseen: string[]
  shown: string[]
  on_top: string[]
  gold: number
  lockpicks: number
  health: number
  damage: { cubes: number; black: number; none: number }
  cubes: number
  altars: number
  artifacts: number[]
  idols: number
  tokens: string[]
  mastery: boolean
  worth: number
  score: number
  /** Mine alone, and everybody's when the game is over. */
  cards?: string[]
}

export interface LaidTile {
  tile: string
  cell: readonly [x: number, y: number]
  rotation: number
}

export interface WayTold {
  to: string
  by: string
  boots: number
  monsters: number
  locks: number
  against: boolean
  portal: boolean
}

export interface ThisTurn {
  skill: number
  swords: number
  boots: number
  clank_credit: number
  clank_made: number
  skill_made: number
  gold_made: number
  stuck: boolean
  caves_free: boolean
  bold: boolean
  portal: boolean
  springs: number
  flutes: number
  rewarded: string[]
  waiting: string[]
  doomed: string[]
  offers: string[]
  found: { tile: string; cell: readonly [number, number]; by: string; why: number } | null
  crossing: WayTold | null
}

export interface ClankView {
  turn: number
  phase: string
  active: number
  first: number
  players: Player[]
  this_turn: ThisTurn
  row: string[]
  dungeon_deck: number
  dungeon_discard: string[]
  reserve: Record<string, number>
  market: string[]
  start_side: string
  /** One opening on each side of a tile. */
  single_exit_slots?: boolean
  tiles: LaidTile[]
  stack: { haven: number; tiles: number }
  artifacts: { stack: number[]; rooms: Record<string, number[]> }
  pools: { major_secrets: number; minor_secrets: number; prisoners: number }
  box: string[]
  idols: number
  locks: string[]
  opened: string[]
  altars: Record<string, number[]>
  clank: { cubes: number[]; ghosts: number }
  bag: { cubes: number[]; black: number; ghosts: number }
  aside: { cubes: number[]; black: number }
  ghosts: number
  rage: { space: number; cubes: number; attack: number }
  turning: number[]
  haunting: number
  haunted: number[]
  roused: boolean
  draws: number
  viewer: number | null
  result: { winners: number[]; ranking: number[]; scores: number[]; reason: string } | null
}

export const HEALTH = 10
/** Cubes that an attack draws, space by space of the rage track. */
export const RAGE = [2, 2, 3, 3, 4, 4, 5] as const

/** Whose eyes the board looks through: mine, or of whoever plays now. */
export const seatShown = (view: ClankView): number => view.viewer ?? view.active
export const playerShown = (view: ClankView): Player => view.players[seatShown(view)]!
export const isMyTurn = (view: ClankView): boolean => view.viewer !== null && view.active === view.viewer && view.phase === 'turn'
