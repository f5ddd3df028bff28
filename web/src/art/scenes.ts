// The large surfaces: room walls, sky, earth, gate, throne. Light is dithered in steps, never blended.
import { FURNITURE, type Furniture } from './furniture'
import { blank, lay, paint, type Drawing, type Pixels } from './painter'
import { EARTH, HILLS, MASONRY, PALETTE as P, RAMPS, RAYS, SKY, VELVET, WALLS, type RampName, type WallName } from './palette'
import { diceOf, hash } from './seed'

export interface Room {
  /** Says which stones are loose: the card's id. */
  readonly seed: string
  readonly built: 'brick' | 'rock'
  /** Light of the left half and of the right half. */
  readonly walls: readonly [WallName, WallName]
  readonly torches: 0 | 1 | 2
  readonly hangs?: readonly [Furniture, RampName?]
  readonly left?: Furniture
  readonly right?: Furniture
  /** A gold line along the floor: an advanced room. */
  readonly gilded?: boolean
}

/** Height of the floor strip, in art pixels; who lives in a room stands three above its foot. */
export const FLOOR = 7
export const STAND = 3

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

export const torchesOf = (room: Room, width: number): [x: number, y: number][] =>
  ([[4, 7], [width - 11, 7]] as [number, number][]).slice(0, room.torches)

/** The stage without its players and without its torches, which flicker on their own. */
export function roomPixels(room: Room, width: number, height: number): Pixels {
  const dice = diceOf(`scene:${room.seed}`)
  const pixels = blank(width, height, P.ink)
  const floor = height - FLOOR
  const lights = [...torchesOf(room, width).map(([x, y]) => [x + 3, y + 3, 17, 1.15] as const), [width / 2, floor - 8, 21, 0.78] as const]
  const stone = room.built === 'brick' ? brick : rock(room.seed)
  const [left, right] = room.walls.map((name) => {
    const [lit, dim, bright, dark] = WALLS[name]
    return [P.ink, dark, dim, lit, bright]
  }) as [string[], string[]]

  for (let y = 1; y < floor; y++) {
    const ceiling = y < 4 ? (4 - y) * 0.45 : 0
    const line = pixels[y]!
    for (let x = 0; x < width; x++) {
      let light = 0
      for (const [lx, ly, reach, power] of lights) light = Math.max(light, power * (1 - distance(x - lx, (y - ly) * 1.15) / reach))
      const grain = (BAYER[(y % 4) * 4 + (x % 4)]! + 0.5) / 16
      const level = Math.floor(1 + light * 2.6 + stone(x, y) - ceiling + (grain - 0.5) * 0.8 + 0.5)
      line[x] = (x < width / 2 ? left : right)[Math.max(0, Math.min(4, level))]!
    }
  }
  if (room.built === 'rock') dripstones(pixels, dice)
  for (let y = floor; y < height; y++) for (let x = 0; x < width; x++) {
    const joint = (x + (y % 2 ? 0 : 5)) % 10 === 0 || y === height - 3
    pixels[y]![x] = y === floor ? P.slate : y === floor + 1 ? P.mortar : joint ? P.cellar : P.vault
  }
  if (room.gilded) pixels[floor]!.forEach((_colour, x, line) => { line[x] = x % 4 < 2 ? P.torch : P.clay; })

  const stand = (name: Furniture, left: (width: number) => number) => {
    const picture = paint(FURNITURE[name])
    lay(pixels, picture, left(picture[0]!.length), floor + 2 - picture.length)
  }
  // between two torches there is only place above a head where the ceiling is high
  if (room.hangs && (room.torches < 2 || height > 34)) hang(pixels, room, room.hangs, width)
  if (room.left) stand(room.left, () => 1)
  if (room.right) stand(room.right, (wide) => width - wide - 1)
  return pixels
}

function hang(pixels: Pixels, room: Room, [name, ramp]: readonly [Furniture, RampName?], width: number): void {
  const drawing: Drawing = FURNITURE[name]
  const picture = paint(ramp ? { ...drawing, ramps: { ...drawing.ramps, a: ramp } } : drawing)
  const wide = picture[0]!.length
  const left = room.torches === 2 ? Math.floor((width - wide) / 2) : room.torches === 1 ? width - wide - 3 : 3
  lay(pixels, picture, left, 2)
}

/** As `Math.hypot`, which is slow for being careful with numbers larger than any picture. */
const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y)

/** How much lighter or darker the wall is here than its light says. */
type Stone = (x: number, y: number) => number

function brick(x: number, y: number): number {
  const shift = Math.floor(y / 5) % 2 ? 0 : 6
  if (y % 5 === 4 || (x + shift) % 12 === 0) return -1
  return y % 5 === 0 ? 0.45 : 0
}

function rock(seed: string): Stone {
  const begun = hash(seed)
  return (x, y) => {
    const row = Math.floor(y / 6), across = x + (row % 2) * 5 + (hash(`${row}`, begun) % 5), within = across % 9, down = y % 6
    const crack = (within === 0 && down > 0 && down < 5) || (down === 5 && hash(`${Math.floor(across / 9)}${row}`) % 3 > 0)
    const glint = hash(`${x}.${y}`, begun) % 37 === 0 ? 0.9 : 0
    return glint + (crack ? -0.9 : down === 0 || (within === 1 && down < 3) ? 0.4 : 0)
  }
}

function dripstones(pixels: Pixels, dice: () => number): void {
  const width = pixels[0]!.length
  for (let i = 0; i < 7; i++) {
    const x = 1 + Math.floor(dice() * (width - 3)), length = 2 + Math.floor(dice() * 4)
    for (let k = 0; k < length; k++) {
      pixels[1 + k]![x] = P.ink
      if (k < length - 2) pixels[1 + k]![x + 1] = P.ink
    }
  }
}

/** A throne room: drapes, a canopy, the high back, and coins that missed the chest. The boss is a sprite of its own. */
export function thronePixels(seed: string, wall: WallName, width: number, height: number): Pixels {
  const pixels = roomPixels({ seed: `throne_${seed}`, built: 'brick', walls: [wall, wall], torches: 0 }, width, height)
  const floor = height - FLOOR, middle = width / 2
  const top = (x: number) => floor - 29 + Math.abs(x - middle + 0.5) * 0.35
  for (let y = Math.max(4, floor - 29); y < floor; y++) for (let x = middle - 11; x < middle + 11; x++) {
    if (y < top(x)) continue
    const gilt = x < middle - 9 || x > middle + 8 || y < top(x) + 1.5
    pixels[y]![x] = gilt ? P.torch : (x + y) % 6 === 0 ? P.arcane : VELVET
  }
  for (let y = 1; y < floor; y++) {
    const folds = Math.min(9, Math.floor(width / 5)) - Math.floor(y / 6)
    for (let k = 0; k < folds; k++) for (const x of [k, width - 1 - k])
      pixels[y]![x] = k === folds - 1 ? P.torch : (k + Math.floor(y / 2)) % 4 === 0 ? P.wine : P.blood
  }
  for (let x = 0; x < width; x++) {
    pixels[0]![x] = P.clay
    pixels[1]![x] = P.torch
    pixels[2]![x] = x % 6 < 3 ? P.torch : P.wine
    if (x % 6 < 3) pixels[3]![x] = P.blood
  }
  const coin: Pixels = [[P.torch, P.gold, P.gold, P.torch], [P.clay, P.torch, P.torch, P.clay]]
  for (const [x, y] of [[3, 1], [6, 2], [width - 8, 2], [width - 12, 1], [width - 6, 0]] as const) lay(pixels, coin, x, floor + y)
  return pixels
}

/** Rays behind a spell's emblem. */
export function raysPixels(width: number, height: number): Pixels {
  const [core, inner, outer, farRay, far] = RAYS, cx = width / 2 - 0.5, cy = height / 2 - 0.5
  return blank(width, height).map((row, y) => row.map((_colour, x) => {
    const reach = Math.hypot(x - cx, (y - cy) * 1.1) + ((x + y) % 2) * 1.4
    const ray = Math.floor((Math.atan2(y - cy, x - cx) + Math.PI) / (Math.PI / 9)) % 2 === 1
    if (reach < 9) return core
    if (reach < 14) return ray ? inner : P.arcane
    if (reach < 19) return ray ? P.arcane : outer
    return ray ? farRay : far
  }))
}

export function skyPixels(width: number, height: number): Pixels {
  const dice = diceOf('sky')
  const pixels = blank(width, height).map((row, y) => row.map((_colour, x) => {
    const depth = (y / height) * (SKY.length - 1), band = Math.floor(depth), part = depth - band
    const next = part > 0.75 || (part > 0.4 && (x + y) % 2 === 0) || (part > 0.2 && x % 4 === 0 && y % 2 === 0)
    return SKY[Math.min(SKY.length - 1, next ? band + 1 : band)]!
  })) as Pixels
  for (let i = 0; i < width / 6; i++) pixels[Math.floor(dice() * height * 0.55)]![Math.floor(dice() * width)] = dice() < 0.3 ? P.paper : P.lilac
  for (const [base, rise, colour, pace] of [[height - 9, 7, HILLS.far, 0.055], [height - 4, 5, HILLS.near, 0.11]] as const) {
    const start = dice() * 9
    for (let x = 0; x < width; x++) {
      const wave = (0.5 + 0.5 * Math.sin(x * pace + start)) * (0.6 + 0.4 * Math.sin(x * pace * 2.7 + start))
      for (let y = Math.max(0, Math.round(base - rise * wave)); y < height; y++) pixels[y]![x] = colour
    }
  }
  return pixels
}

export const MOON = [17, 17] as const

export function moonPixels(): Pixels {
  const craters = new Set(['10,5', '11,5', '6,9', '12,10', '13,10', '12,11', '8,3'])
  return blank(...MOON).map((row, y) => row.map((_colour, x) => {
    if (Math.hypot(x - 8, y - 8) > 8) return null
    if (craters.has(`${x},${y}`)) return P.bone
    return Math.hypot(x - 11, y - 6) <= 7 ? P.paper : P.gold
  }))
}

export function earthPixels(width: number, height: number, grass: boolean): Pixels {
  const pixels = blank(width, height, EARTH.soil)
  const begun = hash('earth')
  for (let row = 0; row * 5 < height; row++) for (let column = 0; column * 8 < width + 8; column++) {
    const odd = row % 2, n = hash(`${column + odd * 50}/${row}`, begun)
    if (n % 7 > 1 && n % 13 > 0 && n % 61 > 0) continue // nothing but soil
    for (let y = 0; y < 5 && row * 5 + y < height; y++) for (let within = 0; within < 8; within++) {
      const x = column * 8 + within - odd * 4
      if (x < 0 || x >= width) continue
      const stone = n % 7 < 2 && within > 0 && within < 7 - (n % 3) && y > 0 && y < 4
      const pebble = n % 13 === 0 && within === 3 && y === 2
      const bone = n % 61 === 0 && y === 2 && within > 1 && within < 4
      if (bone) pixels[row * 5 + y]![x] = P.dust
      else if (stone) pixels[row * 5 + y]![x] = y === 1 ? EARTH.stoneTop : EARTH.stone
      else if (pebble) pixels[row * 5 + y]![x] = P.mortar
    }
  }
  if (grass) grow(pixels)
  return pixels
}

function grow(pixels: Pixels): void {
  const dice = diceOf('earthg')
  let blades = 3
  for (let x = 0; x < pixels[0]!.length; x++) {
    if (dice() < 0.5) blades = 2 + Math.floor(dice() * 4)
    for (let y = 0; y < blades + 3 && y < pixels.length; y++)
      pixels[y]![x] = y < blades ? [P.slime, P.moss][y] ?? P.pine : y === blades ? P.bark : EARTH.root
  }
}

export const GATE = [44, 50] as const

/** The way in: an arch, a raised portcullis, stairs down. */
export function gatePixels(): Pixels {
  const [width, height] = GATE, pixels = blank(width, height)
  for (let y = 6; y < height; y++) for (let x = 6; x < 38; x++) {
    if (y < 20 && Math.hypot(x - 22, y - 20) > 14) continue
    const joint = y % 5 === 0 || (x + (Math.floor(y / 5) % 2) * 4) % 8 === 0
    pixels[y]![x] = joint ? P.mortar : hash(`g${Math.floor(x / 8)}${Math.floor(y / 5)}`) % 3 ? P.slate : MASONRY
  }
  for (let y = 10; y < height; y++) for (let x = 11; x < 33; x++)
    if (y >= 22 || Math.hypot(x - 22, y - 22) <= 10.5) pixels[y]![x] = y > 40 ? P.cellar : P.ink
  for (let step = 0; step < 4; step++) for (let x = 12 + step * 2; x < 32 - step * 2; x++) {
    pixels[height - 2 - step * 3]![x] = P.mortar
    pixels[height - 1 - step * 3]![x] = P.vault
  }
  for (let x = 12; x < 33; x += 4) for (let y = 21; y < 25; y++) pixels[y]![x] = y < 24 ? P.steel : P.dust
  lay(pixels, paint(FURNITURE.skull), 19, 1)
  return pixels
}

export const SIGNPOST = [30, 22] as const

export function signpostPixels(): Pixels {
  const ramp = RAMPS.leather, pixels = blank(...SIGNPOST)
  for (let y = 10; y < 22; y++) [P.ink, ramp[2], ramp[1], P.ink].forEach((colour, i) => { pixels[y]![13 + i] = colour; })
  for (let y = 0; y < 11; y++) for (let x = 0; x < 30; x++) {
    const side = x === 0 || x === 29, edge = y === 0 || y === 10
    if (side && edge) continue
    pixels[y]![x] = side || edge ? P.ink : y === 1 ? ramp[2] : y === 9 ? ramp[0] : ramp[1]
  }
  return pixels
}
