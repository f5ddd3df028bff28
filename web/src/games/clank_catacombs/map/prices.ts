// What a way costs this player now, and what is missing to take it. As underkeep/clank_catacombs/rules/acting.py reckons it.
import { HEALTH, type ClankView, type Player } from '../view'
import type { Dungeon, Way } from './dungeon'

export type Missing = 'boots' | 'lockpicks' | 'health' | 'one_way' | 'crypt' | 'cave' | 'home' | 'stack'

export interface Price {
  readonly boots: number
  readonly monsters: number
  readonly lockpicks: number
  /** The numbers of swords that may be spent; the rest of the monsters is damage. Empty where it cannot be borne. */
  readonly swords: readonly number[]
  readonly missing: readonly Missing[]
}

/** How much damage may be taken on by choice: a cube for each, and never the last space (CC-084, CC-085). */
export const bearable = (me: Player): number => Math.max(0, Math.min(me.cubes, me.health - 1))

export function meets(way: Pick<Way, 'monsters'>, view: ClankView, me: Player): number {
  return view.this_turn.bold || me.tokens.includes('invisibility_cloak') ? 0 : way.monsters
}

/** `paid` boots are spent already, for a move that is under way. */
export function priceOf(way: Way, view: ClankView, me: Player, dungeon: Dungeon, paid = 0): Price {
  const { this_turn: turn } = view
  const monsters = meets(way, view, me)
  const lockpicks = new Set(way.locks.filter((lock) => !view.locks.includes(lock))).size
  const least = Math.max(0, monsters - bearable(me))
  const most = Math.min(monsters, turn.swords)
  const swords = Array.from({ length: Math.max(0, most - least + 1) }, (_none, at) => least + at)
  const missing: Missing[] = []
  if (turn.stuck && !turn.caves_free && paid === 0) missing.push('cave')
  if (isHome(me, dungeon)) missing.push('home')
  if (way.against && !me.tokens.includes('catacombs_map')) missing.push('one_way')
  if (way.to === '' && view.stack.tiles === 0) missing.push('stack')
  if (isCrypt(way.to, dungeon) && me.artifacts.length === 0) missing.push('crypt')
  if (way.boots - paid > turn.boots) missing.push('boots')
  if (lockpicks > me.lockpicks) missing.push('lockpicks')
  if (least > turn.swords) missing.push('health')
  return { boots: way.boots - paid, monsters, lockpicks, swords, missing }
}

const isCrypt = (room: string, dungeon: Dungeon): boolean => dungeon.rooms.get(room)?.room.has.includes('crypt') ?? false

/** Back in the crypt with an artifact, and there to stay (CC-291). */
export const isHome = (me: Player, dungeon: Dungeon): boolean => me.artifacts.length > 0 && me.pawn !== null && isCrypt(me.pawn, dungeon)

export const healthAfter = (me: Player, damage: number): number => Math.max(0, Math.min(HEALTH, me.health - damage))
