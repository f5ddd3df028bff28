// Something that is asked of the server, one thing at a time: whether it is under way, and what went wrong last.
import { asFault, type Fault } from './http'

export class Errand {
  busy = $state(false)
  trouble = $state.raw<Fault | null>(null)

  /** Does nothing while the one before is still under way: a second click means the same. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = null
    try {
      await work()
    } catch (why) {
      this.trouble = asFault(why)
    }
    this.busy = false
  }
}
