// Going to a room far away: one corridor after the other, each an answer of its own, until something is found or asked (UX-199).
import type { BoardProps } from '../../face'
import { uncovers } from '../manners'
import type { Way } from '../map/dungeon'
import type { ClankView } from '../view'
import { roomThing } from './things'

export class Walk {
  readonly #props: () => BoardProps
  #ahead: readonly Way[] = []
  #heard = 0

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  begin(ways: readonly Way[]): void {
    this.#ahead = ways
    this.#heard = this.#last
    this.goOn()
  }

  /** The next corridor, if all went as it was meant to. */
  goOn(): void {
    const [way, ...rest] = this.#ahead
    if (way === undefined) return
    this.#ahead = []
    const { question, chosen, lit, onActivate } = this.#props()
    const thing = roomThing(way.to)
    if (question?.kind !== 'turn' || chosen.length > 0 || this.#isAstray(way) || !lit.has(thing)) return
    const prices = question.options.filter(({ verb, words }) => verb === 'move' && words.room === way.to)
    const fitting = prices.filter(({ words }) => (words.by ?? '') === way.name)
    this.#heard = this.#last
    onActivate(thing)
    if (fitting.length !== 1) return // swords or damage: that is asked
    if (prices.length > 1) onActivate(`price:${fitting[0]!.notation}`)
    this.#ahead = rest
  }

  /** Whether my pawn is elsewhere, or something came to light on the way that may change its mind. */
  #isAstray(way: Way): boolean {
    const { view, told = [] } = this.#props()
    const { players, viewer } = view as ClankView
    const me = viewer === null ? undefined : players[viewer]
    return me?.pawn !== way.from || told.some(({ n, facts }) => n > this.#heard && uncovers(facts, me.seat) !== undefined)
  }

  get #last(): number {
    return this.#props().told?.at(-1)?.n ?? 0
  }
}
