// What happened, shown on the board one event after the other. The board itself shows the end at once and answers at
// once: what moves is only seen above it, so nothing waits for it, and it can be cut short at any moment.
import type { Facts, Motion, Spot, Stage, Thing } from './face'

const TOO_MANY = 80 // more than this is not watched, but read in the log
const HURRY = 6 // the longer the queue, the faster it goes
const MARKED = 1_000

export type Pace = 'normal' | 'fast' | 'instant'

interface Told {
  facts: Facts
  before: Map<Thing, Spot> // shared by all that was told at once
}

export class Movement {
  /** Nothing moves, and nothing waits to move. */
  idle = $state(true)
  pace: Pace = 'normal'
  /** Told of each event when it is shown. */
  onShow: (facts: Facts) => void = () => {}

  readonly #motion: Motion | undefined
  #stage: HTMLElement | null = null
  #waiting: Told[] = []
  #now = new AbortController()

  constructor(motion?: Motion) {
    this.#motion = motion
  }

  /** For the element on which things move: it holds everything with a `data-thing`, and is positioned. */
  stage = (element: HTMLElement): (() => void) => {
    this.#stage = element
    return () => {
      this.finish()
      if (this.#stage === element) this.#stage = null
    }
  }

  /** Call this before the board shows what came of it: where everything was is seen now. */
  tell(events: readonly Facts[]): void {
    if (this.#motion === undefined || this.#stage === null || events.length === 0 || document.hidden) return
    if (this.#waiting.length + events.length > TOO_MANY) this.finish()
    if (events.length > TOO_MANY) return
    const before = spots(this.#stage)
    this.#waiting.push(...events.map((facts) => ({ facts, before })))
    if (!this.idle) return
    this.idle = false
    void this.#run()
  }

  /** Ends all movement at once. */
  finish(): void {
    this.#waiting = []
    this.#now.abort()
    this.idle = true
  }

  async #run(): Promise<void> {
    const mine = new AbortController()
    this.#now = mine
    await new Promise(requestAnimationFrame) // by then the board shows the end
    while (!mine.signal.aborted && this.#stage !== null) {
      const next = this.#waiting.shift()
      if (next === undefined) break
      this.onShow(next.facts)
      const scene = new Play(this.#stage, next.before, this.#speed(), mine.signal)
      await this.#motion!(next.facts, scene, mine.signal).catch((why: unknown) => {
        if (!mine.signal.aborted) console.error(why)
      })
      scene.clear()
    }
    if (this.#now === mine) this.idle = true
  }

  /** How fast, where 0 is no movement at all. */
  #speed(): number {
    const wish = document.documentElement.dataset.motion
    const calm = wish === 'none' || (wish !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
    if (calm || this.pace === 'instant') return 0
    return (this.pace === 'fast' ? 2 : 1) * Math.min(4, Math.max(1, this.#waiting.length / HURRY))
  }
}

/** One event on the stage. */
class Play implements Stage {
  readonly #hidden: HTMLElement[] = []

  constructor(
    readonly board: HTMLElement,
    readonly before: Map<Thing, Spot>,
    readonly speed: number,
    readonly signal: AbortSignal,
  ) {}

  element(thing: Thing): HTMLElement | null {
    return this.board.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)
  }

  find(thing: Thing): Spot | null {
    const element = this.element(thing)
    return element === null ? this.was(thing) : spotsOn(this.board)(element)
  }

  was(thing: Thing): Spot | null {
    return this.before.get(thing) ?? null
  }

  come(thing: Thing, there: Spot): void {
    this.before.set(thing, there)
  }

  async fly(what: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    if (this.speed === 0 || this.signal.aborted) return
    what.classList.add('flying')
    what.setAttribute('aria-hidden', 'true')
    this.board.append(what)
    await this.#play(what, frames, timing)
    what.remove()
  }

  async stir(thing: Thing, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const element = this.element(thing)
    if (element === null) return
    if (this.speed === 0) this.mark(thing)
    else await this.#play(element, frames, timing)
  }

  hide(thing: Thing): void {
    const element = this.element(thing)
    if (element === null || this.speed === 0) return
    element.dataset.gone = ''
    this.#hidden.push(element)
  }

  mark(thing: Thing): void {
    const element = this.element(thing)
    if (element !== null) element.dataset.fresh = ''
    setTimeout(() => delete element?.dataset.fresh, MARKED)
  }

  clear(): void {
    for (const element of this.#hidden) delete element.dataset.gone
  }

  async #play(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const running = element.animate(frames, { fill: 'both', ...timing })
    running.playbackRate = this.speed
    const stop = () => running.cancel()
    this.signal.addEventListener('abort', stop, { once: true })
    await running.finished.catch(() => {})
    this.signal.removeEventListener('abort', stop)
    running.cancel()
  }
}

function spots(board: HTMLElement): Map<Thing, Spot> {
  const found = new Map<Thing, Spot>()
  const spot = spotsOn(board)
  for (const element of board.querySelectorAll<HTMLElement>('[data-thing]')) {
    const thing = element.dataset.thing!
    if (!found.has(thing)) found.set(thing, spot(element))
  }
  return found
}

/** In the board's own pixels: the browser measures those of the screen. */
const spotsOn = (board: HTMLElement): ((element: HTMLElement) => Spot) => {
  const all = board.getBoundingClientRect()
  const zoom = board.currentCSSZoom ?? 1
  return (element) => {
    const mine = element.getBoundingClientRect()
    return { x: (mine.x - all.x) / zoom, y: (mine.y - all.y) / zoom, width: mine.width / zoom, height: mine.height / zoom }
  }
}
