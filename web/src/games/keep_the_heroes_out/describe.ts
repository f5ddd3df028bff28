// Keep the Heroes Out! in words: what can be done, what is asked, what was done.
import type { Choice, Question, Reason, Refused } from '../../wire/messages'
import type { Teller } from '../../words/teller'
import { say, sentence, words as texts, type Arguments } from '../../words/words.svelte'
import type { Facts, Thing } from '../face'
import { sideSaid } from './cards/actions'
import { nameOf, namesOf } from './cards/facts'
import { CLASSES } from './plan/household'
import type { KeepView } from './view'

/** What must be remembered of the table to name things later. */
export interface Ground {
  left: readonly string[]
  card: string
}

export const scene = (view: KeepView): Ground => ({ left: view.acting?.left ?? [], card: view.acting?.card ?? '' })

const NONE = 'none'
const EMPTY: Arguments = { room: NONE, from: NONE, to: NONE, hero: NONE, clan: NONE, goods: NONE, card: NONE, side: NONE, value: NONE, damage: NONE, state: NONE, ability: 'no', class: NONE, count: 1 }

const isClass = (word: string): boolean => (CLASSES as readonly string[]).includes(word)

// -- what can be done

const WITH_PARTS: ReadonlySet<string> = new Set(['pass', 'done'])

export function option(choice: Choice, question: Question, ground: Ground | null, _teller: Teller): string {
  const { verb, words } = choice
  const args: Arguments = { ...EMPTY, ...Object.fromEntries(Object.entries(words).map(([name, told]) => [name, told === '' ? NONE : told])) }
  if (words.card !== undefined) args.card = nameOf(words.card)
  args.from = words.room ?? NONE
  args.to = words.to ?? words.room ?? NONE
  args.class = words.hero || NONE
  if (words.cell !== undefined) [args.x, args.y] = words.cell.split(',') as [string, string]
  const id = `keep-option-${verb.replaceAll(' ', '-')}`
  if (verb === 'play' && words.side === NONE && isIdle(choice, question)) return say(id, args, 'idle')
  const part = WITH_PARTS.has(verb) && texts.has(id, question.kind) ? question.kind : ''
  const said = say(id, args, part)
  // UX-217: what is lost by finishing early
  return verb === 'done' && question.kind !== 'rest' && (ground?.left.length ?? 0) > 0 && ['act', 'then', 'horde'].includes(question.kind) ? `${said} (${sideSaid(ground!.left)})` : said
}

/** A card that can do nothing now has no side to pick. */
const isIdle = ({ words }: Choice, { options }: Question): boolean => options.filter((one) => one.verb === 'play' && one.words.card === words.card).length === 1 && words.idle === 'yes'

export function question(asked: Question, view: KeepView, teller: Teller): string {
  const id = `keep-ask-${asked.kind}`
  const source = asked.source ?? ''
  const card = source.split(':')[0]!
  const args: Arguments = { ...EMPTY, card: card === '' ? NONE : nameOf(card), left: sideSaid(view.acting?.left ?? []), count: view.acting?.count ?? 0, room: view.invasion.doing?.room ?? (view.acting?.room || NONE), class: isClass(card) ? card : view.invasion.doing?.hero || NONE, clan: view.invasion.doing?.clan ?? NONE }
  const parts = asked.kind === 'turn' && (view.players[asked.seat]?.cards ?? []).length === 0 ? ['empty'] : [card, texts.has(card) || card.includes('_') ? 'scenario' : '']
  void teller
  return sentence(say(id, args, parts.find((part) => part !== '' && texts.has(id, part)) ?? ''))
}

/** Once something was chosen that still needs more. */
export function step(chosen: readonly Thing[], _asked: Question, _ground: Ground, _teller: Teller): string {
  const [kind, name = ''] = chosen[0]!.split(':')
  if (kind === 'mine' || kind === 'room') return say(chosen.length > 1 ? 'house-step-how' : 'house-step-from', { room: say('keep-room', { room: name }) })
  return say('house-step-where')
}

export function refusal(told: Pick<Refused | Reason, 'message' | 'words'>, _ground: Ground, _teller: Teller): string {
  const args: Arguments = { ...EMPTY, ...told.words }
  if (told.words.card !== undefined) args.card = nameOf(told.words.card)
  args.from = told.words.room ?? NONE
  if (told.message === 'keep-not-offered') return say('house-not-offered') // whoever touched something never saw its notation
  return say(`refusal-${told.message}`, args)
}

// -- what was done

const heroesSaid = (heroes: readonly string[]): string => heroes.map((hero) => say('keep-hero', { class: hero })).join(', ')

export function event(facts: Facts, _ground: Ground | null, teller: Teller): string {
  const seat = Number(facts.seat ?? -1)
  const args: Arguments = { ...EMPTY, who: seat < 0 ? 'other' : teller.who(seat), player: seat < 0 ? '' : teller.name(seat) }
  for (const [name, told] of Object.entries(facts)) Object.assign(args, fact(name, told, facts))
  args.known = 'cards' in facts ? 'yes' : 'no'
  args.from = facts.room ?? NONE
  if (facts.event === 'monsters_came') args.to = facts.room
  if (typeof facts.to === 'string') args.there = say('keep-in', { room: facts.to })
  return sentence(say(`keep-event-${facts.event}`, args))
}

/** One fact of an event as arguments of its message. */
function fact(name: string, told: any, facts: Facts): Arguments {
  switch (name) {
    case 'event':
    case 'seat':
    case 'scores':
    case 'cell':
    case 'rooms':
      return {}
    case 'card':
      return { card: nameOf(told) }
    case 'cards':
    case 'discarded':
      return { [name]: told.length === 0 ? say('house-nothing') : namesOf(told) }
    case 'hero':
      return { class: told }
    case 'heroes':
      return { heroes: heroesSaid(told) }
    case 'actions':
      return { actions: sideSaid(told) }
    case 'clan':
      return { clan: told, name: nameOf(told) }
    case 'what':
      return { goods: told, what: told }
    case 'carried':
      return { goods: told === null || told === '' ? NONE : told }
    case 'phase':
      return { phase: say(`keep-phase-${told}`) }
    case 'side':
      return { side: told === '' ? '' : ` ${say('house-side', { side: told })}` }
    case 'treasure':
      return { effect: String(told).split('_')[1] ?? '' }
    case 'won':
      return { won: told ? 'yes' : 'no' }
    case 'why':
      return whyOf(told, facts)
    case 'outcome':
      return outcomeOf(told)
  }
  return typeof told === 'string' || typeof told === 'number' ? { [name]: told } : {}
}

function whyOf(why: string, { event: kind }: Facts): Arguments {
  if (kind === 'discarded') return { why: why === '' || why === 'defend' ? '' : say('keep-why', { why: texts.has(why) ? nameOf(why) : why }) }
  return { why: kind === 'reactivated' && !['regeneration', 'no_token'].includes(why) ? nameOf(why) : why }
}

/** `frog forge vault`: what was carried off, and where. */
function outcomeOf(outcome: string): Arguments {
  const [goods, from, to] = outcome.split(' ')
  return to === undefined ? { outcome } : { outcome: 'shift', goods: goods!, from: from!, to }
}
