import type { Lesson } from '../../../tutorial/course'
import type { ClankView } from '../view'
import { isLate, me, position } from './position'

const hasFound = (view: ClankView): boolean => view.this_turn.found !== null || view.tiles.length > 1

export const dark: Lesson = {
  name: 'dark',
  position: position(`
players:
- {pawn: west_porch, hand: [], play: [burgle, burgle, burgle, scramble, sidestep], boots: 1, skill: 2}
- {pawn: crypt}
stack: [H2]
`),
  cards: {},
  steps: [
    { name: 'edge', about: ['door:L.W1'] },
    { name: 'explore', about: ['door:L.W1'], done: hasFound },
    { name: 'turn', about: ['tile:H2'] },
    { name: 'lay', about: ['tile:H2', 'lay'], done: (view: ClankView) => me(view).gold >= 2 },
    { name: 'rooms', about: ['room:h2_nw'] },
  ],
  astray(view: ClankView) {
    if (view.tiles.length > 1 && me(view).gold < 2) return 'turned'
    return isLate(view) || (!hasFound(view) && view.this_turn.boots === 0) ? 'late' : null
  },
}
