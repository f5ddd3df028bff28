import type { Lesson } from '../../../tutorial/course'
import type { KeepView, RoomTold } from '../view'

const TURN = 3
const sewers = (view: KeepView): RoomTold => view.rooms.find(({ room }) => room === 'sewers')!
const isClear = (view: KeepView): boolean => Object.values(sewers(view).heroes.exhausted).every((count) => count === 0)
const isLate = (view: KeepView): boolean => view.turn > TURN || view.phase !== 'play'

export const drains: Lesson = {
  name: 'drains',
  position: `underkeep: position 1
game: keep_the_heroes_out
options: {players: 1}
phase: play
turn: ${TURN}
players: [{clan: rats, hand: [rat_scurry, rat_busy_paws]}]
rooms:
  sewers: {monsters: {rats: 2}, heroes: [rogue]}
  vault: {monsters: {rats: 1}}
  library: {monsters: {rats: 1}}
guild_deck: [mage_hat]
`,
  cards: { scurry: 'rat_scurry', paws: 'rat_busy_paws' },
  steps: [
    { name: 'house', about: ['room:vault'] },
    { name: 'rogue', about: ['room:sewers'] },
    { name: 'hit', about: ['half:rat_scurry:1', 'hero:sewers:rogue'], done: isClear },
    { name: 'frog', about: ['half:rat_busy_paws:0', 'room:sewers'], done: (view: KeepView) => sewers(view).resources.frog > 0 || isLate(view) },
    { name: 'guild', about: ['guild'] },
    { name: 'night', about: ['option:done', 'option:end turn'], done: (view: KeepView) => view.turn > TURN },
    { name: 'steps', about: ['room:library'] },
  ],
  astray: (view: KeepView) => (isLate(view) && !isClear(view) ? 'rogue' : null),
}
