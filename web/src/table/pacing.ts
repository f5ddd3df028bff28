// What a bot did stays to be read before the next thing is shown, for as long as the player likes.
import type { Stage } from '../wire/messages'

export class Pacing {
  /** How long, in seconds. */
  seconds = 0
  readonly #show: (stage: Stage) => void
  readonly #isBots: (stage: Stage) => boolean
  #waiting: Stage[] = []
  #until = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (stage: Stage) => void, isBots: (stage: Stage) => boolean) {
    this.#show = show
    this.#isBots = isBots
  }

  hear(stage: Stage): void {
    this.#waiting.push(stage)
    this.#go()
  }

  /** Nobody wants to wait any longer. */
  hurry(): void {
    while (this.#waiting.length > 0) {
      this.#until = 0
      this.#go()
    }
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#until = 0
  }

  #go(): void {
    clearTimeout(this.#timer)
    while (this.#waiting.length > 0) {
      const left = this.#until - performance.now()
      if (left > 0) {
        this.#timer = setTimeout(() => this.#go(), left)
        return
      }
      const stage = this.#waiting.shift()!
      this.#show(stage)
      this.#until = this.#isBots(stage) ? performance.now() + this.seconds * 1_000 : 0
    }
  }
}
