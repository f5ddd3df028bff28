// Why a table cannot be set up, in words. Few need them, so they come when they are wanted.
import type { Fault } from '../wire/http'
import { say, words } from '../words/words.svelte'
import { faultWords } from './faults'

const reasonOf = ({ field, rule }: Fault): string => `refused-${field}-${rule}`

/** Whether there are words of a game's own for why a table cannot be set up. */
export const hasReason = (fault: Fault): boolean => words.has(reasonOf(fault))

/** Why a table was not set up: which option the server did not like, by its name, and why, if there are words for it. */
export function refusedWords(fault: Fault): string {
  const setting = `setting-${fault.field}`
  if (fault.code !== 'bad_options' || !words.has(setting)) return faultWords(fault)
  return say(hasReason(fault) ? reasonOf(fault) : 'lobby-refused-option', { option: say(setting) })
}
