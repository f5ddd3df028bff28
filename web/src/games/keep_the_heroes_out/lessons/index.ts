// What Keep the Heroes Out! teaches: a turn of the rats, from the first card to the first invasion. Who learns plays alone,
// so nobody can spoil it.
import type { Course } from '../../../tutorial/course'
import { RAT } from '../drawings'
import { drains } from './drains'

export const course: Course = { guide: RAT, rivals: [], minutes: 4, lessons: [drains] }
