import type { Offer } from '../../lobby/offer'
import { BOSSES } from './art'
import Cover from './art/Cover.svelte'

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/** BM-255: those that can be played alone; whose heroes may come to town (BM-141). */
const BASE = ['BMR', 'TNL', 'RMB']
const KINDS = ['monster', 'trap', 'spell', 'boss', 'hero', 'epic']

export const offer: Offer = {
  Cover,
  minutes: 30,
  spirit: ['skull', 'rivals'],
  players: [2, 6],
  portraits: [BOSSES.king_croak!, BOSSES.robobo!, BOSSES.gorgona!, BOSSES.cleopatra!],
  perSeat: { bosses: (facts, valued) => facts.type === 'boss' && listed(valued('sets')).includes(String(facts.set)) },
  // without the first box, the heroes are those of the first base set that there is
  usual(option, { sets }) {
    if (option !== 'heroes' || !Array.isArray(sets) || sets.includes('BMR')) return undefined
    return (sets as string[]).find((box) => BASE.includes(box))
  },
  excluded(valued) {
    const found = new Map<string, string>()
    // BM-243: a boss is either fixed or chosen, never both
    if (listed(valued('bosses')).length > 0) found.set('variants:choose_boss', 'lobby-not-with-bosses')
    if (listed(valued('variants')).includes('choose_boss')) found.set('bosses', 'lobby-not-with-choose-boss')
    for (const box of BASE) if (!listed(valued('sets')).includes(box)) found.set(`heroes:${box}`, 'lobby-not-without-box')
    return found
  },
  hindrance(valued, seats, factsOf) {
    const sets = listed(valued('sets'))
    if (!sets.some((box) => BASE.includes(box))) return { message: 'lobby-stop-base', option: 'sets' }
    if (!sets.includes(String(valued('heroes')))) return { message: 'lobby-stop-heroes', option: 'heroes' }
    const bosses = listed(valued('bosses'))
    const boxes = bosses.map((card) => factsOf(card)?.set).filter((box) => box !== undefined)
    if (boxes.some((box) => !sets.includes(String(box)))) return { message: 'lobby-stop-absent-boss', option: 'bosses' }
    // BM-146: one for each seat
    const whole = bosses.length === 0 || (bosses.length === seats && bosses.every(Boolean))
    return whole ? null : { message: 'lobby-stop-bosses', option: 'bosses' }
  },
  // BM-248: rooms, spells and bosses of all boxes together, the heroes of one, those for so many players (BM-137)
  contents(facts, valued, seats) {
    const counts = KINDS.map((kind) => ({ kind, count: 0, designed: 0 }))
    for (const one of facts) {
      const hero = one.type === 'hero'
      const comes = one.players === 'always' || Number.parseInt(String(one.players)) <= seats
      if (hero ? one.set !== valued('heroes') || !comes : !listed(valued('sets')).includes(String(one.set))) continue
      const kind = hero ? (one.epic ? 'epic' : 'hero') : String(one.type === 'room' ? one.kind : one.type)
      const copies = Number(one.copies ?? 1)
      const found = counts.find((it) => it.kind === kind)
      if (found === undefined) continue
      found.count += copies
      if (one.source === 'designed') found.designed += copies
    }
    return counts.filter(({ count }) => count > 0)
  },
}
