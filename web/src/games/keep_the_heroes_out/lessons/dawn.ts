import type { Lesson } from '../../../tutorial/course'
import type { KeepView } from '../view'
import { position } from './position'

const CLASSES = ['fighter', 'rogue', 'mage', 'archer'], SIGNS = ['swords', 'hat', 'eye', 'bones', 'gem_special']
const LAST = 'rogue_eye'
/** Every other card of the second wave has come. */
const GONE = [...CLASSES.flatMap((hero) => SIGNS.map((sign) => `${hero}_${sign}`)).filter((card) => card !== LAST), 'witch_visit', 'witch_visit']

export const dawn: Lesson = {
  name: 'dawn',
  position: position(40, `
phase: rest
wave: 2
players: [{clan: rats, hand: [rat_scurry, rat_swarm]}]
rooms:
  vault: {heroes: [fighter, rogue], monsters: {rats: 2}}
  forge: {monsters: {rats: 2}}
  library: {treasure: none}
guild_deck: [${LAST}]
guild_discard: [${GONE.join(', ')}]
`),
  cards: {},
  steps: [
    { name: 'wave', about: ['guild'] },
    { name: 'count', about: ['kept', 'room:library'] },
    { name: 'last', about: ['option:done', 'tray'], done: (view: KeepView) => view.result !== null },
    { name: 'won', about: ['room:vault'] },
  ],
  astray: () => null,
}
