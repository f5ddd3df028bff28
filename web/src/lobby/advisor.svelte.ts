// What the server says of a table while it is being planned: why it cannot be, or what the guide says against it.
// Nobody has asked for it, so nobody is told if it does not come: a bad line, a busy server, too many questions.
import { counsel, Fault, type Counsel } from '../wire/http'

/** A list is ticked quickly, one box after the other. */
const MOMENT = 300

export class Advisor {
  #heard = $state.raw<{ planned: string; said: Counsel } | null>(null)
  #planned = $state.raw('')

  /** Asks once nothing has changed for a moment; what it gives back is to be called when something has. */
  consider(game: string, planned: string): () => void {
    this.#planned = planned
    if (planned === '') {
      this.#heard = null
      return () => {}
    }
    const stale = new AbortController()
    const waiting = setTimeout(async () => {
      const said = await counsel(game, JSON.parse(planned), stale.signal).catch(() => null)
      if (!stale.signal.aborted) this.#heard = said && { planned, said }
    }, MOMENT)
    return () => {
      clearTimeout(waiting)
      stale.abort()
    }
  }

  /** Why this very table cannot be set up. Of the one before, nothing must stop anybody. */
  get refused(): Fault | null {
    const refused = this.#heard?.planned === this.#planned ? this.#heard.said.refused : null
    return refused ? new Fault('bad_options', refused.field, refused.rule) : null
  }

  /** What the guide says against it. It stays until there is something else to say, so that nothing flickers. */
  get advice(): Counsel['advice'] {
    return this.#heard?.said.advice ?? []
  }
}
