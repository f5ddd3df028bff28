import type { Lesson } from '../../../tutorial/course'
import type { Attached, BossView } from '../view'
import { holds, isLate, me, position } from './position'

const OLD = 'paddywhack'
const NEW = 'brassknuckle'
const DETECTIVE = 'sir_digby_apple_ace_detective'
const COINS = 2

/** Who serves in my dungeon, paid or not yet. */
const serving = (view: BossView, card: string): Attached | undefined => me(view).dungeon.find(({ miniboss }) => miniboss?.card === card)?.miniboss

const isPaid = (view: BossView): boolean => (serving(view, NEW)?.level ?? 0) > 0

/** By what was spent: its level does not tell, as it falls when the last line is used. */
const isPromoted = (view: BossView): boolean => me(view).souls > 0 || COINS - (me(view).coins ?? 0) > (isPaid(view) ? 1 : 0)

const isLaid = (view: BossView): boolean => serving(view, NEW) !== undefined || me(view).dungeon.some(({ laid }) => laid === NEW)

/** Whoever is hired leaves no other place than the last one (BM-050), and all rooms together deal one less than is needed. */
export const staff: Lesson = {
  name: 'staff',
  position: position(
    `
players:
- {boss: gorgona, coins: ${COINS}, dungeon: [{room: golem_factory, miniboss: ${OLD}, level: 2}, neanderthal_cave, dizzygas_hallway], hand: [${NEW}]}
- {boss: draculord, coins: 0, dungeon: [open_grave]}
town: [${DETECTIVE}]
decks: {heroes: [jesta_the_rogue, mitchell_the_judge], rooms: [open_grave, specters_sanctum]}
`,
    'BMR, RMB',
  ),
  cards: { old: OLD, new: NEW, detective: DETECTIVE, hallway: 'dizzygas_hallway' },
  steps: [
    { name: 'coins', about: ['coins:0'] },
    { name: 'miniboss', about: ['miniboss:0:1'] },
    { name: 'promote', about: ['miniboss:0:1', 'promote'], done: isPromoted },
    { name: 'build', about: [`hand:${NEW}`, 'room:0:3'], done: isLaid },
    { name: 'pay', about: ['option:yes'], done: isPaid },
    { name: 'use', about: ['miniboss:0:1', `hero:${DETECTIVE}`], done: (view: BossView) => me(view).souls > 0 },
    { name: 'back', about: ['miniboss:0:1'] },
  ],
  astray(view: BossView) {
    if (view.phase === 'build' && !isLate(view)) return null
    if (!isPromoted(view)) return 'level'
    if (holds(view, NEW)) return 'hand'
    if (!isLaid(view)) return 'unpaid'
    return me(view).wounds > 0 || isLate(view) ? 'wound' : null
  },
}
