// A tile as it lies: rock and light, corridors with their symbols, rooms with what is in them.
import { CRESTS } from '../../../art/crests'
import { GLYPHS } from '../../../art/glyphs'
import { blank, lay, paint, stencil, type Drawing, type Pixels } from '../../../art/painter'
import { PALETTE as P, RAMPS } from '../../../art/palette'
import { hash } from '../../../art/seed'
import { kept } from '../../../art/images'
import { FEATURES, OPENED, PEDESTAL, PORTAL } from '../art/pieces'
import type { ClankView } from '../view'
import { along, CHAMBER, heightOf, lengthOf, nearness, planOf, TILE, turned, type Point } from './geometry'
import { tileNamed, type Corridor, type Feature, type Room, type Tile } from './tiles'

/** What has changed on a tile since it was printed. */
export interface Traces {
  readonly unlocked: readonly string[]
  readonly opened: readonly string[]
  /** Rooms whose artifacts are still there. */
  readonly artifacts: readonly string[]
  readonly altars: Readonly<Record<string, readonly number[]>>
}

export function tracesOf(tile: Tile, view: ClankView): Traces {
  const here = new Set(tile.rooms.map(({ id }) => id))
  return {
    unlocked: view.locks.filter((lock) => tile.corridors.some((one) => one.lock === lock)),
    opened: view.opened.filter((room) => here.has(room)),
    artifacts: Object.keys(view.artifacts.rooms).filter((room) => here.has(room)),
    altars: Object.fromEntries(Object.entries(view.altars).filter(([room]) => here.has(room))),
  }
}

/** A tile that nobody has laid yet: its artifacts will come with it. */
export const fresh = (tile: Tile): Traces => ({ unlocked: [], opened: [], artifacts: tile.rooms.filter(({ has }) => has.includes('artifact')).map(({ id }) => id), altars: {} })

// from the dark to the light: rock far from any torch, joints, stones, those that catch the light
const ROCK = {
  depths: ['#0e1430', '#141d3f', '#1b2a58', '#26407e'],
  haven: ['#1c1233', '#281a45', '#37245e', '#4f3685'],
} as const
const FLOOR = ['#8d7a63', '#a18c6e', '#b39d7d'] as const
const RIM = { light: '#d8c39c', dark: '#7b6850' } as const
const TILES = { even: '#a8926f', odd: '#94805f' } as const
const COLD = { even: '#7d8aa6', odd: '#6b7794', light: '#b9c8dd', dark: '#47536f' } as const // crystal caves
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

const MARKS = {
  monster: ['#...#', '##.##', '#####', '#.#.#', '#####'],
  lock: ['.###.', '.#.#.', '#####', '##.##', '#####'],
  unlocked: ['.###.', '...#.', '#####', '#.#.#', '#####'],
  foot: ['##...', '##.##', '...##', '##...', '##.##'],
  arrow: ['..#..', '...#.', '#####', '...#.', '..#..'],
  heart: ['.#.#.', '#####', '#####', '.###.', '..#..'],
  secret: ['.###.', '...#.', '..##.', '.....', '..#..'],
  coin: ['.###.', '##.##', '#.#.#', '##.##', '.###.'],
  prison: ['#####', '#.#.#', '#.#.#', '#.#.#', '#####'],
  plus: ['..#..', '..#..', '#####', '..#..', '..#..'],
} as const
type Mark = keyof typeof MARKS
const MARK_COLOURS: Readonly<Record<Mark, string>> = { monster: P.ember, lock: P.gold, unlocked: P.dust, foot: P.frost, arrow: P.paper, heart: P.rose, secret: P.gold, coin: P.gold, prison: P.steel, plus: P.gold }
const DIGITS: Readonly<Record<number, readonly string[]>> = { 1: ['.#.', '##.', '.#.', '.#.', '###'], 2: ['##.', '..#', '.#.', '#..', '###'], 3: ['##.', '..#', '.#.', '..#', '##.'] }

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

class Canvas {
  readonly pixels: Pixels

  constructor(readonly width: number, readonly height: number) {
    this.pixels = blank(width, height, P.ink)
  }

  dot(x: number, y: number, colour: string): void {
    const row = this.pixels[y]
    if (row !== undefined && x >= 0 && x < this.width) row[x] = colour
  }

  disc(at: Point, radius: number, colour: string | ((x: number, y: number) => string)): void {
    for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy > radius * radius + 1) continue
      const [x, y] = [at.x + dx, at.y + dy]
      this.dot(x, y, typeof colour === 'string' ? colour : colour(x, y))
    }
  }

  path(path: readonly Point[], radius: number, colour: string | ((x: number, y: number) => string)): void {
    const steps = Math.max(1, Math.ceil(lengthOf(path)))
    for (let step = 0; step <= steps; step++) this.disc(round(along(path, step / steps)), radius, colour)
  }

  lay(picture: Pixels, at: Point): void {
    lay(this.pixels, picture, Math.round(at.x - picture[0]!.length / 2), Math.round(at.y - picture.length / 2))
  }

  mark(name: Mark, at: Point, flip = 0): void {
    const place = round(at)
    this.disc(place, 5, P.ink)
    lay(this.pixels, stencil(flipped(MARKS[name], flip), MARK_COLOURS[name]), place.x - 2, place.y - 2)
  }
}

/** An arrow, pointed east, turned by quarters. */
function flipped(rows: readonly string[], quarters: number): readonly string[] {
  let found = rows
  for (let turn = 0; turn < quarters; turn++) found = found.map((_row, y) => found.map((_other, x) => found[found.length - 1 - x]![y]).join(''))
  return found
}

export function paintTile(id: string, quarters: number, single: boolean, traces: Traces): Pixels {
  const tile = tileNamed(id)
  const plan = planOf(id, single)
  const canvas = new Canvas(TILE, heightOf(tile))
  const put = (at: Point): Point => round(turned(at, quarters))
  const shown = tile.corridors.map((one, at) => ({ one, path: plan.paths[at]!.map(put) })).filter(({ one }) => !single || one.opening === undefined || one.single === true)
  const rooms = tile.rooms.map((room) => ({ room, at: put(plan.rooms.get(room.id)!) }))
  const portals = [...plan.portals.values()].map(put)

  rock(canvas, tile, rooms.map(({ at }) => at), shown.map(({ path }) => path))
  for (const { path } of shown) canvas.path(path, 4, P.ink)
  for (const { path } of shown) canvas.path(path, 3, floor)
  for (const { room, at } of rooms) chamber(canvas, at, room.has.includes('crystal_cave'))
  for (const at of portals) canvas.lay(paint(PORTAL), at)
  for (const { room, at } of rooms) furnish(canvas, room, at, traces)
  for (const { one, path } of shown) symbols(canvas, one, path, traces)
  if (tile.haunted) haunt(canvas, rooms.map(({ at }) => at), shown.map(({ path }) => path))
  for (let x = 0; x < TILE; x++) for (const y of [0, canvas.height - 1]) if (!shown.some(({ path }) => nearEnd(path, x, y))) canvas.dot(x, y, P.ink)
  for (let y = 0; y < canvas.height; y++) for (const x of [0, TILE - 1]) if (!shown.some(({ path }) => nearEnd(path, x, y))) canvas.dot(x, y, P.ink)
  return canvas.pixels
}

const nearEnd = (path: readonly Point[], x: number, y: number): boolean => Math.hypot(path.at(-1)!.x - x, path.at(-1)!.y - y) <= 4
const floor = (x: number, y: number): string => FLOOR[(x * 3 + y * 5) % 7 === 0 ? 0 : (x + y) % 5 === 0 ? 2 : 1]!

/** Stones in courses, lit from the rooms and dimmer towards the corners. */
function rock(canvas: Canvas, tile: Tile, rooms: readonly Point[], paths: readonly (readonly Point[])[]): void {
  for (let y = 0; y < canvas.height; y++) for (let x = 0; x < TILE; x++) {
    const tones = ROCK[tile.start ? (y < TILE ? 'depths' : 'haven') : tile.depths ? 'depths' : 'haven']
    const course = Math.floor(y / 5)
    const shifted = x + (course % 2) * 4
    const joint = y % 5 === 4 || shifted % 9 === 0
    const stone = hash(`${tile.id}${Math.floor(shifted / 9)},${course}`)
    const here = { x, y }
    let light = 0
    for (const room of rooms) light = Math.max(light, 1.9 - Math.hypot(room.x - x, room.y - y) / 15)
    for (const path of paths) for (let at = 1; at < path.length; at++) light = Math.max(light, 0.85 - nearness(here, path[at - 1]!, path[at]!) / 12)
    const grain = (BAYER[(y % 4) * 4 + (x % 4)]! + 0.5) / 16 - 0.5
    const level = joint ? Math.min(1, 0.2 + light * 0.7) : 0.9 + light * 0.95 + (stone % 5 === 0 ? 0.55 : stone % 7 === 0 ? -0.5 : 0)
    canvas.dot(x, y, tones[Math.max(0, Math.min(3, Math.floor(level + grain * 0.7 + 0.25)))]!)
    if (tile.haunted && stone % 23 === 0 && shifted % 9 === 4 && y % 5 === 2) canvas.dot(x, y, P.orchid)
  }
}

function chamber(canvas: Canvas, { x: cx, y: cy }: Point, cold: boolean): void {
  const R = CHAMBER
  const [rim, even, odd] = cold ? [COLD, COLD.even, COLD.odd] : [RIM, TILES.even, TILES.odd]
  for (let y = -R; y <= R; y++) for (let x = -R; x <= R; x++) {
    const edge = Math.max(Math.abs(x), Math.abs(y)), corner = Math.abs(x) + Math.abs(y)
    if (corner > 2 * R - 4) continue
    const colour = edge === R || corner > 2 * R - 5 ? P.ink : edge === R - 1 || corner > 2 * R - 7 ? (y < 0 || x < 0 ? rim.light : rim.dark) : (Math.floor((cx + x) / 4) + Math.floor((cy + y) / 4)) % 2 ? odd : even
    canvas.dot(cx + x, cy + y, colour)
  }
}

/** All symbols of a corridor, side by side on the part of it that is no room. */
function symbols(canvas: Canvas, one: Corridor, path: readonly Point[], traces: Traces): void {
  const marks: Mark[] = [...Array<Mark>(one.monsters ?? 0).fill('monster')]
  if (one.lock !== undefined) marks.push(traces.unlocked.includes(one.lock) ? 'unlocked' : 'lock')
  if (one.footprints) marks.push('foot')
  if (one.arrow !== undefined) marks.push('arrow')
  if (marks.length === 0) return
  const length = lengthOf(path)
  const [first, last] = [CHAMBER, one.to === undefined ? length - (one.portal === undefined ? 6 : 8) : length - CHAMBER]
  const middle = one.opening === undefined ? (first + last) / 2 : Math.max((first + last) / 2, length - 5 - ((marks.length - 1) * 10) / 2 - Math.max(0, last - first) / 3)
  const gap = 10
  marks.forEach((mark, at) => {
    const part = (middle + (at - (marks.length - 1) / 2) * gap) / length
    const place = along(path, Math.max(0, Math.min(1, part)))
    canvas.mark(mark, { x: Math.max(5, Math.min(TILE - 6, place.x)), y: Math.max(5, Math.min(canvas.height - 6, place.y)) }, mark === 'arrow' ? heading(path, one.arrow!) : 0)
  })
}

function heading(path: readonly Point[], arrow: 'on' | 'back'): number {
  const [from, to] = arrow === 'on' ? [path[0]!, path.at(-1)!] : [path.at(-1)!, path[0]!]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 2) : dy >= 0 ? 1 : 3
}

const BADGES: Partial<Record<Feature, Mark>> = { heal: 'heart', minor_secret: 'secret', gold: 'coin', prison: 'prison' }
const pictures = new Map<Drawing, Pixels>()
const painted = (drawing: Drawing): Pixels => {
  const known = pictures.get(drawing) ?? paint(drawing)
  pictures.set(drawing, known)
  return known
}
/** Somebody was here before: nothing in it shines any more. */
const dull = (pixels: Pixels): Pixels => pixels.map((row) => row.map((colour) => (colour === null || colour === P.ink ? colour : RAMPS.night[hash(colour) % 3]!)))

function furnish(canvas: Canvas, room: Room, at: Point, traces: Traces): void {
  const [main, ...more] = room.has
  if (main === undefined) return
  const above = { x: at.x, y: at.y - 1 }
  if (room.has.includes('artifact') && !traces.artifacts.includes(room.id)) canvas.lay(painted(PEDESTAL), { x: at.x, y: at.y + 4 })
  else if (main === 'chest' && traces.opened.includes(room.id)) canvas.lay(painted(OPENED), { x: at.x, y: at.y + 1 })
  else if ((main === 'library' || main === 'prison') && traces.opened.includes(room.id)) canvas.lay(dull(painted(FEATURES[main])), above)
  else canvas.lay(painted(FEATURES[main]), above)
  more.forEach((feature, number) => {
    const badge = BADGES[feature]
    if (badge !== undefined) canvas.mark(badge, { x: at.x + 7 - number * 10, y: at.y + 7 })
  })
  if (room.gold !== undefined && main === 'gold') {
    canvas.disc({ x: at.x + 7, y: at.y + 7 }, 4, P.ink)
    canvas.lay(stencil(DIGITS[room.gold] ?? DIGITS[3]!, P.gold), { x: at.x + 7.5, y: at.y + 7.5 })
  }
  for (let plus = 0; plus < (room.plus ?? 0); plus++) canvas.mark('plus', { x: at.x - 7 + plus * 4, y: at.y + 8 })
  const marked = traces.altars[room.id] ?? []
  marked.forEach((seat, number) => cube(canvas, { x: at.x - 8 + number * 5, y: at.y + 6 }, RAMPS[CRESTS[seat]!.ramp]))
}

function cube(canvas: Canvas, { x, y }: Point, [dark, middle, light]: readonly [string, string, string]): void {
  for (let dy = -1; dy <= 4; dy++) for (let dx = -1; dx <= 4; dx++) {
    const rim = dx < 0 || dy < 0 || dx > 3 || dy > 3
    canvas.dot(x + dx, y + dy, rim ? P.ink : dy === 0 || dx === 0 ? light : dy === 3 || dx === 3 ? dark : middle)
  }
}

/** A pale face where there is most room for it. */
function haunt(canvas: Canvas, rooms: readonly Point[], paths: readonly (readonly Point[])[]): void {
  let best = { x: TILE / 2, y: 8 }
  let most = -1
  for (let y = 9; y <= TILE - 9; y += 3) for (let x = 9; x <= TILE - 9; x += 3) {
    const near = Math.min(...rooms.map((room) => Math.hypot(room.x - x, room.y - y) - 6), ...paths.map((path) => Math.min(...path.slice(1).map((end, at) => nearness({ x, y }, path[at]!, end)))))
    if (near > most) [best, most] = [{ x, y }, near]
  }
  canvas.disc(best, 7, P.ink)
  canvas.lay(stencil(GLYPHS.ghost, P.frost), { x: best.x + 0.5, y: best.y + 0.5 })
}

export const tilePicture = kept(paintTile, (id) => [TILE, heightOf(tileNamed(id))])
