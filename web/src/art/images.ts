// Pictures of thousands of pixels: known by their size at once, painted when somebody has time, and only once.
import type { Pixels } from './painter'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Painted by whoever asks first. Null where there is no canvas to draw on. */
  image(): ImageData | null
}

type Size = readonly [width: number, height: number]

/** Keeps what a painter makes, by the words that describe it; `size` tells how large it will be. */
export function kept<Args extends readonly unknown[]>(painter: (...args: Args) => Pixels, size: (...args: Args) => Size): (...args: Args) => Picture {
  const pictures = new Map<string, Picture>()
  return (...args) => {
    const key = JSON.stringify(args)
    const picture = pictures.get(key) ?? pictureOf(() => painter(...args), size(...args))
    pictures.set(key, picture)
    return picture
  }
}

function pictureOf(painter: () => Pixels, [width, height]: Size): Picture {
  let painted: ImageData | null = null
  return { width, height, image: () => (painted ??= turned(painter(), width, height)) }
}

/** Pixels as the browser wants them for a canvas. */
function turned(pixels: Pixels, width: number, height: number): ImageData | null {
  if (typeof ImageData === 'undefined') return null
  const image = new ImageData(width, height)
  const dots = new DataView(image.data.buffer)
  const values = new Map<string | null, number>([[null, 0]])
  let last: string | null = null, value = 0 // neighbours are mostly alike
  pixels.forEach((row, y) => row.forEach((colour, x) => {
    if (colour !== last) {
      if (!values.has(colour)) values.set(colour, Number.parseInt(`${colour!.slice(1)}ff`, 16))
      value = values.get(colour)!
      last = colour
    }
    if (value !== 0) dots.setUint32((y * width + x) * 4, value)
  }))
  return image
}

const SLICE = 6 // milliseconds of painting in one frame
const waiting = new Set<() => void>()
let spent = 0, expected = false

/** Paints now if the frame has time for it, else in one of the next: a room that is built at once, a whole table bit by
 *  bit, when it can be played already. Returns how to call it off. */
export function inTime(work: () => void): () => void {
  if (waiting.size === 0 && spent < SLICE) timed(work)
  else waiting.add(work)
  if (!expected) expect()
  return () => waiting.delete(work)
}

function timed(work: () => void): void {
  const began = performance.now()
  work()
  spent += performance.now() - began
}

function expect(): void {
  expected = true
  document.documentElement.toggleAttribute('data-painting', waiting.size > 0)
  requestAnimationFrame(() => {
    expected = false
    spent = 0
    for (const work of waiting) {
      if (spent >= SLICE) break
      waiting.delete(work)
      timed(work)
    }
    if (waiting.size > 0) expect()
    else document.documentElement.removeAttribute('data-painting')
  })
}
