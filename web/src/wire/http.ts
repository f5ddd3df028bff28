// What the server is asked over HTTP. Whatever it refuses comes as a `Fault`.
import type { components } from './api'

type Sheets = components['schemas']
export type CardSheet = Sheets['CardSheet']
export type Counsel = Sheets['Counsel']
export type GameSheet = Sheets['GameSheet']
export type Invitation = Sheets['Invitation']
export type Link = Sheets['Link']
export type Moments = Sheets['Moments']
export type NewTable = Sheets['NewTable']
export type Opened = Sheets['Opened']
export type Place = Sheets['Place']
export type SeatWish = Sheets['SeatWish']
export type TableSheet = Sheets['TableSheet']
export type Code = Sheets['Fault']['code'] | 'unreachable' | 'strange'

/** What was not done, and why: a code for us, and what the sentence for people is made of. */
export class Fault extends Error {
  constructor(
    readonly code: Code,
    readonly field = '',
    readonly rule = '',
    readonly request = '',
    readonly again = 0, // seconds after which it makes sense to ask again
    readonly line = 0, // of a file
    readonly reason = '', // why a file cannot be read
  ) {
    super([code, field, rule].filter(Boolean).join(' '))
  }
}

/** Whatever was thrown, as something that can be put into words. */
export const asFault = (why: unknown): Fault => (why instanceof Fault ? why : new Fault('strange'))

const PATIENCE = 15_000

async function ask<Found>(method: 'GET' | 'POST', path: string, body?: unknown, signal = AbortSignal.timeout(PATIENCE)): Promise<Found> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  let answer: Response
  let said: unknown
  try {
    answer = await fetch(new URL(path, location.origin), { method, ...sent, signal })
    said = await answer.json()
  } catch (why) {
    throw new Fault(why instanceof SyntaxError ? 'strange' : 'unreachable')
  }
  if (answer.ok) return said as Found
  const fault = said as Partial<Sheets['Fault']>
  if (typeof fault.code !== 'string') throw new Fault('strange')
  const again = Number(answer.headers.get('retry-after') ?? 0)
  throw new Fault(fault.code, fault.field, fault.rule, fault.request, again, fault.line, fault.reason)
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

// -- the same for everybody
export const games = () => ask<GameSheet[]>('GET', '/api/games')
/** Of one box, or of all. In English: our own files say the cards' names in every other language. */
export const cardSheets = (game: string, box = '') =>
  ask<CardSheet[]>('GET', `/api/cards/${encodeURIComponent(game)}${box === '' ? '' : `?box=${encodeURIComponent(box)}`}`)
/** What is to be said of a table before it is set up, unless somebody has lost interest meanwhile. */
export const counsel = (game: string, planned: Sheets['Planned'], signal: AbortSignal) =>
  ask<Counsel>('POST', `/api/advice/${encodeURIComponent(game)}`, planned, signal)
export const servedBuild = () => ask<{ sources: string }>('GET', '/web/build.json')

// -- tables
export const myTables = () => ask<TableSheet[]>('GET', '/api/tables')
export const oneTable = (table: string) => ask<TableSheet>('GET', at(table))
export const newTable = (wish: NewTable) => ask<Opened>('POST', '/api/tables', wish)
export const importTable = (wish: Sheets['Import']) => ask<Opened>('POST', '/api/imports', wish)
/** What a link is for, before it is used. */
export const invitation = (ticket: string) => ask<Invitation>('POST', '/api/invitation', { ticket })
export const claim = (wish: Sheets['Claim']) => ask<Place>('POST', '/api/claim', wish)
/** Some moments of a game that is over, as the viewer saw them then. */
export const moments = (table: string, viewer: string, start: number, count: number) =>
  ask<Sheets['Moments']>('GET', `${at(table)}/moments?viewer=${viewer}&start=${start}&count=${count}`)
/** What was hidden, when the game is over. */
export const uncovered = (table: string) => ask<Sheets['Uncovered']>('GET', `${at(table)}/uncovered`)
export const record = (table: string) => ask<Sheets['RecordText']>('GET', `${at(table)}/record`)

// -- for whoever sits there
/** To the table at which the same people play once more. */
export const follow = (table: string) => ask<Place>('POST', `${at(table)}/follow`, {})
export const leave = (table: string) => ask<Place>('POST', `${at(table)}/leave`, {})
export const away = (table: string, wish: Sheets['StandIn']) => ask<TableSheet>('POST', `${at(table)}/away`, wish)
export const transfer = (table: string, seat: number | null) => ask<Link>('POST', `${at(table)}/transfer`, { seat })
export const erase = (table: string, seat: number | null) => ask<TableSheet>('POST', `${at(table)}/erase`, { seat })

// -- for the host
export const pause = (table: string, on: boolean) => ask<TableSheet>('POST', `${at(table)}/pause`, { on })
/** What happens when somebody is lost. */
export const chooseAbsence = (table: string, absence: string) => ask<TableSheet>('POST', `${at(table)}/absence`, { absence })
export const goBack = (table: string) => ask<TableSheet>('POST', `${at(table)}/back`, {})
export const closeTable = (table: string) => ask<TableSheet>('POST', `${at(table)}/close`, {})
export const deleteTable = (table: string) => ask<Record<string, never>>('POST', `${at(table)}/delete`, {})
export const rematch = (table: string) => ask<Opened>('POST', `${at(table)}/rematch`, {})
export const spectateLink = (table: string) => ask<Link>('POST', `${at(table)}/spectators`, {})
export const seatLink = (table: string, seat: number) => ask<Link>('POST', `${at(table)}/seats/${seat}/link`, {})
export const dismiss = (table: string, seat: number, bot = '') =>
  ask<TableSheet>('POST', `${at(table)}/seats/${seat}/dismiss`, { bot })
export const standIn = (table: string, seat: number, wish: Sheets['StandIn']) =>
  ask<TableSheet>('POST', `${at(table)}/seats/${seat}/stand_in`, wish)
