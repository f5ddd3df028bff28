import type { Lesson } from '../../../tutorial/course'
import type { ClankView } from '../view'
import { isLate, me, owns, position } from './position'

export const shop: Lesson = {
  name: 'shop',
  position: position(`
players:
- {pawn: landing, hand: [], play: [burgle, burgle, burgle, scramble, sidestep], skill: 3, swords: 2}
- {pawn: crypt}
`),
  cards: { lightstick: 'lightstick', goblin: 'goblin', swindle: 'swindle' },
  steps: [
    { name: 'row', about: ['row'] },
    { name: 'price', about: ['row:lightstick'] },
    { name: 'buy', about: ['row:lightstick'], done: (view: ClankView) => owns(view, 'lightstick') },
    { name: 'discard', about: ['decks'] },
    { name: 'fight', about: ['reserve:goblin'], done: (view: ClankView) => me(view).gold > 0 },
    { name: 'gold', about: ['market'] },
  ],
  astray(view: ClankView) {
    if (!owns(view, 'lightstick') && view.this_turn.skill < 3) return 'other'
    return isLate(view) ? 'late' : null
  },
}
