// How large things are drawn, by the place the board is given.
/** table: a laptop or more; tablet: upright; phone: upright; low: a phone on its side, or a laptop that shows everything twice as large. */
export type Form = 'table' | 'tablet' | 'phone' | 'low'

export function formOf(width: number, height: number): Form {
  if (width === 0) return 'table' // not measured yet
  if (height < 480 && width > height) return 'low'
  return width < 700 ? 'phone' : width < 1100 ? 'tablet' : 'table'
}

export const isSmall = (form: Form): boolean => form === 'phone' || form === 'low'
