// What is missing for a move that is under way, and which answers would give it.
import type { Choice, Question } from '../../../wire/messages'
import { factsOf } from '../cards/facts'
import type { ClankView, Player } from '../view'
import type { Price } from './prices'
import { bearable } from './prices'

export interface Want {
  what: 'boots' | 'swords' | 'lockpicks'
  count: number
}

/** Swords are wanted only as far as the health does not bear what is left of the monsters. */
export function wants(price: Price, { this_turn: turn }: ClankView, me: Player): Want[] {
  const short: Want[] = [
    { what: 'boots', count: price.boots - turn.boots },
    { what: 'swords', count: price.monsters - bearable(me) - turn.swords },
    { what: 'lockpicks', count: price.lockpicks - me.lockpicks },
  ]
  return short.filter(({ count }) => count > 0)
}

/** Answers that give some of it: cards, tokens and devices by what is printed on them. */
export function helpful(question: Question, wanted: readonly Want[]): Choice[] {
  return question.options.filter(({ verb, words: { card = '' } }) => {
    const facts = factsOf(card)
    const given = { ...facts?.gives, ...(verb === 'acquire' || verb === 'fight' ? facts?.acquire_gives : {}) }
    const counts = verb === 'play' || verb === 'use' || verb === 'fight' || (verb === 'acquire' && facts?.acquire_gives !== undefined)
    const heals = wanted.some(({ what }) => what === 'swords') && (given.heal ?? 0) > 0
    return counts && (heals || (given.draw ?? 0) > 0 || wanted.some(({ what }) => (given[what] ?? 0) > 0))
  })
}
