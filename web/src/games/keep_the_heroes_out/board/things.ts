// What must be touched to give each answer, and what is asked when something is touched that gives none.
import type { Choice, Question } from '../../../wire/messages'
import type { Thing, View } from '../../face'
import { sidesOf } from '../cards/facts'

export const inHand = (card: string): Thing => `hand:${card}`
export const halfThing = (card: string, side: number): Thing => `half:${card}:${side}`
export const roomThing = (room: string): Thing => `room:${room}`
export const lootThing = (card: string): Thing => `loot:${card}`
/** My monsters in a room. */
export const mineThing = (room: string): Thing => `mine:${room}`
/** A monster that is aimed at. */
export const monsterThing = (room: string, clan: string): Thing => `monster:${room}:${clan}`
/** Heroes of a class in a room; those who are active only where exhausted ones are beside them. */
export const heroThing = (room: string, hero: string, state = ''): Thing => `hero:${room}:${hero}${state === 'active' ? ':active' : ''}`
export const tokenThing = (room: string, goods: string): Thing => `token:${room}:${goods}`
const pickThing = (notation: string): Thing => `pick:${notation}`

const SIDES: Readonly<Record<string, number>> = { left: 0, right: 1 }
export const sideNumber = (side: string): number => SIDES[side] ?? (/^\d$/.test(side) ? Number(side) - 1 : 0)

/** Said by a button under the prompt. */
const SPOKEN: ReadonlySet<string> = new Set(['gamble', 'end turn', 'done', 'pass', 'pay', 'refuse'])
const ROOMS: ReadonlySet<string> = new Set(['muster', 'trap', 'portal', 'finish', 'ambush', 'horde', 'place', 'charge', 'bury', 'choose', 'bring', 'use'])

function way({ notation, verb, words }: Choice, question: Question, busy: ReadonlySet<string>): Thing[] {
  const { card = '', room = '', to = '', hero = '', goods = '', clan = '' } = words
  if (SPOKEN.has(verb)) return []
  switch (verb) {
    case 'clan':
      return [`clan:${clan}`]
    case 'play':
      return words.side === 'none' && sidesOf(card).length > 1 ? [inHand(card)] : [halfThing(card, sideNumber(words.side ?? ''))]
    case 'defend with':
    case 'exchange':
      return [inHand(card)]
    case 'take':
    case 'replace':
    case 'cycle':
      return [lootThing(card)]
    case 'discard':
      return card !== '' && card !== 'none' ? [inHand(card)] : [tokenThing(room, goods)]
    case 'move': // the whole room, where nothing else begins there
      return [busy.has(room) ? mineThing(room) : roomThing(room), roomThing(to)]
    case 'melee':
    case 'ranged':
      return [heroThing(room, hero, words.state)]
    case 'hit':
    case 'shoot':
      return [monsterThing(room, clan)]
    case 'lose':
      return [tokenThing(room, goods)]
    case 'shift':
      return [tokenThing(room, goods), roomThing(to)]
    case 'next':
      return hero !== '' && hero !== 'none' ? [heroThing(room, hero, 'active')] : [roomThing(room)]
    case 'use':
      return card !== '' && card !== 'none' ? [roomThing(room), lootThing(card)] : [roomThing(room)]
    case 'lay':
      return [`cell:${words.cell}`]
  }
  if (ROOMS.has(verb) && room !== '') return [roomThing(room)]
  void question
  return [pickThing(notation)]
}

const known = new WeakMap<Question, readonly (readonly Thing[])[]>()

/** Two answers at the same place are told apart by one more touch. */
function waysOf(question: Question): readonly (readonly Thing[])[] {
  const found = known.get(question)
  if (found !== undefined) return found
  const busy = new Set(question.options.flatMap(({ verb, words }) => (verb !== 'move' && ROOMS.has(verb) && words.room ? [words.room] : [])))
  const ways = question.options.map((choice) => way(choice, question, busy))
  const begins = (one: readonly Thing[], other: readonly Thing[]) => one.every((thing, at) => other[at] === thing)
  const told = ways.map((mine, at) => {
    const { notation } = question.options[at]!
    if (mine.length === 0) return mine
    const clash = ways.some((other, i) => i !== at && (begins(mine, other) || (other.length === 1 && mine[0] === other[0])))
    if (!clash) return mine
    return mine.length === 2 && ways.every((other, i) => i === at || other.length !== 1 || other[0] !== mine[0]) ? [...mine, pickThing(notation)] : [mine[0]!, pickThing(notation)]
  })
  // a single card that can be bought needs no second touch
  const simple = told.map((mine, at) => (question.options[at]!.verb === 'use' && mine.length === 2 && mine[1]!.startsWith('loot:') && told.filter((other) => other[0] === mine[0]).length === 1 ? [mine[0]!] : mine))
  known.set(question, simple)
  return simple
}

export function thingsOf(choice: Choice, question: Question): readonly Thing[] {
  const at = question.options.indexOf(choice)
  return at < 0 ? [] : waysOf(question)[at]!
}

/** The answer that somebody means who touches this, though it is none now. */
export function meant(thing: Thing, _view: View): string {
  const [kind = '', ...names] = thing.split(':')
  switch (kind) {
    case 'half': {
      const sides = sidesOf(names[0]!).length
      const side = sides < 2 ? '' : sides === 2 ? ['left', 'right'][Number(names[1])]! : String(Number(names[1]) + 1)
      return `play ${names[0]} ${side}`.trim()
    }
    case 'hand':
      return `play ${names[0]}`
    case 'loot':
      return `take ${names[0]}`
    case 'room':
      return `use ${names[0]}`
    case 'hero':
      return `melee ${names[1]} ${names[0]}`
    case 'token':
      return `lose ${names[1]}`
  }
  return names.join(' ')
}
