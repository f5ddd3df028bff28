// What Boss Monster teaches, from the first room to the tenth soul, and what a box with minibosses adds. Who learns is
// Gorgona, against Draculord, whose hand is empty: so he has nothing to decide while a lesson lasts, and cannot spoil it.
import type { Course } from '../../../tutorial/course'
import { RESIDENTS } from '../art/residents'
import { bait } from './bait'
import { home } from './home'
import { magic } from './magic'
import { staff } from './staff'
import { ten } from './ten'
import { upstairs } from './upstairs'

export const course: Course = {
  guide: RESIDENTS.goblin_armory!,
  rivals: ['greedy'],
  minutes: 7,
  lessons: [home, bait, upstairs, magic, ten, staff],
}
