import type { Lesson } from '../../../tutorial/course'
import type { BossView } from '../view'
import { hasBuilt, holds, isLate, me, position } from './position'

const DETECTIVE = 'sir_digby_apple_ace_detective'

export const magic: Lesson = {
  name: 'magic',
  position: position(`
phase: adventure
active: 0
players:
- {boss: gorgona, dungeon: [golem_factory, bottomless_pit], hand: [giant_size], entrance: [fires_breath_heroine_of_arcadia, ${DETECTIVE}]}
- {boss: draculord, dungeon: [open_grave]}
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),
  cards: { fighter: 'fires_breath_heroine_of_arcadia', detective: DETECTIVE, spell: 'giant_size', golems: 'golem_factory', pit: 'bottomless_pit' },
  steps: [
    { name: 'spell', about: ['hand:giant_size'] },
    { name: 'cast', about: ['hand:giant_size', 'room:0:1'], done: (view: BossView) => !holds(view, 'giant_size') },
    { name: 'wait', about: ['option:pass'], done: (view: BossView) => me(view).souls > 0 },
    { name: 'pit', about: ['room:0:2', `hero:${DETECTIVE}`], done: (view: BossView) => me(view).souls > 1 },
    { name: 'price', about: ['souls:0'] },
  ],
  astray(view: BossView) {
    if (me(view).wounds > 0 || isLate(view)) return 'wound'
    if (holds(view, 'giant_size') && view.walking?.inside) return 'late'
    return hasBuilt(view, 'bottomless_pit') ? null : 'pit'
  },
}
