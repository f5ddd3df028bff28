// The dungeons of all scenarios, as the engine lays them: written down by `python tools/keep_plans.py` (a test compares them).
import plans from './plans.json'

export interface PlanOf {
  readonly number: number
  readonly stars: number
  readonly rooms: readonly { readonly room: string; readonly at: readonly [number, number] }[]
  readonly corridors: readonly (readonly [string, string])[]
  readonly treasures: Readonly<Record<string, number>>
  readonly portals: readonly string[]
  readonly special: readonly string[]
  readonly cards: Readonly<Record<string, number>>
}

export const PLANS = plans as unknown as Readonly<Record<string, PlanOf>>
