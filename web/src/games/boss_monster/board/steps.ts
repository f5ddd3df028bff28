// What the prompt says once a source is chosen.
import type { Question } from '../../../wire/messages'
import type { Teller } from '../../../words/teller'
import { say } from '../../../words/words.svelte'
import type { Thing } from '../../face'
import type { Ground } from '../describe'
import { BACK, coinsOf, DO, otherOrder, PROMOTE, thingsOf } from './things'

export function step(chosen: readonly Thing[], question: Question, _ground: Ground, teller: Teller): string {
  const ways = question.options
    .map((option) => ({ option, way: thingsOf(option, question) }))
    .filter(({ option, way }) => [way, otherOrder(option, question) ?? []].some((one) => chosen.every((thing, at) => one[at] === thing)))
  const next = ways.map(({ way }) => way[chosen.length] ?? '')
  const every = (kind: string) => next.every((thing) => thing.startsWith(kind))
  const builds = ways.some(({ option }) => option.verb === 'build')
  const sells = next.includes(coinsOf(question.seat))
  const said =
    builds && sells ? 'lair-step-build-or-sell'
    : ways.every(({ option }) => option.verb === 'build') ? 'lair-step-build'
    : sells ? 'lair-step-sell'
    : every(PROMOTE) ? 'lair-step-promote'
    : every(BACK) ? 'lair-step-back'
    : every(DO) ? 'lair-step-do'
    : every('box:') ? 'lair-step-box'
    : every('treasure:') ? 'lair-step-treasure'
    : chosen.length > 1 && chosen.at(-1)!.startsWith('room:') && every('room:') ? 'lair-step-second'
    : 'lair-step-aim'
  return say(said, { card: teller.card(ways[0]?.option.words.card ?? '') })
}
