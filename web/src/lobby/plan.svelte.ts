// A table that somebody is about to set up: who sits where, by which options, and what stands against it.
import { boxesOf, type Laid } from '../table/expecting'
import type { GameSheet, NewTable, SeatWish } from '../wire/http'
import { words } from '../words/words.svelte'
import type { Hindrance, Offer, Options } from './offer'

export type Sit = 'me' | 'here' | 'friend' | `bot:${string}`

export interface Chair {
  /** Stays the same while seats come and go. */
  id: number
  sit: Sit
  name: string
}

/** What this device remembers of the last table. */
export interface Kept {
  game: string
  chairs: Omit<Chair, 'id'>[]
  options: Options
  /** What happens when somebody is lost. */
  absence?: string
}

const LAST = 'underkeep.last'
const USUAL_BOT = 'greedy'
const USUAL_SEATS = 3
const USUAL_ABSENCE = 'wait'
const ABSENCES = /^(wait|ask|bot:([1-9]|[1-5][0-9]|60))$/
const SITS = /^(me|here|friend|bot:[a-z0-9_]{1,40})$/

let newest = 0
const chair = (sit: Sit, name = ''): Chair => ({ id: newest++, sit, name })

export class Plan {
  readonly game: GameSheet
  readonly offer: Offer
  chairs = $state<Chair[]>([])
  options = $state<Options>({})
  absence = $state(USUAL_ABSENCE)

  constructor(game: GameSheet, offer: Offer) {
    this.game = game
    this.offer = offer
    if (offer.company !== undefined && game.seats.includes(offer.company.length)) {
      this.chairs = offer.company.map((sit) => chair(sit))
      return
    }
    const seats = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.min(...game.seats)
    this.chairs = [chair('me'), ...Array.from({ length: seats - 1 }, () => chair(this.usualBot))]
  }

  get usualBot(): Sit {
    return `bot:${this.game.bots.includes(USUAL_BOT) ? USUAL_BOT : this.game.bots[0]}`
  }

  get most(): number {
    return Math.max(...this.game.seats)
  }

  get fewest(): number {
    return Math.min(...this.game.seats)
  }

  /** What is left unsaid is usual. */
  readonly valueOf = (option: string): unknown => this.options[option] ?? this.usual(option)

  usual(option: string): unknown {
    return this.offer.usual?.(option, this.options) ?? this.game.settings.find((one) => one.name === option)?.default
  }

  /** What will lie on the table. */
  get laid(): Laid {
    return { game: this.game.name, boxes: boxesOf({ sets: this.valueOf('sets') }) }
  }

  choose(option: string, value: unknown): void {
    this.options = { ...this.options, [option]: value }
  }

  readonly excluded: ReadonlyMap<string, string> = $derived.by(() => this.offer.excluded?.(this.valueOf) ?? new Map())

  /** Options that are not as usual. */
  readonly changed: readonly string[] = $derived.by(() =>
    this.game.settings
      .filter((one) => JSON.stringify(this.valueOf(one.name)) !== JSON.stringify(this.usual(one.name)))
      .map((one) => one.name),
  )

  readonly hindrance: Hindrance | null = $derived.by(() => {
    const names = this.chairs.map((one) => one.name.trim().toLocaleLowerCase()).filter(Boolean)
    if (!this.game.seats.includes(this.chairs.length)) return { message: 'lobby-stop-seats', option: 'sets' }
    if (new Set(names).size !== names.length) return { message: 'lobby-stop-names', option: '' }
    return this.offer.hindrance?.(this.valueOf, this.chairs.length, (card) => words.sheet(card)?.facts) ?? null
  })

  /** What is worth asking the server about, as JSON: options that are not as usual, and that nothing here forbids. */
  readonly considered: string = $derived.by(() =>
    this.changed.length === 0 || this.hindrance?.option ? '' : JSON.stringify({ seats: this.chairs.length, options: this.options }),
  )

  /** Only who comes by a link can be lost. */
  get hasFriends(): boolean {
    return this.chairs.some(({ sit }) => sit === 'friend')
  }

  add(): void {
    this.chairs.push(chair(this.usualBot))
  }

  /** The seat goes, and with it what was chosen for it. */
  remove(at: number): void {
    this.chairs.splice(at, 1)
    for (const option of Object.keys(this.offer.perSeat ?? {})) {
      const cards = this.options[option]
      if (Array.isArray(cards) && cards.length > at) this.choose(option, cards.toSpliced(at, 1))
    }
  }

  /** What the server is asked for. `called` names whoever sits before this screen and gave no name. */
  wish(called: (seat: number, sit: Sit) => string): NewTable {
    const seats = this.chairs.map(({ sit, name }, seat): SeatWish => {
      if (sit === 'friend') return { sit: 'open', name: name.trim() }
      return sit.startsWith('bot:') ? { sit } : { sit: 'me', name: name.trim() || called(seat, sit) }
    })
    const options = $state.snapshot(this.options) as Required<NewTable>['options']
    return { game: this.game.name, seats, options, ...(this.hasFriends ? { absence: this.absence } : {}) }
  }

  // -- once more

  keep(): void {
    const kept: Kept = {
      game: this.game.name,
      chairs: this.chairs.map(({ sit, name }) => ({ sit, name })),
      options: $state.snapshot(this.options) as Options,
      absence: this.absence,
    }
    try {
      localStorage.setItem(LAST, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  take(kept: Kept): void {
    this.chairs = kept.chairs.map(({ sit, name }) => chair(sit, name))
    this.options = kept.options
    this.absence = kept.absence ?? USUAL_ABSENCE
  }
}

/** The last table of this device, if this server can still set it up. */
export function lastPlan(games: readonly GameSheet[]): Kept | null {
  let said: Partial<Kept> | null
  try {
    said = JSON.parse(localStorage.getItem(LAST) ?? 'null') as Partial<Kept> | null
  } catch {
    return null
  }
  const game = games.find((one) => one.name === said?.game)
  if (!said || game === undefined || !Array.isArray(said.chairs) || typeof said.options !== 'object' || !said.options) return null
  const known = new Set(game.settings.map((one) => one.name))
  const chairs = said.chairs.filter((one) => typeof one?.sit === 'string' && SITS.test(one.sit) && typeof one.name === 'string')
  const bots = chairs.filter((one) => one.sit.startsWith('bot:')).map((one) => one.sit.slice('bot:'.length))
  if (chairs.length !== said.chairs.length || !game.seats.includes(chairs.length)) return null
  if (!bots.every((bot) => game.bots.includes(bot)) || !Object.keys(said.options).every((name) => known.has(name))) return null
  const absence = typeof said.absence === 'string' && ABSENCES.test(said.absence) ? said.absence : USUAL_ABSENCE
  return { game: game.name, chairs, options: said.options as Options, absence }
}
