// A name must stay readable and whole: it shrinks by what is measured, not below the floor, and then takes two lines.
import type { Attachment } from 'svelte/attachments'

export const FLOOR = 13

/** The largest size, in half pixels, at which a line of `natural` width at `base` px fits into `room`. */
export const fittingSize = (natural: number, room: number, base: number): number =>
  natural <= room ? base : Math.max(FLOOR, Math.floor(((base * room) / natural) * 2) / 2)

interface Name {
  text: string
  base: number
  place: number
}

const names = new Map<HTMLElement, Name>() // all that are on the page
const waiting = new Set<HTMLElement>()

function wait(element: HTMLElement): void {
  if (waiting.size === 0) queueMicrotask(measure)
  waiting.add(element)
}

/** All that wait are measured together: the page is laid out twice at most, however many names there are. */
function measure(): void {
  for (const element of names.keys()) if (!element.isConnected) names.delete(element)
  const lines = [...waiting].filter((element) => names.has(element))
  const bases = lines.map((element) => names.get(element)!.base)
  waiting.clear()
  lines.forEach((element, at) => {
    element.classList.remove('two-lines')
    element.style.fontSize = `${bases[at]!}px`
  })
  const sizes = lines.map((element, at) => fittingSize(element.scrollWidth, element.clientWidth, bases[at]!))
  lines.forEach((element, at) => { if (sizes[at] !== bases[at]) element.style.fontSize = `${sizes[at]!}px` })
  const crowded = lines.map((element, at) => ({ element, size: sizes[at]! })).filter(({ element, size }, at) => size !== bases[at] && element.scrollWidth > element.clientWidth)
  for (const { element, size } of crowded) {
    if (size === FLOOR) element.classList.add('two-lines')
    else element.style.fontSize = `${Math.max(FLOOR, size - 1)}px` // its place holds more than the line: edges do not shrink
  }
  // measured in a font that only stands in for one on its way
  if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => lines.forEach(wait))
}

addEventListener('resize', () => [...names.keys()].forEach(wait))

/** Pass the text itself, so that it is measured anew whenever the text changes, or its place; a card that is only told anew is not. */
export function fit(text: string, base: number, place = 0): Attachment<HTMLElement> {
  return (element) => {
    const known = names.get(element)
    if (known?.text === text && known.base === base && known.place === place) return
    names.set(element, { text, base, place })
    wait(element)
  }
}
