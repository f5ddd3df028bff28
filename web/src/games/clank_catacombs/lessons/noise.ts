import type { Lesson } from '../../../tutorial/course'
import type { ClankView } from '../view'
import { isLate, me, position } from './position'

export const noise: Lesson = {
  name: 'noise',
  position: position(
    `
players:
- {pawn: landing, hand: [burgle, burgle, stumble, stumble, sidestep]}
- {pawn: crypt}
dungeon_deck: [ogre_merchant]
clank: {cubes: [2, 1]}
bag: {cubes: [6, 2], black: 10}
rage: 2
`,
    '[lute, swindle, bandit, curator, lightstick, none]',
  ),
  cards: { stumble: 'stumble', ogre: 'ogre_merchant' },
  steps: [
    { name: 'clank', about: ['clank:0'] },
    { name: 'play', about: ['play-all'], done: (view: ClankView) => me(view).hand === 0 || isLate(view) },
    { name: 'odds', about: ['dragon'] },
    { name: 'rage', about: ['rage'] },
    { name: 'end', about: ['option:end turn'], done: isLate },
    { name: 'bitten', about: ['dragon', 'player:0'] },
  ],
  astray: () => null,
}
