// A table is about to be opened: what it needs is fetched before the server has answered.
import { faceOf, hasFace } from '../games'
import type { GameFace } from '../games/face'
import { oneTable } from '../wire/http'
import { words, type Boxes } from '../words/words.svelte'

/** What lies on a table: a game, and which of its boxes; null for a game that has only one. */
export interface Laid {
  game: string
  boxes: Boxes
}

const opened = new Map<string, Laid>() // what lies on each table that was opened here

export const boxesOf = (options: Readonly<Record<string, unknown>>): Boxes => (Array.isArray(options.sets) ? (options.sets as string[]) : null)

/** A game's face, with the pictures of these boxes. */
export async function laidOut({ game, boxes }: Laid): Promise<GameFace> {
  const face = await faceOf(game)
  await face.unpack?.(boxes ?? [])
  return face
}

/** Whatever fails here is fetched again when it is needed, and told then. */
export function expectTable(laid: Laid): void {
  if (!hasFace(laid.game)) return
  for (const part of [import('./TablePage.svelte'), laidOut(laid), words.expect(laid.game, laid.boxes)]) part.catch(() => {})
}

export const noteOpened = (table: string, laid: Laid): void => void opened.set(table, laid)

/** What is played at a table; whoever has opened it knows. */
export async function laidAt(table: string): Promise<Laid> {
  const known = opened.get(table)
  if (known !== undefined) return known
  const { game, options } = await oneTable(table)
  return { game, boxes: boxesOf(options) }
}
