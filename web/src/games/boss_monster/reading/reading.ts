// What stands beside a card that is read: its rules, its terms, and what its figures are made of now.
import type { Teller } from '../../../words/teller'
import { say, sentence, words } from '../../../words/words.svelte'
import type { Reading } from '../../face'
import { factsOf, inForce, minibossSaid, typeOf } from '../board/faces'
import type { BossSums, Term } from '../board/sums'
import type { BossView } from '../view'

interface Source {
  set: string
  copies: number
  source: string
  /** Where the ability of a hero is from, if not from where its figures are. */
  ability_source?: string
  once_per_round?: boolean
  portable?: boolean
}

const DESIGNED = 'designed'
const ORDINARY = ['BM-032', 'BM-033']
const ADVANCED = ['BM-034', 'BM-035']
const RULES = {
  boss: ['BM-022', 'BM-023', 'BM-019'],
  hero: ['BM-193', 'BM-195', 'BM-044'],
  spell: ['BM-071', 'BM-072', 'BM-073'],
  miniboss: ['BM-046', 'BM-050', 'BM-054', 'BM-059', 'BM-060'],
  item: ['BM-102', 'BM-109', 'BM-111', 'BM-115', 'BM-116'],
}

const HERO_RULES: Readonly<Record<string, readonly string[]>> = { dark: ['BM-097', 'BM-094'], hybrid: ['BM-097', 'BM-083', 'BM-095'] }

const sourceOf = (card: string) => words.sheet(card)?.facts as unknown as Source | undefined

export function origin(card: string): string {
  const facts = sourceOf(card)
  if (facts === undefined) return ''
  const box = `value-sets-${facts.set}`
  return `${words.has(box) ? say(box) : facts.set} · ${say('page-cards-copies', { count: facts.copies ?? 1 })}`
}

export function reading(card: string, view: BossView | null, sums: BossSums | null, teller: Teller): Reading {
  const facts = factsOf(card)
  const source = sourceOf(card)
  const kind = typeOf(card) ?? 'room'
  const special = HERO_RULES[facts?.hero_kind ?? ''] ?? []
  const rules = kind !== 'room' ? [...RULES[kind], ...special] : [...(facts?.advanced ? ADVANCED : ORDINARY), 'BM-037', ...(source?.once_per_round ? [] : ['BM-042']), ...(source?.portable ? ['BM-289', 'BM-290'] : [])]
  return {
    origin: origin(card),
    designed: source?.source === DESIGNED || source?.ability_source === DESIGNED,
    rules,
    terms: termsOf(card),
    now: view === null || sums === null ? [] : figures(card, view, sums, teller),
  }
}

function termsOf(card: string): { term: string; about: string }[] {
  const facts = factsOf(card)
  if (facts === undefined) return []
  const type = typeOf(card)
  const names = [
    type === 'room' && (facts.advanced ? 'advanced' : 'ordinary'),
    type === 'room' && facts.kind,
    (type === 'miniboss' || type === 'item') && type,
    type === 'room' && sourceOf(card)?.portable && 'portable',
    facts.type === 'spell' && `spell-${facts.phase}`,
    facts.type === 'boss' && 'level-up',
    facts.type === 'hero' && (facts.epic ? 'epic' : 'hero'),
    facts.type === 'hero' && (facts.hero_kind === 'dark' || facts.hero_kind === 'hybrid') && facts.hero_kind,
    (facts.treasures?.length > 0 || facts.treasure) && 'treasure',
    facts.type === 'room' && sourceOf(card)?.once_per_round && 'once',
  ].filter((name): name is string => typeof name === 'string')
  return names.map((name) => ({ term: say(`table-term-${name}`), about: say(`table-term-${name}`, {}, 'about') }))
}

/** Every place where this card stands, and what its damage is made of there; for a hero, what would become of him. */
function figures(card: string, view: BossView, sums: BossSums, teller: Teller): Reading['now'] {
  return view.players.flatMap((player) =>
    player.dungeon.flatMap((room, at) => {
      const terms = sums.players[player.seat]?.damage[at] ?? []
      const where = sentence(say('table-now-room', { place: at + 1, who: teller.who(player.seat), player: teller.name(player.seat) }))
      // of a miniboss, how far it has come: that many of its lines are in force
      if (room.miniboss?.card === card) return [{ where: `${where}, ${minibossSaid(room.miniboss)}: ${inForce(room.miniboss).join(' ')}`, terms: [] }]
      if (room.stack.at(-1) !== card || terms.length === 0) return []
      return [{ where, terms: terms.map((term) => told(term, teller)) }]
    }),
  )
}

function told({ value, card, from }: Term, teller: Teller): { value: number; by: string } {
  return { value, by: from === 'printed' ? say('table-printed') : card === null ? say('lair-this-round') : teller.card(card) }
}
