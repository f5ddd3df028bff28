// What is being chosen on the table: a source, then its targets, until they are an answer.
import type { Thing } from '../games/face'
import { Echo } from './echo'
import { passOf } from './passing.svelte'
import type { Seat } from './seat.svelte'

export class Choosing {
  readonly echo = new Echo()
  readonly #seat: Seat
  #begun = $state.raw<{ decision: string; things: readonly Thing[] }>({ decision: '', things: [] })

  constructor(seat: Seat) {
    this.#seat = seat
  }

  /** Each option by the things that give it; none for what is said by a button. */
  ways = $derived.by((): readonly (readonly Thing[])[] => {
    const { question, face } = this.#seat
    return question?.options.map((one) => face.thingsOf?.(one, question) ?? []) ?? []
  })

  /** What was chosen so far, the source first. Another question begins anew. */
  chosen = $derived.by((): readonly Thing[] => (this.#begun.decision === this.#seat.question?.decision ? this.#begun.things : []))

  /** What can be activated now: the next thing of every way that begins with what was chosen. */
  lit = $derived.by((): ReadonlyMap<Thing, readonly number[]> => {
    const found = new Map<Thing, number[]>()
    if (this.#seat.silenced !== null) return found
    this.ways.forEach((way, option) => {
      const next = way[this.chosen.length]
      if (next === undefined || this.chosen.some((thing, at) => way[at] !== thing)) return
      found.set(next, [...(found.get(next) ?? []), option])
    })
    return found
  })

  /** The things of the option that the hint would choose. */
  hinted = $derived.by((): readonly Thing[] => this.ways[this.#seat.hint?.option ?? -1] ?? [])

  readonly activate = (thing: Thing): void => {
    const decision = this.#seat.question?.decision
    if (decision === undefined || this.echo.isHeard(decision)) return
    this.#seat.notice = null
    if (this.chosen.includes(thing)) {
      this.clear()
      return
    }
    const options = this.lit.get(thing)
    if (options === undefined) return
    const done = options.find((option) => this.ways[option]!.length === this.chosen.length + 1)
    if (done !== undefined && options.length === 1) this.#seat.answer(done)
    else this.#begun = { decision, things: [...this.chosen, thing] }
  }

  /** Answers with this option, unless the finger only trembled. */
  readonly answer = (option: number): boolean => {
    const decision = this.#seat.question?.decision
    if (decision === undefined || this.echo.isHeard(decision)) return false
    return this.#seat.answer(option)
  }

  readonly pass = (reach: string | null = null): boolean => {
    const { question, passing, view } = this.#seat
    const option = question === null ? -1 : passOf(question)
    if (option < 0 || !this.answer(option)) return false
    if (reach !== null) passing.begin(reach, view)
    return true
  }

  /** One step back. */
  readonly back = (): void => {
    this.#begun = { ...this.#begun, things: this.chosen.slice(0, -1) }
    this.echo.forget()
  }

  readonly clear = (): void => {
    this.#begun = { decision: '', things: [] }
    this.echo.forget()
  }
}
