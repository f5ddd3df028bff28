// What is being chosen on the table: a source, then its targets, until they are an answer.
import type { Thing } from '../games/face'
import type { Question } from '../wire/messages'
import { Echo } from './echo'
import { declineOf } from './passing.svelte'
import type { Seat } from './seat.svelte'

/** Asks back before a pass is given, if that is wished for; `go` gives it. Says whether it has asked. */
export type AskBack = (go: () => void) => boolean

/** Whoever chooses: somebody who is asked, or who shows another what they would do. */
export interface Chooser extends Pick<Seat, 'face' | 'shown' | 'question' | 'late' | 'hint' | 'silenced' | 'view' | 'answer'> {
  notice: Seat['notice']
  readonly passing: Pick<Seat['passing'], 'begin'>
}

export class Choosing {
  readonly echo = new Echo()
  readonly #seat: Chooser
  readonly #askBack: AskBack
  #begun = $state.raw<{ decision: string; things: readonly Thing[] }>({ decision: '', things: [] })

  constructor(seat: Chooser, askBack: AskBack = () => false) {
    this.#seat = seat
    this.#askBack = askBack
  }

  /** Each option by the things that give it; none for what is said by a button. */
  ways = $derived.by((): readonly (readonly Thing[])[] => {
    const { shown, face } = this.#seat
    return shown?.options.map((one) => face.thingsOf?.(one, shown) ?? []) ?? []
  })

  /** Those, and for some options the same things in another order. */
  #paths = $derived.by((): readonly { option: number; way: readonly Thing[] }[] => {
    const { shown, face } = this.#seat
    return this.ways.flatMap((way, option) => {
      const other = shown === null ? null : (face.otherOrder?.(shown.options[option]!, shown) ?? null)
      return other === null ? [{ option, way }] : [{ option, way }, { option, way: other }]
    })
  })

  /** What was chosen so far, the source first. Another question begins anew, unless the answer came too late for the last. */
  chosen = $derived.by((): readonly Thing[] => {
    const { decision, things } = this.#begun
    if (decision === this.#seat.shown?.decision) return things
    return decision !== '' && decision === this.#seat.late ? this.#stillLegal(things) : []
  })

  #stillLegal(things: readonly Thing[]): readonly Thing[] {
    const leads = ({ way }: { way: readonly Thing[] }) => way.length > things.length && things.every((thing, at) => way[at] === thing)
    return things.length === 0 || this.#paths.some(leads) ? things : this.#stillLegal(things.slice(0, -1))
  }

  /** What can be activated now: the next thing of every way that begins with what was chosen. */
  lit = $derived.by((): ReadonlyMap<Thing, readonly number[]> => {
    const found = new Map<Thing, number[]>()
    if (this.#seat.silenced !== null) return found
    this.#paths.forEach(({ option, way }) => {
      const next = way[this.chosen.length]
      if (next === undefined || this.chosen.some((thing, at) => way[at] !== thing)) return
      found.set(next, [...(found.get(next) ?? []), option])
    })
    return found
  })

  /** How many things the longest way needs that begins with what was chosen. */
  steps = $derived.by((): number => Math.max(0, ...this.#paths.filter(({ way }) => this.chosen.every((thing, at) => way[at] === thing)).map(({ way }) => way.length)))

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
  readonly answer = (option: number): void => {
    const { question } = this.#seat
    if (question === null || this.echo.isHeard(question.decision)) return
    if (option >= 0 && option === this.#decline(question)) this.#pass(null)
    else this.#seat.answer(option)
  }

  readonly pass = (reach: string | null = null): void => {
    const { question } = this.#seat
    if (question !== null && this.#decline(question) >= 0 && !this.echo.isHeard(question.decision)) this.#pass(reach)
  }

  #decline(question: Question): number {
    return declineOf(question, this.#seat.face)
  }

  #pass(reach: string | null): void {
    const asked = this.#seat.question!
    const go = () => {
      if (this.#seat.question?.decision !== asked.decision || !this.#seat.answer(this.#decline(asked))) return
      if (reach !== null) this.#seat.passing.begin(reach, this.#seat.view)
    }
    if (!this.#askBack(go)) go()
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
