// A clock for sentences that say how long ago something was.
export class Ticking {
  /** As `performance.now()` counts. */
  now = $state(performance.now())

  /** For an effect: ticks until it is over. */
  tick(): () => void {
    this.now = performance.now()
    const ticking = setInterval(() => (this.now = performance.now()), 1000)
    return () => clearInterval(ticking)
  }
}
