// What became of something that was tried, in words.
import { say, sentence, words } from '../words/words.svelte'
import type { Notice, Seat } from './seat.svelte'

export function noticeWords(notice: Notice, seat: Seat): string {
  switch (notice.kind) {
    case 'taken':
      return say('web-answer-taken')
    case 'taken_back':
      if (notice.stopped === null) return say('undo-done')
      return [say('table-undone', { count: notice.count }), ...(notice.stopped === 'none' ? [] : [say(`table-undo-${notice.stopped}`)])].join(' ')
    case 'silenced':
      return say(`web-silenced-${notice.why}`)
    case 'why':
      return notice.told.allowed ? allowed(notice.notation, seat) : because(notice.told, seat)
    case 'refused': {
      const { told } = notice
      if (told.message !== '' && told.rule !== '') return because(told, seat)
      if (told.code === 'cannot_take_back') return say(`table-undo-${seat.stop}`)
      const id = `far-refused-${told.code.replaceAll('_', '-')}`
      return say(words.has(id) ? id : 'far-refused-out-of-place', { seconds: Math.ceil(told.again) })
    }
  }
}

/** The rule that forbids it, to be opened. */
export function ruleOf(notice: Notice): string {
  return notice.kind === 'why' || notice.kind === 'refused' ? notice.told.rule : ''
}

/** In the words of the option, not in its notation. */
function allowed(notation: string, seat: Seat): string {
  const { question } = seat
  const choice = question?.options.find((option) => option.notation === notation)
  return choice === undefined || question === null ? '' : say('why-allowed', { notation: seat.face.option(choice, question, seat.scene(), seat.teller) })
}

function because(told: { message: string; words: Record<string, string> }, seat: Seat): string {
  if (told.message === 'not-your-decision') return say('far-not-asked')
  return sentence(seat.face.refusal(told, seat.scene(), seat.teller))
}
