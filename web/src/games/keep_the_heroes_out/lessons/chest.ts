import type { Lesson } from '../../../tutorial/course'
import type { KeepView } from '../view'
import { hasStopped, isOver, monstersIn, position, roomOf } from './position'

const TURN = 9
const isGuarded = (view: KeepView): boolean => monstersIn(view, 'catacombs') > 0

export const chest: Lesson = {
  name: 'chest',
  position: position(TURN, `
phase: play
players: [{clan: rats, hand: [rat_scurry]}]
rooms:
  catacombs: {heroes: [rogue]}
  vault: {monsters: {rats: 2}}
  beast_tamer: {monsters: {rats: 1}}
guild_deck: [rogue_eye]
`),
  cards: { scurry: 'rat_scurry' },
  steps: [
    { name: 'worth', about: ['treasure:catacombs', 'hero:catacombs:rogue'] },
    { name: 'wake', about: ['guild'] },
    { name: 'guard', about: ['half:rat_scurry:0', 'room:beast_tamer', 'room:catacombs'], done: (view: KeepView) => isGuarded(view) || isOver(view, TURN) },
    { name: 'night', about: ['option:end turn', 'option:done', 'tray'], done: (view: KeepView) => isOver(view, TURN) },
    { name: 'kept', about: ['room:catacombs', 'kept'] },
  ],
  astray: (view: KeepView) => (roomOf(view, 'catacombs').treasure === null || (hasStopped(view, TURN) && view.phase !== 'invasion' && !isOver(view, TURN) && !isGuarded(view)) ? 'chest' : null),
}
