// Whether this page is the one that its server has: after an update of the server its files may not fit together.
import { servedBuild } from '../wire/http'

declare const __BUILD__: string

class Build {
  stale = $state(false)
  readonly mine = __BUILD__

  async check(): Promise<void> {
    try {
      this.stale = (await servedBuild()).sources !== this.mine
    } catch {
      // A server that cannot be asked says nothing about its page.
    }
  }
}

export const build = new Build()
