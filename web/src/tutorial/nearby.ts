// A place beside what the words speak of, where they cover neither that nor anything that must be touched.
import { rectIn } from '../table/placing'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** What should stay in sight, and how much it matters. */
export interface Kept extends Rect {
  weight: number
}

const GAP = 14
const STEP = 8
const EDGE = 6
const TOP = 48 // below the bar

export type Side = 'above' | 'below' | 'left' | 'right'

/** On which side of what is spoken of the box stands, and where along that side its tip belongs. */
export function tipOf(box: Rect, about: Rect): { side: Side; at: number } {
  const along = (from: number, length: number, to: number, size: number) => Math.max(22, Math.min(length - 22, Math.max(from, to) / 2 + Math.min(from + length, to + size) / 2 - from))
  const high = { at: along(box.x, box.width, about.x, about.width) }
  const wide = { at: along(box.y, box.height, about.y, about.height) }
  if (box.y + box.height <= about.y) return { side: 'above', ...high }
  if (box.y >= about.y + about.height) return { side: 'below', ...high }
  return { side: box.x < about.x ? 'left' : 'right', ...wide }
}

/** The cheapest place of a box: covering costs most, then the way to what is spoken of. */
export function nearby(about: Rect | null, size: { width: number; height: number }, kept: readonly Kept[], page: Rect): { x: number; y: number } {
  const right = Math.max(EDGE, page.width - size.width - EDGE)
  const bottom = Math.max(TOP, page.height - size.height - EDGE)
  const goal = about ?? { x: page.width / 2, y: page.height / 2, width: 0, height: 0 }
  const wanted = [goal.x + goal.width + GAP, goal.x - size.width - GAP, goal.x + goal.width / 2 - size.width / 2, goal.x, EDGE, right]
  const columns = new Set(wanted.map((x) => Math.round(Math.max(EDGE, Math.min(right, x)))))
  let best = { x: EDGE, y: TOP }
  let least = Infinity
  for (const x of columns) {
    for (let y = TOP; y <= bottom; y += STEP) {
      const box = { x, y, width: size.width, height: size.height }
      const cost = kept.reduce((sum, one) => sum + one.weight * covered(box, one), 0) + apart(box, goal)
      if (cost < least) {
        least = cost
        best = { x, y }
      }
    }
  }
  return best
}

function covered(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** From edge to edge, and a little from middle to middle. */
function apart(one: Rect, other: Rect): number {
  const gap = (from: number, length: number, to: number, size: number) => Math.max(0, to - from - length, from - to - size)
  const wide = gap(one.x, one.width, other.x, other.width)
  const high = gap(one.y, one.height, other.y, other.height)
  const middle = Math.abs(one.x + one.width / 2 - other.x - other.width / 2) + Math.abs(one.y + one.height / 2 - other.y - other.height / 2)
  return Math.hypot(wide, high) + middle / 8
}

const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  ['#prompt', 2],
  ['.answers', 4],
  ['.is-legal, .is-target', 4],
  ['.btn', 4], // such as those that tell on
  ['button[data-thing]:not([aria-disabled])', 1],
  ['[data-card]', 0.004],
]

/** With room for the corners around it, and for the tip. */
const wider = ({ x, y, width, height }: Rect): Rect => ({ x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP })

/** Everything on the page that should stay in sight: what is spoken of most of all. */
export function keptOn(page: HTMLElement, about: readonly HTMLElement[]): Kept[] {
  const found = WEIGHTS.flatMap(([selector, weight]) => [...page.querySelectorAll(`main :is(${selector}):not(.coach *)`)].map((one) => ({ ...rectIn(one, page), weight })))
  return [...found, ...about.map((one) => ({ ...wider(rectIn(one, page)), weight: 40 }))]
}
