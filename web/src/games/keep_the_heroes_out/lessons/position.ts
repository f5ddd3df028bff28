// What the lessons ask of the table.
import type { KeepView, Player, RoomTold } from '../view'

/** A turn of somebody who defends the house alone, so that nobody else can spoil it. */
export const position = (turn: number, lines: string): string => `underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1}\nturn: ${turn}\n${lines.trim()}\n`

export const me = (view: KeepView): Player => view.players[0]!
export const roomOf = (view: KeepView, room: string): RoomTold => view.rooms.find((one) => one.room === room)!
export const monstersIn = (view: KeepView, room: string): number => roomOf(view, room).monsters.reduce((sum, { count }) => sum + count, 0)
const LATER: readonly string[] = ['exchange', 'rest', 'invasion', 'end']

/** The night after this turn is over. */
export const isOver = (view: KeepView, turn: number): boolean => view.turn > turn || view.result !== null
/** No more cards are played in it. */
export const hasStopped = (view: KeepView, turn: number): boolean => isOver(view, turn) || LATER.includes(view.phase)
/** The heroes have come in it. */
export const haveCome = (view: KeepView, turn: number): boolean => isOver(view, turn) || view.phase === 'invasion'
