// How the game behaves at the table beside its rules: what cannot be taken back, what is heard, what is explained.
import type { Question } from '../../wire/messages'
import type { Teller } from '../../words/teller'
import { say } from '../../words/words.svelte'
import type { Chapter, Ending, Facts, Reading, Sounding, Surprise, Thing } from '../face'
import { sideSaid } from './cards/actions'
import { factsOf, nameOf } from './cards/facts'
import { guildLines, inWords } from './in_words'
import { heroName, roomName } from './plan/words'
import { keptOf, type KeepView } from './view'

const CHANCE: ReadonlySet<string> = new Set(['drew', 'shuffled', 'guild_card', 'loot_came', 'reinforced', 'project_opened', 'treasure_effect'])

export function uncovers({ event, seat }: Facts, me: number): 'revealed' | 'chance' | 'others' | undefined {
  if (event === 'turn_began' && seat !== me) return 'others'
  return CHANCE.has(event) ? 'chance' : undefined
}

const SOUNDS: Readonly<Record<string, Sounding>> = {
  played: ['card'], drew: ['card'], discarded: ['card'], gained: ['coin'], loot_came: ['reveal'], used_ability: ['spell'], activated: ['build'], moved: ['step'], placed: ['build'],
  attacked_hero: ['hit', 1], hero_left: ['soul'], monsters_came: ['step'], portal_changed: ['spell'], healed: ['soul'], guild_card: ['gate'], hero_came: ['step'], trap_sprung: ['hit', 2],
  inspired: ['reveal'], attacked: ['hit', 1], shot: ['hit', 1], defended: ['forbidden'], monster_left: ['death'], stolen: ['wound'], charged: ['step'], wave_began: ['gate'], built: ['build'],
}

export function sound({ event, won }: Facts): Sounding | undefined {
  if (event === 'game_ended') return [won ? 'win' : 'loss']
  return SOUNDS[event]
}

// -- the course of a game

export function chapter(facts: Facts, before: Chapter): Chapter {
  if (facts.event === 'turn_began') return { round: facts.turn, part: String(facts.seat) }
  if (facts.event === 'phase_began' && facts.phase === 'hero_invasion') return { ...before, part: 'invasion' }
  return before
}

export const chapterName = ({ round, part }: Chapter): string => (round === 0 ? say('table-chapter-setup') : part === 'invasion' ? say('house-chapter-invasion', { turn: round }) : say('house-turn', { turn: round }))

/** Cards that an event names. */
export const cardsOf = (facts: Facts): string[] =>
  [...new Set([facts.card, facts.treasure, ...(Array.isArray(facts.cards) ? facts.cards : [])])].filter((card): card is string => typeof card === 'string' && factsOf(card) !== undefined)

export function placesOf({ event, room, to, seat }: Facts): Thing[] {
  const found: Thing[] = []
  for (const place of [room, to]) if (typeof place === 'string') found.push(`room:${place}`)
  if (event === 'guild_card' || event === 'wave_began') found.push('guild')
  if (event === 'clan_chosen') found.push(`player:${seat}`)
  return found
}

export function ending(view: KeepView): Ending {
  const kept = keptOf(view)
  return {
    verdict: say(view.result !== null && view.result.winners.length > 0 ? 'house-all-win' : 'house-all-lose', { count: view.players.length }),
    winners: view.result?.winners ?? [],
    rule: view.result?.reason ?? '',
    together: say('house-end-all', { count: view.players.length }),
    columns: [
      { name: say('house-end-kept'), of: view.players.map(({ seat }) => ({ seat, total: kept.value, parts: [] })) },
      { name: say('house-end-lost'), of: view.players.map(({ seat }) => ({ seat, total: kept.of - kept.value, parts: [] })) },
    ],
  }
}

export function story(log: readonly Facts[], view: KeepView): string[] {
  const stolen = log.filter(({ event }) => event === 'stolen')
  const beaten = log.filter(({ event }) => event === 'hero_left').length
  const left = log.filter(({ event }) => event === 'monster_left').length
  return [
    say(view.result !== null && view.result.winners.length > 0 ? 'house-won' : 'house-lost'),
    say('house-story-beaten', { count: beaten }),
    say('house-story-left', { count: left }),
    stolen.length === 0 ? say('house-story-nothing') : say('house-story-stolen', { rooms: stolen.map(({ room, value }) => `${roomName(room)} (${value})`).join(', ') }),
  ]
}

export const uncover = (view: KeepView, _decks: Readonly<Record<string, readonly string[]>>, viewer: number | null): KeepView => ({ ...view, viewer })

export const hidden = (view: KeepView, teller: Teller): { heading: string; cards: readonly string[] }[] =>
  view.players.flatMap((player) => (player.cards && player.cards.length > 0 ? [{ heading: teller.name(player.seat), cards: player.cards }] : []))

/** UX-215: what everybody else decides, as far as everybody can see. */
export function waiting(view: KeepView, seat: number, teller: Teller): string | undefined {
  const player = teller.nameOf(seat)
  const { doing, arrivals } = view.invasion
  if (doing?.what === 'charge') return say('house-waits-charge', { player, room: roomName(doing.room) })
  if (doing?.what === 'attack' || doing?.what === 'strike') return say('house-waits-attack', { player, room: roomName(doing.room) })
  if (doing?.what === 'loot') return say('house-waits-loot', { player, room: roomName(doing.room) })
  if (view.invasion.under_way && arrivals.length > 0) return say('house-waits-next', { player, heroes: arrivals.map(({ hero, room }) => `${heroName(hero)} (${roomName(room)})`).join(', ') })
  if (view.acting !== null && view.acting.seat === seat) return say('house-waits-card', { player, card: nameOf(view.acting.card), left: sideSaid(view.acting.left) })
  return undefined
}

/** What is lost by declining; of a card that is left early its button says so already (UX-217). */
export function loses({ kind, options }: Question): string {
  if (kind === 'defend' && options.length > 1) return say('house-loses-defend')
  return ''
}

// -- reading

const RULES: Readonly<Record<string, readonly string[]>> = {
  tactics: ['KH-048', 'KH-050', 'KH-096'], equipment: ['KH-117', 'KH-123'], beast: ['KH-118', 'KH-123'], potion: ['KH-119', 'KH-123'], scroll: ['KH-120', 'KH-123'],
  clan: ['KH-033', 'KH-034'], hero: ['KH-158', 'KH-170'], scenario: ['KH-159'], treasure: ['KH-191', 'KH-194'], dungeon: ['KH-004'],
}
const TERMS: Readonly<Record<string, string>> = { tactics: 'tactics', equipment: 'loot', beast: 'loot', potion: 'loot', scroll: 'loot', clan: 'clan', hero: 'hero', scenario: 'scenario', treasure: 'treasure' }

export function originOf(card: string): string {
  const facts = factsOf(card)
  return facts === undefined ? '' : say('keep-copies', { count: facts.copies ?? 1 })
}

export function reading(card: string): Reading {
  const facts = factsOf(card)
  const type = facts?.type ?? 'tactics'
  const reacts = (facts?.either ?? []).some((side) => side.some((action) => /\bdefend\b/.test(action)))
  const term = TERMS[type]
  return {
    origin: originOf(card),
    designed: facts?.source === 'designed',
    rules: [...(RULES[type] ?? []), ...(reacts ? ['KH-087'] : [])],
    terms: term === undefined ? [] : [{ term: say(`house-term-${term}`), about: say(`house-term-${term}`, {}, 'about') }],
    now: [],
  }
}

export function surprise(facts: Facts): Surprise | null {
  if (facts.event === 'guild_card' && facts.why === 'invasion') return { name: 'house-invasion', about: ['guild'], rule: 'KH-066' }
  if (facts.event === 'stolen') return { name: 'house-stolen', about: [`room:${facts.room}`], rule: 'KH-191' }
  if (facts.event === 'inspired') return { name: 'house-inspired', about: [`room:${facts.room}`], rule: 'KH-182' }
  if (facts.event === 'wave_began') return { name: 'house-wave', about: ['guild'], rule: 'KH-067' }
  return null
}

const passage = (view: KeepView, teller: Teller, at: number) => inWords(view, teller)[at]?.lines.join(' ') ?? ''

export const tells = {
  hand: (view: KeepView, _sums: unknown, teller: Teller) => passage(view, teller, 1),
  odds: (view: KeepView) => guildLines(view).join(' '),
  row: (view: KeepView, _sums: unknown, teller: Teller) => passage(view, teller, view.players.length + 3),
}
