// How each room of Portable Power is furnished.
import { dress, type Dressing } from '../dressing'

export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  travel_shrine: dress(1, 'candle', 'luggage', 'banner', 'gold'),
  masters_hand: dress(1, 'candle', 'books', 'mirror'),
  war_turtle: dress(2, 'crate', 'cart', 'banner', 'red'),
  pop_up_barracks: dress(1, 'cart', 'rack', 'banner', 'red'),
  suitcase_study: dress(1, 'books', 'globe', 'portrait'),
  bottled_imp: dress(1, 'flask', 'luggage', 'shelf'),
  portable_hole: dress(1, 'sign', 'crate', 'banner', 'green'),
  trapdoor_rug: dress(1, 'luggage', 'cushions', 'window'),
  rolling_throne: dress(2, 'cart', 'heap', 'banner', 'gold'),
  tent_of_mirrors: dress(1, 'mirror', 'cart', 'banner', 'blue'),
}
