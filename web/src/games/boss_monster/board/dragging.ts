// Whoever likes to drag may: picking a thing up chooses it, dropping it touches what lies there. Nothing needs it.
import type { Attachment } from 'svelte/attachments'
import type { Lights } from './lights.svelte'

const FAR = 10 // a hand that shakes a little does not drag

export const dragging =
  (lights: Lights): Attachment<HTMLElement> =>
  (board) => {
    let held: HTMLElement | null = null
    let start = { x: 0, y: 0 }
    let moves = false

    function take(event: PointerEvent): void {
      const thing = (event.target as HTMLElement).closest<HTMLElement>('[data-thing]')
      if (event.pointerType === 'touch' || event.button !== 0 || thing === null || !lights.isSource(thing.dataset.thing!)) return
      held = thing
      start = { x: event.clientX, y: event.clientY }
    }

    function carry(event: PointerEvent): void {
      if (held === null) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!moves && Math.hypot(x, y) < FAR) return
      if (!moves && !lights.isChosen(held.dataset.thing!)) lights.touch(held.dataset.thing!, held)
      moves = true
      held.dataset.dragged = ''
      const zoom = board.currentCSSZoom ?? 1
      held.style.translate = `${Math.round(x / zoom)}px ${Math.round(y / zoom)}px`
    }

    function drop(event: PointerEvent): void {
      if (held === null) return
      const thing = held
      const target = moves ? document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-thing]') : null
      held = null
      delete thing.dataset.dragged
      thing.style.translate = ''
      if (!moves) return
      moves = false
      window.addEventListener('click', swallow, { capture: true, once: true }) // the one that a drop makes
      setTimeout(() => window.removeEventListener('click', swallow, true))
      const name = target?.dataset.thing === undefined ? undefined : lights.dropped(target.dataset.thing)
      if (target && name !== undefined && board.contains(target) && lights.isPlace(name)) lights.touch(name, target)
      else lights.touch(thing.dataset.thing!, thing) // put back
    }

    const swallow = (event: Event) => event.stopPropagation()
    const quiet = (event: Event) => event.preventDefault()

    board.addEventListener('pointerdown', take)
    board.addEventListener('dragstart', quiet)
    window.addEventListener('pointermove', carry)
    window.addEventListener('pointerup', drop)
    return () => {
      board.removeEventListener('pointerdown', take)
      board.removeEventListener('dragstart', quiet)
      window.removeEventListener('pointermove', carry)
      window.removeEventListener('pointerup', drop)
    }
  }
