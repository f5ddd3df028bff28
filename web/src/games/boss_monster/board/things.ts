// Everything on the table has a name, and every answer is given by touching one thing after the other.
import type { Choice, Question } from '../../../wire/messages'
import { words as texts } from '../../../words/words.svelte'
import type { Thing } from '../../face'
import type { BossView } from '../view'

/** Behind a source that needs no target: a button on it. */
export const DO: Thing = 'do'
/** A coin for the next level of a miniboss (BM-054), and a portable room that goes back to the hand (BM-289). */
export const PROMOTE: Thing = 'promote'
export const BACK: Thing = 'back'
/** Where the next room goes. */
export const NEXT: Thing = 'next'

export const inHand = (card: string): Thing => `hand:${card}`
export const roomAt = (seat: number, place: number): Thing => `room:${seat}:${place}`
export const heroNamed = (hero: string): Thing => `hero:${hero}`
export const playerAt = (seat: number): Thing => `player:${seat}`
export const soulOf = (seat: number, hero: string): Thing => `soul:${seat}:${hero}`
export const laidOut = (card: string): Thing => `card:${card}`
export const declared = (card: string): Thing => `declared:${card}`
/** Whoever was slid under a room, an item wherever it lies, and a player's coins. */
export const minibossAt = (seat: number, place: number): Thing => `miniboss:${seat}:${place}`
export const itemNamed = (card: string): Thing => `item:${card}`
export const coinsOf = (seat: number): Thing => `coins:${seat}`
/** One of the text boxes of a spell (BM-074), and a treasure to choose. */
export const textBox = (card: string, number: 1 | 2): Thing => `box:${card}:${number}`
export const treasureOf = (name: string): Thing => `treasure:${name}`

/** In whose dungeon a thing is; null for what lies in the town, in a hand or on a pile. */
export function seatOf(thing: Thing, { players, walking }: BossView): number | null {
  const [kind, first = ''] = thing.split(':')
  if (kind === 'room' || kind === 'miniboss' || kind === 'soul' || kind === 'player' || kind === 'coins') return Number(first)
  if (kind === 'item') return players.find(({ item, items = [] }) => item?.card === first || items.includes(first))?.seat ?? null
  if (kind !== 'hero') return null
  if (walking?.hero === first) return walking.seat
  return players.find(({ entrance }) => entrance.some(({ hero }) => hero === first))?.seat ?? null
}

const ROOM = /^\d:\d$/
const PAIR = /^(\d:\d) (\d:\d)$/
const ICON = /^(\d:\d) ([a-z]+)$/
const SEAT = /^\d$/
const SOUL = /^(\d) (\w+)$/
const SECOND = /^second ?/
const NO_PLACE = 'none' // as the engine says of what is no room

/** A miniboss lies in the room deck, and is no room (BM-046). */
function typeOf(card: string): unknown {
  const facts = texts.sheet(card)?.facts
  return facts?.kind === 'miniboss' ? 'miniboss' : facts?.type
}

/** The source, then its targets. What is said, not touched (pass, yes, no, a kind of card), has no things. */
export function thingsOf(choice: Choice, question: Question): readonly Thing[] {
  const { card = '', place = '', aim = '', seat = '' } = choice.words
  switch (choice.verb) {
    case 'build':
      return [inHand(card), place === 'new' ? NEXT : roomAt(question.seat, Number(place))]
    case 'cast':
      return [inHand(card), ...boxOf(choice, question), ...targets(aim.replace(SECOND, ''), '', question)]
    case 'play':
      return [inHand(card), ...targets(aim, '', question)]
    case 'use': {
      const source = sourceOf(card, place, question.seat)
      return [source, ...targets(aim, source, question)]
    }
    case 'promote':
      return [minibossAt(question.seat, Number(place)), PROMOTE]
    case 'take_back':
      return [roomAt(question.seat, Number(place)), BACK]
    case 'sell':
      return [inHand(card), coinsOf(question.seat)]
    case 'attach': // to the boss (BM-111)
      return [itemNamed(card)]
    case 'discard':
    case 'give':
    case 'lay':
    case 'show':
      return [inHand(card)]
    case 'take':
    case 'boss':
      return [laidOut(card)]
    case 'room':
      return [`room:${aim}`]
    case 'player':
      return [playerAt(Number(seat))]
  }
  const treasure = /^treasure (\w+)$/.exec(choice.verb)
  return treasure === null ? [] : [treasureOf(treasure[1]!)]
}

/** Where the card lies that is used. */
function sourceOf(card: string, place: string, seat: number): Thing {
  const type = typeOf(card)
  if (type === 'item') return itemNamed(card)
  if (place !== NO_PLACE) return type === 'miniboss' ? minibossAt(seat, Number(place)) : roomAt(seat, Number(place))
  return type === 'hero' ? heroNamed(card) : playerAt(seat)
}

/** Two rooms are the same two, whichever is touched first. */
export function otherOrder(choice: Choice, question: Question): readonly Thing[] | null {
  if (!PAIR.test((choice.words.aim ?? '').replace(SECOND, ''))) return null
  const way = [...thingsOf(choice, question)]
  const last = way.pop()!
  return way.toSpliced(-1, 0, last)
}

/** Which of its boxes a spell is played for: asked only where both can be. */
function boxOf({ words: { card = '', aim = '' } }: Choice, question: Question): readonly Thing[] {
  const both = question.options.filter(({ verb, words }) => verb === 'cast' && words.card === card).map(({ words }) => SECOND.test(words.aim ?? ''))
  return both.includes(true) && both.includes(false) ? [textBox(card, SECOND.test(aim) ? 2 : 1)] : []
}

function targets(aim: string, source: Thing, question: Question): readonly Thing[] {
  if (aim === '') return [question.kind === 'cancel' && question.source !== null ? declared(question.source) : DO]
  const pair = PAIR.exec(aim)
  if (pair !== null) return [`room:${pair[1]}`, `room:${pair[2]}`]
  const icon = ICON.exec(aim)
  if (icon !== null) return [`room:${icon[1]}`, treasureOf(icon[2]!)]
  const found = target(aim)
  return [found === source ? DO : found] // touching the source again takes it back
}

function target(aim: string): Thing {
  const soul = SOUL.exec(aim)
  if (soul !== null) return soulOf(Number(soul[1]), soul[2]!)
  if (ROOM.test(aim)) return `room:${aim}`
  if (SEAT.test(aim)) return playerAt(Number(aim))
  const type = typeOf(aim)
  return type === 'hero' ? heroNamed(aim) : type === 'item' ? itemNamed(aim) : inHand(aim)
}

// -- the other way round: what somebody wants who touches something that does not answer

interface Around {
  me: number
  /** The kind of the question. */
  asked: string
  /** The card on top of a room, the one slid under it, or a player's boss, by its thing. */
  top: (thing: Thing) => string
  /** How far the miniboss of a room has come. */
  level?: (thing: Thing) => number
}

/** The answer that the engine would refuse, and say why. */
export function notationOf(thing: Thing, chosen: readonly Thing[], around: Around): string {
  const source = chosen[0]
  if (source === undefined) return begun(thing, around)
  if (thing.startsWith('coins:') && source.startsWith('hand:')) return `sell ${source.slice('hand:'.length)}`
  const start = (source.startsWith('miniboss:') ? `use ${around.top(source)}` : begun(source, around)).split(' ')
  const aim = [...chosen.slice(1).filter((one) => !one.startsWith('box:')), thing].map(aimOf).join(' ')
  const box = chosen.some((one) => one.startsWith('box:') && one.endsWith(':2')) ? ['second'] : []
  if (start[0] !== 'build') return [...start, ...box, aim].join(' ')
  const [kind, seat, place] = thing.split(':')
  const mine = Number(seat) === around.me
  return `build ${start[1]} ${mine && kind === 'room' ? `on ${place}` : mine && kind === 'player' ? 'new' : aim}`
}

/** Windows in which nobody builds: there a room card of the hand is wanted for what it does from the hand. */
const DECLARING: ReadonlySet<string> = new Set(['act', 'answer', 'cancel'])
const TOP = 3
const CALLED_ON = /activated|cancel/ // of a boss: it does something on command

function begun(thing: Thing, { me, asked, top, level }: Around): string {
  const [kind, first = '', second = ''] = thing.split(':')
  const facts = texts.sheet(first)?.facts
  switch (kind) {
    case 'hand':
      if (facts?.type === 'spell') return `cast ${first}`
      return DECLARING.has(asked) && String(facts?.ability_timing).endsWith('from_hand') ? `play ${first}` : `build ${first} new`
    case 'room':
      return `use ${top(thing)} ${second}`
    case 'miniboss': // the last level is there to be used, the others to be left behind (BM-059)
      return Number(first) === me && (level?.(thing) ?? TOP) < TOP ? `promote ${second}` : `use ${top(thing)}`
    case 'item':
      return `use ${first}`
    case 'hero':
      return facts?.hero_kind === 'dark' ? `use ${first}` : `take ${first}`
    case 'player': {
      const calls = Number(first) === me && CALLED_ON.test(String(texts.sheet(top(thing))?.facts.level_up_kind))
      return calls ? `use ${top(thing)}` : `player ${first}`
    }
    case 'soul':
      return `take ${second}`
  }
  return `take ${first}`
}

function aimOf(thing: Thing): string {
  const [kind, ...rest] = thing.split(':')
  return kind === 'room' ? rest.join(':') : kind === 'next' ? 'new' : rest.join(' ')
}
