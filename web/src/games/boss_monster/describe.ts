// Boss Monster in words: what can be done, what was done, and what lies on the table. As texts/boss_monster.py says it.
import type { Choice, Question, Reason, Refused } from '../../wire/messages'
import type { Teller } from '../../words/teller'
import { say, sentence, words as texts, type Arguments } from '../../words/words.svelte'
import type { Facts } from '../face'
import type { BossView } from './view'

/** The visible rooms by seat and place, to name what is aimed at. */
export type Ground = string[][]

const ROOM_AIM = /^(\d):(\d)$/
const PAIR_AIM = /^(\d:\d) (\d:\d)$/
const ICON_AIM = /^(\d:\d) ([a-z]+)$/
const SECOND = /^second ?/
const LURE_AIM = /^(\d) (cleric|fighter|mage|thief|explorer)$/
const SWING_AIM = /^(\d) (more|less)$/
const BORROWED_AIM = /^([a-z_]+) (.+)$/ // another's item, and what it is aimed at
const SOUL_AIM = /^(\d) (\w+)$/
const SEAT_AIM = /^\d$/
const ARROW = ' → '

export function scene(view: BossView): Ground {
  return view.players.map((me) => me.dungeon.map((room) => room.stack.at(-1) ?? ''))
}

// -- what can be done

export function option(choice: Choice, question: Question, ground: Ground, teller: Teller): string {
  const args: Arguments = { ...choice.words }
  const { aim: aimed, seat, card, place } = choice.words
  if (choice.verb === 'room') return sentence(aim(aimed ?? '', ground, teller))
  if (aimed !== undefined) args.aim = aimed === '' ? '' : ARROW.trimStart() + aim(aimed, ground, teller)
  if (choice.verb === 'build' && place !== undefined && place !== 'new') {
    const covered = ground[question.seat]?.[Number(place) - 1] ?? ''
    if (covered !== '') args.place = `${place} (${teller.card(covered)})`
  }
  if (seat !== undefined) args.seat = teller.name(Number(seat))
  if (card !== undefined) args.card = teller.card(card)
  const part = choice.verb === 'pass' ? passing(question) : ''
  return say(`option-${choice.verb.replaceAll(' ', '-')}`, args, part)
}

/** How a pass is said. Whoever could lay nothing now gives up nothing of their own: it is just a pass. */
function passing(question: Question): string {
  if (!texts.has('option-pass', question.kind) || (question.kind === 'build' && !mayBuild(question))) return ''
  return question.kind
}

const mayBuild = (question: Question): boolean => question.options.some((one) => one.verb === 'build')

/** What something is pointed at; a room only by its place, if nobody knows what lay there. */
export function aim(aimed: string, ground: Ground | null, teller: Teller): string {
  if (SECOND.test(aimed)) return `(${say('aim-second')}) ${aim(aimed.replace(SECOND, ''), ground, teller)}`.trimEnd() // BM-074
  const pair = PAIR_AIM.exec(aimed)
  if (pair !== null) return `${aim(pair[1]!, ground, teller)} ↔ ${aim(pair[2]!, ground, teller)}`
  const icon = ICON_AIM.exec(aimed)
  if (icon !== null) return `${aim(icon[1]!, ground, teller)}: ${say(`treasure-${icon[2]}`)}`
  const room = ROOM_AIM.exec(aimed)
  if (room !== null) {
    const seat = Number(room[1])
    const place = Number(room[2])
    const there = ground?.[seat]?.[place - 1] ?? ''
    const args = { place: String(place), card: teller.card(there), player: teller.name(seat), who: teller.who(seat) }
    return say(there === '' ? 'aim-place' : 'aim-room', args)
  }
  const lure = LURE_AIM.exec(aimed)
  if (lure !== null) return `${teller.name(Number(lure[1]))}: ${say(`treasure-${lure[2]}`)}`
  const swing = SWING_AIM.exec(aimed)
  if (swing !== null) return `${teller.name(Number(swing[1]))}: ${say(`aim-${swing[2]}`)}`
  const soul = SOUL_AIM.exec(aimed)
  if (soul !== null) return say('aim-soul', { hero: teller.card(soul[2]!), player: teller.name(Number(soul[1])) })
  const borrowed = BORROWED_AIM.exec(aimed)
  if (borrowed !== null) return `${teller.card(borrowed[1]!)}${ARROW}${aim(borrowed[2]!, ground, teller)}`
  return aimed === '' ? '' : SEAT_AIM.test(aimed) ? teller.name(Number(aimed)) : teller.card(aimed)
}

export function question(asked: Question, view: BossView, teller: Teller): string {
  const args: Arguments = { card: asked.source === null ? '' : teller.card(asked.source) }
  const walker = view.walking
  let part = ''
  if (asked.kind === 'build') {
    part = asked.source !== null ? 'card' : mayBuild(asked) ? '' : 'turn'
    const active = view.active ?? -1
    Object.assign(args, { who: teller.who(active), player: teller.name(active) })
  } else if (asked.kind === 'act' && walker?.inside) {
    part = 'hero'
    Object.assign(args, {
      hero: teller.card(walker.hero),
      place: walker.place,
      health: walker.health,
      who: teller.who(walker.seat),
      player: teller.name(walker.seat),
    })
  } else if (asked.kind === 'act') {
    const active = view.active ?? -1
    Object.assign(args, { who: teller.who(active), player: teller.name(active) })
  } else if (asked.kind === 'cancel' || asked.kind === 'answer') {
    const declared = view.chain.findLast((entry) => entry.card === asked.source)
    const aimed = declared?.aim ? ARROW + aim(declared.aim, scene(view), teller) : ''
    Object.assign(args, { player: sentence(teller.name(declared?.seat ?? -1)), aim: aimed })
  } else {
    part = asking(asked, view)
  }
  const said = sentence(say(`kind-${asked.kind}`, args, part))
  return asked.kind === 'cancel' && asked.source !== null ? `${said} ${say('lair-otherwise', { text: texts.cardText(asked.source) })}` : said
}

/** What becomes of whatever is chosen, each card says in a phrase of its own; so do the opening discards. */
function asking(asked: Question, view: BossView): string {
  const part = view.phase === 'classic' ? 'classic' : (asked.source ?? '')
  return part !== '' && texts.has(`kind-${asked.kind}`, part) ? part : ''
}

export function refusal(told: Pick<Refused | Reason, 'message' | 'words'>, ground: Ground, teller: Teller): string {
  const args: Arguments = { ...told.words }
  const { card, targets } = told.words
  if (card !== undefined) args.card = teller.card(card)
  if (targets !== undefined) {
    args.targets = targets
      .split(', ')
      .map((one) => aim(one, ground, teller))
      .join('; ')
  }
  if (told.message === 'not-offered') return say('lair-not-offered') // whoever touched something never saw its notation
  return say(`refusal-${told.message}`, args)
}

// -- what was done

export function event(facts: Facts, ground: Ground | null, teller: Teller): string {
  const args: Arguments = { who: teller.who(facts.seat), player: teller.name(facts.seat), cards: '', card: '' }
  for (const [name, told] of Object.entries(facts)) Object.assign(args, fact(name, told, ground, teller))
  args.known = 'cards' in facts ? 'yes' : 'no'
  if (facts.event === 'declared') args.deed = texts.sheet(facts.card)?.facts.type === 'spell' ? 'cast' : 'use'
  return sentence(say(`event-${facts.event}`, args))
}

/** One fact of an event as arguments of its message. */
function fact(name: string, told: any, ground: Ground | null, teller: Teller): Arguments {
  const last = (place: string) => place.slice(place.lastIndexOf(':') + 1)
  switch (name) {
    case 'card':
    case 'boss':
      return { [name]: teller.card(told) }
    case 'hero': {
      const facts = texts.sheet(told)?.facts as { souls?: number; wounds?: number } | undefined
      return { hero: teller.card(told), souls: facts?.souls ?? 1, wounds: facts?.wounds ?? 1 }
    }
    case 'cards':
      return { cards: teller.cards(told) }
    case 'place':
      return { place: Number(last(String(told))) }
    case 'places':
      return { first: last(told[0]), second: last(told[1]) }
    case 'aim':
      return { aim: told ? ARROW + aim(told, ground, teller) : '' }
    case 'to':
      return typeof told === 'number' ? { whom: teller.who(told), victim: teller.name(told) } : { to: told === 'town' ? 'town' : 'dungeon' }
    case 'with':
      return { whom: teller.who(told), victim: teller.name(told) }
    case 'at':
      return { whom: teller.who(told), victim: teller.name(told) }
    case 'from':
      return typeof told === 'string' ? { from: told } : { whom: teller.who(told), victim: teller.name(told) }
    case 'winners': {
      const mine = told.length === 1 && told[0] === teller.viewer
      return { who: mine ? 'you' : 'other', player: told.map((seat: number) => teller.name(seat)).join(', ') }
    }
  }
  return { [name]: told }
}
