// A card as printed.
import { say, words } from '../../../words/words.svelte'
import { sideSaid, type Side } from './actions'

export type CardType = 'tactics' | 'equipment' | 'beast' | 'potion' | 'scroll' | 'hero' | 'scenario' | 'clan' | 'treasure' | 'dungeon'
const LOOT: ReadonlySet<string> = new Set(['equipment', 'beast', 'potion', 'scroll'])

export interface CardFacts {
  readonly type: CardType
  readonly clan?: string
  readonly class?: string
  readonly icons?: readonly string[]
  readonly either?: readonly Side[]
  readonly role?: string
  readonly monsters?: number
  readonly health?: number
  readonly scenario?: string
  readonly value?: number
  readonly effect?: unknown
  readonly copies?: number
  readonly source?: string
}

const GAME = 'keep_the_heroes_out'

export const factsOf = (card: string): CardFacts | undefined => words.sheet(card)?.facts as unknown as CardFacts | undefined
export const sidesOf = (card: string): readonly Side[] => factsOf(card)?.either ?? []

/** A name that a card of another game bears too has this game's before it. */
const keyOf = (card: string): string => (words.has(`${GAME}-${card}`) ? `${GAME}-${card}` : card)
export const nameOf = (card: string): string => (keyOf(card) === card ? words.cardName(card) : say(keyOf(card)))
export const namesOf = (cards: readonly string[]): string => cards.map(nameOf).join(', ')
export const textOf = (card: string): string => (keyOf(card) !== card && words.has(keyOf(card), 'text') ? say(keyOf(card), {}, 'text') : words.cardText(card))

export const kindName = (kind: string): string => say(kind === 'dungeon' ? 'house-kind-dungeon' : `keep-kind-${kind}`)

/** The colour of its band, and the light on its picture. */
export function toneOf(card: string): string {
  const type = factsOf(card)?.type ?? 'clan'
  return LOOT.has(type) || type === 'hero' || type === 'scenario' ? type : 'clan'
}

/** Everything that stands on it, as one sentence for those who do not see it. */
export function cardSaid(card: string, ...more: readonly (string | false | undefined)[]): string {
  const halves = sidesOf(card).map(sideSaid).join(` ${say('house-or')} `)
  return [nameOf(card), halves, ...more].filter((part): part is string => typeof part === 'string' && part !== '').join(', ')
}
