import type { Lesson } from '../../../tutorial/course'
import type { BossView } from '../view'
import { hasBuilt, holds, isLate, me, position } from './position'

/** The spell is there so that the hero stops in each room: whoever could act is asked. */
export const home: Lesson = {
  name: 'home',
  position: position(`
players:
- {boss: gorgona, dungeon: [dizzygas_hallway], hand: [neanderthal_cave, dragon_hatchery, fear]}
- {boss: draculord, dungeon: [golem_factory]}
town: [joman_chimm_cutpurse]
decks: {heroes: [nick_the_masher, boden_the_pantless], rooms: [open_grave, specters_sanctum]}
`),
  cards: { boss: 'gorgona', thief: 'joman_chimm_cutpurse', hallway: 'dizzygas_hallway', cave: 'neanderthal_cave', fear: 'fear' },
  steps: [
    { name: 'boss', about: ['player:0'] },
    { name: 'score', about: ['souls:0', 'wounds:0'] },
    { name: 'hero', about: ['hero:joman_chimm_cutpurse'] },
    { name: 'sums', about: ['room:0:1'] },
    { name: 'build', about: ['hand:neanderthal_cave', 'next'], done: (view: BossView) => hasBuilt(view, 'neanderthal_cave') },
    { name: 'walk', about: ['room:0:1', 'option:pass'], done: (view: BossView) => me(view).souls > 0 || (view.walking?.place ?? 0) > 1 },
    { name: 'die', about: ['room:0:2', 'option:pass'], done: (view: BossView) => me(view).souls > 0 },
    { name: 'soul', about: ['souls:0'] },
  ],
  astray(view: BossView) {
    if (me(view).wounds > 0) return 'wound'
    return !holds(view, 'fear') || isLate(view) ? 'fled' : null
  },
}
