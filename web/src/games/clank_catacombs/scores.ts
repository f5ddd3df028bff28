// What it all would be worth: as it stands, and if somebody fell where they are.
import type { Dungeon } from './map/dungeon'
import { routesFrom, type Route } from './map/routes'
import type { ClankView, Player } from './view'

/** Without an artifact nothing counts, nor for those who lie in the depths (CC-231 to CC-233). */
export function fallen(view: ClankView, player: Player, dungeon: Dungeon): number {
  if (view.result !== null) return view.result.scores[player.seat] ?? 0
  if (player.state === 'escaped') return player.score
  const here = player.pawn === null ? undefined : dungeon.rooms.get(player.pawn)
  return player.artifacts.length === 0 || here?.room.depths === true ? 0 : player.worth
}

/** The way back to the crypt by corridors that are known: with an artifact in the bag, whether there is one yet or not. */
export function homeward(view: ClankView, player: Player, dungeon: Dungeon): Route | null {
  if (player.pawn === null) return null
  const crypt = [...dungeon.rooms.values()].find(({ room }) => room.has.includes('crypt'))
  if (crypt === undefined) return null
  const laden: Player = { ...player, artifacts: player.artifacts.length > 0 ? player.artifacts : [1] }
  return routesFrom(player.pawn, view, laden, dungeon).get(crypt.room.id) ?? null
}
