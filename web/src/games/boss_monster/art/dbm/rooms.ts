// How each room of Paper and Pixels is furnished.
import { dress, type Dressing } from '../dressing'

export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  ghoulyard: dress(0, 'cross', 'mushroom', 'window'),
  shark_tank: dress(1, 'barrel', 'bones', 'chains'),
  bone_crank: dress(1, 'bones', 'flask', 'gear'),
  trash_compactor: dress(1, 'barrel', 'rubble', 'gear'),
  elder_portal: dress(0, 'candle', 'candle', 'banner', 'purple'),
  hydras_mire: dress(1, 'mushroom', 'skull', 'vines'),
  spellslime_incubator: dress(1, 'flask', 'pipe', 'shelf'),
  clock_tower: dress(1, 'vase', 'crate', 'gear'),
}
