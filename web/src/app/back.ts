// The browser's Back undoes what is open on a page before it leaves the page.
// While something is open, an entry of the history stands for it. It is kept when that closes in another way: going back
// over it then goes one step further, so nobody notices it.

const MARK = { underkeep: 'open' }

export class Back {
  #marked = false
  readonly #close: () => boolean

  /** `close` closes what is open, and says whether anything was. */
  constructor(close: () => boolean) {
    this.#close = close
  }

  watch(): () => void {
    window.addEventListener('popstate', this.#popped)
    return () => window.removeEventListener('popstate', this.#popped)
  }

  /** Something is open now. */
  opened(): void {
    if (this.#marked) return
    history.pushState(MARK, '', location.href)
    this.#marked = true
  }

  readonly #popped = (): void => {
    if (!this.#marked) return
    this.#marked = false
    if (!this.#close()) history.back()
  }
}
