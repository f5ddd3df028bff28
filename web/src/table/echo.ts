// A second click, tap or key press in the same spot was meant for what stood there a moment ago.

const ECHO = 400 // ms
const NEAR = 24 // px: a finger trembles

interface Gesture {
  at: number
  decision: string
  target: EventTarget | null
  x: number
  y: number
  key: string
}

export class Echo {
  #now: Gesture | null = null
  #last: Gesture | null = null // that has done something

  /** Watches where people press; returns how to stop. */
  watch(where: Window = window): () => void {
    const clicked = (event: MouseEvent) => this.#press(event, event.clientX, event.clientY, event.detail === 0 ? 'click' : '')
    const pressed = (event: KeyboardEvent) => this.#press(event, 0, 0, event.key)
    where.addEventListener('click', clicked, true)
    where.addEventListener('keydown', pressed, true)
    return () => {
      where.removeEventListener('click', clicked, true)
      where.removeEventListener('keydown', pressed, true)
    }
  }

  /** Whether what is being pressed just now only repeats what has done something before. */
  isHeard(decision: string): boolean {
    const now = this.#now
    const last = this.#last
    if (now === null) return false
    now.decision = decision
    const soon = last !== null && last !== now && now.at - last.at < ECHO
    const same = soon && last.key === now.key && Math.hypot(last.x - now.x, last.y - now.y) < NEAR
    // Keys have no place: with them only the same element, or another question, tells a slip from a quick hand.
    if (same && (now.key === '' || now.target === last.target || last.decision !== decision)) return true
    this.#last = now
    return false
  }

  /** What was done is undone: the same spot may mean it again. */
  forget(): void {
    this.#last = null
  }

  #press(event: Event, x: number, y: number, key: string): void {
    this.#now = { at: performance.now(), decision: '', target: event.target, x, y, key }
  }
}
