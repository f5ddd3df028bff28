// What a game gives the shell, so that the shell need not know any game.
import type { Component, Snippet } from 'svelte'
import type { Choice, Question, Reason, Refused } from '../wire/messages'
import type { SoundName } from '../sound/notes'
import type { Teller } from '../words/teller'
import type { Movement } from './movement.svelte'

export type View = any // as the game's own `view` makes it; only the game's folder looks inside
export type Scene = any // what a game must remember of the table to name the things of an event later
export type Sums = any // what the game reckons from a view: forecasts, and the terms of every figure
export type Facts = Record<string, any>

/** A thing on the table by a name that the game chooses, such as `hand:open_grave` or `room:1:3`. */
export type Thing = string

/** What the board is told, and whom it tells that something was activated. */
export interface BoardProps {
  view: View
  question: Question | null
  teller: Teller
  /** What answers now, each thing with the options that begin there or go on there. */
  lit: ReadonlyMap<Thing, readonly number[]>
  /** What was chosen so far, the source first. */
  chosen: readonly Thing[]
  onActivate: (thing: Thing) => void
  /** What the game reckons from this view; null until it is known. */
  sums?: Sums | null
  /** What was touched cannot be done now: the answer that the game would refuse, and where to say why. */
  onAskWhy?: (notation: string, touched: HTMLElement) => void
  /** What whoever decides looks at, in their own names of things, while somebody else watches. */
  considered?: { readonly seat: number; readonly things: readonly Thing[] } | null
  /** Something that answers is looked at: pointed at, or in focus. */
  onConsider?: (thing: Thing) => void
  /** What others would do in the decider's place. */
  proposals?: Snippet
  /** Shows what happened; a board hands it the element on which things move. */
  movement?: Movement
  /** The things of the option that the hint would choose. */
  hinted?: readonly Thing[]
  /** The shell's own parts: what is asked, its buttons, what happened. A board lays them where it has a place. */
  prompt?: Snippet
  answers?: Snippet
  log?: Snippet
  /** Several people share this screen, one after the other: whose hand is shown must be said. */
  several?: boolean
  /** All that was told so far, for a board that tells some of it step by step; `n` counts on. */
  told?: readonly { readonly n: number; readonly facts: Facts }[]
}

/** What stands in the middle of the top bar: how far the round has come. */
export interface BarProps {
  view: View
  teller: Teller
}

/** Shows one event on the stage, where everything has its thing in `data-thing`, and ends when it is seen. */
export interface Motion {
  /** Whoever does not want to wait aborts the signal. */
  (facts: Facts, stage: Stage, signal: AbortSignal): Promise<void>
}

/** Where things move. Distances are those of the stage, whatever its zoom. */
export interface Stage {
  /** Where a thing is, or else where it was before the event. */
  find(thing: Thing): Spot | null
  was(thing: Thing): Spot | null
  /** It has come there: so it was, for the events that follow. */
  come(thing: Thing, there: Spot): void
  element(thing: Thing): HTMLElement | null
  /** Moves something of its own above the board, and takes it away again. */
  fly(what: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void>
  /** Moves what stands there, for a moment. */
  stir(thing: Thing, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void>
  /** Hides what stands there until the event has been shown. */
  hide(thing: Thing): void
  /** Without movement: an edge for a second says what has changed. */
  mark(thing: Thing): void
}

export interface Spot {
  x: number
  y: number
  width: number
  height: number
}

export type Sounding = readonly [name: SoundName, amount?: number]

export interface GameFace {
  /** Fetches what is drawn only where cards of these boxes lie; a table is shown when it is here. */
  unpack?(boxes: readonly string[]): Promise<void>
  /** Without a board of its own, a game is played from the list of options and the table in words. */
  Board?: Component<BoardProps>
  Bar?: Component<BarProps>
  motion?: Motion
  /** The things that must be activated, one after the other, to give this option; none if it is a button of its own. */
  thingsOf?(choice: Choice, question: Question): readonly Thing[]
  /** The same things in another order, if that gives the option as well. */
  otherOrder?(choice: Choice, question: Question): readonly Thing[] | null

  /** All play for one side: at one screen nobody hides a hand, unless they wish to. */
  together?: boolean

  scene(view: View): Scene
  /** What is asked, and by which card. */
  question(question: Question, view: View, teller: Teller): string
  /** An option as a whole sentence. */
  option(choice: Choice, question: Question, scene: Scene, teller: Teller): string
  /** What is asked once something was chosen. */
  step?(chosen: readonly Thing[], question: Question, scene: Scene, teller: Teller): string
  /** Something that happened, as a sentence; without a scene, if nobody knows what lay where. */
  event(facts: Facts, scene: Scene | null, teller: Teller): string
  /** Whether an event is a reason why I cannot take back what I decided before it, and which one. */
  uncovers?(facts: Facts, me: number): 'revealed' | 'chance' | 'others' | undefined
  /** Whether this event has shown the viewer cards that not everybody sees: then it stays until it is closed. */
  reveals?(facts: Facts, viewer: number | null): boolean
  /** How an event sounds. */
  sound?(facts: Facts): Sounding | undefined
  /** Of a choice of several, one after the other: how many, and how many were chosen; none if it is a single one. */
  several?(question: Question, view: View, log: readonly Facts[]): { asked: number; taken: number } | undefined
  /** What somebody else decides, as far as everybody can see: "Ania chooses a room to build". */
  waiting?(view: View, seat: number, teller: Teller): string | undefined
  /** What another seat could do now, as far as everybody can tell: so that it can be proposed to them. */
  proposals?(view: View, seat: number): Question | null
  /** Whether the others may see that I think about this. */
  considers?(thing: Thing, question: Question): boolean
  /** Verbs that decline what is asked, beside `pass`: they stand in its place, under its key. */
  declining?: readonly string[]
  /** What would be lost by declining; nothing worth a question if it is empty. */
  loses?(question: Question, view: View, teller: Teller): string
  /** Why something is not allowed, without its rule. */
  refusal(told: Pick<Refused | Reason, 'message' | 'words'>, scene: Scene, teller: Teller): string
  /** The whole table in sentences, under headings. */
  inWords(view: View, teller: Teller): readonly Passage[]
  score(view: View, seat: number, teller: Teller): string
  /** Whether this seat has lost already and only looks on: it may leave without being asked. */
  isOut?(view: View, seat: number): boolean

  /** A card's face, large enough to be read. */
  Card?: Component<{ card: string; small: boolean }>
  /** What can be read beside it: what it means, where it comes from, and what its figures are now. */
  reading?(card: string, view: View, sums: Sums | null, teller: Teller): Reading
  /** The cards that an event speaks of. */
  cardsOf?(facts: Facts, scene: Scene | null): readonly string[]
  /** The chapter of the log in which an event stands, after the one before. */
  chapter?(facts: Facts, before: Chapter): Chapter
  chapterName?(chapter: Chapter): string
  /** How far a pass may reach, beside one question. */
  reaches?: readonly Reach[]
  /** How the game ended, and what each score is made of. */
  ending?(view: View, teller: Teller): Ending
  /** What an answer would change, in a few words: why a hint advises it. Empty if nothing is reckoned. */
  foresees?(choice: Choice, sums: Sums | null, teller: Teller): string
  /** The table when the game is over: what all seats know together, with what lies in the decks, as this seat looks at it. */
  uncover?(view: View, decks: Readonly<Record<string, readonly string[]>>, viewer: number | null): View
  /** What was hidden until the end, under headings: whose hand, which cards. */
  hidden?(view: View, teller: Teller): readonly { heading: string; cards: readonly string[] }[]
  /** The game in three to five sentences: what turned it. */
  story?(log: readonly Facts[], view: View, teller: Teller): readonly string[]
  /** What happened, in a few lines. */
  sumUp?(log: readonly Facts[], teller: Teller): readonly string[]
  /** The places and things on the table that an event speaks of, beside its cards. */
  placesOf?(facts: Facts): readonly Thing[]
  /** A rule that surprises whoever meets it first. */
  surprise?(facts: Facts, view: View): Surprise | null
  /** Short questions that are answered in words, by the word that asks. */
  tells?: Readonly<Record<string, (view: View, sums: Sums | null, teller: Teller) => string>>
}

/** Its words: `surprise-NAME` with `.about`. */
export interface Surprise {
  name: string
  /** Whom or what it speaks of. */
  card?: string | undefined
  about: readonly Thing[]
  rule: string
}

export interface Reading {
  /** "first box · 3 copies" */
  origin: string
  /** Not a card of the rulebooks, but one of ours. */
  designed: boolean
  rules: readonly string[]
  terms: readonly { term: string; about: string }[]
  /** Figures as they are now, with everything they are made of. */
  now: readonly { where: string; terms: readonly { value: number; by: string }[] }[]
}

export interface Chapter {
  round: number
  part: string
}

export interface Reach {
  name: string
  /** Whether it ends here; `begun` is the table as it was when it began. */
  isOver(view: View, question: Question | null, begun: View): boolean
}

export interface Ending {
  /** Where all win or lose together: who won, in words. */
  verdict?: string
  winners: readonly number[]
  rule: string
  /** Who won or lost as one: how their one row is called. Every seat has the same figures then. */
  together?: string
  /** A table: for each column what each seat has, and where it came from. */
  columns: readonly { name: string; of: readonly { seat: number; total: number; parts: readonly { card: string; value: number }[] }[] }[]
}

export interface Passage {
  heading: string
  lines: readonly string[]
}
