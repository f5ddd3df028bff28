// What must be touched to give each answer, and what is asked when something is touched that gives none.
import type { Choice, Question } from '../../../wire/messages'
import type { Thing } from '../../face'
import { headerOf, isToken } from '../cards/facts'

const OPENING = /^(?:[UL]\.)?[NESW][12]?$/
const RESERVE: ReadonlySet<string> = new Set(['mercenary', 'explore', 'secret_tome', 'goblin'])

export const inHand = (card: string): Thing => `hand:${card}`
export const inRow = (card: string): Thing => (RESERVE.has(card) ? `reserve:${card}` : `row:${card}`)
export const roomThing = (room: string): Thing => `room:${room}`
export const doorThing = (name: string): Thing => `door:${name}`
export const turnThing = (rotation: number | string): Thing => `turn:${rotation}`

/** Where a choice begins; some need one more, since there are several of them. */
function source({ notation, verb, words }: Choice, { kind }: Question): Thing | null {
  const card = words.card ?? ''
  switch (verb) {
    case 'play':
    case 'discard':
      return inHand(card)
    case 'acquire':
    case 'fight':
    case 'replace':
      return inRow(card)
    case 'use':
      return isToken(card) ? `token:${card}` : headerOf(card) === 'device' ? inRow(card) : `played:${card}`
    case 'move':
      return roomThing(words.room!)
    case 'teleport':
      return OPENING.test(words.room!) ? doorThing(words.room!) : roomThing(words.room!)
    case 'explore':
      return doorThing(words.by!)
    case 'place':
    case 'turn':
      return turnThing(words.rotation!)
    case 'at':
      return `cell:${words.cell!}`
    case 'mark':
      return kind === 'mark' ? roomThing(words.room!) : `deed:${notation}`
    case 'open':
    case 'take artifact':
      return `deed:${notation}`
    case 'buy':
    case 'take':
      return `good:${card}`
    case 'go':
      return `price:${notation}`
    case 'trash':
      return `pile:${notation}`
    case 'choose':
      return `pick:${words.what!}`
  }
  return null // said by a button
}

const known = new WeakMap<Question, readonly (readonly Thing[])[]>()

function waysOf(question: Question): readonly (readonly Thing[])[] {
  const found = known.get(question)
  if (found !== undefined) return found
  const sources = question.options.map((choice) => source(choice, question))
  const counts = new Map<Thing, number>()
  for (const thing of sources) if (thing !== null) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const ways = question.options.map(({ notation }, at) => {
    const thing = sources[at] ?? null
    if (thing === null) return []
    return counts.get(thing)! > 1 ? [thing, `price:${notation}`] : [thing]
  })
  known.set(question, ways)
  return ways
}

export function thingsOf(choice: Choice, question: Question): readonly Thing[] {
  const at = question.options.indexOf(choice)
  return at < 0 ? [] : waysOf(question)[at]!
}

/** The answer that somebody means who touches this, though it is none now. */
export function notationOf(thing: Thing, found: { by: string } | null): string {
  const at = thing.indexOf(':')
  const [kind, name] = [thing.slice(0, at), thing.slice(at + 1)]
  switch (kind) {
    case 'hand':
      return `play ${name}`
    case 'row':
    case 'reserve':
      return `${headerOf(name) === 'monster' ? 'fight' : headerOf(name) === 'device' ? 'use' : 'acquire'} ${name}`
    case 'room':
      return `move ${name}`
    case 'door':
      return `explore ${name}`
    case 'good':
      return `buy ${name.startsWith('crown') ? 'crown' : name}`
    case 'token':
    case 'played':
      return `use ${name}`
    case 'turn':
      return `place ${found?.by ?? ''} rot ${name}`
    case 'cell':
      return `at ${name}`
  }
  return name
}
