// How large things are drawn, by the place the board is given.
/** table: a laptop or more; tablet: upright; phone: upright; low: a phone on its side, or a laptop that shows everything twice as large. */
export type Form = 'table' | 'tablet' | 'phone' | 'low'

export function formOf(width: number, height: number): Form {
  if (width === 0) return 'table' // not measured yet
  if (height < 480 && width > height) return 'low'
  return width < 700 ? 'phone' : width < 1100 ? 'tablet' : 'table'
}

export const isSmall = (form: Form): boolean => form === 'phone' || form === 'low'

/** Screen pixels for an art pixel of the map, from far to near. */
export const LEVELS = [1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]
/** So near that a tile and what lies around it can be seen. */
export const usualLevel = (width: number, height: number): Level => (Math.min(width, height) < 400 ? 2 : 3)

/** Below this a room is too small for a finger: then the map is only looked at, and a tap leads closer. */
export const leastTouched = (coarse: boolean): Level => (coarse ? 2 : 1)
