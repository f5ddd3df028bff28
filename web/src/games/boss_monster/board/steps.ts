// What the prompt says once a source is chosen.
import type { Question } from '../../../wire/messages'
import type { Teller } from '../../../words/teller'
import { say } from '../../../words/words.svelte'
import type { Thing } from '../../face'
import type { Ground } from '../describe'
import { isSpell } from './faces'
import { DO, thingsOf } from './things'

export function step(chosen: readonly Thing[], question: Question, ground: Ground, teller: Teller): string {
  const [kind = '', first = '', second = ''] = (chosen[0] ?? '').split(':')
  const card = kind === 'hand' ? first : (ground[Number(first)]?.[Number(second) - 1] ?? '')
  const targets = question.options.map((option) => thingsOf(option, question)).filter(([source]) => source === chosen[0])
  const builds = kind === 'hand' && !isSpell(first)
  const said = builds ? 'lair-step-build' : targets.every((way) => way[1] === DO) ? 'lair-step-do' : 'lair-step-aim'
  return say(said, { card: teller.card(card) })
}
