// A name must stay readable and whole: it shrinks by what is measured, not below the floor, and then takes two lines.
import type { Attachment } from 'svelte/attachments'

export const FLOOR = 13

/** The largest size, in half pixels, at which a line of `natural` width at `base` px fits into `room`. */
export const fittingSize = (natural: number, room: number, base: number): number =>
  natural <= room ? base : Math.max(FLOOR, Math.floor(((base * room) / natural) * 2) / 2)

/** Pass the text itself, so that it is measured anew whenever the text changes. */
export function fit(text: string, base: number): Attachment<HTMLElement> {
  return (element) => {
    void text
    const measure = () => {
      element.classList.remove('two-lines')
      element.style.fontSize = `${base}px`
      const size = fittingSize(element.scrollWidth, element.clientWidth, base)
      element.style.fontSize = `${size}px`
      if (size === FLOOR && element.scrollWidth > element.clientWidth) element.classList.add('two-lines')
    }
    measure()
    let gone = false
    void document.fonts?.ready.then(() => { if (!gone) measure() })
    return () => { gone = true }
  }
}
