// The games that have a face here. A new one adds its folder, and nothing else.
import type { Course } from '../tutorial/course'
import type { GameFace } from './face'

/** What each game has for a part of the page; it is loaded when somebody comes there. */
class Shelf<Thing> {
  readonly #loads: Record<string, () => Promise<Thing>>

  /** By the paths of files, of which the first folder is the game. */
  constructor(found: Record<string, () => Promise<Thing>>) {
    this.#loads = Object.fromEntries(Object.entries(found).map(([path, load]) => [path.split('/')[1]!, load]))
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

const FACES = new Shelf(import.meta.glob<{ face: GameFace }>('./*/face.ts'))

export const hasFace = (game: string): boolean => FACES.has(game)
export const faceOf = async (game: string): Promise<GameFace> => (await FACES.of(game)).face

const COURSES = new Shelf(import.meta.glob<{ course: Course }>('./*/lessons/index.ts'))

/** Whether it can be learned here by playing. */
export const hasCourse = (game: string): boolean => COURSES.has(game)
export const courseOf = async (game: string): Promise<Course> => (await COURSES.of(game)).course
