// Clank! Catacombs in words: what can be done, what is asked, what was done.
import type { Choice, Question, Reason, Refused } from '../../wire/messages'
import type { Teller } from '../../words/teller'
import { say, sentence, words as texts, type Arguments } from '../../words/words.svelte'
import type { Facts, Thing } from '../face'
import { amount, nameOf, namesOf } from './cards/facts'
import { cellName, roomName, tileName, wayName } from './places'
import type { ClankView, ThisTurn } from './view'

/** What must be remembered of the table to name things later. */
export interface Ground {
  start: string
  turn: Pick<ThisTurn, 'skill' | 'swords' | 'boots'>
  crossing: string
}

export const scene = (view: ClankView): Ground => ({
  start: view.start_side,
  turn: { skill: view.this_turn.skill, swords: view.this_turn.swords, boots: view.this_turn.boots },
  crossing: view.this_turn.crossing?.to ?? '',
})

// -- what can be done

const WITH_PARTS: ReadonlySet<string> = new Set(['pass', 'yes', 'no'])

export function option(choice: Choice, question: Question, ground: Ground, _teller: Teller): string {
  const { verb, words } = choice
  const args: Arguments = { ...words }
  if (words.card !== undefined) args.card = nameOf(words.card)
  if (words.room !== undefined) args.room = roomName(words.room, ground.start)
  if (words.tile !== undefined) args.tile = tileName(words.tile)
  if (words.cell !== undefined) args.cell = cellName(words.cell)
  if (words.by !== undefined) args.by = words.by === '' ? '' : ` (${wayName(words.by)})`
  for (const name of ['boots', 'swords', 'monsters', 'gold']) if (words[name] !== undefined) args[name] = Number(words[name])
  const id = `clank-option-${verb.replace(' ', '-')}`
  const part = WITH_PARTS.has(verb) ? question.kind : verb === 'choose' ? (question.source ?? '') : ''
  const said = say(id, args, part !== '' && texts.has(id, part) ? part : '')
  return verb === 'end turn' ? [said, unspent(ground)].filter(Boolean).join(' ') : said
}

/** What would be lost with the turn. */
export function unspent({ turn }: Ground): string {
  const left = (['skill', 'swords', 'boots'] as const).filter((what) => turn[what] > 0).map((what) => amount(what, turn[what]))
  return left.length === 0 ? '' : say('vault-unspent', { amounts: left.join(', ') })
}

export function question(asked: Question, view: ClankView, _teller: Teller): string {
  const { this_turn: turn } = view
  const me = view.players[asked.seat]
  const args: Arguments = {
    card: asked.source === null ? '' : nameOf(asked.source),
    skill: turn.skill, swords: turn.swords, boots: turn.boots,
    tile: turn.found === null ? '' : tileName(turn.found.tile),
    room: turn.crossing === null ? '' : roomName(turn.crossing.to, view.start_side),
  }
  const id = `clank-kind-${asked.kind}`
  const parts = asked.kind === 'turn' ? ((me?.cards ?? []).length === 0 ? ['empty'] : []) : asked.source === null ? [] : [asked.source, `clank_catacombs-${asked.source}`]
  return sentence(say(id, args, parts.find((part) => texts.has(id, part)) ?? ''))
}

/** Once something was chosen that still needs a price. */
export function step(chosen: readonly Thing[], _asked: Question, ground: Ground, _teller: Teller): string {
  const [kind, name] = [chosen[0]!.split(':')[0], chosen[0]!.slice(chosen[0]!.indexOf(':') + 1)]
  if (kind === 'room') return say('vault-step-room', { room: roomName(name, ground.start) })
  return say('vault-step-good', { card: nameOf(name) })
}

export function refusal(told: Pick<Refused | Reason, 'message' | 'words'>, ground: Ground, _teller: Teller): string {
  const args: Arguments = { ...told.words }
  if (told.words.card !== undefined) args.card = nameOf(told.words.card)
  if (told.words.room !== undefined) args.room = roomName(told.words.room, ground.start)
  if (told.message === 'clank-not-offered') return say('vault-not-offered') // whoever touched something never saw its notation
  return say(`refusal-${told.message}`, args)
}

// -- what was done

export function event(facts: Facts, ground: Ground | null, teller: Teller): string {
  const start = ground?.start ?? 'START_A'
  const seat = Number(facts.seat ?? -1)
  const args: Arguments = { who: teller.who(seat), player: seat < 0 ? '' : teller.name(seat) }
  for (const [name, told] of Object.entries(facts)) Object.assign(args, fact(name, told, facts, start, teller))
  args.known = 'cards' in facts ? 'yes' : 'no'
  args.cards ??= ''
  return sentence(say(`clank-event-${facts.event}`, args))
}

/** One fact of an event as arguments of its message. */
function fact(name: string, told: any, facts: Facts, start: string, teller: Teller): Arguments {
  switch (name) {
    case 'event':
    case 'seat':
    case 'by':
      return {}
    case 'card':
      return { card: nameOf(told) }
    case 'cards':
      return { cards: namesOf(told) }
    case 'room':
      return { room: roomName(told, start) }
    case 'tile':
      return { tile: tileName(told) }
    case 'cell':
      return { cell: cellName(told) }
    case 'what':
      return facts.event === 'gained' ? { amount: amount(told, facts.count) } : { what: told }
    case 'drawn': {
      const hits = (told as number[]).flatMap((count, seat) => (count > 0 ? [`${teller.name(seat)} ${count}`] : []))
      return { hits: hits.length === 0 ? 'none' : hits.join(', ') }
    }
    case 'winners': {
      const who = told.length === 0 ? 'nobody' : told.length === 1 && told[0] === teller.viewer ? 'you' : 'other'
      return { who, player: told.map((seat: number) => teller.name(seat)).join(', ') }
    }
    case 'scores':
      return {}
  }
  return { [name]: told }
}
