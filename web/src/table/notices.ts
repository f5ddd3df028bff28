// What became of something that was tried, in words.
import { say, sentence, words } from '../words/words.svelte'
import type { Notice, Seat } from './seat.svelte'

export function noticeWords(notice: Notice, seat: Seat): string {
  switch (notice.kind) {
    case 'taken':
      return say('web-answer-taken')
    case 'taken_back':
      return say('undo-done')
    case 'silenced':
      return say(`web-silenced-${notice.why}`)
    case 'why':
      return notice.told.allowed ? say('why-allowed', { notation: notice.notation }) : because(notice.told, seat)
    case 'refused': {
      const { told } = notice
      if (told.message !== '' && told.rule !== '') return because(told, seat)
      const id = `far-refused-${told.code.replaceAll('_', '-')}`
      return say(words.has(id) ? id : 'far-refused-out-of-place', { seconds: Math.ceil(told.again) })
    }
  }
}

/** The rule that forbids it, to be opened. */
export function ruleOf(notice: Notice): string {
  return notice.kind === 'why' || notice.kind === 'refused' ? notice.told.rule : ''
}

function because(told: { message: string; words: Record<string, string> }, seat: Seat): string {
  if (told.message === 'not-your-decision') return say('far-not-asked')
  return sentence(seat.face.refusal(told, seat.scene(), seat.teller))
}
