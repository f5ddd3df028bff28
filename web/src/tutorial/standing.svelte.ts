// Keeps words beside what they speak of, whatever moves, grows or comes into sight.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Thing } from '../games/face'
import { rectIn } from '../table/placing'
import { shown } from './course'
import { keptOn, nearby, tipOf, type Rect } from './nearby'

const STILL = 80 // ms in which nothing has changed: to look for a place is work, and a table in motion has other work

export class Standing {
  place = $state.raw({ x: 6, y: 48 })
  /** Where the tip is that points at the first thing; none, if nothing is spoken of. */
  tip = $state.raw<ReturnType<typeof tipOf> | null>(null)
  /** What is spoken of and in sight. */
  around = $state.raw<readonly Rect[]>([])
  readonly #page: HTMLElement
  readonly #about: () => readonly Thing[]
  #box: HTMLElement | null = null

  constructor(page: HTMLElement, about: () => readonly Thing[]) {
    this.#page = page
    this.#about = about
  }

  readonly settle = (): void => {
    if (this.#box === null) return
    const page = this.#page
    const things = this.#about().map((thing) => shown(thing, page)).filter((one) => one !== null)
    const size = rectIn(this.#box, page)
    this.around = things.map((one) => rectIn(one, page))
    const first = this.around[0] ?? null
    this.place = nearby(first, size, keptOn(page, things), rectIn(page, page))
    this.tip = first === null ? null : tipOf({ ...size, ...this.place }, first)
  }

  readonly watch: Attachment<HTMLElement> = (box) => {
    this.#box = box
    let asked = 0
    const soon = () => {
      clearTimeout(asked)
      asked = window.setTimeout(this.settle, STILL)
    }
    const sizes = new ResizeObserver(soon)
    const changes = new MutationObserver(soon)
    sizes.observe(this.#page)
    sizes.observe(box)
    changes.observe(this.#page.querySelector('main')!, { subtree: true, childList: true, attributeFilter: ['class'] })
    untrack(this.settle)
    return () => {
      clearTimeout(asked)
      sizes.disconnect()
      changes.disconnect()
      this.#box = null
    }
  }
}
