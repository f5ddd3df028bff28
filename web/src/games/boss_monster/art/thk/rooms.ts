// How each room of Tools of Hero-Kind is furnished.
import { dress, type Dressing } from '../dressing'

export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  orcish_smithy: dress(2, 'rack', 'barrel', 'banner', 'red'),
  burial_mound: dress(1, 'skull', 'cross', 'window'),
  artificers_workbench: dress(1, 'flask', 'books', 'gear'),
  magnetic_ceiling: dress(1, 'crate', 'rack', 'chains'),
}
