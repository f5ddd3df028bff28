// What the lessons ask of the table.
import type { ClankView, Player } from '../view'

const ROW = '[lute, swindle, bandit, curator, lightstick, robbery]'

/** My turn, at a table for two. The seed is part of it: what chance brings is the same for every learner. */
export const position = (lines: string, row = ROW): string =>
  `underkeep: position 1\ngame: clank_catacombs\noptions: {players: 2, start_side: a}\nseed: 3\nturn: 1\nactive: 0\nrow: ${row}\n${lines}`

export const me = (view: ClankView): Player => view.players[0]!

/** The turn of the lesson is over. */
export const isLate = (view: ClankView): boolean => view.turn > 1

/** Wherever it lies: a card that was bought is shuffled in sooner or later. */
export const owns = (view: ClankView, card: string): boolean => [...me(view).play, ...me(view).discard, ...me(view).unseen, ...(me(view).cards ?? [])].includes(card)
