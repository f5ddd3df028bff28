// The games in the order in which they stand on the shelf. One that its server cannot play yet is being built.
import type { Offer } from './offer'

const SHELF: Record<string, () => Promise<{ offer: Offer }>> = {
  boss_monster: () => import('../games/boss_monster/offer'),
  clank_catacombs: () => import('../games/clank_catacombs/offer'),
  keep_the_heroes_out: () => import('../games/keep_the_heroes_out/offer'),
}

export async function shelf(): Promise<ReadonlyMap<string, Offer>> {
  const found = await Promise.all(Object.entries(SHELF).map(async ([name, load]) => [name, (await load()).offer] as const))
  return new Map(found)
}
