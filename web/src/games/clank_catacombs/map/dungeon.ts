// The map as it lies, and every way that leads from room to room. As underkeep/clank_catacombs/dungeon.py reckons it.
import type { LaidTile } from '../view'
import { lying, planOf, TILE, turned, type Plan, type Point } from './geometry'
import { tileNamed, type Corridor, type Room, type Tile } from './tiles'

/** A way out of a room, with the symbols of all its parts. */
export interface Way {
  readonly from: string
  /** A room; empty where no tile lies yet. */
  readonly to: string
  /** How it is told from other ways between the two rooms. */
  readonly name: string
  readonly boots: number
  readonly monsters: number
  readonly locks: readonly string[]
  /** An arrow points the other way. */
  readonly against: boolean
  readonly portal: boolean
  /** Where a tile would come to lie, if it leads nowhere yet. */
  readonly cell: readonly [number, number] | null
  /** In art pixels of the map; a portal breaks it in two. */
  readonly path: readonly Point[]
  readonly beyond: readonly Point[]
}

export interface Lying {
  readonly tile: Tile
  readonly plan: Plan
  readonly cell: readonly [number, number]
  readonly quarters: number
}

export interface Found {
  readonly room: Room
  readonly lying: Lying
  /** In art pixels of the map. */
  readonly at: Point
}

const SIDES = 'NESW'
const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
const keyOf = (x: number, y: number): string => `${x},${y}`

export class Dungeon {
  readonly laid: readonly Lying[]
  readonly rooms: ReadonlyMap<string, Found>
  readonly single: boolean
  readonly #cells = new Map<string, Lying>()
  readonly #ways = new Map<string, readonly Way[]>()

  constructor(tiles: readonly LaidTile[], single: boolean) {
    this.single = single
    this.laid = tiles.map(({ tile, cell, rotation }) => ({ tile: tileNamed(tile), plan: planOf(tile, single), cell, quarters: rotation / 90 }))
    const rooms = new Map<string, Found>()
    for (const one of this.laid) {
      const [x, y] = one.cell
      this.#cells.set(keyOf(x, y), one)
      if (one.tile.start) this.#cells.set(keyOf(x, y + 1), one)
      for (const room of one.tile.rooms) rooms.set(room.id, { room, lying: one, at: placed(one, one.plan.rooms.get(room.id)!) })
    }
    this.rooms = rooms
  }

  at(x: number, y: number): Lying | undefined {
    return this.#cells.get(keyOf(x, y))
  }

  /** The cells that the map takes up, and one around them: what is next to it may be found any moment. */
  get bounds(): { left: number; top: number; right: number; bottom: number } {
    const cells = [...this.#cells.keys()].map((key) => key.split(',').map(Number) as [number, number])
    const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)]
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 }
  }

  /** Every way out of a room that leads somewhere; of two that are alike the first. */
  ways(room: string): readonly Way[] {
    const known = this.#ways.get(room)
    if (known !== undefined) return known
    const found: Way[] = []
    const here = this.rooms.get(room)
    if (here !== undefined) for (const at of here.lying.tile.order[room] ?? []) this.#add(room, here.lying, at, found)
    this.#ways.set(room, found)
    return found
  }

  #add(room: string, here: Lying, at: number, found: Way[]): void {
    const near = here.tile.corridors[at]!
    const path = pathFrom(here, at, room)
    if (near.portal !== undefined) {
      for (const other of this.laid) other.tile.corridors.forEach((far, number) => {
        if (far.portal === undefined || (other === here && number === at)) return
        keep(found, wayOf(room, far.from, near.portal!, near, far, { portal: true, path, beyond: pathFrom(other, number, far.from).toReversed() }))
      })
    } else if (near.opening !== undefined) {
      const way = this.#through(room, here, near, path)
      if (way !== null) keep(found, way)
    } else {
      const other = near.from === room ? near.to! : near.from
      const parallel = found.filter((way) => way.to === other && way.name.length < 2).length
      keep(found, wayOf(room, other, parallel > 0 ? String(parallel + 1) : '', near, null, { path }))
    }
  }

  #through(room: string, here: Lying, near: Corridor, path: readonly Point[]): Way | null {
    if (this.single && !near.single) return null
    const lies = half(near.opening!) + lying(side(near.opening!), here.quarters)
    const name = this.single ? lies.slice(0, -1) : lies
    const [x, y] = beyond(here, lies)
    const there = this.at(x, y)
    if (there === undefined) return wayOf(room, '', name, near, null, { cell: [x, y], path })
    const met = this.#metFrom(there, [x, y], side(lies))
    if (met < 0) return null
    const far = there.tile.corridors[met]!
    return wayOf(room, far.from, name, near, far, { path: [...path, ...pathFrom(there, met, far.from).toReversed().slice(1)] })
  }

  /** The number of the corridor that an opening meets: number k of a side meets 3 - k of the other's. */
  #metFrom(there: Lying, [, y]: readonly [number, number], outside: string): number {
    const opposite = SIDES[(SIDES.indexOf(outside[0]!) + 2) % 4]!
    const number = 3 - Number(outside[1])
    return cornerAt(there, opposite, number, there.tile.start && y > there.cell[1] ? 'L.' : 'U.', this.single)
  }

  /** CC-123: the corridor that would come of it if a tile were laid so, beyond this opening of a room. */
  joined(room: string, name: string, tile: string, quarters: number): Way | null {
    const here = this.rooms.get(room)
    const open = this.ways(room).find((way) => way.to === '' && way.name === name)
    if (here === undefined || open?.cell == null) return null
    const at = here.lying.tile.corridors.findIndex((one) => one.from === room && one.opening !== undefined && this.#through(room, here.lying, one, [])?.name === name)
    const near = here.lying.tile.corridors[at]!
    const there: Lying = { tile: tileNamed(tile), plan: planOf(tile, this.single), cell: open.cell, quarters }
    const met = this.#metFrom(there, open.cell, side(half(near.opening!) + lying(side(near.opening!), here.lying.quarters)))
    if (met < 0) return null
    const far = there.tile.corridors[met]!
    return wayOf(room, far.from, name, near, far, { path: [...open.path, ...pathFrom(there, met, far.from).toReversed().slice(1)] })
  }
}

const side = (opening: string): string => opening.slice(opening.indexOf('.') + 1)
const half = (opening: string): string => (opening.includes('.') ? opening.slice(0, 2) : '')

/** The corridor at this opening as it lies; less than nothing if there is a wall. */
function cornerAt(there: Lying, wall: string, number: number, part: string, single: boolean): number {
  const printed = lying(`${wall}1`, 4 - there.quarters)[0]!
  return there.tile.corridors.findIndex(({ opening, single: kept }) => {
    if (opening === undefined) return false
    if (there.tile.start && !opening.startsWith(part)) return false
    const open = side(opening)
    return open[0] === printed && (single ? kept === true : Number(open[1]) === number)
  })
}

function beyond(here: Lying, opening: string): [number, number] {
  const [x, y] = here.cell
  const [dx, dy] = STEPS[side(opening)[0]!]!
  return [x + dx, y + dy + (opening.startsWith('L.') ? 1 : 0)]
}

/** A place of a tile, on the map. */
export function placed({ cell: [x, y], quarters }: Pick<Lying, 'cell' | 'quarters'>, at: Point): Point {
  const { x: dx, y: dy } = turned(at, quarters)
  return { x: x * TILE + dx, y: y * TILE + dy }
}

function pathFrom(here: Lying, at: number, room: string): Point[] {
  const path = here.plan.paths[at]!.map((one) => placed(here, one))
  return here.tile.corridors[at]!.from === room ? path : path.reverse()
}

interface More {
  portal?: boolean
  cell?: readonly [number, number]
  path: readonly Point[]
  beyond?: readonly Point[]
}

function wayOf(from: string, to: string, name: string, near: Corridor, far: Corridor | null, more: More): Way {
  const footprints = near.footprints === true || far?.footprints === true // CC-279: still two boots, not three
  const forward = near.from === from ? near.arrow !== 'back' : near.arrow !== 'on'
  const on = forward && (far === null || far.arrow !== 'on') // CC-280
  return {
    from, to, name,
    boots: footprints ? 2 : 1,
    monsters: (near.monsters ?? 0) + (far?.monsters ?? 0),
    locks: [near.lock, far?.lock].filter((lock) => lock !== undefined),
    against: !on,
    portal: more.portal ?? false,
    cell: more.cell ?? null,
    path: more.path,
    beyond: more.beyond ?? [],
  }
}

/** Whether nobody would ever take this one instead of the other; monsters some like, for an amulet (CC-277). */
function isNoBetter(one: Way, other: Way): boolean {
  const same = one.to === other.to && one.portal === other.portal && one.monsters === other.monsters
  const locked = other.locks.length > 0 && (other.locks.length !== one.locks.length || other.locks.some((lock, at) => lock !== one.locks[at]))
  return same && !locked && other.boots <= one.boots && (one.against || !other.against)
}

function keep(found: Way[], way: Way): void {
  if (way.to !== '') {
    if (found.some((other) => isNoBetter(way, other))) return
    for (let at = found.length - 1; at >= 0; at--) if (found[at]!.to !== '' && isNoBetter(found[at]!, way)) found.splice(at, 1)
  }
  found.push(way)
}
