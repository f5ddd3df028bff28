// How my games stand: which wait for me, which go on without me, which are over.
import type { TableSheet } from '../wire/http'
import { say, sentence, words } from '../words/words.svelte'
import { botName } from './bots'

export type Standing = TableSheet

export const isOver = (table: Standing): boolean => table.closed === 'finished' || table.closed === 'abandoned'
export const isHost = (table: Standing): boolean => table.roles.includes('host')
/** Who has not come yet; a bot may play for them meanwhile, so that nobody has to wait. */
export const missing = (table: Standing): Standing['seats'] => table.seats.filter((one) => one.kind === 'open')
export const empty = (table: Standing): Standing['seats'] => missing(table).filter((one) => !one.away)

/** Those that wait for me first, then whatever was played last. */
export function inOrder(tables: readonly Standing[]): Standing[] {
  const weight = (table: Standing) => (table.asked ? 0 : 1)
  return [...tables].sort((one, other) => weight(one) - weight(other) || other.moved_at.localeCompare(one.moved_at))
}

export const gameName = (game: string): string => say(`game-${game}`)

export function sitterName(table: Standing, seat: number): string {
  const sitting = table.seats[seat]
  if (sitting === undefined || sitting.kind === 'open') return sitting?.name || say('lobby-sit-friend')
  if (seat === table.seat) return sentence(say('player-you'))
  return sitting.kind === 'bot' ? say('lobby-sit-bot', { level: botName(sitting.bot) }) : sitting.name || say('player-person', { number: seat + 1 })
}

/** One line: round, whose move, when. */
export function standingWords(table: Standing): string {
  const parts: string[] = []
  if (isOver(table)) parts.push(say(table.closed === 'finished' ? 'web-ended' : 'lobby-given-up'))
  else if (table.closed === 'stuck') parts.push(say('lobby-stuck'))
  else if (table.asked) parts.push(say('ask-your-move'))
  else if (empty(table).length > 0) parts.push(say('lobby-missing', { count: empty(table).length }))
  else if (typeof table.turn === 'number') parts.push(say('lobby-turn', { player: sitterName(table, table.turn) }))
  if (table.paused) parts.push(say('lobby-paused'))
  if (table.round) parts.push(say('lobby-round', { round: table.round }))
  parts.push(when(table.moved_at))
  return parts.join(' · ')
}

function when(moment: string): string {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }
  return new Intl.DateTimeFormat(words.language, day).format(new Date(moment))
}
