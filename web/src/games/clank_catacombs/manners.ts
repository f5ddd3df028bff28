// How the game behaves at the table beside its rules: what cannot be taken back, what is heard, what is explained.
import type { Teller } from '../../words/teller'
import { say } from '../../words/words.svelte'
import type { Question } from '../../wire/messages'
import type { Chapter, Ending, Facts, Reading, Sounding, Surprise, Thing } from '../face'
import { factsOf, headerOf, isToken } from './cards/facts'
import { option, scene } from './describe'
import { dragonLines, inWords } from './in_words'
import { fallen } from './scores'
import { Dungeon } from './map/dungeon'
import type { ClankView } from './view'

const CHANCE: ReadonlySet<string> = new Set(['drew', 'shuffled', 'found_tile', 'found', 'card_came', 'attack'])

export function uncovers({ event, seat }: Facts, me: number): 'revealed' | 'chance' | 'others' | undefined {
  if (event === 'turn_began' && seat !== me) return 'others'
  return CHANCE.has(event) ? 'chance' : undefined
}

const SOUNDS: Readonly<Record<string, Sounding>> = {
  played: ['card'], drew: ['card'], acquired: ['card'], card_came: ['reveal'], used_device: ['spell'], used: ['spell'], defeated: ['death'], moved: ['step'],
  teleported: ['spell'], found_tile: ['reveal'], laid_tile: ['build'], turned_tile: ['build'], took_artifact: ['coin'], took_idol: ['coin'], bought: ['coin'],
  opened: ['gate'], marked: ['build'], found: ['reveal'], healed: ['soul'], attack: ['wound'], ghost_came: ['freeze'], escaped: ['win'], knocked_out: ['loss'],
}

export function sound({ event, what, damage }: Facts): Sounding | undefined {
  if (event === 'gained') return what === 'gold' ? ['coin'] : undefined
  return event === 'hurt' ? ['hit', damage] : SOUNDS[event]
}

// -- the course of a game

export function chapter(facts: Facts, before: Chapter): Chapter {
  return facts.event === 'turn_began' ? { round: facts.turn, part: String(facts.seat) } : before
}

export const chapterName = ({ round }: Chapter): string => (round === 0 ? say('table-chapter-setup') : say('vault-turn-number', { turn: round }))

/** Cards and tokens that an event names. */
export const cardsOf = (facts: Facts): string[] => [...new Set([facts.card, ...(facts.cards ?? [])])].filter((card): card is string => typeof card === 'string' && factsOf(card) !== undefined)

export function placesOf({ event, seat, room, tile }: Facts): Thing[] {
  const found: Thing[] = []
  if (room !== undefined) found.push(`room:${room}`)
  if (tile !== undefined) found.push(`tile:${tile}`)
  if (event === 'clank' || event === 'hushed') found.push(`clank:${seat}`)
  if (event === 'hurt' || event === 'healed') found.push(`player:${seat}`)
  if (event === 'rage' || event === 'attack') found.push('dragon')
  return found
}

export function ending(view: ClankView): Ending {
  const dungeon = new Dungeon(view.tiles, view.single_exit_slots ?? false)
  const scored = view.players.map((player) => fallen(view, player, dungeon) > 0)
  const column = (name: string, of: (seat: number) => { total: number; parts: { card: string; value: number }[] }) => ({
    name,
    of: view.players.map(({ seat }) => ({ seat, ...(scored[seat] ? of(seat) : { total: 0, parts: [] }) })),
  })
  const plain = (total: number) => ({ total, parts: [] })
  const sum = (parts: { value: number }[]) => parts.reduce((all, { value }) => all + value, 0)
  const worth = (cards: readonly string[]) => cards.flatMap((card) => ((factsOf(card)?.points ?? 0) > 0 ? [{ card, value: factsOf(card)!.points }] : []))
  const columns = [
    column(say('vault-end-artifacts'), (seat) => plain(view.players[seat]!.artifacts.reduce((all, one) => all + one, 0))),
    column(say('vault-end-mastery'), (seat) => plain(view.players[seat]!.mastery ? 20 : 0)),
    column(say('vault-end-gold'), (seat) => plain(view.players[seat]!.gold)),
    column(say('vault-end-tokens'), (seat) => {
      const parts = worth(view.players[seat]!.tokens)
      return { total: sum(parts) + 5 * view.players[seat]!.idols, parts }
    }),
    column(say('vault-end-cards'), (seat) => {
      const me = view.players[seat]!
      const parts = worth([...me.unseen, ...me.play, ...me.discard])
      return { total: sum(parts), parts }
    }),
  ]
  // what hangs on other things: a prince and his crown, two tomes, …
  const more = column(say('vault-end-more'), (seat) => plain((view.result?.scores[seat] ?? 0) - columns.reduce((all, { of }) => all + of[seat]!.total, 0)))
  const total = { name: say('vault-end-total'), of: view.players.map(({ seat }) => ({ seat, total: view.result?.scores[seat] ?? 0, parts: [] })) }
  return { winners: view.result?.winners ?? [], rule: view.result?.reason ?? '', columns: [...columns, ...(more.of.some(({ total }) => total !== 0) ? [more] : []), total] }
}

export const uncover = (view: ClankView, _decks: Readonly<Record<string, readonly string[]>>, viewer: number | null): ClankView => ({ ...view, viewer })

export function hidden(view: ClankView, teller: Teller): { heading: string; cards: readonly string[] }[] {
  return view.players.flatMap((player) => (player.cards && player.cards.length > 0 ? [{ heading: teller.name(player.seat), cards: player.cards }] : []))
}

/** What everybody else decides, as far as everybody can see. */
export function waiting(view: ClankView, seat: number, teller: Teller): string | undefined {
  if (view.phase !== 'turn' || seat !== view.active) return undefined
  const { skill, swords, boots } = view.this_turn
  return say('vault-waits', { player: teller.nameOf(seat), skill, swords, boots })
}

const WORTH: ReadonlySet<string> = new Set(['fight', 'use', 'open', 'mark', 'buy', 'take artifact'])
/** Everybody can have these at any time, and not everybody wants more of them. */
const PLAIN: ReadonlySet<string> = new Set(['mercenary', 'explore'])

/** What could still be had in a turn that is to end; walking on is everybody's own affair. */
export function loses(question: Question, view: ClankView, teller: Teller): string {
  if (question.kind !== 'turn') return ''
  const worth = question.options.filter(({ verb, words: { card = '' } }) => WORTH.has(verb) || (verb === 'acquire' && !PLAIN.has(card)))
  if (worth.length === 0) return ''
  const first = worth.slice(0, 3).map((choice) => option(choice, question, scene(view), teller))
  return say('vault-loses', { count: worth.length - first.length, options: first.join('; ') })
}

// -- reading

const RULES: Readonly<Record<string, readonly string[]>> = {
  starter: ['CC-004', 'CC-036'], reserve: ['CC-068', 'CC-069'], blue: ['CC-065', 'CC-066'], device: ['CC-070', 'CC-071'], monster: ['CC-072', 'CC-073'],
  major_secret: ['CC-109'], minor_secret: ['CC-151'], prisoner: ['CC-113', 'CC-114'], market: ['CC-094', 'CC-095'],
}

export function originOf(card: string): string {
  const facts = factsOf(card)
  return facts === undefined ? '' : `${say(`clank-set-${facts.set}`)} · ${say('clank-copies', { count: facts.copies })}`
}

export function reading(card: string): Reading {
  const facts = factsOf(card)
  const kind = isToken(card) ? (facts?.type ?? '') : headerOf(card)
  const rules = [...(RULES[kind] ?? []), ...(facts?.danger ? ['CC-189'] : []), ...(facts?.dragon_attack ? ['CC-197'] : []), ...(facts?.arrive ? ['CC-169'] : []), ...(facts?.acquire_gives ? ['CC-191'] : [])]
  const terms = [facts?.danger && 'danger', facts?.dragon_attack && 'dragon', facts?.arrive && 'arrive', facts?.subtype, kind].filter((term): term is string => typeof term === 'string' && term !== '')
  return {
    origin: originOf(card),
    designed: facts?.source === 'designed',
    rules,
    terms: terms.map((term) => ({ term: say(`vault-term-${term}`), about: say(`vault-term-${term}`, {}, 'about') })),
    now: [],
  }
}

export function surprise(facts: Facts, view: ClankView): Surprise | null {
  const mine = facts.seat === view.viewer
  if (facts.event === 'attack') return { name: 'vault-attack', about: ['dragon'], rule: 'CC-200' }
  if (facts.event === 'took_artifact' && mine) return { name: 'vault-artifact', about: ['dragon'], rule: 'CC-227' }
  if (facts.event === 'ghost_came') return { name: 'vault-ghost', about: ['clank'], rule: 'CC-208' }
  if (facts.event === 'moved' && mine && view.this_turn.stuck) return { name: 'vault-cave', about: [`room:${facts.room}`], rule: 'CC-143' }
  return null
}

const passage = (view: ClankView, teller: Teller, at: number) => inWords(view, teller)[at]?.lines.join(' ') ?? ''

export const tells = {
  hand: (view: ClankView, _sums: unknown, teller: Teller) => passage(view, teller, 1),
  odds: (view: ClankView, _sums: unknown, teller: Teller) => dragonLines(view, teller).join(' '),
  row: (view: ClankView, _sums: unknown, teller: Teller) => passage(view, teller, view.players.length + 1),
}
