// Everything on the table has a name, and every answer is given by touching one thing after the other.
import type { Choice, Question } from '../../../wire/messages'
import type { Thing } from '../../face'
import type { BossView } from '../view'

/** Behind a source that needs no target: a button on it. */
export const DO: Thing = 'do'
/** Where the next room goes. */
export const NEXT: Thing = 'next'

export const inHand = (card: string): Thing => `hand:${card}`
export const roomAt = (seat: number, place: number): Thing => `room:${seat}:${place}`
export const heroNamed = (hero: string): Thing => `hero:${hero}`
export const playerAt = (seat: number): Thing => `player:${seat}`
export const soulOf = (seat: number, hero: string): Thing => `soul:${seat}:${hero}`
export const laidOut = (card: string): Thing => `card:${card}`
export const declared = (card: string): Thing => `declared:${card}`

/** In whose dungeon a thing is; null for what lies in the town, in a hand or on a pile. */
export function seatOf(thing: Thing, { players, walking }: BossView): number | null {
  const [kind, first = ''] = thing.split(':')
  if (kind === 'room' || kind === 'soul' || kind === 'player') return Number(first)
  if (kind !== 'hero') return null
  if (walking?.hero === first) return walking.seat
  return players.find(({ entrance }) => entrance.some(({ hero }) => hero === first))?.seat ?? null
}

const ROOM = /^\d:\d$/
const SEAT = /^\d$/
const SOUL = /^(\d) (\w+)$/

/** The source, then its target. What is said, not touched (pass, yes, no, a kind of card), has no things. */
export function thingsOf(choice: Choice, question: Question): readonly Thing[] {
  const { card = '', place = '', aim = '', seat = '' } = choice.words
  switch (choice.verb) {
    case 'build':
      return [inHand(card), place === 'new' ? NEXT : roomAt(question.seat, Number(place))]
    case 'cast':
      return [inHand(card), target(aim, '', question)]
    case 'use': {
      const source = roomAt(question.seat, Number(place))
      return [source, target(aim, source, question)]
    }
    case 'discard':
      return [inHand(card)]
    case 'take':
    case 'boss':
      return [laidOut(card)]
    case 'room':
      return [`room:${aim}`]
    case 'player':
      return [playerAt(Number(seat))]
  }
  return []
}

function target(aim: string, source: Thing, question: Question): Thing {
  if (aim === '') return question.kind === 'cancel' && question.source !== null ? declared(question.source) : DO
  const soul = SOUL.exec(aim)
  if (soul !== null) return soulOf(Number(soul[1]), soul[2]!)
  const found = ROOM.test(aim) ? `room:${aim}` : SEAT.test(aim) ? playerAt(Number(aim)) : heroNamed(aim)
  return found === source ? DO : found // touching the source again takes it back
}

// -- the other way round: what somebody wants who touches something that does not answer

interface Around {
  me: number
  /** The card on top of a room, by its thing. */
  top: (room: Thing) => string
  isSpell: (card: string) => boolean
}

/** The answer that the engine would refuse, and say why. */
export function notationOf(thing: Thing, chosen: readonly Thing[], around: Around): string {
  const source = chosen[0]
  if (source === undefined) return begun(thing, around)
  const start = begun(source, around).split(' ')
  const aim = aimOf(thing)
  if (start[0] !== 'build') return [...start, aim].join(' ')
  const [kind, seat, place] = thing.split(':')
  const mine = Number(seat) === around.me
  return `build ${start[1]} ${mine && kind === 'room' ? `on ${place}` : mine && kind === 'player' ? 'new' : aim}`
}

function begun(thing: Thing, around: Around): string {
  const [kind, first = '', second = ''] = thing.split(':')
  switch (kind) {
    case 'hand':
      return around.isSpell(first) ? `cast ${first}` : `build ${first} new`
    case 'room':
      return `use ${around.top(thing)} ${second}`
    case 'player':
      return `player ${first}`
    case 'soul':
      return `take ${second}`
  }
  return `take ${first}`
}

function aimOf(thing: Thing): string {
  const [kind, ...rest] = thing.split(':')
  return kind === 'room' ? rest.join(':') : kind === 'next' ? 'new' : rest.join(' ')
}
