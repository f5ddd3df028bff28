// How far the tale of the last invasion has come on this screen: step by step, by itself, or to the end.
import { settings } from '../../../app/settings.svelte'
import type { Facts } from '../../face'
import type { Household } from '../plan/household'
import { after, goesOn, taleOf } from './tale'

const PACE = { normal: 1_200, fast: 500, instant: 0 } as const

export class Telling {
  steps = $state.raw<readonly Facts[]>([])
  /** The step that is told just now; as many as there are: all was told. */
  at = $state(0)
  /** It goes on by itself. */
  runs = $state(false)
  #scenes = $state.raw<readonly Household[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What has happened since the last look, and the dungeon as it was then. */
  hear(events: readonly Facts[], before: Household): void {
    const tale = taleOf(events)
    if (tale.length === 0) return
    const more = this.steps.length > 0 && goesOn(events)
    this.steps = more ? [...this.steps, ...tale] : tale
    const scenes: Household[] = more ? [...this.#scenes] : []
    const from = more ? scenes.length : 0
    let now = before
    for (const facts of tale) scenes.push((now = after(now, facts)))
    this.#scenes = scenes
    this.at = from
    if (settings.now.speed === 'instant') this.end()
    else this.go()
  }

  get isOver(): boolean {
    return this.at >= this.steps.length
  }

  get step(): Facts | null {
    return this.steps[this.at] ?? null
  }

  /** The dungeon as it is told now; null: as it is. */
  get household(): Household | null {
    return this.isOver ? null : (this.#scenes[this.at] ?? null)
  }

  next(): void {
    this.stop()
    if (!this.isOver) this.at++
  }

  back(): void {
    this.stop()
    if (this.at > 0) this.at--
  }

  go(): void {
    this.stop()
    if (this.isOver) this.at = 0
    this.runs = true
    this.#wait()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.runs = false
  }

  end(): void {
    this.stop()
    this.at = this.steps.length
  }

  show(at: number): void {
    this.stop()
    this.at = at
  }

  forget(): void {
    this.stop()
    this.steps = []
    this.#scenes = []
    this.at = 0
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at++
      if (this.isOver) this.runs = false
      else this.#wait()
    }, PACE[settings.now.speed] || PACE.normal)
  }
}
