// What keys do. A letter alone can be changed or switched off, and does nothing while somebody types.
import { settings } from './settings.svelte'

/** Every action that has a key, in the order in which the key map lists them. */
export const USUAL_KEYS = {
  'key-map': '?',
  cancel: 'Escape',
  'previous-area': '[',
  'next-area': ']',
  pass: 'p',
  undo: 'u',
  'undo-turn': 'b',
  redo: 'y',
  hint: 'h',
  'open-card': 'i',
  options: 'o',
  'type-move': 'm',
  'table-in-words': 't',
  log: 'l',
  'say-again': '.',
  'finish-movement': 'f',
  turn: 'r',
  closer: '+',
  farther: '-',
  'whole-table': '0',
  'my-pawn': 'g',
  'play-all': 'a',
  'tell-next': 'n',
  'tell-on': 'v',
} as const

export type Action = keyof typeof USUAL_KEYS
const FIXED: ReadonlySet<Action> = new Set(['cancel'])
const OF_SOME: ReadonlySet<Action> = new Set(['turn', 'closer', 'farther', 'whole-table', 'my-pawn', 'play-all', 'tell-next', 'tell-on'])

export const isFixed = (action: Action): boolean => FIXED.has(action)

/** What the key map lists: those of a map or of a hand only where there is one. */
export const listed = (): Action[] =>
  (Object.keys(USUAL_KEYS) as Action[]).filter((action) => !OF_SOME.has(action) || (listeners.get(action) ?? []).length > 0)

/** The key of an action as it is now; none, if it was switched off. */
export function keyOf(action: Action): string {
  if (isFixed(action)) return USUAL_KEYS[action]
  if (!settings.now.singleKeys) return ''
  return settings.now.keys[action] ?? USUAL_KEYS[action]
}

/** Gives an action another key; whatever had that key has none then. */
export function changeKey(action: Action, key: string): void {
  const keys: Record<string, string> = { ...settings.now.keys, [action]: key.toLowerCase() }
  for (const other of Object.keys(USUAL_KEYS) as Action[]) {
    if (other !== action && key !== '' && keyOf(other) === key.toLowerCase()) keys[other] = ''
  }
  settings.change({ keys })
}

export function usualKeys(): void {
  settings.change({ keys: {}, singleKeys: true })
}

type Work = () => boolean | void

const listeners = new Map<Action, Work[]>()

/** Does this when the key of the action is pressed; the last one who asked is asked first, until one takes it. */
export function onKey(action: Action, work: Work): () => void {
  const others = listeners.get(action) ?? []
  listeners.set(action, [...others, work])
  return () => {
    listeners.set(action, (listeners.get(action) ?? []).filter((one) => one !== work))
  }
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'range'].includes(target.type)
}

export function pressed(event: KeyboardEvent): void {
  if (event.isComposing || event.altKey || event.defaultPrevented) return
  const action = actionOf(event)
  if (action === null || (action !== 'key-map' && document.querySelector('dialog[open]') !== null)) return // a dialog has its own
  for (const work of [...(listeners.get(action) ?? [])].reverse()) {
    if (work() !== false) {
      event.preventDefault()
      return
    }
  }
}

function actionOf(event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'z' || isTyping(event.target)) return null
    return event.shiftKey ? 'redo' : 'undo'
  }
  if (event.key !== 'Escape' && isTyping(event.target)) return null
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return (Object.keys(USUAL_KEYS) as Action[]).find((action) => keyOf(action) !== '' && keyOf(action) === key) ?? null
}

/** Whether the list of all keys is open. */
class KeyMapState {
  open = $state(false)

  toggle(): void {
    this.open = !this.open
  }
}

export const keyMap = new KeyMapState()
