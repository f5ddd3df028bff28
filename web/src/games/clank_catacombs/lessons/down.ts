import type { Lesson } from '../../../tutorial/course'
import type { ClankView } from '../view'
import { isLate, me, position } from './position'

const hasPlayed = (view: ClankView): boolean => me(view).hand === 0 || isLate(view)

export const down: Lesson = {
  name: 'down',
  position: position(`
players:
- {pawn: crypt, hand: [burgle, burgle, sidestep, scramble, stumble]}
- {pawn: crypt}
`),
  cards: { burgle: 'burgle', scramble: 'scramble', stumble: 'stumble' },
  steps: [
    { name: 'crypt', about: ['room:crypt'] },
    { name: 'hand', about: ['hand'] },
    { name: 'play', about: ['play-all'], done: hasPlayed },
    { name: 'totals', about: ['total:boots', 'total:skill'] },
    { name: 'walk', about: ['room:west_porch'], done: (view: ClankView) => me(view).pawn !== 'crypt' },
    { name: 'on', about: ['room:landing'], done: (view: ClankView) => me(view).pawn === 'landing' },
    { name: 'depths', about: ['room:landing', 'player:0'] },
  ],
  astray(view: ClankView) {
    if (isLate(view)) return 'late'
    return hasPlayed(view) && me(view).pawn !== 'landing' && (view.this_turn.boots === 0 || view.this_turn.found !== null) ? 'boots' : null
  },
}
