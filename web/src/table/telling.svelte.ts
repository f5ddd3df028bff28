// What screen readers are told: what happened, politely and at most once a second; what I must know, at once.

const BURST = 1_000 // ms

export class Telling {
  polite = $state('')
  urgent = $state('')
  #last = ''
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Events come in bursts; a burst is one announcement. */
  happened(lines: readonly string[]): void {
    if (lines.length === 0) return
    this.#waiting.push(...lines)
    this.#timer ??= setTimeout(() => this.#say(), BURST)
  }

  now(line: string): void {
    if (line === '') return
    this.#last = line
    this.urgent = line
  }

  /** The same once more: a region that is filled with what it holds already says nothing. */
  again(): void {
    this.urgent = ''
    setTimeout(() => (this.urgent = this.#last), 50)
  }

  get last(): string {
    return this.#last
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  /** The screen goes to somebody else: what was said to the last one is for nobody else's ears (RS-065). */
  forget(): void {
    this.stop()
    this.#last = this.polite = this.urgent = ''
  }

  #say(): void {
    this.#timer = undefined
    this.#last = this.#waiting.join(' ')
    this.polite = this.#last
    this.#waiting = []
  }
}
