// What a game gives to be taught: lessons, each a fixed position on a real table, taken step by step.
import type { Drawing } from '../art/painter'
import type { Thing, View } from '../games/face'

export interface Course {
  /** Whoever speaks to the learner. */
  guide: Drawing
  /** The others at the table. In a good position they have nothing to decide, so it hardly matters who they are. */
  rivals: readonly string[]
  minutes: number
  lessons: readonly Lesson[]
}

/** Its words: `lesson-NAME` with `.about`, `lesson-NAME-STEP` with `.do`, `lesson-NAME-astray-WHY`. */
export interface Lesson {
  name: string
  /** A position file; the learner sits at seat 0. */
  position: string
  /** Cards that the words speak of, by the names of their arguments. */
  cards: Readonly<Record<string, string>>
  /** The last one has nothing to do: it says what was learned. */
  steps: readonly Step[]
  /** Why the lesson cannot end well any more; null as long as it can. */
  astray(view: View): string | null
}

export interface Step {
  name: string
  /** What the words speak of; `option:NOTATION` is a button that answers. */
  about: readonly Thing[]
  /** Whether it is done, and stays so whatever comes later. Without this it is only to be read. */
  done?(view: View): boolean
}

/** The step that comes next for whoever has read so many; as many as there are, if the lesson is over. */
export function stepAt(lesson: Lesson, read: number, view: View): number {
  const at = lesson.steps.findIndex((step, i) => (step.done === undefined ? i >= read : !step.done(view)))
  return at < 0 ? lesson.steps.length : at
}

/** Why the learner should try again; nobody is astray who has done everything. */
export function astray(lesson: Lesson, view: View): string | null {
  return lesson.steps.some((step) => step.done?.(view) === false) ? lesson.astray(view) : null
}

/** A thing on the page, if it is in sight. */
export function shown(thing: Thing, page: ParentNode): HTMLElement | null {
  const [name, sought] = thing.startsWith('option:') ? ['option', thing.slice('option:'.length)] : ['thing', thing]
  const found = page.querySelectorAll<HTMLElement>(`[data-${name}="${CSS.escape(sought)}"]`)
  return [...found].find((one) => one.checkVisibility?.() ?? true) ?? null
}
