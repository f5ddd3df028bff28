import type { Offer } from '../../lobby/offer'
import { BOSSES } from './art'
import Cover from './art/Cover.svelte'

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

export const offer: Offer = {
  Cover,
  minutes: 30,
  spirit: ['skull', 'rivals'],
  players: [2, 6],
  portraits: [BOSSES.king_croak!, BOSSES.robobo!, BOSSES.gorgona!, BOSSES.cleopatra!],
  perSeat: { bosses: (facts) => facts.type === 'boss' },
  // BM-243: a boss is either fixed or chosen, never both
  excluded(options) {
    const found = new Map<string, string>()
    if (listed(options.bosses).length > 0) found.set('variants:choose_boss', 'lobby-not-with-bosses')
    if (listed(options.variants).includes('choose_boss')) found.set('bosses', 'lobby-not-with-choose-boss')
    return found
  },
  // BM-146: one for each seat
  hindrance(options, seats) {
    const bosses = listed(options.bosses)
    const whole = bosses.length === 0 || (bosses.length === seats && bosses.every(Boolean))
    return whole ? null : { message: 'lobby-stop-bosses', option: 'bosses' }
  },
}
