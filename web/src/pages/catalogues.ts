// The games whose cards can be looked through here. A new one adds a line.
import type { Component } from 'svelte'

type Facts = Record<string, unknown>

export interface Catalogue {
  /** A card among others; activated, it opens. */
  Small: Component<{ card: string; onOpen: () => void }>
  /** A card to be read. */
  Large: Component<{ card: string; origin: string; u: 6 | 9 }>
  /** In the order in which people sort a box; each has words as `page-kind-…`. */
  kinds: readonly string[]
  kindOf(facts: Facts): string
  /** The number that tells cards of a kind apart, with words in `page-figure`. */
  figureOf(facts: Facts): { name: string; value: number } | null
}

const CATALOGUES: Record<string, () => Promise<{ catalogue: Catalogue }>> = {
  boss_monster: () => import('../games/boss_monster/catalogue'),
}

export const GAMES: readonly string[] = Object.keys(CATALOGUES)

export async function catalogueOf(game: string): Promise<Catalogue | null> {
  return (await CATALOGUES[game]?.())?.catalogue ?? null
}
