// Keys lead from area to area, in the order in which somebody reads a table.

const ORDER = ['prompt', 'options', 'tray', 'hand', 'my board', 'shared board', 'other boards', 'log', 'chat']
const STOPS = 'button:not([tabindex="-1"]), [tabindex="0"], a[href]:not([tabindex="-1"]), input'

export function areas(page: ParentNode): HTMLElement[] {
  const found = [...page.querySelectorAll<HTMLElement>('[data-area]')].filter((area) => area.checkVisibility?.() ?? true)
  const rank = (area: HTMLElement) => (ORDER.indexOf(area.dataset.area!) + ORDER.length + 1) % (ORDER.length + 1)
  return found.sort((one, other) => rank(one) - rank(other))
}

/** Into the next area, or the one before; from nowhere into the first. */
export function step(page: ParentNode, by: 1 | -1): void {
  const all = areas(page)
  if (all.length === 0) return
  const at = all.findIndex((area) => area.contains(document.activeElement))
  const next = all[(at < 0 && by < 0 ? all.length - 1 : at + by + all.length) % all.length]!
  enter(next)
}

export function enter(area: HTMLElement): void {
  const stop = area.matches('#prompt') ? area : (area.querySelector<HTMLElement>(STOPS) ?? area)
  if (stop === area && !area.hasAttribute('tabindex')) area.tabIndex = -1
  stop.focus()
}
