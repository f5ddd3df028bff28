// Where things are on a tile, in art pixels: rooms, openings, portals, and the corridors between them.
import { tileNamed, type Corridor, type Room, type Tile } from './tiles'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A tile is so many art pixels wide. */
export const TILE = 72
/** From the middle of a chamber to its wall. */
export const CHAMBER = 10
const SIDES = 'NESW'
const SPREAD = 1.2 // rooms stand a little nearer to the walls than they are written down

const point = (x: number, y: number): Point => ({ x, y })
const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
export const heightOf = (tile: Tile): number => (tile.start ? 2 * TILE : TILE)

/** Turned clockwise by quarters, about the middle of a square tile. */
export function turned({ x, y }: Point, quarters: number): Point {
  let found = point(x, y)
  for (let turn = 0; turn < quarters; turn++) found = point(TILE - found.y, found.x)
  return found
}

/** An opening as it lies once its tile is turned: they are counted clockwise, so the number stays. */
export function lying(name: string, quarters: number): string {
  const at = SIDES.indexOf(name[0]!)
  return at < 0 ? name : SIDES[(at + quarters) % 4]! + name.slice(1)
}

/** Where an opening is; `single` stands in the middle of its side. */
export function openingAt(name: string, single: boolean): Point {
  const [half, side] = name.includes('.') ? [name[0] === 'L' ? TILE : 0, name.slice(2)] : [0, name]
  const first = single ? 0.5 : 1 / 3
  const part = side[1] === '2' && !single ? 1 - first : first
  const along = Math.round(part * TILE)
  switch (side[0]) {
    case 'N': return point(along, half)
    case 'E': return point(TILE, along + half)
    case 'S': return point(TILE - along, TILE + half)
    default: return point(0, TILE - along + half)
  }
}

const pushed = (value: number): number => 50 + (value - 50) * SPREAD

/** Before the tile is turned. */
export function roomAt(room: Room, tile: Tile): Point {
  const [x, y] = room.at
  if (tile.start) return point(Math.round((pushed(x) / 100) * TILE), Math.round((y / 100) * TILE))
  return point(Math.round((pushed(x) / 100) * TILE), Math.round((pushed(y) / 100) * TILE))
}

/** How near a line comes to a place. */
export function nearness(place: Point, from: Point, to: Point): number {
  const length = far(from, to) ** 2
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length))
  return far(place, point(from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)))
}

export interface Plan {
  readonly tile: Tile
  readonly rooms: ReadonlyMap<string, Point>
  readonly portals: ReadonlyMap<string, Point>
  /** By the number of the corridor: from its room to its other end, perhaps round a corner. */
  readonly paths: readonly (readonly Point[])[]
}

const plans = new Map<string, Plan>()

/** A tile as it is printed, before it is turned. */
export function planOf(id: string, single: boolean): Plan {
  const key = `${id} ${single}`
  const known = plans.get(key)
  if (known !== undefined) return known
  const tile = tileNamed(id)
  const rooms = new Map(tile.rooms.map((room) => [room.id, roomAt(room, tile)]))
  const straight = tile.corridors.map((one) => [rooms.get(one.from)!, endOf(one, rooms, single)] as const)
  const portals = new Map<string, Point>()
  for (const one of tile.corridors) if (one.portal !== undefined) portals.set(one.portal, portalPlace(one, tile, rooms, straight, portals))
  const paths = tile.corridors.map((one, at) => bent(one, straight[at]![0], straight[at]![1] ?? portals.get(one.portal!)!, rooms))
  const plan = { tile, rooms, portals, paths }
  plans.set(key, plan)
  return plan
}

function endOf(one: Corridor, rooms: ReadonlyMap<string, Point>, single: boolean): Point | null {
  if (one.to !== undefined) return rooms.get(one.to)!
  return one.opening === undefined ? null : openingAt(one.opening, single)
}

/** Where there is most room for it, not far from where it leads. */
function portalPlace(one: Corridor, tile: Tile, rooms: ReadonlyMap<string, Point>, straight: readonly (readonly [Point, Point | null])[], others: ReadonlyMap<string, Point>): Point {
  const home = rooms.get(one.from)!
  let best = home
  let most = -Infinity
  for (let y = 11; y <= heightOf(tile) - 11; y += 2) for (let x = 11; x <= TILE - 11; x += 2) {
    const here = point(x, y)
    const chambers = Math.min(...[...rooms.values(), ...others.values()].map((room) => far(room, here)))
    const lines = Math.min(...straight.map(([from, to]) => (to === null ? 99 : nearness(here, from, to))))
    const worth = Math.min(chambers, 21) + Math.min(lines, 10) * 1.5 - far(home, here) * 0.35
    if (worth > most) [best, most] = [here, worth]
  }
  return best
}

const CLEAR = CHAMBER + 3
const BENDS = [0, 9, -9, 15, -15, 20, -20]

/** Straight, unless that would lead through somebody else's room. */
function bent(one: Corridor, from: Point, to: Point, rooms: ReadonlyMap<string, Point>): readonly Point[] {
  const others = [...rooms].filter(([id]) => id !== one.from && id !== one.to).map(([, place]) => place)
  for (const by of BENDS) {
    const long = far(from, to) || 1
    const middle = point(Math.round((from.x + to.x) / 2 - ((to.y - from.y) / long) * by), Math.round((from.y + to.y) / 2 + ((to.x - from.x) / long) * by))
    const inside = middle.x > 5 && middle.y > 5 && middle.x < TILE - 5
    const path = by === 0 ? [from, to] : [from, middle, to]
    const clear = others.every((room) => path.slice(1).every((end, at) => nearness(room, path[at]!, end) >= CLEAR))
    if (clear && (by === 0 || inside)) return path
  }
  return [from, to]
}

/** A place along a path, by its part of the whole. */
export function along(path: readonly Point[], part: number): Point {
  const lengths = path.slice(1).map((end, at) => far(path[at]!, end))
  let left = lengths.reduce((sum, one) => sum + one, 0) * part
  for (let at = 0; at < lengths.length; at++) {
    const length = lengths[at]!
    if (left <= length || at === lengths.length - 1) {
      const share = length === 0 ? 0 : Math.min(1, left / length)
      const [from, to] = [path[at]!, path[at + 1]!]
      return point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }
    left -= length
  }
  return path[0]!
}

export const lengthOf = (path: readonly Point[]): number => path.slice(1).reduce((sum, end, at) => sum + far(path[at]!, end), 0)
