// The cards of the box, to be looked through.
import type { Catalogue } from '../../../pages/catalogues'
import { Teller } from '../../../words/teller'
import { say, words } from '../../../words/words.svelte'
import { unpack } from '../art/boxes'
import { reading } from '../reading/reading'
import LargeFace from './LargeFace.svelte'
import SmallFace from './SmallFace.svelte'

const FIGURES: Record<string, string> = { monster: 'damage', trap: 'damage', boss: 'xp', hero: 'hp', epic: 'hp' }

function kindOf(facts: Record<string, unknown>): string {
  if (facts.type === 'room') return String(facts.kind) // a miniboss among them, which is none (BM-046)
  return facts.type === 'hero' && facts.epic ? 'epic' : String(facts.type)
}

export const catalogue: Catalogue = {
  unpack,
  Small: SmallFace,
  Large: LargeFace,
  reading: (card) => reading(card, null, null, new Teller([], null)),
  kinds: ['monster', 'trap', 'miniboss', 'spell', 'item', 'boss', 'hero', 'epic'],
  kindOf,
  kindSaid: (kind) => say(`page-kind-${kind}`),
  setSaid: (set) => (words.has(`value-sets-${set}`) ? say(`value-sets-${set}`) : set),
  figureSaid: (name) => say('page-figure', { name }),
  figureOf(facts) {
    const name = FIGURES[kindOf(facts)]
    return name === undefined ? null : { name, value: Number(facts[name]) }
  },
}
