// Long presses read a card and never also play it.

const LONG = 500 // ms
const SLIP = 10 // px: beyond that the finger scrolls

export function longPress(read: (card: string, from: HTMLElement) => void, where: Window = window): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let swallow = false

  const down = (event: PointerEvent) => {
    swallow = false
    clearTimeout(timer)
    const from = (event.target as Element | null)?.closest<HTMLElement>('[data-card]')
    if (event.pointerType === 'mouse' || from == null) return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      swallow = true
      read(from.dataset.card!, from)
    }, LONG)
  }
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(timer)
  }
  const up = () => clearTimeout(timer)
  const click = (event: MouseEvent) => {
    if (!swallow) return
    swallow = false
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: Event) => {
    if (timer !== undefined && swallow) event.preventDefault() // the system's own long press
  }
  const listened = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['contextmenu', menu],
  ] as const
  for (const [name, work] of listened) where.addEventListener(name, work as EventListener, true)
  return () => {
    clearTimeout(timer)
    for (const [name, work] of listened) where.removeEventListener(name, work as EventListener, true)
  }
}
