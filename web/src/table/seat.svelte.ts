// One seat's, or a spectator's, part of a game: everything the server has told, and what was said back.
import type { Facts, GameFace, Scene, Sums, View } from '../games/face'
import { Movement } from '../games/movement.svelte'
import { uncovered } from '../wire/http'
import { Line } from '../wire/line.svelte'
import type { Answer, Choice, Hint, Line as ChatLine, Question, Reason, Reckoned, Refused, Sitting, Stage, Told, Welcome } from '../wire/messages'
import { shared } from '../wire/sharing'
import { Teller } from '../words/teller'
import { Holding } from './holding'
import { Pacing } from './pacing'
import { Passing } from './passing.svelte'
import { Past } from './past.svelte'
import { Pointing } from './pointing.svelte'
import { Undoing, type Stop } from './undoing.svelte'

/** Something that happened, with what must be remembered to tell it in any language, at any time. */
export interface Happened {
  n: number
  facts: Facts
  scene: Scene | null
}

/** What became of something that was asked for, until it is closed or something else is done. */
export type Notice =
  | { kind: 'refused'; told: Refused }
  | { kind: 'why'; notation: string; told: Reason }
  | { kind: 'taken_back'; count: number; stopped: Stop | null } // where it had to stop, if more was wished for
  | { kind: 'silenced'; why: 'lost' | 'paused' }
  | { kind: 'taken' } // an answer that was under way when the line broke

const SUMS = 'sums'
const TAKEN_BACK = 'taken_back'
/** Milliseconds for which the table stays as it was while an answer is under way or figures are reckoned: mostly what
 *  comes next is there sooner, and nothing goes out only to be lit again. */
const MOMENT = 150

export class Seat {
  welcome = $state.raw<Welcome | null>(null)
  stage = $state.raw<Stage | null>(null)
  seats = $state.raw<Sitting[]>([])
  /** When that was told, as `performance.now()` counts. */
  seatsAt = $state(0)
  /** What happens when somebody is lost: `wait`, `ask`, or `bot:` and so many minutes. */
  absence = $state('wait')
  /** How many people look on. */
  watching = $state(0)
  /** The last event before a bot began to play at my seat, if it did the last thing there. */
  stoodIn = $state<number | null>(null)
  paused = $state(false)
  log = $state.raw<readonly Happened[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  /** Seats that I do not want to hear. */
  muted = $state.raw<ReadonlySet<number>>(new Set())
  /** What only some of us were shown, until it is closed. */
  reveals = $state.raw<readonly Happened[]>([])
  /** An answer that the server has not yet said anything about. */
  underWay = $state.raw<Answer | null>(null)
  /** The decision that an answer came too late for: what was chosen then is still meant. */
  late = $state('')
  notice = $state.raw<Notice | null>(null)
  hint = $state.raw<Hint | null>(null)
  /** The last event before my last decision. */
  decidedAt = $state(0)
  /** Since when somebody else decides, as `performance.now()` counts. */
  waitsSince = $state(0)
  /** Whose turn it is to look at this screen; nobody's cards are on it meanwhile. */
  handOver = $state<number | null>(null)
  /** Several people share this screen. */
  several = $state(false)
  /** The table with nothing hidden on it, when the game is over and the server has told it. */
  uncovered = $state.raw<View | null>(null)

  readonly line: Line
  readonly face: GameFace
  readonly table: string
  readonly movement: Movement
  readonly passing: Passing
  readonly pacing = new Pacing(
    (stage) => this.#look(stage),
    ({ events }) => this.seats.some(({ seat, kind, away }) => (kind === 'bot' || away) && events.some((facts) => facts.seat === seat)),
  )
  readonly holding = new Holding(this)
  readonly undoing = new Undoing()
  readonly past = new Past()
  readonly pointing = new Pointing(this)
  #reckoned = $state.raw<Reckoned | null>(null)
  #told: Facts[] = [] // as the server told it, to find the first new event after a break
  #given: Answer | null = null
  #inDoubt = '' // the key of an answer that was under way when the line broke
  #whyNot = new Map<string, string>() // the notation that each question was about
  #refs = 0
  #last = 0 // the number of the last line, also of one that was taken back
  #lingers = $state(false)
  #moment: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, face: GameFace) {
    this.table = table
    this.face = face
    this.movement = new Movement(face.motion)
    this.passing = new Passing(face)
    this.line = new Line(table, (message) => this.#hear(message))
  }

  // -- what is known

  teller = $derived(new Teller(this.seats, this.viewer))

  get viewer(): number | null {
    return this.welcome?.viewer ?? null
  }

  get view(): View {
    return this.handOver === null ? (this.uncovered ?? this.stage?.view ?? null) : null
  }

  get version(): number {
    return this.stage?.version ?? 0
  }

  /** What I am asked. While my answer is under way, nothing. */
  get question(): Question | null {
    return this.underWay === null && this.handOver === null ? (this.stage?.question ?? null) : null
  }

  /** What lies on the table to be answered: the question, and for a moment after my answer still what it was about. */
  get shown(): Question | null {
    return this.question ?? (this.#lingers && this.underWay !== null && this.handOver === null ? (this.stage?.question ?? null) : null)
  }

  /** What the game reckons from this very stage; until that is known, for a moment what it reckoned before, then null. */
  get sums(): Sums | null {
    if (this.#reckoned === null || this.handOver !== null) return null
    return this.#reckoned.version === this.version || this.#lingers ? this.#reckoned.sums : null
  }

  get isOver(): boolean {
    return this.stage?.result != null
  }

  /** Why nothing can be answered just now, though something is asked. */
  get silenced(): 'lost' | 'paused' | null {
    return this.line.state !== 'open' ? 'lost' : this.paused ? 'paused' : null
  }

  /** Why nothing more can be taken back. */
  get stop(): Stop {
    return this.undoing.why(this.log, this.face, this.viewer ?? -1)
  }

  /** What was said by those whom I want to hear. */
  get heard(): readonly ChatLine[] {
    return this.muted.size === 0 ? this.chat : this.chat.filter(({ seat }) => seat === null || !this.muted.has(seat))
  }

  scene(): Scene | null {
    return this.view === null ? null : this.face.scene(this.view)
  }

  // -- what I say

  open(): void {
    this.line.open()
    document.addEventListener('visibilitychange', this.#reckon)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#reckon)
    clearTimeout(this.#moment)
    this.pacing.clear()
    this.holding.stop()
    this.movement.finish()
    this.line.close()
  }

  #linger(): void {
    clearTimeout(this.#moment)
    this.#lingers = true
    this.#moment = setTimeout(() => (this.#lingers = false), MOMENT)
  }

  /** `mine`: a pass that reaches further is decided once; what it says later is no decision of mine. */
  answer(option: number, mine = true): boolean {
    const question = this.question
    if (question === null || this.silenced !== null || question.options[option] === undefined) return false
    const answer: Answer = { type: 'answer', decision: question.decision, option, key: newKey() }
    if (!this.line.say(answer)) return false
    this.underWay = this.#given = answer
    this.late = ''
    this.#linger()
    this.undoing.say(question.options[option].notation, this.log.at(-1)?.n ?? 0)
    if (mine) this.decidedAt = this.log.at(-1)?.n ?? 0
    this.notice = null
    this.hint = null
    this.stoodIn = null
    return true
  }

  choose(choice: Choice): boolean {
    return this.answer(this.question?.options.indexOf(choice) ?? -1)
  }

  /** The last decision; or as many as the rules allow. */
  takeBack(all = false, count = 0): boolean {
    const key = newKey()
    this.undoing.wish(key, all, count)
    this.notice = null
    this.passing.end() // nothing runs on by itself then
    return this.line.say({ type: 'take_back', key })
  }

  /** Says again what was taken back last. */
  redo(): boolean {
    const notation = this.undoing.undone.at(-1)?.notation
    return this.answer(this.question?.options.findIndex((option) => option.notation === notation) ?? -1)
  }

  /** Everything anew from the server. */
  redraw(): void {
    this.#told = [{ event: 'missed' }]
    this.line.beginAgain()
  }

  whyNot(notation: string): boolean {
    if (this.silenced !== null) {
      this.notice = { kind: 'silenced', why: this.silenced }
      return false
    }
    const ref = `why-${++this.#refs}`
    this.#whyNot.clear()
    this.#whyNot.set(ref, notation)
    return this.line.say({ type: 'why_not', notation: notation.slice(0, 200), ref })
  }

  askHint(): boolean {
    return this.line.say({ type: 'hint', ref: '' })
  }

  speak(text: string): boolean {
    return this.line.say({ type: 'say', text: text.slice(0, 500) })
  }

  hold(on: boolean): boolean {
    return this.line.say({ type: 'hold', on })
  }

  /** Whether a bot shall play for somebody who is lost. */
  vote(seat: number, bot: boolean): boolean {
    return this.line.say({ type: 'vote', seat, bot })
  }

  /** Not in a hidden tab: nobody sees the figures there. */
  readonly #reckon = (): void => {
    if (!document.hidden && this.stage !== null && this.#reckoned?.version !== this.version) this.line.say({ type: 'reckon', ref: SUMS })
  }

  takeOver(seat: number): boolean {
    return this.line.say({ type: 'ready', seat })
  }

  // -- what I hear

  #hear(message: Told): void {
    switch (message.type) {
      case 'welcome':
        return this.#comeBack(message)
      case 'stage':
        return this.pacing.hear(message)
      case 'seats':
        return this.#sit(message.seats, message.absence ?? this.absence, message.watching)
      case 'paused':
        this.paused = message.on
        return
      case 'said':
        return this.#heard([message.line])
      case 'pointed':
        return this.pointing.hear(message)
      case 'accepted':
        return this.#accepted(message.key)
      case 'refused':
        return this.#refused(message)
      case 'reason': {
        const notation = this.#whyNot.get(message.ref)
        if (notation !== undefined) this.notice = { kind: 'why', notation, told: message }
        return
      }
      case 'hinted':
        if (message.decision === this.question?.decision) this.hint = message
        return
      case 'reckoned':
        this.#reckoned = { ...message, sums: shared(this.#reckoned?.sums, message.sums) }
        return
      case 'hand_over':
        this.pacing.clear()
        this.undoing.forget()
        this.past.forget()
        this.reveals = []
        this.movement.finish()
        this.passing.end()
        this.handOver = message.seat
        this.several = true
        this.#reckoned = null
        this.hint = null
        this.decidedAt = 0
        this.stage = null // what the last one saw is for nobody else
        this.log = []
        this.#last = 0
        this.#told = []
        this.notice = null
        return
    }
  }

  /** The whole table anew. What was told before is not told again, and its scenes are still known. */
  #comeBack(welcome: Welcome): void {
    this.pacing.clear()
    const known = this.#told.length
    const goesOn = this.welcome?.viewer === welcome.viewer && sameFacts(this.#told, welcome.log.slice(0, known))
    if (!goesOn) {
      this.log = []
      this.#last = 0
      this.past.forget()
    }
    const missed = goesOn ? welcome.log.slice(known) : welcome.log
    this.#tell(missed, null)
    this.#told = [...welcome.log]
    this.welcome = welcome
    this.stoodIn = welcome.stood_in
    this.#sit(welcome.seats, welcome.absence, welcome.watching)
    this.paused = welcome.paused
    this.handOver = null
    this.#heard(welcome.chat)
    this.past.begin(this.log.at(-1)?.n ?? 0, welcome.stage.view)
    const doubtful = this.underWay
    this.#show(welcome.stage)
    if (doubtful === null) return
    // Said once more with the same key: the server takes it once at most, and then it is known what became of it.
    this.#inDoubt = doubtful.key
    this.line.say(doubtful)
  }

  #sit(seats: Sitting[], absence: string, watching: number): void {
    this.seats = shared(this.seats, seats)
    this.seatsAt = performance.now()
    this.absence = absence
    this.watching = watching
    if (this.viewer !== null && seats[this.viewer]?.away) this.stoodIn ??= this.log.at(-1)?.n ?? 0
  }

  #look(stage: Stage): void {
    const missed = this.stage !== null && stage.version > this.stage.version + 1
    if (this.viewer !== null) this.passing.hear(stage.events, stage.view, this.viewer)
    if (this.past.now === null) this.movement.tell(stage.events)
    if (stage.events.some(({ event }) => event === TAKEN_BACK)) this.#unsay(stage.view)
    this.#tell(stage.events, this.scene())
    this.#told.push(...stage.events)
    this.#show(stage)
    if (stage.events.length > 0) {
      this.past.keep(this.log.at(-1)!.n, stage.view)
      const shown = this.log.slice(-stage.events.length).filter(({ facts }) => this.face.reveals?.(facts, this.viewer))
      if (shown.length > 0) this.reveals = [...this.reveals, ...shown]
    }
    if (missed) return this.redraw()
    const passes = this.question === null ? -1 : this.passing.answer(this.question, stage.view)
    if (passes >= 0) this.answer(passes, false)
  }

  /** What was taken back has not happened: its lines go, and the one that says so stays. */
  #unsay(view: View): void {
    const line = this.past.lineOf(view)
    if (line === null) return
    const gone = this.log.length - this.log.filter(({ n }) => n <= line).length
    this.past.goBack(line)
    this.log = this.log.slice(0, this.log.length - gone)
    this.decidedAt = Math.min(this.decidedAt, line)
  }

  #tell(events: readonly Facts[], scene: Scene | null): void {
    if (events.length === 0) return
    const first = this.#last + 1
    this.log = [...this.log, ...events.map((facts, at) => ({ n: first + at, facts, scene }))]
    this.#last = first + events.length - 1
  }

  #show(stage: Stage): void {
    const before = this.stage
    stage.view = shared(before?.view, stage.view)
    this.stage = stage
    this.#linger()
    if (before === null || before.turn !== stage.turn || before.window !== stage.window) this.waitsSince = performance.now()
    this.#reckon()
    const asked = stage.question?.decision
    if (this.underWay !== null && this.underWay.decision !== asked) this.underWay = null // this is what became of it
    if (this.hint !== null && this.hint.decision !== asked) this.hint = null
    this.holding.look()
    this.pointing.look()
    if (stage.result === null) this.uncovered = null
    else {
      this.passing.end() // no pass outlives the game
      void this.#uncover()
    }
  }

  #accepted(key: string): void {
    const back = this.undoing.granted(key)
    if (key === this.#inDoubt) this.notice = { kind: 'taken' }
    else if (back?.more) this.takeBack(true, back.count)
    else if (back) this.notice = { kind: 'taken_back', count: back.count, stopped: null }
    this.#inDoubt = ''
  }

  #refused(told: Refused): void {
    if (told.ref === SUMS) return // the figures are missing for once, and nobody asked for them
    if (told.code === 'stale' && told.ref === this.#given?.key) this.late = this.#given.decision
    if (this.underWay !== null && told.ref === this.underWay.key) {
      this.underWay = null
      this.undoing.unsay()
    }
    const count = this.undoing.refused(told.ref)
    this.notice = count > 0 ? { kind: 'taken_back', count, stopped: this.stop } : { kind: 'refused', told }
  }

  #heard(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? 0
    this.chat = [...this.chat, ...lines.filter((line) => line.n > last)]
  }

  /** Nobody has anything to hide any more. Without it the table stays as it was seen. */
  async #uncover(): Promise<void> {
    const { uncover } = this.face
    if (uncover === undefined || this.uncovered !== null) return
    try {
      const { view, decks } = await uncovered(this.table)
      if (this.isOver) this.uncovered = uncover(view, decks, this.viewer)
    } catch {
      // It is told anew when somebody comes back.
    }
  }
}

/** Made here, so that an answer said twice is taken once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}

function sameFacts(mine: readonly Facts[], theirs: readonly Facts[]): boolean {
  return JSON.stringify(mine) === JSON.stringify(theirs)
}
