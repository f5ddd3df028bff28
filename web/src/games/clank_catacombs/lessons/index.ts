// What Clank! Catacombs teaches: to walk, to buy, to find, to be heard, and to come home. Each lesson is one turn, so that
// the other thief, who waits in the crypt, comes to nothing before it is over.
import type { Course } from '../../../tutorial/course'
import { MOTIFS } from '../art/motifs'
import { dark } from './dark'
import { down } from './down'
import { noise } from './noise'
import { shop } from './shop'
import { treasure } from './treasure'

export const course: Course = {
  guide: MOTIFS.floating_skull!,
  rivals: ['greedy'],
  minutes: 6,
  lessons: [down, shop, dark, noise, treasure],
}
