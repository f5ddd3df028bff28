// The log as it is read: lines under the chapters they stand in, with a mark where I decided last.
import type { Chapter, GameFace } from '../games/face'
import type { Teller } from '../words/teller'
import { say } from '../words/words.svelte'
import { linked, type Part } from './linked'
import type { Happened } from './seat.svelte'

export interface Section {
  key: string
  heading: string
  /** The line before which the mark stands: above the heading, if it is the first. */
  since: number | null
  lines: readonly Happened[]
}

/** `before`: what was read until now. A section in which nothing has changed stays the same one, and is not drawn anew. */
export function sections(log: readonly Happened[], face: GameFace, decidedAt: number, before: readonly Section[] = []): Section[] {
  const found: (Section & { lines: Happened[] })[] = []
  let chapter: Chapter = { round: 0, part: '' }
  let since = decidedAt === 0
  for (const line of log) {
    const next = face.chapter?.(line.facts, chapter) ?? chapter
    if (found.length === 0 || next.round !== chapter.round || next.part !== chapter.part) {
      found.push({ key: `${line.n}`, heading: face.chapterName?.(next) ?? '', since: null, lines: [] })
    }
    const section = found.at(-1)!
    if (!since && line.n > decidedAt) {
      section.since = line.n
      since = true
    }
    chapter = next
    section.lines.push(line)
  }
  const known = new Map(before.map((section) => [section.key, section]))
  return found.map((section) => (isSame(known.get(section.key), section) ? known.get(section.key)! : section))
}

const isSame = (before: Section | undefined, now: Section): boolean =>
  before !== undefined && before.heading === now.heading && before.since === now.since && before.lines.length === now.lines.length && before.lines.every((line, at) => line === now.lines[at])

/** An event as a sentence. */
export function told({ facts, scene }: Happened, face: GameFace, teller: Teller): string {
  if (facts.event === 'taken_back') return say('event-taken_back', { who: teller.who(facts.seat), player: teller.name(facts.seat) })
  try {
    return face.event(facts, scene, teller)
  } catch {
    return say('event-unknown') // a newer server
  }
}

export function toldParts(line: Happened, face: GameFace, teller: Teller): Part[] {
  return linked(told(line, face, teller), face.cardsOf?.(line.facts, line.scene) ?? [], (card) => teller.card(card))
}

const FEW = 5

/** What happened, in a few lines: as the game sums it up, or its last sentences. */
export function summed(log: readonly Happened[], face: GameFace, teller: Teller): readonly string[] {
  if (face.sumUp === undefined) return log.slice(-FEW).map((line) => told(line, face, teller))
  const back = log.filter(({ facts }) => facts.event === 'taken_back').map((line) => told(line, face, teller))
  return [...face.sumUp(log.map(({ facts }) => facts), teller), ...back.slice(-1)]
}

/** For the clipboard. */
export function asText(log: readonly Happened[], face: GameFace, teller: Teller): string {
  return sections(log, face, 0)
    .map(({ heading, lines }) => [heading, ...lines.map((line) => told(line, face, teller))].filter(Boolean).join('\n'))
    .join('\n\n')
}
