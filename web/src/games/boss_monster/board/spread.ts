// Which cards are laid out beside the table.
import type { Thing } from '../../face'
import { factsOf } from './faces'
import { itemNamed, laidOut, soulOf } from './things'
import type { BossView, Player, Room } from '../view'

export interface Spread {
  what: 'choice' | 'discard' | 'souls' | 'stack' | 'pile' | 'items'
  /** Which deck, if it is one. */
  deck?: string
  seat: number
  cards: readonly { card: string; thing: Thing }[]
}

/** What must be laid out so that every answer can be touched: cards of no place, souls, items that lie face down, heroes who
 *  are on no way any more. */
export function wanted(lit: Iterable<Thing>, { players, items = [], town, walking }: BossView): Spread | null {
  const heroes = [...town, ...(walking ? [walking] : []), ...players.flatMap(({ entrance }) => entrance)]
  const inSight = new Set([...items, ...heroes.flatMap(({ hero, item }) => [hero, item]), ...players.map(({ item }) => item?.card)])
  const things = [...lit]
  /** Where one of them lies face down, all are laid out together: none is looked for behind the others. */
  const hides = things.some((thing) => thing.startsWith('item:') && !inSight.has(thing.slice('item:'.length)))
  const cards: { card: string; thing: Thing }[] = []
  let what: Spread['what'] = 'choice'
  let seat = -1
  for (const thing of things) {
    const [kind, first = '', second = ''] = thing.split(':')
    if (kind === 'card' || (kind === 'item' && hides) || (kind === 'hero' && !inSight.has(first))) cards.push({ card: first, thing })
    if (kind === 'soul') {
      cards.push({ card: second, thing })
      const one = Number(first)
      what = seat === -1 || seat === one ? 'souls' : 'choice'
      seat = one
    }
  }
  return cards.length === 0 ? null : { what, seat, cards }
}

export const discardSpread = (view: BossView): Spread => ({
  what: 'discard',
  seat: -1,
  cards: view.discard.toReversed().map((card) => ({ card, thing: laidOut(card) })),
})

/** A deck when the game is over, the next card first. */
export const pileSpread = (view: BossView, deck: string): Spread => ({
  what: 'pile',
  seat: -1,
  deck,
  cards: (view.piles?.[deck] ?? []).map((card) => ({ card, thing: laidOut(card) })),
})

/** From bottom to top (UX-191). */
export const stackSpread = (room: Room): Spread => ({ what: 'stack', seat: -1, cards: room.stack.map((card) => ({ card, thing: laidOut(card) })) })

export const itemSpread = ({ seat, items = [] }: Player): Spread => ({ what: 'items', seat, cards: items.map((card) => ({ card, thing: itemNamed(card) })) })

/** The score area: killed heroes, and items that lie face down (BM-110). */
export function soulSpread(view: BossView, seat: number): Spread {
  const me = view.players[seat]!
  return { what: 'souls', seat, cards: [...me.soul_cards.filter((card) => factsOf(card)).map((card) => ({ card, thing: soulOf(seat, card) })), ...itemSpread(me).cards] }
}
