// When the game is over nothing is hidden any more: hands lie open, and so do the decks.
import type { Teller } from '../../../words/teller'
import { say, sentence } from '../../../words/words.svelte'
import type { BossView } from '../view'

export const uncover = (view: BossView, piles: Readonly<Record<string, readonly string[]>>, viewer: number | null): BossView => ({ ...view, piles, viewer })

/** What everybody still held, and what nobody had drawn yet. */
export function hidden(view: BossView, teller: Teller): { heading: string; cards: readonly string[] }[] {
  return view.players
    .map(({ seat, rooms, spells }) => ({ heading: sentence(teller.name(seat)), cards: [...(spells.cards ?? []), ...(rooms.cards ?? [])] }))
    .concat(DECKS.map(([name, words]) => ({ heading: sentence(say(words)), cards: [...(view.piles?.[name] ?? [])] })))
    .filter(({ cards }) => cards.length > 0)
}

const DECKS = [
  ['rooms', 'lair-pile-rooms'],
  ['spells', 'lair-pile-spells'],
  ['heroes', 'lair-pile-heroes'],
  ['epic_heroes', 'lair-pile-epic_heroes'],
  ['items', 'lair-pile-items'],
] as const
