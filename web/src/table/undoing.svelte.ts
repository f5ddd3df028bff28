// Taking back: the last decision, or all of a turn; and saying again what was taken back.
import type { GameFace } from '../games/face'
import type { Happened } from './seat.svelte'

/** Why nothing more can be taken back. */
export type Stop = 'none' | 'revealed' | 'chance' | 'others'

interface Said {
  notation: string
  /** The last event before it. */
  at: number
}

export class Undoing {
  /** What was taken back and can be said again, until something else is chosen; the next one stands last. */
  undone = $state.raw<readonly Said[]>([])
  #said: Said[] = []
  #wish = { key: '', all: false, count: 0 }

  /** I decide. */
  say(notation: string, at: number): void {
    const again = this.undone.at(-1)?.notation === notation
    this.undone = again ? this.undone.slice(0, -1) : []
    this.#said.push({ notation, at })
  }

  /** What I said last was not taken. */
  unsay(): void {
    this.#said.pop()
  }

  wish(key: string, all: boolean, count = 0): void {
    this.#wish = { key, all, count }
  }

  /** This wish was granted: how many decisions are back by now, and whether more is wished for. Nothing, if it is not ours. */
  granted(key: string): { count: number; more: boolean } | null {
    if (key !== this.#wish.key) return null
    const back = this.#said.pop()
    if (back !== undefined) this.undone = [...this.undone, back]
    return { count: this.#wish.count + 1, more: this.#wish.all }
  }

  /** This wish was refused: how many decisions are back already. */
  refused(key: string): number {
    return key === this.#wish.key ? this.#wish.count : 0
  }

  why(log: readonly Happened[], face: GameFace, me: number): Stop {
    const since = this.#said.at(-1)?.at ?? log.findLast(({ facts }) => facts.seat === me)?.n
    if (since === undefined) return 'none'
    for (const { n, facts } of log) {
      const found = n > since ? face.uncovers?.(facts, me) : undefined
      if (found !== undefined) return found
    }
    return 'others' // nobody saw it, but somebody may have been asked
  }

  forget(): void {
    this.#said = []
    this.undone = []
  }
}
