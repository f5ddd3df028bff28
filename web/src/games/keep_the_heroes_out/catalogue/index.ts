// The cards, clans, treasures and dungeons of the box, to be looked through.
import type { Catalogue } from '../../../pages/catalogues'
import { say } from '../../../words/words.svelte'
import { kindName } from '../cards/facts'
import { reading } from '../manners'
import LargeFace from './LargeFace.svelte'
import SmallFace from './SmallFace.svelte'

export const catalogue: Catalogue = {
  Small: SmallFace,
  Large: LargeFace,
  reading,
  kinds: ['clan', 'tactics', 'equipment', 'beast', 'potion', 'scroll', 'hero', 'scenario', 'treasure', 'dungeon'],
  kindOf: (facts) => String(facts.type),
  kindSaid: kindName,
  setSaid: () => say('game-keep_the_heroes_out'),
  figureOf: () => null,
  figureSaid: () => '',
}
