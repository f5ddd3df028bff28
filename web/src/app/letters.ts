// Whoever has told the browser to write larger gets everything larger: the page is laid out for the place that is left,
// as a smaller screen would be. So sizes are in px, and queries of the screen in em, which follow the same wish.
const USUAL = 16

/** How much larger than usual letters are wanted. */
export function wished(): number {
  const probe = document.createElement('span')
  probe.style.fontSize = 'medium'
  document.body.append(probe)
  const size = parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size > USUAL ? size / USUAL : 1
}

/** A large screen shows the same picture at four thirds, rather than more emptiness. */
export function fitToReader(body: HTMLElement): () => void {
  const large = matchMedia('(min-width: 106.25em) and (min-height: 59.375em)')
  const fit = () => {
    const letters = wished()
    body.classList.toggle('four-thirds', large.matches && letters === 1)
    if (letters > 1) body.style.setProperty('--zoom', String(letters))
    else body.style.removeProperty('--zoom')
  }
  fit()
  large.addEventListener('change', fit)
  return () => large.removeEventListener('change', fit)
}

/** The width of the window in the pixels of the page. */
export const widthIn = (pixels: number): number => pixels / (document.body.currentCSSZoom ?? 1)
