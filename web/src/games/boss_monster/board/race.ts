// Who has most of what heroes come for (BM-193): a tie lures nobody.
import { TREASURES, type TreasureName } from '../art'
import type { BossView, Player } from '../view'
import { heroFace } from './faces'

export interface Row {
  name: TreasureName
  counts: readonly { seat: number; count: number }[]
  most: number
  leaders: readonly number[]
}

/** What those come for who are about. */
export const soughtIn = ({ town, walking, players }: BossView): ReadonlySet<string> =>
  new Set([...town, ...(walking ? [walking] : []), ...players.flatMap(({ entrance }) => entrance)].flatMap(({ hero }) => heroFace(hero).treasures))

export function race(players: readonly Player[], sought: ReadonlySet<string> = new Set()): Row[] {
  const inPlay = players.filter((me) => me.boss !== null && !me.out)
  const rows = (Object.keys(TREASURES) as TreasureName[]).map((name): Row => {
    const counts = inPlay.map((me) => ({ seat: me.seat, count: me.treasures[name] ?? 0 }))
    const most = Math.max(0, ...counts.map(({ count }) => count))
    return { name, counts, most, leaders: most === 0 ? [] : counts.filter(({ count }) => count === most).map(({ seat }) => seat) }
  })
  return rows.filter(({ name, most }) => most > 0 || name !== 'explorer' || sought.has(name)) // explorers come with another box
}
