// The Guild deck as far as everybody can count: which cards are still to come, and who would arrive where.
import { SIGN_OF, type Sign } from '../art/rooms'
import { CLASSES, type HeroClass } from '../plan/household'

/** The signs that hero cards bear: two rooms of a sign, or the Vault and a special room. */
export const COLUMNS = ['swords', 'hat', 'eye', 'bones', 'gem_special'] as const
export type Column = (typeof COLUMNS)[number]

export const heroCard = (hero: HeroClass, column: Column): string => `${hero}_${column}`
export const HERO_CARDS: readonly string[] = CLASSES.flatMap((hero) => COLUMNS.map((column) => heroCard(hero, column)))

/** A hero card by its class and signs; null if it is a card of the scenario. */
export function heroOf(card: string): { hero: HeroClass; column: Column } | null {
  const hero = CLASSES.find((one) => card.startsWith(`${one}_`))
  const column = COLUMNS.find((one) => hero !== undefined && card === heroCard(hero, one))
  return hero === undefined || column === undefined ? null : { hero, column }
}

/** Where heroes of such a card appear (KH-158, KH-164 to KH-169): one in each room of the sign, both in the only one, in the Vault if there is none. */
export function roomsOf(column: Column, rooms: readonly string[], special: string): string[] {
  if (column === 'gem_special') return ['vault', rooms.includes(special) ? special : 'vault']
  const found = rooms.filter((room) => SIGN_OF[room] === (column as Sign)).slice(0, 2)
  return found.length === 2 ? found : found.length === 1 ? [found[0]!, found[0]!] : ['vault', 'vault']
}

/** How likely at least one of `drawn` cards out of `all` is among `wanted` ones. */
export function chance(wanted: number, all: number, drawn: number): number {
  let none = 1
  for (let at = 0; at < Math.min(drawn, all); at++) none *= Math.max(0, all - wanted - at) / (all - at)
  return 1 - none
}

/** UX-211: how likely a hero of the next invasion appears in each room; `left` are the cards that may be in the deck. */
export function arrivals(left: readonly string[], drawn: number, rooms: readonly string[], special: string): Map<string, number> {
  return new Map(rooms.map((room) => {
    const wanted = left.filter((card) => {
      const hero = heroOf(card)
      return hero !== null && roomsOf(hero.column, rooms, special).includes(room)
    }).length
    return [room, chance(wanted, left.length, drawn)]
  }))
}
