// How large things are drawn, by the place the board is given.
export type DungeonSize = 'play' | 'tablet' | 'cell' | 'row' | 'narrow' | 'crumb'

/** table: a laptop or more; tablet: upright; phone: upright; low: a phone on its side. */
export type Form = 'table' | 'tablet' | 'phone' | 'low'

export function formOf(width: number, height: number): Form {
  if (width === 0) return 'table' // not measured yet
  if (height < 480 && width > height) return 'low'
  return width < 700 ? 'phone' : width < 1100 ? 'tablet' : 'table'
}

/** How others' rooms are drawn: the more of them, the smaller. */
export function othersSize(form: Form, others: number): DungeonSize {
  if (form === 'phone' || form === 'low') return 'crumb'
  if (others > 3) return 'crumb'
  return others > 2 ? 'narrow' : 'row'
}
