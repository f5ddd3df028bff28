// Alone among bots nobody has to hurry: a moment in which I am asked is held open until I have answered.
// With other people it is not, as that would tell them that I could do something.
import type { Seat } from './seat.svelte'

const RENEW = 20_000 // ms, well before the server lets go by itself

export class Holding {
  readonly #seat: Seat
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(seat: Seat) {
    this.#seat = seat
  }

  /** Nobody else sits at this table. */
  get isAlone(): boolean {
    return this.#seat.seats.every(({ seat, kind }) => seat === this.#seat.viewer || kind === 'bot')
  }

  /** Without a pace every window waits for its answers anyway. */
  get isUseful(): boolean {
    return this.#seat.welcome?.paced ?? false
  }

  look(): void {
    const wanted = this.isUseful && this.isAlone && this.#seat.stage?.window === true && this.#seat.question !== null
    if (wanted === (this.#timer !== undefined)) return
    this.stop()
    this.#seat.hold(wanted)
    if (wanted) this.#timer = setInterval(() => this.#renew(), RENEW)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #renew(): void {
    this.#seat.hold(false)
    this.#seat.hold(true)
  }
}
