// Who acts when: from the most XP to the least (BM-158).
import type { BossView } from '../view'
import { WOUNDS, woundsKill } from './warnings'

export type Turn = 'acts' | 'next' | 'done' | 'waits' | 'out' | 'won'
export const TURNS = { acts: 'lair-acts', next: 'lair-next', done: 'lair-done', waits: 'lair-to-act', out: 'board-out', won: 'lair-won' } as const

/** Where a seat stands in the order of play; null while nobody has a turn. */
export function turnOf(view: BossView, seat: number): Turn | null {
  const { out = false, wounds = 0 } = view.players[seat] ?? {}
  if (view.result?.winners.includes(seat)) return 'won'
  if (out || (view.result !== null && wounds >= WOUNDS && woundsKill(view))) return 'out'
  if (view.result !== null) return null // nobody acts any more
  if (view.active === null || !view.order.includes(seat)) return null
  const at = view.order.indexOf(seat) - view.order.indexOf(view.active)
  return at === 0 ? 'acts' : at === 1 ? 'next' : at < 0 ? 'done' : 'waits'
}
