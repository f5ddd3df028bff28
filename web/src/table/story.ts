// The log as it is read: lines under the chapters they stand in, with a mark where I decided last.
import type { Chapter, GameFace } from '../games/face'
import type { Teller } from '../words/teller'
import { say } from '../words/words.svelte'
import { linked, type Part } from './linked'
import type { Happened } from './seat.svelte'

export interface Section {
  key: string
  /** Empty where a chapter goes on after my decision. */
  heading: string
  isSince: boolean
  lines: readonly Happened[]
}

export function sections(log: readonly Happened[], face: GameFace, decidedAt: number): Section[] {
  const found: (Section & { lines: Happened[] })[] = []
  let chapter: Chapter = { round: 0, part: '' }
  let since = decidedAt === 0
  for (const line of log) {
    const next = face.chapter?.(line.facts, chapter) ?? chapter
    const begins = found.length === 0 || next.round !== chapter.round || next.part !== chapter.part
    const isSince = !since && line.n > decidedAt
    if (begins || isSince) {
      const heading = begins && face.chapterName !== undefined ? face.chapterName(next) : ''
      found.push({ key: `${line.n}`, heading, isSince, lines: [] })
    }
    if (isSince) since = true
    chapter = next
    found.at(-1)!.lines.push(line)
  }
  return found
}

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

/** For the clipboard. */
export function asText(log: readonly Happened[], face: GameFace, teller: Teller): string {
  return sections(log, face, 0)
    .map(({ heading, lines }) => [heading, ...lines.map((line) => told(line, face, teller))].filter(Boolean).join('\n'))
    .join('\n\n')
}
