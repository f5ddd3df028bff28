// The pictures of each box beside the first: one file for each, fetched when its cards come to a table.
import type { Drawing } from '../../../art/painter'
import type { Dressing } from './dressing'
import { BOSSES } from './bosses'
import { HEROES } from './heroes'
import { RESIDENTS } from './residents'
import { DRESSINGS } from './rooms'
import { EMBLEMS } from './spells'

/** What the first box has nothing of. */
export const MINIBOSSES: Readonly<Record<string, Drawing>> = {}
export const ITEMS: Readonly<Record<string, Drawing>> = {}

const WALLS = { BOSSES, HEROES, RESIDENTS, EMBLEMS, DRESSINGS, MINIBOSSES, ITEMS }
type Pictures = Partial<Record<keyof typeof WALLS, Readonly<Record<string, Drawing | Dressing>>>>

const BOXES = import.meta.glob<Pictures>('./*/index.ts')
const pathOf = (box: string) => `./${box.toLowerCase()}/index.ts`

/** Hangs the pictures of these boxes beside the others. The first box, and one that somebody made at home, brings none. */
export async function unpack(boxes: readonly string[]): Promise<void> {
  const found = await Promise.all(boxes.map((box) => BOXES[pathOf(box)]?.()))
  for (const pictures of found) {
    for (const [wall, some] of Object.entries(pictures ?? {})) Object.assign(WALLS[wall as keyof typeof WALLS], some)
  }
}

/** Whoever or whatever is on a card, of any kind. */
export const pictureOf = (card: string): Drawing | undefined =>
  EMBLEMS[card] ?? RESIDENTS[card] ?? BOSSES[card] ?? HEROES[card] ?? MINIBOSSES[card] ?? ITEMS[card]
