// How each room of Vault of Villains is furnished.
import { dress, type Dressing } from '../dressing'

export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  vault_crypt: dress(1, 'candle', 'coffin', 'cobweb'),
  widow_chapel: dress(0, 'candle', 'roses', 'cobweb'),
  bone_ledger: dress(1, 'books', 'skull', 'shelf'),
  ghost_treasury: dress(2, 'heap', 'safe', 'banner', 'gold'),
  brawl_pit: dress(2, 'barrel', 'dumbbells', 'banner', 'red'),
  ogre_toll_bridge: dress(1, 'sign', 'heap', 'banner', 'green'),
  raider_barracks: dress(1, 'rack', 'crate', 'portrait'),
  champion_gallery: dress(2, 'vase', 'rack', 'banner', 'gold'),
  hex_exchange: dress(1, 'heap', 'flask', 'shelf'),
  familiar_nest: dress(0, 'cauldron', 'bones', 'window'),
  rune_mint: dress(1, 'heap', 'crate', 'gear'),
  archmage_vault: dress(2, 'books', 'crystals', 'banner', 'purple'),
  false_floor: dress(1, 'sign', 'vase', 'banner', 'green'),
  pickpocket_alley: dress(1, 'barrel', 'crate', 'window'),
  safe_cracker: dress(1, 'safe', 'heap', 'portrait'),
  time_lock_door: dress(1, 'safe', 'candle', 'chains'),
  salvage_bay: dress(0, 'wreckage', 'crate', 'cables'),
  larva_pens: dress(1, 'eggs', 'eggs', 'vines'),
  signal_beacon: dress(0, 'console', 'wreckage', 'porthole'),
  mothership_dock: dress(1, 'crate', 'console', 'porthole'),
}
