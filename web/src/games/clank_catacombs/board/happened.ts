// What was told of this turn and of those before, where the table itself no longer shows it.
import type { BoardProps, Facts } from '../../face'
import { factsOf } from '../cards/facts'

type Told = NonNullable<BoardProps['told']>

const turnsBack = (told: Told, turns: number): Facts[] => {
  const begun = told.flatMap(({ facts }, at) => (facts.event === 'turn_began' ? [at] : []))
  return told.slice(begun.at(-turns) ?? 0).map(({ facts }) => facts)
}

/** Cards whose condition came true in this turn, once for each time (CC-048). */
export const metIn = (told: Told): string[] => turnsBack(told, 1).flatMap(({ event, card }) => (event === 'bonus' ? [card as string] : []))

/** Places of the row whose cards have roused the dragon since everybody last had a turn, each with its card (CC-197). */
export function wakersIn(told: Told, players: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  let came = new Map<number, string>()
  for (const { event, card, place } of turnsBack(told, players)) {
    if (event === 'card_came' && factsOf(card)?.dragon_attack === true) came.set(place, card)
    if (event === 'attack') came.forEach((one, at) => found.set(at, one))
    if (event === 'attack' || event === 'turn_began') came = new Map()
  }
  return found
}
