// What each thing on a board says about itself now, and what happens when it is touched. A game says which things give
// an answer, and which answer somebody means who touches a thing that gives none.
import { getContext, setContext } from 'svelte'
import type { State } from '../art/state'
import type { Choice, Question } from '../wire/messages'
import { shared } from '../wire/sharing'
import type { BoardProps, Thing, View } from './face'

const KEY = Symbol('lights')
const NO = 240 // milliseconds for which something shakes its head

export interface Manner {
  thingsOf(choice: Choice, question: Question): readonly Thing[]
  /** The answer that would be given here, if it were one now. */
  meant(thing: Thing, view: View): string
}

export interface Hooks {
  'data-thing': Thing
  'data-card': string | undefined
  'data-option': string | undefined
  'data-hinted': '' | undefined
  'aria-disabled': 'true' | undefined
  'aria-pressed': 'true' | undefined
  onclick: (event: MouseEvent) => void
}

export class Lights {
  readonly #props: () => BoardProps
  readonly #manner: Manner
  readonly #hooks = new Map<string, Hooks>()

  constructor(manner: Manner, props: () => BoardProps) {
    this.#manner = manner
    this.#props = props
  }

  get question(): Question | null {
    return this.#props().question
  }

  get chosen(): readonly Thing[] {
    return this.#props().chosen
  }

  isLit(thing: Thing): boolean {
    return this.#props().lit.has(thing)
  }

  isChosen(thing: Thing): boolean {
    return this.#props().chosen.includes(thing)
  }

  isHinted(thing: Thing): boolean {
    return this.#props().hinted?.includes(thing) ?? false
  }

  /** Everything that answers now and is of this kind: `room:`, `hero:`, … */
  lit(kind: string): Thing[] {
    return [...this.#props().lit.keys()].filter((thing) => thing.startsWith(kind))
  }

  /** The options that begin or go on here. */
  options(thing: Thing): Question['options'] {
    const { lit, question } = this.#props()
    return (lit.get(thing) ?? []).flatMap((at) => question?.options[at] ?? [])
  }

  state(thing: Thing): State {
    const { chosen, lit } = this.#props()
    const at = chosen.indexOf(thing)
    if (at >= 0) return at === 0 ? 'selected' : 'aimed'
    return lit.has(thing) ? (chosen.length > 0 ? 'target' : 'legal') : 'plain'
  }

  /** The notation of the one option that is given when this is touched; none if more has to be touched. */
  answer(thing: Thing): string | undefined {
    const { lit, chosen, question } = this.#props()
    const options = lit.get(thing)
    if (options?.length !== 1 || question === null) return undefined
    const option = question.options[options[0]!]!
    return this.#manner.thingsOf(option, question).length === chosen.length + 1 ? option.notation : undefined
  }

  touch(thing: Thing, element: HTMLElement): void {
    const { lit, chosen, question, view, onActivate, onAskWhy } = this.#props()
    if (lit.has(thing) || chosen.includes(thing)) onActivate(thing)
    else if (question !== null && chosen.length > 0 && question.options.some((option) => this.#manner.thingsOf(option, question)[0] === thing)) {
      onActivate(chosen[0]!) // put back, and this one taken instead
      onActivate(thing)
    } else {
      element.dataset.no = ''
      setTimeout(() => delete element.dataset.no, NO)
      onAskWhy?.(this.#manner.meant(thing, view), element)
    }
  }

  /** What every thing carries, whatever it looks like. The same object as before where nothing has changed. */
  hooks(thing: Thing, card?: string): Hooks {
    const isAnswer = this.isLit(thing) || this.isChosen(thing)
    const name = `${thing} ${card}`
    const before = this.#hooks.get(name)
    const now: Hooks = shared(before, {
      'data-thing': thing,
      'data-card': card,
      'data-option': this.answer(thing),
      'data-hinted': this.isHinted(thing) ? '' : undefined,
      'aria-disabled': isAnswer ? undefined : 'true',
      'aria-pressed': this.isChosen(thing) ? 'true' : undefined,
      onclick: before?.onclick ?? ((event: MouseEvent) => this.touch(thing, event.currentTarget as HTMLElement)),
    })
    this.#hooks.set(name, now)
    return now
  }
}

export const shine = (lights: Lights): Lights => setContext(KEY, lights)
export const useLights = (): Lights => getContext<Lights>(KEY)
