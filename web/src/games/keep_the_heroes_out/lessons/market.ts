import type { Lesson } from '../../../tutorial/course'
import type { KeepView } from '../view'
import { hasStopped, me, position, roomOf } from './position'

const TURN = 4
const owns = (view: KeepView): boolean => [...me(view).discard, ...me(view).unseen, ...(me(view).cards ?? [])].includes('fire_flask')
const isThere = (view: KeepView): boolean => roomOf(view, 'alchemist').resources.frog > 0 || owns(view)

export const market: Lesson = {
  name: 'market',
  position: position(TURN, `
phase: play
players: [{clan: rats, hand: [rat_scurry, rat_busy_paws]}]
rooms:
  sewers: {monsters: {rats: 2}, resources: {frog: 1}}
  vault: {monsters: {rats: 1}}
loot: {row: [fire_flask, sword, spider, basilisk, tower_shield]}
`),
  cards: { scurry: 'rat_scurry', paws: 'rat_busy_paws', flask: 'fire_flask' },
  steps: [
    { name: 'frog', about: ['token:sewers:frog', 'loot:fire_flask'] },
    { name: 'carry', about: ['half:rat_scurry:0', 'room:sewers', 'room:alchemist'], done: isThere },
    { name: 'buy', about: ['half:rat_busy_paws:0', 'room:alchemist'], done: owns },
    { name: 'yours', about: ['loot:sword'] },
  ],
  astray: (view: KeepView) => (hasStopped(view, TURN) || !(me(view).cards ?? []).concat(view.acting?.card ?? '').some((card) => card === (isThere(view) ? 'rat_busy_paws' : 'rat_scurry')) ? 'shop' : null),
}
