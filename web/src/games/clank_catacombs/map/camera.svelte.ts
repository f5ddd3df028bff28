// Which part of the map is looked at, and from how near. The view stays where somebody has put it.
import type { Attachment } from 'svelte/attachments'
import { LEVELS, type Level } from '../board/sizes'
import { TILE, type Point } from './geometry'

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

const SLIP = 10 // px: a pointer that moved further pulls at the map
const NEAR = 0.09 // of the window: nearer to its rim, the pawn is out of sight
const RIM = 14 // art px of bare ground around the outermost tiles
const PINCH = 1.35 // how far two fingers must part for the next level

export class Camera {
  level = $state<Level>(3)
  width = $state(0)
  height = $state(0)
  /** So much of the window, from its lower edge, lies under something else. */
  covered = $state(0)
  /** What the middle of the window shows, in art pixels of the map. */
  #centre: Point = { x: TILE / 2, y: TILE }
  #bounds: Bounds = { left: 0, top: 0, right: 1, bottom: 2 }
  #window: HTMLElement | null = null
  #pulled = false
  #settling = false

  /** Screen pixels for an art pixel, as the page is zoomed. */
  get u(): number {
    const ground = this.#window?.firstElementChild
    const told = ground ? parseFloat(getComputedStyle(ground).getPropertyValue('--u')) : NaN
    return Number.isFinite(told) && told > 0 ? told : this.level
  }

  /** Empty ground around the map, in art pixels: so much that each tile can come to the middle, and the map never out of sight. */
  get pad(): Point {
    return { x: Math.round(Math.max(TILE / 2, this.width / 2 / this.level - TILE / 3)), y: Math.round(Math.max(TILE / 2, (this.height + this.covered) / 2 / this.level - TILE / 3)) }
  }

  /** For the element that scrolls; its only child is the ground. */
  readonly window: Attachment<HTMLElement> = (element) => {
    this.#window = element
    const measure = () => {
      this.width = element.clientWidth
      this.height = element.clientHeight
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    const scrolled = () => {
      if (!this.#settling) this.#centre = this.#seen()
    }
    element.addEventListener('scroll', scrolled)
    element.addEventListener('wheel', this.#wheel, { passive: false })
    element.addEventListener('pointerdown', this.#down)
    element.addEventListener('click', this.#click, true)
    element.addEventListener('touchstart', this.#fingers, { passive: true })
    element.addEventListener('touchmove', this.#pinch, { passive: false })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', scrolled)
      element.removeEventListener('wheel', this.#wheel)
      element.removeEventListener('pointerdown', this.#down)
      element.removeEventListener('click', this.#click, true)
      element.removeEventListener('touchstart', this.#fingers)
      element.removeEventListener('touchmove', this.#pinch)
      this.#window = null
    }
  }

  /** After the ground has been laid out: the same place is in the middle again. */
  settle(bounds: Bounds): void {
    this.#bounds = bounds
    this.#show(this.#centre)
  }

  #origin(): Point {
    return { x: this.#bounds.left * TILE - this.pad.x, y: this.#bounds.top * TILE - this.pad.y }
  }

  #seen(): Point {
    const element = this.#window!
    const origin = this.#origin()
    return { x: (element.scrollLeft + this.width / 2) / this.u + origin.x, y: (element.scrollTop + this.height / 2) / this.u + origin.y }
  }

  #show(at: Point, smooth = false): void {
    const element = this.#window
    if (element === null || this.width === 0) return
    const origin = this.#origin()
    const where = { left: (at.x - origin.x) * this.u - this.width / 2, top: (at.y - origin.y) * this.u - this.height / 2 }
    this.#centre = at
    if (smooth && element.scrollTo !== undefined) element.scrollTo({ ...where, behavior: 'smooth' })
    else {
      this.#settling = true // what the browser rounds must not add up
      element.scrollLeft = where.left
      element.scrollTop = where.top
      requestAnimationFrame(() => (this.#settling = false))
    }
  }

  /** As near to this place as the window can stand without showing bare ground where there could be map. */
  #framed({ x, y }: Point): Point {
    const { left, top, right, bottom } = this.#bounds
    const inside = (at: number, from: number, to: number, half: number) => (to - from <= 2 * half ? (from + to) / 2 : Math.min(Math.max(at, from + half), to - half))
    return {
      x: inside(x, left * TILE - RIM, right * TILE + RIM, this.width / this.u / 2),
      y: inside(y + this.covered / this.u / 2, top * TILE - RIM, bottom * TILE + RIM + this.covered / this.u, this.height / this.u / 2),
    }
  }

  goTo(at: Point, smooth = true): void {
    const still = document.documentElement.dataset.motion === 'none' || (document.documentElement.dataset.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
    this.#show(this.#framed(at), smooth && !still)
  }

  /** Whether a place is well in sight. */
  sees(at: Point): boolean {
    const { x, y } = this.#centre
    const [wide, high] = [(this.width / this.u) * (0.5 - NEAR), ((this.height - this.covered) / this.u) * (0.5 - NEAR)]
    return Math.abs(at.x - x) <= wide && Math.abs(at.y - y + this.covered / this.u / 2) <= high
  }

  fits({ left, top, right, bottom }: Bounds, level: Level): boolean {
    return (right - left) * TILE * level <= this.width && (bottom - top) * TILE * level <= this.height
  }

  /** The nearest level at which the whole map is in sight. */
  whole(bounds: Bounds): void {
    this.#centre = { x: ((bounds.left + bounds.right) / 2) * TILE, y: ((bounds.top + bounds.bottom) / 2) * TILE }
    this.level = LEVELS.findLast((level) => this.fits(bounds, level)) ?? LEVELS[0]
    requestAnimationFrame(() => this.settle(bounds))
  }

  /** Nearer or farther; what is under the pointer stays there. */
  zoom(by: 1 | -1, under?: { clientX: number; clientY: number }): boolean {
    const next = LEVELS[LEVELS.indexOf(this.level) + by]
    if (next === undefined) return false
    const element = this.#window
    if (under !== undefined && element !== null) {
      const box = element.getBoundingClientRect()
      const zoomed = element.currentCSSZoom ?? 1
      const off = { x: (under.clientX - box.left) / zoomed - this.width / 2, y: (under.clientY - box.top) / zoomed - this.height / 2 }
      const share = 1 / this.u - 1 / ((this.u / this.level) * next)
      this.#centre = { x: this.#centre.x + off.x * share, y: this.#centre.y + off.y * share }
    }
    this.level = next
    return true
  }

  #wheeled = 0
  #wheel = (event: WheelEvent): void => {
    if (event.shiftKey) return
    event.preventDefault()
    if (event.timeStamp - this.#wheeled < 140) return // a notch of a wheel is a level, a trackpad sends dozens
    this.#wheeled = event.timeStamp
    this.zoom(event.deltaY < 0 ? 1 : -1, event)
  }

  /** A mouse pulls at the ground; fingers scroll by themselves. */
  #down = (event: PointerEvent): void => {
    this.#pulled = false
    const element = this.#window
    if (event.pointerType !== 'mouse' || event.button !== 0 || element === null) return
    const start = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
    const zoomed = element.currentCSSZoom ?? 1
    const move = (moved: PointerEvent) => {
      const [dx, dy] = [moved.clientX - start.x, moved.clientY - start.y]
      if (Math.hypot(dx, dy) > SLIP) this.#pulled = true
      if (!this.#pulled) return
      element.scrollLeft = start.left - dx / zoomed
      element.scrollTop = start.top - dy / zoomed
    }
    const up = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
  }

  /** Who has pulled at the map means no room. */
  #click = (event: MouseEvent): void => {
    if (!this.#pulled) return
    this.#pulled = false
    event.preventDefault()
    event.stopPropagation()
  }

  #apart = 0
  #fingers = (event: TouchEvent): void => {
    if (event.touches.length === 2) this.#apart = apart(event.touches)
  }

  #pinch = (event: TouchEvent): void => {
    if (event.touches.length !== 2) return
    event.preventDefault()
    const now = apart(event.touches)
    const middle = { clientX: (event.touches[0]!.clientX + event.touches[1]!.clientX) / 2, clientY: (event.touches[0]!.clientY + event.touches[1]!.clientY) / 2 }
    const by = now > this.#apart * PINCH ? 1 : now < this.#apart / PINCH ? -1 : 0
    if (by !== 0 && this.zoom(by, middle)) this.#apart = now
  }
}

const apart = (fingers: TouchList): number => Math.hypot(fingers[0]!.clientX - fingers[1]!.clientX, fingers[0]!.clientY - fingers[1]!.clientY)
