// The table as the game tells it to this viewer. See underkeep/keep_the_heroes_out/view.py.
import type { Sign } from './art/rooms'
import { CLASSES, RESOURCES, type Carried, type Chamber, type HeroClass, type Household } from './plan/household'
import { PLANS } from './plan/plans'

export interface Player {
  seat: number
  clan: string | null
  health: number
  monsters: number
  lair: number
  in_dungeon: number
  hand: number
  deck: number
  discard: string[]
  play: string[]
  unseen: string[]
  shown: string[]
  /** Mine alone, and everybody's when the game is over. */
  cards?: string[]
}

export interface RoomTold {
  room: string
  icon: Sign
  cell: readonly [x: number, y: number]
  rotation: number
  exits: string[]
  corridors: string[]
  distance: number
  monsters: { seat: number; clan: string; count: number; damage: number[] }[]
  heroes: { active: Record<HeroClass, number>; exhausted: Record<HeroClass, number> }
  resources: Record<(typeof RESOURCES)[number], number>
  traps: number
  portal: 'none' | 'unfinished' | 'finished'
  treasure: number | null
}

export interface Acting {
  seat: number
  card: string
  side: string
  doing: 'act' | 'then' | 'horde'
  left: string[]
  room: string
  count: number
}

export interface Doing {
  what: 'arrive' | 'attack' | 'strike' | 'loot' | 'charge'
  room: string
  hero: string
  how: string
  owner?: number
  clan?: string
  damage?: number
  health?: number
}

export interface KeepView {
  scenario: string
  difficulty: string
  rules: Record<string, number>
  turn: number
  phase: string
  active: number
  first: number
  wave: number
  quota: number
  due: number
  may_gamble: boolean
  markers: number
  players: Player[]
  rooms: RoomTold[]
  guild: { deck: number; left: string[]; discard: string[]; special: string }
  loot: { row: string[]; deck: number; unseen: string[]; bottom: string[]; foreign: string[] }
  reserve: Record<Carried, number> & { heroes: Record<HeroClass, number>; portals: number; damage: number }
  treasures: { spare: number[]; stolen: string[]; unseen: string[]; saved: number }
  builder: { projects: string[]; stack: number; unseen: string[] }
  acting: Acting | null
  invasion: { under_way: boolean; portals: boolean; arrivals: { hero: HeroClass; room: string; how: string }[]; doing: Doing | null }
  viewer: number | null
  result: { winners: number[]; ranking: number[]; scores: number[]; reason: string } | null
}

/** What the engine reckons from this view; see underkeep/keep_the_heroes_out/reckoning.py. */
export interface KeepSums {
  arrivals: Record<string, { next: number; turn: number }>
  gamble: { heroes: Record<HeroClass, number>; scenario: number; freed: number; near: Record<string, number> } | null
  threats: Threat[]
}

export type Deed = 'attack' | 'steal' | 'wait' | 'charge'

/** What the heroes of a room would do, if they all were active now. */
export interface Threat {
  room: string
  heroes: number
  would: Deed
  value?: number
  missing?: number
  rule: string
  to?: { room: string; would: Deed; value?: number; missing?: number; rule: string }[]
}

export const playerShown = (view: KeepView): Player => view.players[view.viewer ?? view.active]!
export const hasWon = (view: KeepView): boolean => view.result !== null && view.result.winners.length > 0

function chamberTold(view: KeepView, told: RoomTold): Chamber {
  const printed = PLANS[view.scenario]?.treasures[told.room]
  return {
    room: told.room,
    sign: told.icon,
    at: told.cell,
    packs: told.monsters.map(({ seat, clan, count, damage }) => ({ seat, clan, count, hurt: damage.filter((one) => one > 0).toSorted((one, other) => other - one), health: view.players[seat]?.health ?? 1 })),
    bands: [true, false].flatMap((active) => CLASSES.flatMap((hero) => {
      const count = told.heroes[active ? 'active' : 'exhausted'][hero]
      return count > 0 ? [{ hero, active, count }] : []
    })),
    tokens: { ...told.resources, trap: told.traps },
    portal: told.portal === 'none' ? null : told.portal,
    treasure: told.treasure,
    stolen: told.treasure === null && printed !== undefined,
  }
}

const households = new WeakMap<KeepView, Household>()

export function householdOf(view: KeepView): Household {
  const found = households.get(view)
  if (found !== undefined) return found
  const made: Household = {
    chambers: view.rooms.map((told) => chamberTold(view, told)),
    corridors: view.rooms.flatMap(({ room, corridors }) => corridors.filter((other) => room < other).map((other) => [room, other] as const)),
    distances: Object.fromEntries(view.rooms.map(({ room, distance }) => [room, distance])),
  }
  households.set(view, made)
  return made
}

/** What is saved of all that lies or lay in the dungeon. */
export function keptOf(view: KeepView): { value: number; of: number; chests: { room: string; value: number; lost: boolean }[] } {
  const printed = PLANS[view.scenario]?.treasures ?? {}
  const chests = view.rooms.flatMap(({ room, treasure }) => (treasure !== null ? [{ room, value: treasure, lost: false }] : printed[room] !== undefined ? [{ room, value: printed[room]!, lost: true }] : []))
  return { value: view.treasures.saved, of: chests.reduce((sum, { value }) => sum + value, 0), chests: chests.toSorted((one, other) => other.value - one.value) }
}

/** Guild cards that come after this turn, or are still to come in this one. */
export const comingCards = (view: KeepView): number => Math.min(view.guild.deck, view.phase === 'invasion' ? view.due : view.quota)
