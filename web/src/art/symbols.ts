// Each sprite is painted once into a <symbol> of one hidden sheet and shown by <use> wherever it stands.
import { paint, pathsOf, type Drawing, type Pixels } from './painter'

export interface Stamp {
  readonly id: string
  readonly width: number
  readonly height: number
}

const SVG = 'http://www.w3.org/2000/svg'
const painted = new Map<object, Stamp>()

function sheet(): SVGSVGElement {
  const known = document.getElementById('sprites')
  if (known) return known as unknown as SVGSVGElement
  const fresh = document.createElementNS(SVG, 'svg')
  fresh.id = 'sprites'
  fresh.setAttribute('aria-hidden', 'true')
  document.body.append(fresh)
  return fresh
}

function add(owner: object, pixels: Pixels, paths: Map<string, string>): Stamp {
  const made: Stamp = { id: `px${painted.size}`, width: pixels[0]!.length, height: pixels.length }
  const symbol = document.createElementNS(SVG, 'symbol')
  symbol.id = made.id
  symbol.setAttribute('viewBox', `0 0 ${made.width} ${made.height}`)
  for (const [colour, line] of paths) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('fill', colour)
    path.setAttribute('d', line)
    symbol.append(path)
  }
  sheet().append(symbol)
  painted.set(owner, made)
  return made
}

export const symbolOf = (drawing: Drawing): Stamp => painted.get(drawing) ?? add(drawing, ...both(paint(drawing)))

/** For shapes that are not masks: the key says which shape it is, and must be the same object each time. */
export const symbolFrom = (key: object, pixels: () => Pixels): Stamp => painted.get(key) ?? add(key, ...both(pixels()))

const both = (pixels: Pixels): [Pixels, Map<string, string>] => [pixels, pathsOf(pixels)]
