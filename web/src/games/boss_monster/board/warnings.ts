// Who is close to the end. Nothing ends before the round does (BM-005).
import { say } from '../../../words/words.svelte'
import type { Player } from '../view'

export const SOULS = 10
export const WOUNDS = 5
const CLOSE = { souls: 8, wounds: 4 }

export interface Nearness {
  of: 'souls' | 'wounds'
  /** Two words, for a corner. */
  short: string
  said: string
}

export function nearnessOf({ souls, wounds, out }: Player): Nearness[] {
  const found: Nearness[] = []
  if (out) return found
  if (souls >= CLOSE.souls) found.push({ of: 'souls', ...words('souls', Math.max(0, SOULS - souls)) })
  if (wounds >= CLOSE.wounds) found.push({ of: 'wounds', ...words('wounds', Math.max(0, WOUNDS - wounds)) })
  return found
}

const words = (of: 'souls' | 'wounds', left: number) => ({ short: say(`lair-${of}-short`, { left }), said: say(`lair-${of}-near`, { left }) })
