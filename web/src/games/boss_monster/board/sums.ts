// What the engine reckons from a view: boss_monster/reckoning.py.
export interface BossSums {
  fates: readonly Fate[]
  /** What each of my own answers would change, by its notation. */
  answers?: Readonly<Record<string, Change>>
  players: readonly { damage: readonly (readonly Term[])[]; treasures: Readonly<Record<string, readonly Term[]>> }[]
}

export interface Fate {
  hero: string
  /** The dungeon; null for one that stays in town. */
  seat: number | null
  why: 'walks' | 'waits' | 'lured' | 'tie' | 'nobody' | 'sent' | 'killed' | 'removed'
  health: number
  left: number
  /** Rooms still to come: place and damage. */
  steps: readonly (readonly [place: number, damage: number])[]
  /** Where it dies; 0 for one that gets through. */
  dies: number
  wounds: number
  later: boolean
  certain: boolean
  totals: readonly number[]
}

export interface Change {
  /** Of those heroes alone whose fate would be another one. */
  fates: readonly Fate[]
  /** In my dungeon, when heroes choose; empty if they have chosen already. */
  treasures: Readonly<Record<string, number>>
  levels_up: boolean
}

export interface Term {
  from: 'printed' | 'counted' | 'lent' | 'round' | 'room' | 'boss'
  card: string | null
  value: number
}

/** Health after each room that is still to come. */
export function healthAfter(fate: Fate): Map<number, number> {
  let left = fate.health
  return new Map(fate.steps.map(([place, damage]) => [place, (left -= damage)]))
}

/** Whose way is drawn under a dungeon: who is inside, else who comes next, else who would be lured there. */
export function nextVisitor(fates: readonly Fate[], seat: number): Fate | undefined {
  const here = fates.filter((fate) => fate.seat === seat && !fate.later)
  return here.find((fate) => fate.why === 'walks') ?? here.find((fate) => fate.why === 'waits') ?? here[0]
}
