// The map of Clank! Catacombs: what the page shows of corridors is what the engine offers.
import { describe, expect, it } from 'vitest'
import { Dungeon, type Way } from '../src/games/clank_catacombs/map/dungeon'
import { along, CHAMBER, heightOf, lying, nearness, openingAt, planOf, TILE, turned } from '../src/games/clank_catacombs/map/geometry'
import { bearable, priceOf } from '../src/games/clank_catacombs/map/prices'
import { routesFrom } from '../src/games/clank_catacombs/map/routes'
import { TILES } from '../src/games/clank_catacombs/map/tiles'
import type { ClankView, Player } from '../src/games/clank_catacombs/view'
import moments from './fixtures/clank_moves.json'

type Moment = { view: ClankView & { me: Player }; options: string[] }
const MOMENTS = moments as unknown as Moment[]

const written = (way: Way, swords: number): string => {
  if (way.to === '') return `explore ${way.name}`
  return `move ${way.to}${way.name === '' ? '' : ` by ${way.name}`}${swords > 0 ? ` swords ${swords}` : ''}`
}

function offered({ view }: Moment): string[] {
  const dungeon = new Dungeon(view.tiles, view.single_exit_slots ?? false)
  const { me, this_turn: turn } = view
  if (turn.found !== null || turn.crossing !== null) return []
  return dungeon.ways(me.pawn!).flatMap((way) => {
    const price = priceOf(way, view, me, dungeon)
    if (price.missing.length > 0) return []
    return way.to === '' ? [written(way, 0)] : price.swords.map((swords) => written(way, swords))
  })
}

describe('UX-198: corridors and their prices', () => {
  it('are those that the engine offers, at every moment that was written down', () => {
    const walking = MOMENTS.filter(({ view }) => view.this_turn.found === null && view.this_turn.crossing === null)
    expect(walking.length).toBeGreaterThan(150)
    for (const moment of walking) expect(new Set(offered(moment))).toEqual(new Set(moment.options))
  })

  it('with a tile in hand, are those of the turns that the engine offers', () => {
    const placing = MOMENTS.filter(({ view }) => view.this_turn.found?.why === 1)
    expect(placing.length).toBeGreaterThan(5)
    for (const { view, options } of placing) {
      const dungeon = new Dungeon(view.tiles, view.single_exit_slots ?? false)
      const { tile, by } = view.this_turn.found!
      const turns = [0, 1, 2, 3].filter((quarters) => dungeon.joined(view.me.pawn!, by, tile, quarters) !== null)
      const paid = turns.filter((quarters) => {
        const way = dungeon.joined(view.me.pawn!, by, tile, quarters)!
        return priceOf(way, view, view.me, dungeon, 1).missing.length === 0
      })
      const wanted = (paid.length > 0 ? paid : turns).map((quarters) => `place ${by} rot ${quarters * 90}`)
      expect(options.filter((one) => one.startsWith('place'))).toEqual(wanted)
    }
  })

  it('never let anybody fall by choice', () => {
    for (const { view } of MOMENTS) expect(view.me.health - bearable(view.me)).toBeGreaterThan(0)
  })

  it('joined corridors add up: footprints once, monsters all, and each lock', () => {
    const dungeon = new Dungeon([{ tile: 'START_A', cell: [0, 0], rotation: 0 }, { tile: 'D01', cell: [0, -1], rotation: 0 }], false)
    const ways = dungeon.ways('shrine').filter(({ to }) => to.startsWith('d01'))
    expect(ways.map(({ name, boots, monsters }) => [name, boots, monsters])).toEqual([
      ['U.N1', 1, 0],
      ['U.N2', 1, 1], // beside a monster, for whoever likes to be hurt
    ])
  })
})

describe('where things are drawn', () => {
  it('openings turn with their tile, and meet those of the next', () => {
    for (const name of ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2']) {
      for (let quarters = 0; quarters < 4; quarters++) expect(turned(openingAt(name, false), quarters)).toEqual(openingAt(lying(name, quarters), false))
    }
    const [north, south] = [openingAt('N1', false), openingAt('S2', false)]
    expect([north.x, north.y + TILE]).toEqual([south.x, south.y])
  })

  it('every room lies inside its tile, apart from every other, and no corridor leads through a room of others', () => {
    for (const [id, tile] of TILES) {
      const { rooms, paths, portals } = planOf(id, false)
      for (const [name, at] of rooms) {
        expect(at.x, name).toBeGreaterThanOrEqual(CHAMBER + 2)
        expect(at.x, name).toBeLessThanOrEqual(TILE - CHAMBER - 2)
        expect(at.y, name).toBeGreaterThanOrEqual(CHAMBER + 2)
        expect(at.y, name).toBeLessThanOrEqual(heightOf(tile) - CHAMBER - 2)
        for (const [other, there] of rooms) if (other !== name) expect(Math.max(Math.abs(at.x - there.x), Math.abs(at.y - there.y)), `${name} ${other}`).toBeGreaterThanOrEqual(17)
        tile.corridors.forEach((corridor, number) => {
          if (corridor.from === name || corridor.to === name) return
          const path = paths[number]!
          expect(Math.min(...path.slice(1).map((end, from) => nearness(at, path[from]!, end))), `${id} ${corridor.from} past ${name}`).toBeGreaterThan(8)
        })
        for (const gate of portals.values()) expect(Math.hypot(gate.x - at.x, gate.y - at.y)).toBeGreaterThan(15)
      }
    }
  })

  it('a place along a path is found by its part', () => {
    const path = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }]
    expect(along(path, 0.75)).toEqual({ x: 10, y: 5 })
  })
})

describe('UX-199: the cheapest known way', () => {
  it('never costs more than the first corridor and the way on from there', () => {
    for (const { view } of MOMENTS.slice(0, 60)) {
      const dungeon = new Dungeon(view.tiles, view.single_exit_slots ?? false)
      const { me } = view
      const routes = routesFrom(me.pawn!, view, me, dungeon)
      for (const [room, route] of routes) {
        expect(route.ways.reduce((sum, way) => sum + way.boots, 0)).toBe(route.boots)
        for (const way of dungeon.ways(room)) {
          const next = routes.get(way.to)
          if (next !== undefined && !way.against) expect(next.boots).toBeLessThanOrEqual(route.boots + way.boots)
        }
      }
    }
  })
})
