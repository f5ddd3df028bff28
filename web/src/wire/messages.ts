// Made by `npm run types` from docs/api. Do not edit.

export const PROTOCOL = 1

export const CLOSE_CODES = {
  'closed': 4000,
  'seat_changed': 4003,
  'silent': 4004,
  'stuck': 4005,
  'reload': 4006,
  'bad_messages': 4007,
  'too slow': 4008,
  'crowded': 4009
} as const

/**
 * What travels on a socket at `/ws/{table}`, one JSON text in each frame.
 */
export type Message = Asked | Told
/**
 * Anything that a client may say.
 */
export type Asked = Hello | Answer | TakeBack | WhyNot | AskHint | Reckon | Ping | Say | Hold | Vote | Ready | Point
/**
 * Anything that a client may be told.
 */
export type Told =
  | Stage
  | Welcome
  | Seats
  | Paused
  | HandOver
  | Said
  | Pointed
  | Accepted
  | Refused
  | Reason
  | Hint
  | Reckoned
  | Pong
  | Closing

/**
 * The first message of a socket.
 */
export interface Hello {
  type: 'hello'
  protocol: number
}
/**
 * This option of that decision. An answer to any other decision is refused, even if its option exists.
 */
export interface Answer {
  type: 'answer'
  decision: string
  option: number
  key: string
}
/**
 * Undo this seat's last decision.
 */
export interface TakeBack {
  type: 'take_back'
  key: string
}
/**
 * Asks which rule forbids this now.
 */
export interface WhyNot {
  type: 'why_not'
  notation: string
  ref?: string
}
/**
 * Asks what a bot would do that knows no more than this seat.
 */
export interface AskHint {
  type: 'hint'
  ref?: string
}
/**
 * Asks for the sums behind the figures of the stage that this viewer sees, and for what would happen.
 */
export interface Reckon {
  type: 'reckon'
  ref?: string
}
/**
 * Asks whether anybody is there: a page cannot see by itself that its line is dead.
 */
export interface Ping {
  type: 'ping'
  ref?: string
}
/**
 * A line of chat, to the seats.
 */
export interface Say {
  type: 'say'
  text: string
}
/**
 * Keep the window open, or let go of it. Anybody may, whether they could do something or not.
 */
export interface Hold {
  type: 'hold'
  on: boolean
}
/**
 * Whether a bot shall play for somebody who is lost, at a table where those who are here decide that.
 */
export interface Vote {
  type: 'vote'
  seat: number
  bot: boolean
}
/**
 * Whoever plays together on one screen has handed it over: now this seat's cards may be shown.
 */
export interface Ready {
  type: 'ready'
  seat: number
}
/**
 * Shows the others what this seat thinks about, or what it would do in another's place; decides nothing.
 */
export interface Point {
  type: 'point'
  how: 'considers' | 'proposes'
  /**
   * @maxItems 4
   */
  what: [] | [string] | [string, string] | [string, string, string] | [string, string, string, string]
}
/**
 * The table after something has changed for this viewer; `version` counts such changes, for this viewer alone.
 */
export interface Stage {
  type: 'stage'
  version: number
  events: {
    [k: string]: unknown
  }[]
  view: {
    [k: string]: unknown
  }
  question: Question | null
  turn: number | null
  window: boolean
  held: number[]
  result: string | null
}
/**
 * The open decision, told only to whoever decides. Its id says nothing about any other decision.
 */
export interface Question {
  decision: string
  seat: number
  kind: string
  source: string | null
  options: Choice[]
  unseen: boolean
}
/**
 * One option: its notation, and what its sentence is made of.
 */
export interface Choice {
  notation: string
  verb: string
  words: {
    [k: string]: string
  }
}
/**
 * Everything from the beginning: what somebody needs who has just come, or come back.
 */
export interface Welcome {
  type: 'welcome'
  protocol: number
  table: string
  game: string
  title: string
  origin: 'dealt' | 'file' | 'typed'
  options: {
    [k: string]: unknown
  }
  viewer: number | null
  shared: number[]
  roles: ('host' | 'seat' | 'spectator')[]
  pledge: string
  seats: Sitting[]
  absence: string
  paused: boolean
  paced: boolean
  log: {
    [k: string]: unknown
  }[]
  stood_in: number | null
  chat: Line[]
  stage: Stage
  watching: number
}
/**
 * A seat, as everybody may see it.
 */
export interface Sitting {
  seat: number
  name: string
  kind: 'bot' | 'open' | 'person'
  bot: string
  here: boolean
  away: boolean
  gone?: number | null
  wants?: number[]
}
/**
 * A line of chat. Without a seat, the table itself speaks, by the id of a message.
 */
export interface Line {
  n: number
  seat: number | null
  text: string
  at: string
}
/**
 * Somebody came, went, was replaced or voted; or the host has chosen what happens when somebody is lost.
 */
export interface Seats {
  type: 'seats'
  seats: Sitting[]
  absence: string
  watching: number
}
/**
 * The host has stopped the game, or let it go on. Until then nobody answers, and no clock runs.
 */
export interface Paused {
  type: 'paused'
  on: boolean
}
/**
 * Nobody's cards are on this screen any more; when this seat says that it is ready, its own are sent.
 */
export interface HandOver {
  type: 'hand_over'
  seat: number
}
export interface Said {
  type: 'said'
  line: Line
}
/**
 * What somebody points at, to whoever is here now: nothing of it is kept. With nothing in it, it is withdrawn.
 */
export interface Pointed {
  type: 'pointed'
  seat: number
  how: 'considers' | 'proposes'
  what: string[]
}
/**
 * The answer with this key is stored; saying it again changes nothing.
 *
 *     In a window it is carried out when the window closes, unless somebody acts before: then a new question comes.
 */
export interface Accepted {
  type: 'accepted'
  key: string
}
/**
 * Something was not done. `code` is for programs, rule and message for people; nothing has changed.
 */
export interface Refused {
  type: 'refused'
  code:
    | 'bad_message'
    | 'busy'
    | 'cannot_take_back'
    | 'fault'
    | 'fenced'
    | 'no_hint'
    | 'not_an_option'
    | 'not_yours'
    | 'out_of_place'
    | 'paused'
    | 'stale'
    | 'too_often'
    | 'unavailable'
    | 'unfit_text'
  ref: string
  rule: string
  message: string
  words: {
    [k: string]: string
  }
  again: number
}
/**
 * The reply to `why_not`: allowed, or the rule that forbids it.
 */
export interface Reason {
  type: 'reason'
  ref: string
  allowed: boolean
  rule: string
  message: string
  words: {
    [k: string]: string
  }
}
export interface Hint {
  type: 'hinted'
  ref: string
  decision: string
  option: number
}
/**
 * As the game reckons from this viewer's own view alone; `version` is the stage that it was reckoned from.
 */
export interface Reckoned {
  type: 'reckoned'
  ref: string
  version: number
  sums: {
    [k: string]: unknown
  }
}
export interface Pong {
  type: 'pong'
  ref: string
}
/**
 * The last message: why the line is cut, and whether coming back makes sense.
 */
export interface Closing {
  type: 'closing'
  reason: string
  again: boolean
}
