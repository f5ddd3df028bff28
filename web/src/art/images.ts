// Pixels as the browser wants them for a canvas; the same picture is turned only once.
import type { Pixels } from './painter'

const images = new WeakMap<Pixels, ImageData>()

/** Null where there is no canvas to draw on. */
export function imageOf(pixels: Pixels): ImageData | null {
  if (typeof ImageData === 'undefined') return null
  const known = images.get(pixels)
  if (known) return known
  const width = pixels[0]!.length
  const image = new ImageData(width, pixels.length)
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
  images.set(pixels, image)
  return image
}

/** Keeps what a painter made, by the words that describe it. */
export function kept<Args extends readonly unknown[]>(painter: (...args: Args) => Pixels): (...args: Args) => Pixels {
  const pictures = new Map<string, Pixels>()
  return (...args) => {
    const key = JSON.stringify(args)
    const picture = pictures.get(key) ?? painter(...args)
    pictures.set(key, picture)
    return picture
  }
}
