import type { Lesson } from '../../../tutorial/course'
import type { BossView } from '../view'
import { isLate, me, position } from './position'

const KNIGHT = 'antonius_the_rune_knight'

export const ten: Lesson = {
  name: 'ten',
  position: position(`
players:
- {boss: gorgona, souls: 7, wounds: 2, dungeon: [neanderthal_cave, golem_factory, goblin_armory, dizzygas_hallway], hand: [dragon_hatchery]}
- {boss: draculord, souls: 6, dungeon: [open_grave]}
town: [${KNIGHT}, joman_chimm_cutpurse]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),
  cards: { boss: 'gorgona', knight: KNIGHT, thief: 'joman_chimm_cutpurse', hatchery: 'dragon_hatchery' },
  steps: [
    { name: 'epic', about: [`hero:${KNIGHT}`] },
    { name: 'level', about: ['player:0'] },
    { name: 'build', about: ['hand:dragon_hatchery', 'next'], done: (view: BossView) => me(view).levelled_up },
    { name: 'stone', about: [`card:${KNIGHT}`], done: (view: BossView) => me(view).souls > 8 },
    { name: 'win', about: ['souls:0'] },
  ],
  astray(view: BossView) {
    if (!me(view).levelled_up) return isLate(view) ? 'four' : null
    return me(view).wounds > 2 || isLate(view) ? 'knight' : null
  },
}
