// What is open on the screen beside the table: a sheet, a card, a sentence beside something.
import { getContext, setContext } from 'svelte'
import type { Doubt } from '../app/Confirm.svelte'

export type SheetName = 'options' | 'words' | 'log' | 'chat' | 'rule' | 'seats' | 'ending' | 'problem'

const KEY = Symbol('screen')

export class Screen {
  sheet = $state<SheetName | null>(null)
  /** The rule whose text is open. */
  rule = $state('')
  /** The card that is open to be read, and what it was opened from. */
  card = $state.raw<{ id: string; from: HTMLElement | null } | null>(null)
  /** Where to say why something cannot be done. */
  asked = $state.raw<HTMLElement | null>(null)
  /** What somebody is asked before it is done. */
  doubt = $state.raw<Doubt | null>(null)
  /** The last line of chat that was read. */
  readChat = $state(0)
  /** The last line of the log that was read on its sheet. */
  readLog = $state(0)
  #opener: HTMLElement | null = null

  open(name: SheetName): void {
    if (this.sheet === null) this.#opener = document.activeElement as HTMLElement | null
    this.sheet = name
  }

  toggle(name: SheetName): void {
    if (this.sheet === name) this.close()
    else this.open(name)
  }

  /** Whoever opened it is there again. */
  close(): void {
    if (this.sheet === null) return
    this.sheet = null
    if (this.#opener?.isConnected) this.#opener.focus()
    this.#opener = null
  }

  /** Whoever has gone on to the table stays there. */
  leave(): void {
    this.sheet = this.#opener = null
  }

  openRule(rule: string): void {
    this.rule = rule
    this.open('rule')
  }

  read(id: string, from: HTMLElement | null = null): void {
    this.card = { id, from }
  }

  /** Whether there is something that going back would close. */
  get covers(): boolean {
    return this.sheet !== null || this.card !== null
  }
}

export const openScreen = (): Screen => setContext(KEY, new Screen())
export const useScreen = (): Screen => getContext<Screen>(KEY)
