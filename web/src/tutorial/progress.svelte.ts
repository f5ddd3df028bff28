// How far somebody has come in each game's lessons. Kept in the browser, so that one can leave and come back.

const PLACE = 'underkeep.lessons'

export interface Progress {
  /** Lessons that are over, or were skipped. */
  done: string[]
  /** The lesson that was begun: its name, its table, and how many of its steps were read. */
  lesson: string
  table: string
  read: number
  /** Surprising rules that were explained at a table. */
  explained: string[]
}

const NOTHING: Progress = { done: [], lesson: '', table: '', read: 0, explained: [] }

/** What was kept, as far as it makes sense; anybody may have written there. */
export function sensible(kept: unknown): Progress {
  if (typeof kept !== 'object' || kept === null) return NOTHING
  const { done, lesson, table, read, explained } = kept as Record<string, unknown>
  return {
    done: names(done),
    lesson: typeof lesson === 'string' ? lesson : '',
    table: typeof table === 'string' ? table : '',
    read: Number.isInteger(read) ? Math.max(0, read as number) : 0,
    explained: names(explained),
  }
}

const names = (kept: unknown): string[] => (Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [])

function all(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>) ?? {}
  } catch {
    return {}
  }
}

export class Learner {
  readonly game: string
  #now = $state.raw<Progress>(NOTHING)

  constructor(game: string) {
    this.game = game
    this.#now = sensible(all()[game])
  }

  get now(): Progress {
    return this.#now
  }

  keep(change: Partial<Progress>): void {
    this.#now = { ...this.#now, ...change }
    try {
      localStorage.setItem(PLACE, JSON.stringify({ ...all(), [this.game]: this.#now }))
    } catch {
      // Whoever keeps nothing learns it in one go.
    }
  }

  begin(lesson: string, table: string): void {
    this.keep({ lesson, table, read: lesson === this.#now.lesson ? this.#now.read : 0 })
  }

  /** It is over: its table is nobody's any more. */
  end(lesson: string): void {
    this.keep({ done: [...new Set([...this.#now.done, lesson])], lesson: '', table: '', read: 0 })
  }

  forget(): void {
    this.keep({ ...NOTHING, explained: this.#now.explained })
  }
}

/** Tables that belong to a lesson and not to the list of games. */
export function lessonTables(): ReadonlySet<string> {
  return new Set(Object.values(all()).map((kept) => sensible(kept).table))
}
