// The games that have a face here. A new one adds its folder and a line.
import type { Course } from '../tutorial/course'
import type { GameFace } from './face'

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  boss_monster: () => import('./boss_monster/face'),
  pebbles: () => import('./pebbles/face'),
}

export const hasFace = (game: string): boolean => game in FACES

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game]
  if (load === undefined) throw new Error(`no face for ${game}`)
  return (await load()).face
}

const COURSES: Record<string, () => Promise<{ course: Course }>> = {
  boss_monster: () => import('./boss_monster/lessons'),
}

/** Whether it can be learned here by playing. */
export const hasCourse = (game: string): boolean => game in COURSES

export async function courseOf(game: string): Promise<Course> {
  const load = COURSES[game]
  if (load === undefined) throw new Error(`no lessons for ${game}`)
  return (await load()).course
}
