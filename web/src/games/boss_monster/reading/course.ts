// The course of a game: its chapters, how far a pass may reach over them, and how it ended.
import type { Teller } from '../../../words/teller'
import { say, words } from '../../../words/words.svelte'
import type { Chapter, Ending, Facts, Reach } from '../../face'
import { fateSaid } from '../board/fates'
import type { BossSums } from '../board/sums'
import type { Ground } from '../describe'
import { inWords } from '../in_words'
import type { BossView } from '../view'

const PARTS = ['first_room', 'start', 'build', 'bait', 'adventure', 'end']
const BEGINS: Readonly<Record<string, string>> = {
  round_began: 'start',
  laid: 'build',
  revealed: 'build',
  lured: 'bait',
  stayed: 'bait',
  entered: 'adventure',
  round_ended: 'end',
}

/** Nothing tells when a phase begins but what happens only in it; within a round it goes forward only. */
export function chapter(facts: Facts, before: Chapter): Chapter {
  if (facts.event === 'round_began') return { round: facts.round, part: 'start' }
  if (before.round === 0) return before
  const part = BEGINS[facts.event] ?? before.part
  return PARTS.indexOf(part) > PARTS.indexOf(before.part) ? { ...before, part } : before
}

export function chapterName({ round, part }: Chapter): string {
  return round === 0 ? say('table-chapter-setup') : say('board-round', { round, phase: say(`phase-${part}`) })
}

/** Every card that an event names, also that of the room it is aimed at. */
export function cardsOf(facts: Facts, ground: Ground | null): string[] {
  const named = [facts.card, facts.hero, facts.boss, ...(facts.cards ?? [])]
  const aim = typeof facts.aim === 'string' ? facts.aim : ''
  for (const part of aim.split(' ')) {
    const room = /^(\d):(\d)$/.exec(part)
    named.push(room === null ? part : ground?.[Number(room[1])]?.[Number(room[2]) - 1])
  }
  return [...new Set(named)].filter((card): card is string => typeof card === 'string' && words.sheet(card) !== undefined)
}

/** The room where it happens, and what a soul or a wound is counted on. */
export function placesOf({ event, seat, place }: Facts): string[] {
  const found: string[] = []
  if (place !== undefined && /^(attached|promoted)$/.test(event)) found.push(`miniboss:${String(place).includes(':') ? place : `${seat}:${place}`}`)
  else if (place !== undefined) found.push(`room:${String(place).includes(':') ? place : `${seat}:${place}`}`)
  if (event === 'died' || event === 'sacrificed' || event === 'healed') found.push(`souls:${seat}`)
  if (event === 'survived') found.push(`wounds:${seat}`)
  if (/coins|hoards/.test(event)) found.push(`coins:${seat}`)
  if (event === 'gained_item') found.push(`items:${seat}`)
  return found
}

export const reaches: readonly Reach[] = [
  {
    name: 'step',
    isOver: (now: BossView, _question, begun: BossView) =>
      now.walking?.hero !== begun.walking?.hero || now.walking?.place !== begun.walking?.place || now.phase !== begun.phase,
  },
  { name: 'build', isOver: (_now, question) => question?.options.some(({ verb }) => verb === 'build') ?? false },
  {
    name: 'turn',
    isOver: (now: BossView, _question, begun: BossView) =>
      now.active === now.viewer && (begun.active !== begun.viewer || now.phase !== begun.phase || now.round !== begun.round),
  },
  { name: 'round', isOver: (now: BossView, _question, begun: BossView) => now.round !== begun.round },
]

export function ending(view: BossView): Ending {
  const column = (name: string, cards: 'soul_cards' | 'wound_cards', fact: 'souls' | 'wounds') => ({
    name,
    of: view.players.map((player) => ({
      seat: player.seat,
      total: player[fact],
      parts: player[cards].map((card) => ({ card, value: worth(card, fact) })),
    })),
  })
  return {
    winners: view.result?.winners ?? [],
    rule: view.result?.reason ?? '',
    columns: [column(say('lair-souls'), 'soul_cards', 'souls'), column(say('lair-wounds'), 'wound_cards', 'wounds')],
  }
}

function worth(card: string, fact: 'souls' | 'wounds'): number {
  const facts = words.sheet(card)?.facts as { souls?: number; wounds?: number } | undefined
  return facts?.[fact] ?? 1
}

const passage = (view: BossView, teller: Teller, at: number) => inWords(view, teller)[at]?.lines ?? []

export const tells = {
  town: (view: BossView, _sums: BossSums | null, teller: Teller) => passage(view, teller, 0).join(' '),
  hand: (view: BossView, _sums: BossSums | null, teller: Teller) => passage(view, teller, 1).at(-1) ?? '',
  odds: (_view: BossView, sums: BossSums | null, teller: Teller) =>
    sums?.fates.map((fate) => `${teller.card(fate.hero)}: ${fateSaid(fate, teller)}.`).join(' ') || say('fate-none'),
}
