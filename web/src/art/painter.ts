// From a mask of letters to coloured pixels, and from pixels to SVG.
//
// The language of masks: one letter is one art pixel.
//   .  empty           |  after the first line: the mask is the LEFT half and is mirrored
//   a b c  the drawing's own colours (robe, trim, plume)    h hair   s skin   e eye (flat)
//   t stone  m metal  g gold  w bone  r red  l leather or wood  n green  i ice  p purple  u blue  o rose
//   y fire (flat)  k ink (flat)  d dark hollow (flat)  v deeper hollow (flat)
//   A capital forces the lightest shade of its letter.
// Light comes from the top left; then an ink line of one pixel goes around everything.
import { PALETTE, RAMPS, type ColourName, type RampName } from './palette'

export interface Drawing {
  readonly mask: string
  /** Ramps for the drawing's own letters; any other letter may be dyed as well. */
  readonly ramps?: Readonly<Partial<Record<string, RampName>>>
  /** Colour of eyes that glow in the dark. */
  readonly eye?: ColourName
}

/** Rows of colours; null is a hole through which the wall is seen. */
export type Pixels = (string | null)[][]

const LETTERS: Record<string, RampName> = {
  t: 'stone', m: 'metal', g: 'gold', w: 'bone', r: 'red', l: 'leather', s: 'skin', n: 'green', i: 'ice', p: 'purple', u: 'blue', o: 'rose',
  a: 'blue', b: 'red', c: 'gold', h: 'leather',
}
const FLAT: Record<string, string> = {
  k: PALETTE.ink, K: PALETTE.ink, d: PALETTE.vault, D: PALETTE.mortar, v: PALETTE.cellar,
  y: PALETTE.torch, Y: PALETTE.gold, e: PALETTE.paper, E: PALETTE.paper,
}
const EMPTY = '.'

/** The letters of a mask as a full rectangle, mirrored where it asks for it. */
export function lettersOf(mask: string): string[][] {
  const rows = mask.replace(/^\n/, '').trimEnd().split('\n')
  const mirrored = rows[0]!.endsWith('|')
  const width = mirrored ? rows[0]!.length - 1 : Math.max(...rows.map((row) => row.length))
  return rows.map((row) => {
    const line = [...row.replace('|', '').padEnd(width, EMPTY)]
    return mirrored ? [...line, ...[...line].reverse()] : line
  })
}

export const blank = (width: number, height: number, colour: string | null = null): Pixels =>
  Array.from({ length: height }, () => Array<string | null>(width).fill(colour))

/** Lays one picture over another; what falls outside is lost. */
export function lay(onto: Pixels, picture: Pixels, left: number, top: number): Pixels {
  picture.forEach((row, y) => row.forEach((colour, x) => {
    const line = onto[top + y]
    if (colour && line && left + x >= 0 && left + x < line.length) line[left + x] = colour
  }))
  return onto
}

/** Paints a drawing, one pixel wider on every side for the ink line. */
export function paint(drawing: Drawing): Pixels {
  const letters = lettersOf(drawing.mask)
  const height = letters.length, width = letters[0]!.length
  const at = (x: number, y: number): string => letters[y]?.[x] ?? EMPTY
  const pixels = blank(width + 2, height + 2)

  const shade = (letter: string, x: number, y: number): 0 | 1 | 2 => {
    const same = (other: string) => other.toLowerCase() === letter
    const above = at(x, y - 1), below = at(x, y + 1), before = at(x - 1, y), after = at(x + 1, y)
    if (below === EMPTY || after === EMPTY || (!same(below) && !same(after))) return 0
    if (above === EMPTY || (before === EMPTY && !same(above))) return 2
    return !same(above) && above !== 'k' && (x + y) % 2 === 0 ? 2 : 1
  }
  letters.forEach((row, y) => row.forEach((letter, x) => {
    if (letter === EMPTY) return
    const low = letter.toLowerCase()
    const flat = low === 'e' && drawing.eye ? PALETTE[drawing.eye] : FLAT[letter]
    pixels[y + 1]![x + 1] = flat ?? rampOf(drawing, low)[letter === low ? shade(low, x, y) : 2]
  }))
  pixels.forEach((row, y) => row.forEach((colour, x) => {
    const touches = [[0, -1], [0, 1], [-1, 0], [1, 0]].some(([dx, dy]) => at(x - 1 + dx!, y - 1 + dy!) !== EMPTY)
    if (!colour && touches) row[x] = PALETTE.ink
  }))
  return pixels
}

function rampOf(drawing: Drawing, letter: string): readonly [string, string, string] {
  const name = drawing.ramps?.[letter] ?? LETTERS[letter]
  if (!name) throw new Error(`a mask uses the unknown letter ${letter}`)
  return RAMPS[name]
}

/** A flat shape of one colour: `#` is paint, anything else a hole. */
export const stencil = (rows: readonly string[], colour: string): Pixels =>
  rows.map((row) => [...row].map((letter) => (letter === '#' ? colour : null)))

/** A solid shape with light above and left, shadow below and right, and the ink line around it. */
export function plate(size: number, ramp: readonly [string, string, string], inside: (x: number, y: number) => boolean): Pixels {
  const within = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && inside(x, y)
  return Array.from({ length: size + 2 }, (_row, j) => Array.from({ length: size + 2 }, (_cell, i) => {
    const x = i - 1, y = j - 1
    if (!within(x, y)) return within(x - 1, y) || within(x + 1, y) || within(x, y - 1) || within(x, y + 1) ? PALETTE.ink : null
    if (!within(x, y - 1) || !within(x - 1, y)) return ramp[2]
    return !within(x, y + 1) || !within(x + 1, y) ? ramp[0] : ramp[1]
  }))
}

/** One path per colour, neighbours in a row joined: what a `<symbol>` is made of. */
export function pathsOf(pixels: Pixels): Map<string, string> {
  const paths = new Map<string, string>()
  pixels.forEach((row, y) => {
    for (let x = 0; x < row.length;) {
      const colour = row[x]!
      let run = 1
      while (x + run < row.length && row[x + run] === colour) run++
      if (colour) paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${run}v1h-${run}z`)
      x += run
    }
  })
  return paths
}
