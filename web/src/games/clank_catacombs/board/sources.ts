// Where each figure beside the hand comes from. The terms add up to it (UX-075, UX-203).
import { say } from '../../../words/words.svelte'
import { factsOf, nameOf } from '../cards/facts'
import type { ClankView, Player } from '../view'

export const TOTALS = ['skill', 'swords', 'boots', 'clank', 'gold', 'lockpicks'] as const
export type Total = (typeof TOTALS)[number]

export interface Term {
  by: string
  value: number
  card?: string
}

const KEPT: ReadonlySet<Total> = new Set(['gold', 'lockpicks']) // they stay from turn to turn

export function totalOf(what: Total, { this_turn: turn, active }: ClankView, me: Player): number {
  if (KEPT.has(what)) return me[what as 'gold' | 'lockpicks']
  if (me.seat !== active) return 0
  return what === 'clank' ? turn.clank_made - turn.clank_credit : turn[what as 'skill' | 'swords' | 'boots']
}

export function sourcesOf(what: Total, view: ClankView, me: Player): Term[] {
  const total = totalOf(what, view, me)
  const given = me.seat === view.active ? me.play.flatMap((card): Term[] => {
    const value = factsOf(card)?.gives?.[what]
    return value ? [{ by: nameOf(card), value, card }] : []
  }) : []
  const rest = (by: string, value: number): Term[] => (value === 0 ? [] : [{ by: say(by), value }])
  const cards = given.reduce((sum, { value }) => sum + value, 0)
  if (KEPT.has(what)) return [...given, ...rest('vault-source-before', total - cards)]
  const made = what === 'skill' ? view.this_turn.skill_made : Math.max(cards, total)
  return [...given, ...rest('vault-source-else', made - cards), ...rest('vault-source-spent', total - made)]
}
