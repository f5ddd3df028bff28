// What people show each other before anything is decided: what the decider considers, and what somebody else would do in
// their place. The server passes it on and keeps nothing; nobody can decide for another with it.
import type { Thing, View } from '../games/face'
import type { Choice, Point, Pointed, Question } from '../wire/messages'
import type { Chooser } from './choosing.svelte'
import type { Seat } from './seat.svelte'

const OFTEN = 200 // ms between two looks at something, at least

export interface Proposal {
  seat: number
  notation: string
}

export class Pointing {
  /** What whoever decides looks at just now. */
  considered = $state.raw<{ seat: number; things: readonly Thing[] } | null>(null)
  /** One of each seat at most, as long as it could be done. */
  proposals = $state.raw<readonly Proposal[]>([])
  /** I am making a proposal. */
  open = $state(false)
  readonly #seat: Seat
  #shown = ''
  #wish: readonly Thing[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(seat: Seat) {
    this.#seat = seat
  }

  /** What could be proposed to the person who decides now, from what everybody knows. */
  proposable = $derived.by((): Question | null => {
    const { stage, viewer, seats, face, question, view } = this.#seat
    const decider = stage?.turn ?? null
    if (decider === null || viewer === null || decider === viewer || question !== null || view === null || this.#seat.isOver || stage!.window) return null
    const sitting = seats.find(({ seat }) => seat === decider)
    if (sitting?.kind !== 'person' || sitting.away) return null
    const found = face.proposals?.(view, decider) ?? null
    return found !== null && found.options.length > 0 ? found : null
  })

  /** Whoever makes a proposal chooses on the table as the decider does. */
  readonly chooser: Chooser = proposer(this, () => this.#seat)

  /** Those that can be carried out now, or can for all I know, each with the words of the answer. */
  readonly standing = $derived.by((): readonly (Proposal & { choice: Choice; at: number; question: Question })[] => {
    const question = this.#seat.question ?? this.proposable
    if (question === null) return []
    return this.proposals.flatMap((proposal) => {
      const at = question.options.findIndex(({ notation }) => notation === proposal.notation)
      return at < 0 ? [] : [{ ...proposal, at, question, choice: question.options[at]! }]
    })
  })

  hear({ seat, how, what }: Pointed): void {
    if (how === 'proposes') {
      const others = this.proposals.filter((one) => one.seat !== seat)
      this.proposals = what[0] === undefined || this.#seat.muted.has(seat) ? others : [...others, { seat, notation: what[0] }]
    } else if (seat !== this.#seat.viewer) this.considered = what.length === 0 ? null : { seat, things: what }
  }

  /** After each change of the table: what nobody considers any more, and what cannot be done any more, goes. */
  look(): void {
    this.considered = null
    this.#shown = ''
    const still = new Set(this.standing.map(({ seat }) => seat))
    if (this.proposals.length > still.size) this.proposals = this.proposals.filter(({ seat }) => still.has(seat))
    if (this.proposable === null) this.open = false
  }

  /** Shows the others what I look at, if there is anybody, and if it is theirs to know. */
  consider(things: readonly Thing[]): void {
    const { question, face, seats, viewer } = this.#seat
    if (question === null || !seats.some(({ seat, kind, here }) => seat !== viewer && kind === 'person' && here)) return
    this.#wish = things.every((thing) => face.considers?.(thing, question)) ? things.slice(0, 4) : []
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const now = this.#wish.join('|')
      if (now === this.#shown || this.#seat.question === null) return
      this.#shown = now
      this.#seat.line.say({ type: 'point', how: 'considers', what: this.#wish as Point['what'] })
    }, OFTEN)
  }

  propose(notation: string): boolean {
    this.open = false
    return this.#seat.line.say({ type: 'point', how: 'proposes', what: [notation] })
  }

  withdraw(): boolean {
    return this.#seat.line.say({ type: 'point', how: 'proposes', what: [] })
  }
}

function proposer(pointing: Pointing, seat: () => Seat): Chooser {
  return {
    get face() { return seat().face },
    get shown(): Question | null { return pointing.open ? pointing.proposable : null },
    get question(): Question | null { return pointing.open ? pointing.proposable : null },
    get silenced() { return seat().silenced },
    get view(): View { return seat().view },
    late: '',
    hint: null,
    notice: null,
    passing: { begin() {} },
    answer: (option: number) => pointing.propose(pointing.proposable!.options[option]!.notation),
  }
}
