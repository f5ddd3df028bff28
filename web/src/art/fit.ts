// A name must stay readable and whole: it shrinks by what is measured, not below the floor, and then takes two lines.
import type { Attachment } from 'svelte/attachments'

export const FLOOR = 13

/** The largest size, in half pixels, at which a line of `natural` width at `base` px fits into `room`. */
export const fittingSize = (natural: number, room: number, base: number): number =>
  natural <= room ? base : Math.max(FLOOR, Math.floor(((base * room) / natural) * 2) / 2)

const waiting = new Map<HTMLElement, number>()

function wait(element: HTMLElement, base: number): void {
  if (waiting.size === 0) queueMicrotask(measure)
  waiting.set(element, base)
}

/** All that wait are measured together: the page is laid out twice at most, however many names there are. */
function measure(): void {
  const lines = [...waiting].filter(([element]) => element.isConnected)
  waiting.clear()
  for (const [element, base] of lines) {
    element.classList.remove('two-lines')
    element.style.fontSize = `${base}px`
  }
  const sizes = lines.map(([element, base]) => fittingSize(element.scrollWidth, element.clientWidth, base))
  lines.forEach(([element], at) => { element.style.fontSize = `${sizes[at]!}px` })
  const crowded = lines.filter(([element], at) => sizes[at] === FLOOR && element.scrollWidth > element.clientWidth)
  for (const [element] of crowded) element.classList.add('two-lines')
  // measured in a font that only stands in for one on its way
  if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => lines.forEach((line) => wait(...line)))
}

/** Pass the text itself, so that it is measured anew whenever the text changes. */
export function fit(text: string, base: number): Attachment<HTMLElement> {
  return (element) => {
    void text
    wait(element, base)
  }
}
