import type { Offer, Valued } from '../../lobby/offer'
import { BOSSES } from './art'
import Cover from './art/Cover.svelte'

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/** BM-255: those that can be played alone; whose heroes may come to town (BM-141). */
const BASE = ['BMR', 'TNL', 'RMB']
const KINDS = ['monster', 'trap', 'miniboss', 'spell', 'item', 'boss', 'hero', 'epic']
const BOXES = [...BASE, 'CRL', 'THK', 'IOD', 'VOV', 'DBM', 'POP', 'LST', 'KNG']
/** BM-006, BM-142: up to here every base set is enough; for more, this one brings heroes. */
const FEW = 4
const CROWD = 'CRL'
/** BM-260, BM-262: what a mix is made of, and whose heroes come. */
const MIXES: Readonly<Record<string, { sets: readonly string[]; heroes: string }>> = {
  official: { sets: ['BMR', 'TNL'], heroes: 'TNL' },
  kids: { sets: ['BMR', 'TNL'], heroes: 'BMR' },
}
const mixOf = (valued: Valued) => MIXES[String(valued('mix') ?? '')]

export const offer: Offer = {
  Cover,
  minutes: 30,
  spirit: ['skull', 'rivals'],
  players: [2, 6],
  portraits: [BOSSES.king_croak!, BOSSES.robobo!, BOSSES.gorgona!, BOSSES.cleopatra!, BOSSES.draculord!, BOSSES.xyzax!],
  perSeat: { bosses: (facts, valued) => facts.type === 'boss' && listed(valued('sets')).includes(String(facts.set)) },
  first: ['mix', 'sets'],
  adviceNames: { sets: 'value-sets', rich: 'treasure', poor: 'treasure' },
  // without the first box, the heroes are those of the first base set that there is
  usual(option, { sets, mix }) {
    const mixed = MIXES[String(mix ?? '')]
    if (mixed !== undefined && option === 'sets') return mixed.sets
    if (mixed !== undefined && option === 'heroes') return mixed.heroes
    if (option !== 'heroes' || !Array.isArray(sets) || sets.includes('BMR')) return undefined
    return (sets as string[]).find((box) => BASE.includes(box))
  },
  excluded(valued) {
    const found = new Map<string, string>()
    // BM-243: a boss is either fixed or chosen, never both
    if (listed(valued('bosses')).length > 0) found.set('variants:choose_boss', 'lobby-not-with-bosses')
    if (listed(valued('variants')).includes('choose_boss')) found.set('bosses', 'lobby-not-with-choose-boss')
    // BM-261: a mix is a list of cards out of two boxes, which therefore are on the table; only Crash Landing may join
    const mix = mixOf(valued)
    for (const box of mix === undefined ? [] : BOXES) {
      const chosen = listed(valued('sets')).includes(box)
      if (mix!.sets.includes(box) && chosen) found.set(`sets:${box}`, 'lobby-part-of-mix')
      if (!mix!.sets.includes(box) && box !== CROWD && !chosen) found.set(`sets:${box}`, 'lobby-not-with-mix')
      if (box !== mix!.heroes) found.set(`heroes:${box}`, 'lobby-not-with-mix')
    }
    for (const box of BASE) if (!listed(valued('sets')).includes(box)) found.set(`heroes:${box}`, 'lobby-not-without-box')
    return found
  },
  hindrance(valued, seats, factsOf) {
    const sets = listed(valued('sets'))
    if (!sets.some((box) => BASE.includes(box))) return { message: 'lobby-stop-base', option: 'sets' }
    if (!sets.includes(String(valued('heroes')))) return { message: 'lobby-stop-heroes', option: 'heroes' }
    const mix = mixOf(valued)
    if (mix !== undefined && (mix.sets.some((box) => !sets.includes(box)) || sets.some((box) => !mix.sets.includes(box) && box !== CROWD))) return { message: 'lobby-stop-mix', option: 'sets' }
    if (mix !== undefined && valued('heroes') !== mix.heroes) return { message: 'lobby-stop-mix', option: 'heroes' }
    // BM-006: more than four need explorers, or two base sets
    if (seats > FEW && !sets.includes(CROWD) && sets.filter((box) => BASE.includes(box)).length < 2) return { message: 'lobby-stop-many', option: 'sets' }
    const bosses = listed(valued('bosses'))
    const boxes = bosses.map((card) => factsOf(card)?.set).filter((box) => box !== undefined)
    if (boxes.some((box) => !sets.includes(String(box)))) return { message: 'lobby-stop-absent-boss', option: 'bosses' }
    // BM-146: one for each seat
    const whole = bosses.length === 0 || (bosses.length === seats && bosses.every(Boolean))
    return whole ? null : { message: 'lobby-stop-bosses', option: 'bosses' }
  },
  // BM-248: rooms, spells and bosses of all boxes together, the heroes of one, those for so many players (BM-137)
  contents(facts, valued, seats) {
    if (mixOf(valued) !== undefined) return [] // by list: whole boxes tell nothing of it
    const counts = KINDS.map((kind) => ({ kind, count: 0, designed: 0 }))
    for (const one of facts) {
      const hero = one.type === 'hero'
      const comes = one.players === 'always' || Number.parseInt(String(one.players)) <= seats
      const joins = one.set === CROWD && seats > FEW && listed(valued('sets')).includes(CROWD)
      if (hero ? (one.set !== valued('heroes') && !joins) || !comes : !listed(valued('sets')).includes(String(one.set))) continue
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
