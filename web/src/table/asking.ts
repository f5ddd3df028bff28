// The sentence of the prompt: who decides, and what. While a window is open it says the same to everybody who is not asked.
import type { Thing } from '../games/face'
import { say, sentence } from '../words/words.svelte'
import type { Seat } from './seat.svelte'

export function asking(seat: Seat, chosen: readonly Thing[]): string {
  const { stage, teller, question, face } = seat
  if (stage === null) return say('web-connecting')
  if (seat.isOver) return say('ask-over')
  if (seat.paused) return say('far-paused')
  if (question !== null) {
    const step = chosen.length > 0 ? face.step?.(chosen, question, seat.scene(), teller) : undefined
    return step ?? face.question(question, seat.view, teller)
  }
  if (seat.pointing.open && stage.turn !== null) return say('table-propose-ask', { player: teller.nameOf(stage.turn) })
  if (stage.window) {
    const held = stage.held.map((one) => teller.nameOf(one)).join(', ')
    return held === '' ? say('far-window') : say('far-held', { players: held })
  }
  if (seat.underWay !== null) return say('far-sent')
  if (stage.turn !== null && stage.turn !== seat.viewer) {
    return sentence(face.waiting?.(seat.view, stage.turn, teller) ?? say('ask-waiting', { player: teller.nameOf(stage.turn) }))
  }
  return say('far-wait')
}
