// Whoever reads: from one seat, with the names of those who sit at the table.
import type { Sitting } from '../wire/messages'
import { say, sentence, words } from './words.svelte'

export class Teller {
  constructor(
    readonly seats: readonly Sitting[],
    readonly viewer: number | null,
  ) {}

  who(seat: number): 'you' | 'other' {
    return seat === this.viewer ? 'you' : 'other'
  }

  name(seat: number): string {
    return seat === this.viewer ? say('player-you') : this.nameOf(seat)
  }

  /** A player as everybody calls them. */
  nameOf(seat: number): string {
    const sitting = this.seats.find((one) => one.seat === seat)
    if (sitting === undefined) return say('player-nobody')
    if (sitting.kind === 'bot') return this.botAt(sitting)
    return sitting.name === '' ? say('player-person', { number: String(seat + 1) }) : isolated(sitting.name)
  }

  /** Bots of one kind are counted, in the order of their seats. */
  private botAt({ seat, bot }: Sitting): string {
    const name = say('player-bot', { name: bot })
    const twins = this.seats.filter((one) => one.kind === 'bot' && one.bot === bot)
    return twins.length > 1 ? `${name} ${twins.findIndex((one) => one.seat === seat) + 1}` : name
  }

  /** Who has won the game. */
  won(winners: readonly number[]): string {
    if (winners.length === 0) return say('result-nobody')
    const who = winners.length === 1 ? this.who(winners[0]!) : 'other'
    return say('result-wins', { who, player: sentence(winners.map((one) => this.name(one)).join(', ')) })
  }

  card(id: string): string {
    return words.cardName(id)
  }

  cards(ids: readonly string[]): string {
    return ids.map((id) => this.card(id)).join(', ')
  }
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** What people typed must not turn around the sentence in which it stands. */
export function isolated(typed: string): string {
  return RIGHT_TO_LEFT.test(typed) ? `\u2068${typed}\u2069` : typed
}
