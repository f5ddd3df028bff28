// Where something goes that speaks of something else. All in the pixels of the page, whatever its zoom.

export interface Box {
  x: number
  y: number
}

interface Rect extends Box {
  width: number
  height: number
}

const GAP = 10

export function rectIn(element: Element, page: Element): Rect {
  const zoom = (page as HTMLElement).currentCSSZoom ?? 1
  const mine = element.getBoundingClientRect()
  const all = page.getBoundingClientRect()
  return { x: (mine.x - all.x) / zoom, y: (mine.y - all.y) / zoom, width: mine.width / zoom, height: mine.height / zoom }
}

/** Beside the target, neither on it nor on the prompt. */
export function beside(target: Element, box: Element, page: Element): Box {
  const it = rectIn(target, page)
  const { width, height } = rectIn(box, page)
  const all = rectIn(page, page)
  const asks = prompted(page)
  const columns = [it.x + it.width + GAP, it.x - width - GAP, it.x + it.width / 2 - width / 2, 0, all.width - width]
  const rows = [it.y + it.height / 2 - height / 2, asks === null ? 0 : asks.y - height - GAP, it.y - height - GAP, 44, all.height - height]
  for (const wantedY of rows) {
    for (const wantedX of columns) {
      const spot = { x: clamp(wantedX, 0, all.width - width), y: clamp(wantedY, 44, all.height - height), width, height }
      if (!overlap(spot, it) && (asks === null || !overlap(spot, asks))) return spot
    }
  }
  // No room for both: rather on the prompt than under the pointer.
  return { x: it.x > all.width / 2 ? 0 : all.width - width, y: 44 }
}

/** Above the target, or below where there is no place above. */
export function above(target: Element, page: Element, width: number): Box & { below: boolean; tip: number } {
  const it = rectIn(target, page)
  const all = rectIn(page, page)
  const middle = it.x + Math.min(it.width, 220) / 2
  const x = clamp(middle - 50, 6, all.width - width - 6)
  const below = it.y < 130
  return { x, y: below ? it.y + it.height + 12 : it.y - 12, below, tip: clamp(middle - x - 9, 8, width - 26) }
}

/** What is asked, with its buttons. */
function prompted(page: Element): Rect | null {
  const prompt = page.querySelector('#prompt')
  if (prompt === null) return null
  const asks = rectIn(prompt, page)
  return { ...asks, x: 0, width: rectIn(page, page).width }
}

function overlap(one: Rect, other: Rect): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
