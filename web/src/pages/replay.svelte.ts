// A finished game, moment by moment, as one viewer saw it. Moments come in pieces and are kept.
import { asFault, moments, type Fault, type Moments } from '../wire/http'
import type { Question, Sitting } from '../wire/messages'

export type Viewer = number | 'spectator' | 'all'

/** The table after so many decisions. The wire's types know no more of what a game shows than that it is an object. */
export interface Moment extends Omit<Moments['moments'][number], 'question'> {
  question: Question | null
}

export interface Game extends Omit<Moments, 'moments' | 'seats'> {
  seats: Sitting[]
}

const PIECE = 100

export type Fetcher = (table: string, viewer: Viewer, start: number) => Promise<Moments>

const fetchPiece: Fetcher = (table, viewer, start) => moments(table, String(viewer), start, PIECE)

export class Replay {
  readonly table: string
  /** Everything but the moments. */
  game = $state.raw<Game | null>(null)
  at = $state(0)
  /** The number of its first moment: a game that came from a file begins where the file ended. */
  first = $state(0)
  viewer = $state<Viewer>('spectator')
  trouble = $state.raw<Fault | null>(null)
  #kept = $state.raw<ReadonlyMap<number, Moment>>(new Map())
  #asked = new Set<string>()
  readonly #fetch: Fetcher

  constructor(table: string, fetcher: Fetcher = fetchPiece) {
    this.table = table
    this.#fetch = fetcher
  }

  /** The moment that is shown; nothing while it is on its way. */
  get moment(): Moment | null {
    return this.#kept.get(this.at) ?? null
  }

  get count(): number {
    return this.game?.count ?? 0
  }

  get ended(): boolean {
    return this.game !== null && this.at === this.count
  }

  /** Which round this is, from 1; 0 before the first. */
  get round(): number {
    return this.game?.rounds.filter((number) => number <= this.at).length ?? 0
  }

  async open(viewer: Viewer, at = 0): Promise<void> {
    this.viewer = viewer
    this.#kept = new Map()
    this.#asked.clear()
    this.trouble = null
    await this.go(at)
  }

  /** Shows this moment, and fetches what lies around it. */
  async go(number: number): Promise<void> {
    this.at = Math.max(this.first, this.game === null ? number : Math.min(number, this.count))
    const piece = this.at - (this.at % PIECE)
    await this.#need(piece)
    if (this.game !== null) this.at = Math.max(this.first, Math.min(this.at, this.count))
    if (this.at - piece > PIECE / 2 && piece + PIECE <= this.count) void this.#need(piece + PIECE)
    if (this.at - piece < PIECE / 4 && piece > 0) void this.#need(piece - PIECE)
  }

  /** By so many decisions, or to the next mark of these in that direction. */
  step(by: 1 | -1, marks: readonly number[] | null = null): Promise<void> {
    if (marks === null) return this.go(this.at + by)
    const next = by > 0 ? marks.find((mark) => mark > this.at) : marks.findLast((mark) => mark < this.at)
    return this.go(next ?? (by > 0 ? this.count : this.first))
  }

  /** To where somebody else decides. */
  async turn(by: 1 | -1): Promise<void> {
    const first = by > 0 ? this.at + 1 : this.at
    const who = await this.#decider(first)
    let number = first
    while (number > this.first && number <= this.count && (await this.#decider(number)) === who) number += by
    await this.go(by > 0 ? number - 1 : number)
  }

  /** Whose decision led to this moment. */
  async #decider(number: number): Promise<number | null> {
    if (number >= 0 && number <= this.count) await this.#need(number - (number % PIECE))
    return this.#kept.get(number)?.seat ?? null
  }

  async #need(from: number): Promise<void> {
    const viewer = this.viewer
    const key = `${viewer} ${from}`
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const { moments: told, seats, ...game } = await this.#fetch(this.table, viewer, from)
      if (viewer !== this.viewer) return // somebody looks with other eyes by now
      this.game = { ...game, seats: seats.map((one) => ({ ...one, here: true })) }
      if (told[0] !== undefined && told[0].number > from) this.first = told[0].number
      this.#kept = new Map([...this.#kept, ...told.map((one) => [one.number, one as Moment] as const)])
    } catch (why) {
      this.#asked.delete(key)
      this.trouble = asFault(why)
    }
  }
}

/** A record that ends after so many decisions, without its result. */
export function cutRecord(text: string, decisions: number): string {
  const [head = '', ...rest] = text.split('\n\n')
  const kept: string[] = []
  for (const line of rest.join('\n\n').split('\n')) {
    const number = Number(/^(\d+)\. /.exec(line)?.[1] ?? 0)
    if (number > decisions) break
    kept.push(line)
  }
  return `${head.split('\n').filter((line) => !line.startsWith('result:')).join('\n')}\n\n${kept.join('\n')}\n`
}

/** A record without the names of those who played. */
export const nameless = (text: string): string => text.replace(/^seats: .*\n/m, '')

export const viewerNamed = (name: string): Viewer => (/^\d$/.test(name) ? Number(name) : name === 'all' ? 'all' : 'spectator')

/** The moment and the eyes that an address names: `#42.1`, `#0.spectator`, `#7.all`. */
export function placeIn(fragment: string): { at: number; viewer: Viewer } {
  const found = /^#(\d{1,6})(?:\.(\d|spectator|all))?$/.exec(fragment)
  return { at: Number(found?.[1] ?? 0), viewer: viewerNamed(found?.[2] ?? '') }
}
