// Who has most of what heroes come for (BM-193): a tie lures nobody.
import { TREASURES, type TreasureName } from '../art'
import type { Player } from '../view'

export interface Row {
  name: TreasureName
  counts: readonly { seat: number; count: number }[]
  most: number
  leaders: readonly number[]
}

export function race(players: readonly Player[]): Row[] {
  const inPlay = players.filter((me) => me.boss !== null && !me.out)
  const rows = (Object.keys(TREASURES) as TreasureName[]).map((name): Row => {
    const counts = inPlay.map((me) => ({ seat: me.seat, count: me.treasures[name] ?? 0 }))
    const most = Math.max(0, ...counts.map(({ count }) => count))
    return { name, counts, most, leaders: most === 0 ? [] : counts.filter(({ count }) => count === most).map(({ seat }) => seat) }
  })
  return rows.filter(({ name, most }) => most > 0 || name !== 'explorer') // explorers come with another box
}
