// The games whose cards can be looked through here: those with a `catalogue` in their folder.
import type { Component } from 'svelte'
import type { Reading } from '../games/face'

type Facts = Record<string, unknown>

export interface Catalogue {
  /** Fetches the pictures of these boxes. */
  unpack?(boxes: readonly string[]): Promise<void>
  /** A card among others; activated, it opens. */
  Small: Component<{ card: string; onOpen: () => void }>
  /** A card to be read. */
  Large: Component<{ card: string; origin: string; u: 6 | 9 }>
  /** What stands beside it: terms, rules, and whether it is one of ours. */
  reading(card: string): Reading
  /** In the order in which people sort a box. */
  kinds: readonly string[]
  kindOf(facts: Facts): string
  kindSaid(kind: string): string
  /** A box by the name that its cards bear. */
  setSaid(set: string): string
  /** The number that tells cards of a kind apart. */
  figureOf(facts: Facts): { name: string; value: number } | null
  figureSaid(name: string): string
}

const CATALOGUES = import.meta.glob<{ catalogue: Catalogue }>('../games/*/catalogue/index.ts')

export const GAMES: readonly string[] = Object.keys(CATALOGUES).map((path) => path.split('/')[2]!)

export async function catalogueOf(game: string): Promise<Catalogue | null> {
  return (await CATALOGUES[`../games/${game}/catalogue/index.ts`]?.())?.catalogue ?? null
}
