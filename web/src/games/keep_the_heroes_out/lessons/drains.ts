import type { Lesson } from '../../../tutorial/course'
import type { KeepView } from '../view'
import { hasStopped, isOver, position, roomOf } from './position'

const TURN = 3
const isClear = (view: KeepView): boolean => Object.values(roomOf(view, 'sewers').heroes.exhausted).every((count) => count === 0)

export const drains: Lesson = {
  name: 'drains',
  position: position(TURN, `
phase: play
players: [{clan: rats, hand: [rat_scurry, rat_busy_paws]}]
rooms:
  sewers: {monsters: {rats: 2}, heroes: [rogue]}
  vault: {monsters: {rats: 1}}
  library: {monsters: {rats: 1}}
guild_deck: [mage_hat]
`),
  cards: { scurry: 'rat_scurry', paws: 'rat_busy_paws' },
  steps: [
    { name: 'house', about: ['room:vault'] },
    { name: 'rogue', about: ['room:sewers'] },
    { name: 'hit', about: ['half:rat_scurry:1', 'hero:sewers:rogue'], done: (view: KeepView) => isClear(view) || isOver(view, TURN) },
    { name: 'frog', about: ['half:rat_busy_paws:0', 'room:sewers'], done: (view: KeepView) => roomOf(view, 'sewers').resources.frog > 0 || hasStopped(view, TURN) },
    { name: 'guild', about: ['guild'] },
    { name: 'close', about: ['option:done', 'option:end turn'], done: (view: KeepView) => hasStopped(view, TURN) },
    { name: 'night', about: ['option:done', 'tray'], done: (view: KeepView) => isOver(view, TURN) },
    { name: 'steps', about: ['room:library'] },
  ],
  astray: (view: KeepView) => (hasStopped(view, TURN) && !isClear(view) ? 'rogue' : null),
}
