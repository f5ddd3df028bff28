import type { Lesson } from '../../../tutorial/course'
import type { ClankView } from '../view'
import { isLate, me, position } from './position'

const isHome = (view: ClankView): boolean => me(view).artifacts.length > 0 && (me(view).pawn === 'crypt' || me(view).state === 'escaped')

export const treasure: Lesson = {
  name: 'treasure',
  position: position(`
players:
- {pawn: d06_s, hand: [], play: [burgle, burgle, burgle, scramble, sidestep], boots: 3}
- {pawn: crypt}
tiles:
- {tile: D06, cell: [-1, 0]}
treasures: {d06_s: [7]}
`),
  cards: {},
  steps: [
    { name: 'see', about: ['room:d06_s'] },
    { name: 'take', about: ['deed:take artifact'], done: (view: ClankView) => me(view).artifacts.length > 0 },
    { name: 'run', about: ['room:landing'], done: (view: ClankView) => me(view).pawn !== 'd06_s' },
    { name: 'home', about: ['room:west_porch', 'room:crypt'], done: isHome },
    { name: 'end', about: ['player:0'] },
  ],
  astray(view: ClankView) {
    if (isHome(view)) return null
    return isLate(view) || view.this_turn.found !== null ? 'late' : null
  },
}
