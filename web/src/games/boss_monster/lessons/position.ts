// What the lessons ask of the table.
import type { BossView, Player } from '../view'

/** A position for two, with the cards of these boxes. */
export const position = (lines: string, sets = 'BMR'): string => `underkeep: position 1\ngame: boss_monster\noptions: {players: 2, sets: [${sets}]}\n${lines}`

export const me = (view: BossView): Player => view.players[0]!

/** The round of the lesson is over. */
export const isLate = (view: BossView): boolean => view.round > 1

export const holds = (view: BossView, card: string): boolean => [...(me(view).rooms.cards ?? []), ...(me(view).spells.cards ?? [])].includes(card)

export const hasBuilt = (view: BossView, card: string): boolean => me(view).dungeon.some(({ stack, laid }) => stack.includes(card) || laid === card)
