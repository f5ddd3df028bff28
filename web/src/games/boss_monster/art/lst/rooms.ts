// How each room of Lost Levels is furnished.
import { dress, type Dressing } from '../dressing'

export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  warp_zone: dress(1, 'mushroom', 'pipe', 'banner', 'red'),
  bonus_stage: dress(2, 'heap', 'arcade', 'banner', 'gold'),
  unused_sprite_pen: dress(1, 'crate', 'arcade', 'chains'),
  debug_chamber: dress(0, 'arcade', 'console', 'cables'),
}
