// A table is about to be opened: what it needs is fetched before the server has answered.
import { faceOf, hasFace } from '../games'
import { words } from '../words/words.svelte'

/** Whatever fails here is fetched again when it is needed, and told then. */
export function expectTable(game: string): void {
  if (!hasFace(game)) return
  for (const part of [import('./TablePage.svelte'), faceOf(game), words.expect(game)]) part.catch(() => {})
}
