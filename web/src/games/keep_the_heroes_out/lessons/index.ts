// What Keep the Heroes Out! teaches: to play a card, to buy, to defend, to guard what is dear, and to see the morning. Who
// learns plays alone, so nobody can spoil it.
import type { Course } from '../../../tutorial/course'
import { RAT } from '../drawings'
import { chest } from './chest'
import { dawn } from './dawn'
import { drains } from './drains'
import { market } from './market'
import { shield } from './shield'

export const course: Course = { guide: RAT, rivals: [], minutes: 6, lessons: [drains, market, shield, chest, dawn] }
