// The games that have a face here. A new one adds its folder and a line.
import type { Course } from '../tutorial/course'
import type { GameFace } from './face'

/** What each game has for a part of the page; it is loaded when somebody comes there. */
class Shelf<Thing> {
  readonly #loads: Record<string, () => Promise<Thing>>

  constructor(loads: Record<string, () => Promise<Thing>>) {
    this.#loads = loads
  }

  has(game: string): boolean {
    return game in this.#loads
  }

  async of(game: string): Promise<Thing> {
    const load = this.#loads[game]
    if (load === undefined) throw new Error(`nothing of ${game} is here`)
    return load()
  }
}

const FACES = new Shelf<{ face: GameFace }>({
  boss_monster: () => import('./boss_monster/face'),
  pebbles: () => import('./pebbles/face'),
})

export const hasFace = (game: string): boolean => FACES.has(game)
export const faceOf = async (game: string): Promise<GameFace> => (await FACES.of(game)).face

const COURSES = new Shelf<{ course: Course }>({
  boss_monster: () => import('./boss_monster/lessons'),
})

/** Whether it can be learned here by playing. */
export const hasCourse = (game: string): boolean => COURSES.has(game)
export const courseOf = async (game: string): Promise<Course> => (await COURSES.of(game)).course
