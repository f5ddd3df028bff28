// The cards of the box, to be looked through.
import type { Catalogue } from '../../../pages/catalogues'
import LargeFace from './LargeFace.svelte'
import SmallFace from './SmallFace.svelte'

const FIGURES: Record<string, string> = { monster: 'damage', trap: 'damage', boss: 'xp', hero: 'hp', epic: 'hp' }

function kindOf(facts: Record<string, unknown>): string {
  if (facts.type === 'room') return String(facts.kind)
  return facts.type === 'hero' && facts.epic ? 'epic' : String(facts.type)
}

export const catalogue: Catalogue = {
  Small: SmallFace,
  Large: LargeFace,
  kinds: ['monster', 'trap', 'spell', 'boss', 'hero', 'epic'],
  kindOf,
  figureOf(facts) {
    const name = FIGURES[kindOf(facts)]
    return name === undefined ? null : { name, value: Number(facts[name]) }
  },
}
