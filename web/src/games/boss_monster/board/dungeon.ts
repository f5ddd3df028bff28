// A dungeon as it is drawn, large or small.
import type { BossView, Hero, Player, Walker } from '../view'
import type { BossSums, Fate } from './sums'

/** Coins or items are played with, so minibosses may lie under the rooms and items before the throne: there is a place for
 *  them from the beginning. On a table items have it anyway. */
export const isDeep = ({ players, decks }: BossView, small: boolean): boolean => (small && decks.items !== undefined) || players.some(({ coins, dungeon }) => coins !== undefined || dungeon.some(({ miniboss }) => miniboss !== undefined))

const PLACES = 5 // BM-030

/** Places where no room is yet, on the left. */
export const freePlaces = (me: Player): number => Math.max(0, PLACES - me.dungeon.length)

/** Whoever walks through this dungeon now. */
export const walkerIn = (view: BossView, seat: number): Walker | null => (view.walking?.seat === seat ? view.walking : null)

/** Whoever stands in this room now. */
export const visitorOf = (view: BossView, seat: number, place: number): Walker | null => {
  const walker = walkerIn(view, seat)
  return walker?.inside && walker.place === place ? walker : null
}

/** Whoever stands at the gate: those who wait, and the one who is about to go in or on. */
export function atGateOf(view: BossView, me: Player): readonly Hero[] {
  const walker = walkerIn(view, me.seat)
  return walker !== null && !walker.inside && !me.entrance.some(({ hero }) => hero === walker.hero) ? [walker, ...me.entrance] : me.entrance
}

export const fateOf = (sums: BossSums | null, hero: string): Fate | undefined => sums?.fates.find((fate) => fate.hero === hero)

/** Everything in a dungeon that anybody can see: if it reads the same, nothing has changed there. */
export const looksLike = ({ dungeon, entrance, souls, wounds, levelled_up, out, coins, item, items }: Player): string => JSON.stringify([dungeon, entrance, souls, wounds, levelled_up, out, coins, item, items])
