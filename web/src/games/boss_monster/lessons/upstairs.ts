import type { Lesson } from '../../../tutorial/course'
import type { BossView } from '../view'
import { isLate, me, position } from './position'

export const upstairs: Lesson = {
  name: 'upstairs',
  position: position(`
players:
- {boss: gorgona, dungeon: [neanderthal_cave, golem_factory, dizzygas_hallway], hand: [beast_menagerie, dragon_hatchery]}
- {boss: draculord, dungeon: [open_grave]}
town: [johnny_of_the_evening_watch]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`),
  cards: { fighter: 'johnny_of_the_evening_watch', beasts: 'beast_menagerie', golems: 'golem_factory', cave: 'neanderthal_cave', hallway: 'dizzygas_hallway' },
  steps: [
    { name: 'sums', about: ['hero:johnny_of_the_evening_watch'] },
    { name: 'advanced', about: ['hand:beast_menagerie'] },
    { name: 'where', about: ['room:0:1', 'room:0:3'] },
    { name: 'build', about: ['hand:beast_menagerie', 'room:0:2'], done: (view: BossView) => me(view).souls > 0 },
    { name: 'top', about: ['room:0:2'] },
  ],
  astray: (view: BossView) => (me(view).wounds > 0 || isLate(view) ? 'wound' : null),
}
