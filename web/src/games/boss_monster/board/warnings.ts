// Who is close to the end. Nothing ends before the round does (BM-005).
import { say } from '../../../words/words.svelte'
import type { BossView, Player } from '../view'

export const SOULS = 10
export const WOUNDS = 5
const CLOSE = { souls: 8, wounds: 4 }

export interface Nearness {
  of: 'souls' | 'wounds'
  /** Two words, for a corner. */
  short: string
  said: string
}

/** BM-239, BM-245: of five and six players, and with unlimited lives, wounds put nobody out; they only count against souls. */
export const woundsKill = ({ mortal }: Pick<BossView, 'mortal'>): boolean => mortal !== false

/** Nobody is close to what has come already. */
export function nearnessOf({ souls, wounds, out }: Player, view: Pick<BossView, 'result' | 'mortal'>): Nearness[] {
  const { result } = view
  const found: Nearness[] = []
  if (out || result !== null) return found
  const left = { souls: { left: Math.max(0, SOULS - souls) }, wounds: { left: Math.max(0, WOUNDS - wounds) } }
  if (souls >= CLOSE.souls) found.push({ of: 'souls', short: say('lair-souls-short', left.souls), said: say('lair-souls-near', left.souls) })
  if (wounds >= CLOSE.wounds && woundsKill(view)) found.push({ of: 'wounds', short: say('lair-wounds-short', left.wounds), said: say('lair-wounds-near', left.wounds) })
  return found
}
