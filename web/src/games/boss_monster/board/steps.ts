// What the prompt says once a source is chosen.
import type { Question } from '../../../wire/messages'
import type { Teller } from '../../../words/teller'
import { say } from '../../../words/words.svelte'
import type { Thing } from '../../face'
import type { Ground } from '../describe'
import { DO, otherOrder, thingsOf } from './things'

export function step(chosen: readonly Thing[], question: Question, _ground: Ground, teller: Teller): string {
  const ways = question.options
    .map((option) => ({ option, way: thingsOf(option, question) }))
    .filter(({ option, way }) => [way, otherOrder(option, question) ?? []].some((one) => chosen.every((thing, at) => one[at] === thing)))
  const next = ways.map(({ way }) => way[chosen.length] ?? '')
  const every = (kind: string) => next.every((thing) => thing.startsWith(kind))
  const said =
    ways.every(({ option }) => option.verb === 'build') ? 'lair-step-build'
    : every(DO) ? 'lair-step-do'
    : every('box:') ? 'lair-step-box'
    : every('treasure:') ? 'lair-step-treasure'
    : chosen.length > 1 && chosen.at(-1)!.startsWith('room:') && every('room:') ? 'lair-step-second'
    : 'lair-step-aim'
  return say(said, { card: teller.card(ways[0]?.option.words.card ?? '') })
}
