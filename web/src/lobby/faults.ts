// Why the server has not done something, in words.
import type { Fault } from '../wire/http'
import { say, words } from '../words/words.svelte'

export function faultWords(fault: Fault): string {
  const id = `web-fault-${fault.code.replaceAll('_', '-')}`
  return say(words.has(id) ? id : 'web-fault-other', { field: fault.field, rule: fault.rule, seconds: fault.again })
}
