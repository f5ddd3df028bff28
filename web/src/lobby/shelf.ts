// The games as they stand on the shelf, by the alphabet. One that its server cannot play yet is being built.
import type { Offer } from './offer'

const SHELF = import.meta.glob<{ offer: Offer }>('../games/*/offer.ts')

export async function shelf(): Promise<ReadonlyMap<string, Offer>> {
  const found = await Promise.all(Object.entries(SHELF).map(async ([path, load]) => [path.split('/')[2]!, (await load()).offer] as const))
  return new Map(found)
}
