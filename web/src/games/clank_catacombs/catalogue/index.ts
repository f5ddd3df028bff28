// The cards and tokens of the box, to be looked through.
import type { Catalogue } from '../../../pages/catalogues'
import { say } from '../../../words/words.svelte'
import { reading } from '../manners'
import LargeFace from './LargeFace.svelte'
import SmallFace from './SmallFace.svelte'

const kindOf = (facts: Record<string, unknown>): string => String(facts.type === 'card' ? facts.header : facts.type)

export const catalogue: Catalogue = {
  Small: SmallFace,
  Large: LargeFace,
  reading,
  kinds: ['starter', 'reserve', 'blue', 'device', 'monster', 'major_secret', 'minor_secret', 'prisoner', 'market'],
  kindOf,
  kindSaid: (kind) => say(`vault-kind-${kind}`),
  setSaid: (set) => say(`clank-set-${set}`),
  figureOf(facts) {
    const cost = (facts.cost ?? {}) as Record<string, number>
    const name = kindOf(facts) === 'monster' ? 'swords' : 'skill'
    return cost[name] === undefined ? null : { name, value: cost[name] }
  },
  figureSaid: (name) => say(`vault-figure-${name}`),
}
