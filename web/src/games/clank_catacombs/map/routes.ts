// The cheapest known way from one room to another: fewest boots, then fewest monsters, then fewest locks.
import type { ClankView, Player } from '../view'
import type { Dungeon, Way } from './dungeon'
import { meets, priceOf } from './prices'

export interface Route {
  readonly ways: readonly Way[]
  readonly boots: number
  readonly monsters: number
  readonly lockpicks: number
}

const EMPTY: Route = { ways: [], boots: 0, monsters: 0, lockpicks: 0 }
const weight = ({ boots, monsters, lockpicks }: Route): number => boots * 10_000 + monsters * 100 + lockpicks

/** Every room that can be reached by known corridors, each with its cheapest way. Locks count once. */
export function routesFrom(start: string, view: ClankView, me: Player, dungeon: Dungeon): ReadonlyMap<string, Route> {
  const found = new Map<string, Route>([[start, EMPTY]])
  const open = new Set([start])
  while (open.size > 0) {
    const here = [...open].reduce((best, one) => (weight(found.get(one)!) < weight(found.get(best)!) ? one : best))
    open.delete(here)
    const before = found.get(here)!
    for (const way of dungeon.ways(here)) {
      if (way.to === '' || (way.against && !me.tokens.includes('catacombs_map'))) continue
      if (dungeon.rooms.get(way.to)?.room.has.includes('crypt') && me.artifacts.length === 0) continue
      const next: Route = {
        ways: [...before.ways, way],
        boots: before.boots + way.boots,
        monsters: before.monsters + meets(way, view, me),
        lockpicks: before.lockpicks + way.locks.filter((lock) => !view.locks.includes(lock)).length,
      }
      const known = found.get(way.to)
      if (known !== undefined && weight(known) <= weight(next)) continue
      found.set(way.to, next)
      open.add(way.to)
    }
  }
  return found
}

/** How many of its corridors can be taken now with what there is, all swords spent before any blood; a crystal cave holds whoever enters it. */
export function strideOf({ ways }: Route, view: ClankView, me: Player, dungeon: Dungeon): number {
  let [now, purse] = [view, me]
  for (const [at, way] of ways.entries()) {
    const price = priceOf(way, now, purse, dungeon)
    if (price.missing.length > 0) return at
    const swords = price.swords.at(-1) ?? 0
    const cave = dungeon.rooms.get(way.to)?.room.has.includes('crystal_cave') ?? false
    const { this_turn: turn } = now
    now = { ...now, locks: [...now.locks, ...way.locks], this_turn: { ...turn, boots: turn.boots - price.boots, swords: turn.swords - swords, stuck: cave } }
    purse = { ...purse, pawn: way.to, lockpicks: purse.lockpicks - price.lockpicks, health: purse.health - (price.monsters - swords) }
  }
  return ways.length
}
