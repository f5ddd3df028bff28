// The table as I saw it before, for whoever wonders about a line of the log. The game goes on meanwhile.
import type { View } from '../games/face'

const MOST = 120 // views that are kept; older lines can be read, and replayed when the game is over

export class Past {
  /** The line that is looked back to, and the table as it was then. */
  now = $state.raw<{ line: number; view: View } | null>(null)
  /** The first line that can be looked back to. */
  first = $state(Infinity)
  readonly #views = new Map<number, View>() // by the last line that had been told then
  #begun: { line: number; view: View } | null = null // the table as it was found

  begin(line: number, view: View): void {
    this.#begun ??= { line, view }
  }

  /** The last line that had been told when the table looked like this; nothing if nobody remembers. */
  lineOf(view: View): number | null {
    const wanted = JSON.stringify(view)
    const found = [...this.#views].findLast(([, then]) => JSON.stringify(then) === wanted)
    if (found !== undefined) return found[0]
    return this.#begun !== null && JSON.stringify(this.#begun.view) === wanted ? this.#begun.line : null
  }

  /** What was taken back was never seen. */
  goBack(line: number): void {
    for (const last of [...this.#views.keys()]) if (last > line) this.#views.delete(last)
  }

  keep(line: number, view: View): void {
    this.#views.set(line, view)
    const [oldest] = this.#views.keys()
    if (this.#views.size > MOST) this.#views.delete(oldest!)
    this.first = Math.min(this.first, line)
    if (this.#views.size === MOST) this.first = this.#views.keys().next().value!
  }

  look(line: number): void {
    for (const [last, view] of this.#views) {
      if (last < line) continue
      this.now = { line, view }
      return
    }
  }

  forget(): void {
    this.#views.clear()
    this.#begun = null
    this.first = Infinity
    this.now = null
  }
}
