// What each thing on the table says about itself now, and what happens when it is touched.
import { getContext, setContext } from 'svelte'
import type { State } from '../../../art/state'
import type { Question } from '../../../wire/messages'
import { shared } from '../../../wire/sharing'
import type { BoardProps, Thing } from '../../face'
import type { BossView } from '../view'
import { factsOf } from './faces'
import { turns, type Foreseen } from './foresight'
import type { Spread } from './spread'
import type { BossSums } from './sums'
import { BACK, notationOf, thingsOf } from './things'

const KEY = Symbol('lights')
const PLACES = /^(room|miniboss|hero|player|soul|item|coins|next|declared)/

interface Hooks {
  'data-thing': Thing
  'data-card': string | undefined
  'data-option': string | undefined
  'data-hinted': '' | undefined
  'aria-disabled': 'true' | undefined
  'aria-pressed': 'true' | undefined
  onclick: (event: MouseEvent) => void
}

export class Lights {
  /** What the pointer or the focus is on: its figures open. */
  followed = $state<Thing | null>(null)
  /** Cards that somebody wants to look through. */
  spread = $state.raw<Spread | null>(null)
  readonly #props: () => BoardProps
  readonly #hooks = new Map<string, Hooks>()

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  get #view(): BossView {
    return this.#props().view
  }

  get question(): Question | null {
    return this.#props().question
  }

  isLit(thing: Thing): boolean {
    return this.#props().lit.has(thing)
  }

  /** Everything that answers now and is of this kind: `room`, `soul`, … */
  *lit(kind: string): Generator<Thing> {
    for (const thing of this.#props().lit.keys()) if (thing.startsWith(kind)) yield thing
  }

  /** The advanced room of the hand that is about to be built, if it is one: it needs a treasure in common (BM-035). */
  get advanced(): readonly string[] {
    const card = this.#props().chosen[0]?.match(/^hand:(.*)/)?.[1]
    const facts = card === undefined ? undefined : factsOf(card)
    return facts?.type === 'room' && facts.advanced ? facts.treasures : []
  }

  isChosen(thing: Thing): boolean {
    return this.#props().chosen.includes(thing)
  }

  /** It can be picked up: nothing was chosen yet but itself, and it leads on to targets. */
  isSource(thing: Thing): boolean {
    const { chosen, lit } = this.#props()
    return chosen[0] === thing || (chosen.length === 0 && lit.has(thing) && this.answer(thing) === undefined)
  }

  /** What is meant by dropping something there: a portable room anywhere among the cards of the hand goes back to it. */
  dropped(thing: Thing): Thing {
    return thing.startsWith('hand') && this.isLit(BACK) ? BACK : thing
  }

  /** Something can be dropped there, rightly or wrongly: what lies around in the town or on a pile is no place. */
  isPlace(thing: Thing): boolean {
    return this.isLit(thing) || PLACES.test(thing)
  }

  state(thing: Thing): State {
    const { chosen, lit } = this.#props()
    const at = chosen.indexOf(thing)
    if (at >= 0) return at === 0 ? 'selected' : 'aimed'
    if (lit.has(thing)) return chosen.length > 0 ? 'target' : 'legal'
    return 'plain'
  }

  /** The notation of the one option that is given when this is touched; none if more has to be touched. */
  answer(thing: Thing): string | undefined {
    const { lit, chosen, question } = this.#props()
    const options = lit.get(thing)
    if (options?.length !== 1 || question === null) return undefined
    const option = question.options[options[0]!]!
    return thingsOf(option, question).length === chosen.length + 1 ? option.notation : undefined
  }

  /** What the answer would bring that is being looked at: the one under the pointer or the focus. */
  get foreseen(): Foreseen | null {
    return this.followed === null || this.answer(this.followed) === undefined ? null : (this.changes(this.followed)[0] ?? null)
  }

  /** The answers that begin or go on here and would change something. */
  changes(thing: Thing): Foreseen[] {
    const { lit, question, sums } = this.#props()
    const known = (sums as BossSums | null | undefined)?.answers ?? {}
    return (lit.get(thing) ?? []).flatMap((at) => {
      const choice = question!.options[at]!
      const change = known[choice.notation]
      return change === undefined ? [] : [{ choice, change }]
    })
  }

  /** This card or room of mine would turn somebody's fate. */
  turns(thing: Thing): Foreseen[] {
    const { sums } = this.#props()
    return sums == null ? [] : this.changes(thing).filter(({ change }) => turns(change, sums as BossSums))
  }

  touch(thing: Thing, element: HTMLElement): void {
    const { lit, chosen, onActivate, onAskWhy } = this.#props()
    if (lit.has(thing) || chosen.includes(thing)) onActivate(thing)
    else if (this.#begins(thing)) {
      onActivate(chosen[0]!) // put back, and this one taken instead
      onActivate(thing)
    }
    else {
      refuse(element)
      onAskWhy?.(this.#refused(thing), element)
    }
  }

  /** Another card of the hand that could be played instead of the chosen one. */
  #begins(thing: Thing): boolean {
    const { question, chosen } = this.#props()
    if (question === null || chosen.length === 0 || !thing.startsWith('hand:')) return false
    return question.options.some((option) => thingsOf(option, question)[0] === thing)
  }

  #refused(thing: Thing): string {
    return notationOf(thing, this.#props().chosen, {
      me: this.#view.viewer ?? -1,
      asked: this.question?.kind ?? '',
      top: (thing) => {
        const [kind, seat, place] = thing.split(':')
        const player = this.#view.players[Number(seat)]
        const room = player?.dungeon[Number(place) - 1]
        return (kind === 'player' ? player?.boss : kind === 'miniboss' ? room?.miniboss?.card : room?.stack.at(-1)) ?? ''
      },
      level: (thing) => {
        const [, seat, place] = thing.split(':')
        return this.#view.players[Number(seat)]?.dungeon[Number(place) - 1]?.miniboss?.level ?? 0
      },
    })
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
      'data-hinted': this.#props().hinted?.includes(thing) ? '' : undefined,
      'aria-disabled': isAnswer ? undefined : 'true',
      'aria-pressed': this.isChosen(thing) ? 'true' : undefined,
      onclick: before?.onclick ?? ((event: MouseEvent) => this.touch(thing, event.currentTarget as HTMLElement)),
    })
    this.#hooks.set(name, now)
    return now
  }
}

const NO = 240

/** An ember edge and a shake of the head. */
function refuse(element: HTMLElement): void {
  element.dataset.no = ''
  setTimeout(() => delete element.dataset.no, NO)
}

export const shine = (lights: Lights): Lights => setContext(KEY, lights)
export const useLights = (): Lights => getContext<Lights>(KEY)
