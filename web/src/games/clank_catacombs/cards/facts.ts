// A card or token as printed, in plain figures.
import type { GlyphName } from '../../../art/glyphs'
import { say, words } from '../../../words/words.svelte'

export type Amounts = Readonly<Partial<Record<'skill' | 'swords' | 'boots' | 'gold' | 'clank' | 'draw' | 'heal' | 'lockpicks' | 'prisoners' | 'minor_secret' | 'major_secret' | 'secret_tome', number>>>

export interface CardFacts {
  readonly type: 'card' | 'major_secret' | 'minor_secret' | 'prisoner' | 'market'
  readonly header?: 'starter' | 'reserve' | 'blue' | 'device' | 'monster'
  readonly subtype?: string
  readonly points: number
  readonly cost?: Amounts
  readonly gives?: Amounts
  readonly acquire_gives?: Amounts
  readonly danger?: boolean
  readonly dragon_attack?: boolean
  readonly arrive?: boolean
  readonly set: string
  readonly copies: number
  readonly source: string
}

export const factsOf = (card: string): CardFacts | undefined => words.sheet(card)?.facts as unknown as CardFacts | undefined
export const isToken = (card: string): boolean => (factsOf(card)?.type ?? 'card') !== 'card'
export const headerOf = (card: string): string => factsOf(card)?.header ?? 'blue'

export const nameOf = (card: string): string => words.cardName(card)
export const namesOf = (cards: readonly string[]): string => cards.map(nameOf).join(', ')
export const textOf = (card: string): string => words.cardText(card)

/** In the order in which they stand on a card. */
export const GIVEN = ['skill', 'swords', 'boots', 'gold', 'lockpicks', 'clank', 'heal', 'draw', 'prisoners', 'minor_secret', 'major_secret', 'secret_tome'] as const
export type Given = (typeof GIVEN)[number]
export const SIGNS: Readonly<Record<Given, GlyphName>> = {
  skill: 'skill', swords: 'sword', boots: 'boot', gold: 'coin', lockpicks: 'pick', clank: 'clank', heal: 'heart', draw: 'draw', prisoners: 'person', minor_secret: 'hint', major_secret: 'hint', secret_tome: 'book',
}

export function givesOf(card: string): readonly (readonly [Given, number])[] {
  const gives = factsOf(card)?.gives ?? {}
  return GIVEN.flatMap((what) => (gives[what] ? [[what, gives[what]] as const] : []))
}

export function costOf(card: string): readonly (readonly ['skill' | 'swords' | 'gold' | 'lockpicks', number])[] {
  const cost = factsOf(card)?.cost ?? {}
  const found = (['skill', 'swords', 'gold', 'lockpicks'] as const).flatMap((what) => (cost[what] ? [[what, cost[what]] as const] : []))
  return found.length === 0 && isDungeonCard(card) ? [['skill', 0]] : found
}
const isDungeonCard = (card: string): boolean => ['blue', 'device', 'reserve'].includes(factsOf(card)?.header ?? '')

export const amount = (what: string, count: number): string => say(`clank-amount-${what}`, { count })
export const amounts = (all: readonly (readonly [string, number])[]): string => all.map(([what, count]) => amount(what, count)).join(', ')

/** "dungeon card, companion" */
export function kindOf(card: string): string {
  const facts = factsOf(card)
  if (facts === undefined) return ''
  if (facts.type !== 'card') return say(`clank-type-${facts.type}`)
  const kind = say(`clank-type-${facts.header ?? 'blue'}`)
  return facts.subtype ? `${kind} · ${say(`clank-type-${facts.subtype}`)}` : kind
}

/** Everything that stands on it, as one sentence for those who do not see it. */
export function cardSaid(card: string, ...more: readonly (string | false | undefined)[]): string {
  const facts = factsOf(card)
  const cost = costOf(card)
  const parts = [
    nameOf(card),
    kindOf(card).replace(' · ', ', '),
    cost.length > 0 && say('clank-costs', { amounts: amounts(cost) }),
    givesOf(card).length > 0 && say('clank-gives', { amounts: amounts(givesOf(card)) }),
    (facts?.points ?? 0) > 0 && amount('points', facts!.points),
    facts?.danger && say('clank-danger'),
    facts?.dragon_attack && say('clank-dragon'),
    ...more,
  ]
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ')
}
