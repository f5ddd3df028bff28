// One stop of the Tab key for a whole area; arrows lead on inside.
import type { Attachment } from 'svelte/attachments'

const STOPS = 'button, a[href], [data-stop]'
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** `last`: where the Tab key comes in first. */
export const roves = (last = false): Attachment<HTMLElement> => (area) => {
  let current: HTMLElement | null = null

  const stops = () => [...area.querySelectorAll<HTMLElement>(STOPS)]

  const first = (all: HTMLElement[]) => (last ? all.at(-1) : (all.find((stop) => stop.ariaDisabled !== 'true') ?? all[0])) ?? null

  function settle(): void {
    const all = stops()
    if (current === null || !all.includes(current) || (last && !area.contains(document.activeElement))) current = first(all)
    for (const stop of all) {
      const wanted = stop === current ? 0 : -1
      if (stop.tabIndex !== wanted || !stop.hasAttribute('tabindex')) stop.tabIndex = wanted
    }
  }

  function come(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS)
    if (stop === null || stop === current) return
    current?.setAttribute('tabindex', '-1')
    current = stop
    current.tabIndex = 0
  }

  function press(event: KeyboardEvent): void {
    const all = stops()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return
    const step = STEPS[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step
    if (all[next] === undefined) return
    event.preventDefault()
    all[next].focus()
    all[next].scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  settle()
  const watch = new MutationObserver(settle)
  watch.observe(area, { childList: true, subtree: true })
  area.addEventListener('focusin', come)
  area.addEventListener('keydown', press)
  return () => {
    watch.disconnect()
    area.removeEventListener('focusin', come)
    area.removeEventListener('keydown', press)
  }
}

export const roving = roves()
