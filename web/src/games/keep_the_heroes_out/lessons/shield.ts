import type { Lesson } from '../../../tutorial/course'
import type { KeepView } from '../view'
import { haveCome, isOver, me, monstersIn, position } from './position'

const TURN = 6
/** Nobody asks about the Vault any more. */
const isDecided = (view: KeepView): boolean => isOver(view, TURN) || !(me(view).cards ?? []).includes('skeleton_bone_shield')

export const shield: Lesson = {
  name: 'shield',
  position: position(TURN, `
phase: rest
players: [{clan: skeletons, hand: [skeleton_bone_shield, skeleton_loose_rib, skeleton_rise]}]
rooms:
  vault: {monsters: {skeletons: 1}}
  study: {monsters: {skeletons: 1}}
guild_deck: [fighter_gem_special]
`),
  cards: { shield: 'skeleton_bone_shield' },
  steps: [
    { name: 'odds', about: ['guild', 'room:vault'] },
    { name: 'come', about: ['option:done'], done: (view: KeepView) => haveCome(view, TURN) },
    { name: 'order', about: ['hero:vault:fighter:active', 'room:vault'], done: (view: KeepView) => isDecided(view) || (view.invasion.doing?.damage ?? null) !== null },
    { name: 'defend', about: ['hand:skeleton_bone_shield', 'strike'], done: isDecided },
    { name: 'night', about: ['option:done', 'tray'], done: (view: KeepView) => isOver(view, TURN) },
    { name: 'held', about: ['room:vault'] },
  ],
  astray: (view: KeepView) => (haveCome(view, TURN) && monstersIn(view, 'vault') === 0 ? 'vault' : null),
}
