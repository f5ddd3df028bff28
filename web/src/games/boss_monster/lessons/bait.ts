import type { Lesson } from '../../../tutorial/course'
import type { BossView } from '../view'
import { isLate, me, position } from './position'

const FIGHTER = 'boden_the_pantless'

export const bait: Lesson = {
  name: 'bait',
  position: position(`
players:
- {boss: gorgona, dungeon: [neanderthal_cave], hand: [dizzygas_hallway, goblin_armory]}
- {boss: draculord, dungeon: [golem_factory]}
town: [${FIGHTER}, nick_the_masher]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),
  cards: { fighter: FIGHTER, cleric: 'nick_the_masher', rival: 'draculord', armory: 'goblin_armory', cave: 'neanderthal_cave' },
  steps: [
    { name: 'lure', about: ['lure'] },
    { name: 'tie', about: [`hero:${FIGHTER}`] },
    { name: 'phases', about: ['phases'] },
    { name: 'order', about: ['player:1'] },
    { name: 'build', about: ['hand:goblin_armory', 'next'], done: (view: BossView) => me(view).souls > 0 },
    { name: 'both', about: ['wounds:1', 'souls:0'] },
  ],
  astray(view: BossView) {
    if (me(view).wounds > 0) return 'wound'
    if (!isLate(view)) return null
    return view.town.some(({ hero }) => hero === FIGHTER) ? 'tie' : 'away'
  },
}
