// How each room of Crash Landing is furnished.
import { dress, type Dressing } from '../dressing'

export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  alien_excavator: dress(1, 'rubble', 'wreckage', 'cables'),
  alien_ooze: dress(1, 'eggs', 'console', 'porthole'),
  decoy_garden: dress(1, 'roses', 'mushroom', 'vines'),
  frostman_lander: dress(0, 'crystals', 'stalagmite', 'icicles'),
  invasion_swarm: dress(0, 'rubble', 'wreckage', 'porthole'),
  reactor_core: dress(0, 'console', 'pipe', 'cables'),
  digicron_library: dress(1, 'books', 'console', 'cables'),
  hypercube: dress(1, 'globe', 'console', 'porthole'),
  the_omega_42: dress(1, 'console', 'books', 'cables'),
  crash_site: dress(0, 'wreckage', 'rubble', 'cables'),
  caged_gundarf: dress(1, 'bones', 'console', 'chains'),
  celestial_map: dress(0, 'globe', 'console', 'porthole'),
  darkling_lair: dress(1, 'stalagmite', 'bones', 'cables'),
}
