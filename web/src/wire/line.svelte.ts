// The line to a table: opened, listened to, and mended for as long as the page shows the table.
import { Fault, oneTable } from './http'
import { CLOSE_CODES, PROTOCOL, type Asked, type Closing, type Told } from './messages'

export type LineState = 'connecting' | 'open' | 'lost' | 'ended'
/** Why a line has ended for good; `gone`: this place is nobody's, or somebody else's. */
export type Ending = 'gone' | Closing['reason']

const QUIET = 1_500 // ms without a word until we ask for a sign of life
const DEAF = 2_000 // ms without the answer to that: with a look each half-second, a dead line is noticed in five seconds
const LOOK = 500
const PULSE = 'pulse'
const OPENING = 10_000 // ms for a line to open
const FIRST_WAIT = 500 // ms, then twice as long each time, with some chance in it, so that not all come back at once
const LONGEST_WAIT = 30_000
const COME_BACK: readonly number[] = [CLOSE_CODES.silent, CLOSE_CODES['too slow']]
const FINAL = new Map<number, string>(
  Object.entries(CLOSE_CODES)
    .filter(([, code]) => !COME_BACK.includes(code))
    .map(([reason, code]) => [code, reason]),
)

export class Line {
  state = $state<LineState>('connecting')
  /** Why it has ended. */
  reason = $state<Ending>('')
  /** When it is tried again, as `performance.now()` counts. */
  nextTry = $state(0)

  readonly #table: string
  readonly #hear: (message: Told) => void
  #socket: WebSocket | null = null
  #greeted = false
  #tries = 0
  #heardAt = 0
  #pulseAt = 0 // when we asked for a sign of life that has not come yet
  #openedAt = 0
  #looking: ReturnType<typeof setInterval> | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(table: string, hear: (message: Told) => void) {
    this.#table = table
    this.#hear = hear
  }

  open(): void {
    document.addEventListener('visibilitychange', this.#seen)
    window.addEventListener('online', this.tryNow)
    this.#looking = setInterval(this.#look, LOOK)
    this.#connect()
  }

  /** Leave; the place is kept. */
  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#seen)
    window.removeEventListener('online', this.tryNow)
    clearInterval(this.#looking)
    clearTimeout(this.#waiting)
    this.#drop()
  }

  /** `false`: nobody hears it. Nothing is kept to be said later, when it may not be meant any more. */
  say(message: Asked): boolean {
    if (this.state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  readonly tryNow = (): void => {
    if (this.state !== 'lost' || this.#closed) return
    clearTimeout(this.#waiting)
    this.#connect()
  }

  /** Hang up and come back: the first message tells everything. */
  beginAgain(): void {
    if (this.state === 'open') this.#connect()
  }

  #connect(): void {
    this.#drop()
    this.#greeted = false
    this.#pulseAt = 0
    this.#openedAt = performance.now()
    if (this.state !== 'lost') this.state = 'connecting' // else whoever waits sees that it is still lost
    const address = new URL(`/ws/${encodeURIComponent(this.#table)}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies Asked))
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as Told)
    socket.onclose = (event) => this.#over(event.code)
  }

  #take(message: Told): void {
    this.#heardAt = performance.now()
    this.#pulseAt = 0
    if (message.type === 'closing') {
      if (!message.again) this.#end(message.reason)
      return
    }
    if (message.type === 'welcome') {
      this.#greeted = true
      this.#tries = 0
      this.state = 'open'
    }
    if (message.type === 'pong' || (message.type === 'refused' && message.ref === PULSE)) return // a sign of life
    this.#hear(message)
  }

  /** A socket may look open long after the server is gone, so we ask. */
  readonly #look = (): void => {
    const now = performance.now()
    if (this.state === 'open' && this.#socket !== null) {
      if (this.#pulseAt > 0 && now - this.#pulseAt > DEAF) this.#lose()
      else if (this.#pulseAt === 0 && now - this.#heardAt > QUIET) {
        this.#pulseAt = now
        this.#socket.send(JSON.stringify({ type: 'ping', ref: PULSE } satisfies Asked))
      }
    } else if (this.#socket !== null && now - this.#openedAt > OPENING) {
      this.#lose()
    }
  }

  #over(code: number): void {
    const reason = FINAL.get(code)
    if (this.state === 'ended') this.#drop()
    else if (reason !== undefined) this.#end(reason)
    else if (this.#greeted) this.#lose()
    else void this.#askWhy()
  }

  /** A browser does not tell why a socket was not opened; the same place can be asked about in another way. */
  async #askWhy(): Promise<void> {
    const mine = this.#socket
    let gone = false
    try {
      await oneTable(this.#table)
    } catch (why) {
      gone = why instanceof Fault && why.code === 'not_found'
    }
    if (mine !== this.#socket || this.#closed) return
    if (gone) this.#end('gone')
    else this.#lose()
  }

  #lose(): void {
    this.#drop()
    this.state = 'lost'
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++)
    const wait = longest * (0.5 + Math.random() / 2)
    this.nextTry = performance.now() + wait
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(this.tryNow, wait)
  }

  #end(reason: Ending): void {
    this.reason = reason
    this.state = 'ended'
    this.#drop()
  }

  #drop(): void {
    const socket = this.#socket
    if (socket === null) return
    this.#socket = null
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.tryNow()
  }
}
