// The dungeon as it is drawn: rooms on a grid with everything that stands in them. The view tells it; a tale of an
// invasion tells it anew for each of its steps (board/tale.ts).
import type { Sign } from '../art/rooms'

export type HeroClass = 'fighter' | 'rogue' | 'mage' | 'archer'
export const CLASSES = ['fighter', 'rogue', 'mage', 'archer'] as const satisfies readonly HeroClass[]
export const RESOURCES = ['coin', 'bone', 'frog', 'book'] as const
export const CARRIED = [...RESOURCES, 'trap'] as const
export type Carried = (typeof CARRIED)[number]

export interface Pack {
  readonly seat: number
  readonly clan: string
  readonly count: number
  /** Damage of those who are hurt, one figure each. */
  readonly hurt: readonly number[]
  readonly health: number
}

export interface Band {
  readonly hero: HeroClass
  readonly active: boolean
  readonly count: number
}

export interface Chamber {
  readonly room: string
  readonly sign: Sign
  readonly at: readonly [x: number, y: number]
  readonly packs: readonly Pack[]
  readonly bands: readonly Band[]
  readonly tokens: Readonly<Partial<Record<Carried, number>>>
  readonly portal: 'finished' | 'unfinished' | null
  readonly treasure: number | null
  /** It held one when the game began. */
  readonly stolen: boolean
}

export interface Household {
  readonly chambers: readonly Chamber[]
  readonly corridors: readonly (readonly [string, string])[]
  readonly distances: Readonly<Record<string, number>>
}

export const chamberOf = ({ chambers }: Household, room: string): Chamber | undefined => chambers.find((one) => one.room === room)
export const monstersIn = ({ packs }: Chamber): number => packs.reduce((sum, { count }) => sum + count, 0)
export const heroesIn = ({ bands }: Chamber, active?: boolean): number => bands.reduce((sum, band) => sum + (active === undefined || band.active === active ? band.count : 0), 0)
export const tokensIn = ({ tokens }: Chamber): number => CARRIED.reduce((sum, what) => sum + (tokens[what] ?? 0), 0)

/** What still stops a theft (KH-191): monsters in the very room, or too few heroes on their feet. */
export interface Meter {
  readonly value: number
  readonly active: number
  readonly exhausted: number
  readonly monsters: number
  /** Nothing stops it: the next hero who acts here takes it. */
  readonly open: boolean
  /** With everybody here on their feet it would be gone. */
  readonly close: boolean
}

export function meterOf(chamber: Chamber): Meter | null {
  if (chamber.treasure === null) return null
  const [active, all, monsters] = [heroesIn(chamber, true), heroesIn(chamber), monstersIn(chamber)]
  const unguarded = monsters === 0
  return { value: chamber.treasure, active, exhausted: all - active, monsters, open: unguarded && active >= chamber.treasure, close: unguarded && all + 1 >= chamber.treasure }
}
