// A pass that reaches further than one question. It ends by itself, and never answers what must be decided.
import type { Facts, GameFace, View } from '../games/face'
import type { Question } from '../wire/messages'

export const PASS = 'pass'
const AIMS = ['aim', 'from', 'at', 'to'] as const

export class Passing {
  /** How far, by the name that the game gives it; none, if only single questions are passed. */
  reach = $state<string | null>(null)
  readonly #face: GameFace
  #begun: View = null

  constructor(face: GameFace) {
    this.#face = face
  }

  /** What can be chosen beside "only this time". */
  get reaches(): readonly string[] {
    return ['concern', ...(this.#face.reaches ?? []).map(({ name }) => name)]
  }

  begin(reach: string, view: View): void {
    this.reach = reach
    this.#begun = view
  }

  end(): void {
    this.reach = null
  }

  /** Ends it if something happened that it does not reach over. */
  hear(events: readonly Facts[], view: View, me: number): void {
    if (this.reach === null) return
    const concerned = events.some((facts) => pointsAt(facts, me) || (this.reach === 'concern' && facts.seat === me))
    if (concerned || this.#isOver(view, null)) this.end()
  }

  /** The option that passes this question; none, if it is the player's own to answer. */
  answer(question: Question, view: View): number {
    if (this.reach === null) return -1
    const option = passOf(question)
    if (option < 0 || this.#isOver(view, question)) {
      this.end()
      return -1
    }
    return option
  }

  #isOver(view: View, question: Question | null): boolean {
    const reach = this.#face.reaches?.find(({ name }) => name === this.reach)
    return reach?.isOver(view, question, this.#begun) ?? false
  }
}

export function passOf(question: Question): number {
  return question.options.findIndex(({ verb }) => verb === PASS)
}

/** The option that declines what is asked, under whatever name the game has for it. */
export function declineOf(question: Question, face: GameFace): number {
  return question.options.findIndex(({ verb }) => declines(verb, face))
}

export const declines = (verb: string, face: GameFace): boolean => verb === PASS || (face.declining?.includes(verb) ?? false)

/** Whether somebody else aims at this seat: at its player, its rooms or its souls. */
function pointsAt(facts: Facts, seat: number): boolean {
  if (facts.seat === seat) return false
  return AIMS.some((name) => {
    const aim: unknown = facts[name]
    return aim === seat || (typeof aim === 'string' && aim.split(/[ :]/)[0] === String(seat))
  })
}
