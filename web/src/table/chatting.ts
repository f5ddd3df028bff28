// Lines of chat in words. A ready phrase travels by its name, and everybody reads it in their own language.
import { isolated, type Teller } from '../words/teller'
import { say, sentence, words } from '../words/words.svelte'
import type { Line } from '../wire/messages'

export const PHRASES = ['hello', 'well-played', 'thinking', 'sorry', 'ouch', 'thanks'] as const

const PHRASE = /^:(?<name>[a-z-]+):$/
const ANNOUNCEMENT = /^(?<id>[a-z-]+)(?: seat=(?<seat>\d))?(?: minutes=(?<minutes>\d+))?$/

/** A line without a seat is the table's own: the id of a message. */
export function lineSaid(line: Line, teller: Teller): string {
  if (line.seat !== null) {
    return say('chat-line', { who: teller.who(line.seat), player: sentence(teller.name(line.seat)), text: spoken(line.text) })
  }
  const found = ANNOUNCEMENT.exec(line.text)?.groups
  const id = `web-said-${found?.id ?? ''}`
  if (!words.has(id)) return say('event-unknown')
  const whom = Number(found?.seat ?? -1)
  return sentence(say(id, { who: teller.who(whom), player: teller.name(whom), minutes: Number(found?.minutes ?? 0) }))
}

function spoken(text: string): string {
  const name = PHRASE.exec(text)?.groups?.name
  const isOurs = name !== undefined && (PHRASES as readonly string[]).includes(name)
  return isOurs ? say(`table-phrase-${name}`) : isolated(text)
}
