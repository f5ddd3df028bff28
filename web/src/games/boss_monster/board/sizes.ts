// How large things are drawn, by the place the board is given.
/** cell: on a phone; squat and slim: where that is low, or narrow as well; row, narrow and stub: others' rooms; crumb and speck: only to be looked at. */
export type DungeonSize = 'play' | 'tablet' | 'cell' | 'squat' | 'slim' | 'row' | 'narrow' | 'stub' | 'crumb' | 'speck'

/** table: a laptop or more; tablet: upright; phone: upright; low: a phone on its side, or a laptop that shows everything twice as large. */
export type Form = 'table' | 'tablet' | 'phone' | 'low'

export function formOf(width: number, height: number): Form {
  if (width === 0) return 'table' // not measured yet
  if (height < 480 && width > height) return 'low'
  return width < 700 ? 'phone' : width < 1100 ? 'tablet' : 'table'
}

export const isSmall = (form: Form): boolean => form === 'phone' || form === 'low'

/** So low that the town is a row and the others are names and figures. */
export const isTight = (form: Form, height: number): boolean => form === 'low' || (form === 'phone' && height < 660)

/** Rooms of the dungeon that is shown large: six of them stand side by side, whatever the place. They are lower where
 *  minibosses lie under them. */
export function houseSize(form: Form, width: number, height: number, deep = false): DungeonSize {
  if (form === 'table') return 'play'
  if (form === 'tablet') return 'tablet'
  if (width < (form === 'low' ? 690 : 388)) return 'slim'
  return deep || isTight(form, height) ? 'squat' : 'cell'
}

export const isCell = (size: DungeonSize): boolean => size === 'cell' || size === 'squat' || size === 'slim'
/** Too small for a finger or a pointer: the whole dungeon is one target, which opens it. */
export const isMote = (size: DungeonSize): boolean => size === 'crumb' || size === 'speck'

/** How others' rooms are drawn: the more of them, the smaller; never so small that a finger would have to find them. */
export function othersSize(form: Form, others: number, coarse = false): DungeonSize {
  if (isSmall(form)) return others > 2 ? 'speck' : 'crumb'
  if (others > 3) return form === 'table' && !coarse ? 'stub' : 'crumb'
  return others > 2 ? 'narrow' : 'row'
}
