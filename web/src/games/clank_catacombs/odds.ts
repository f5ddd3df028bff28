// What the next attack of the dragon is like, from what lies before everybody's eyes.
import { HEALTH, type ClankView, type Player } from './view'

export interface Odds {
  /** Cubes that she draws, of all that will be in the bag. */
  readonly draws: number
  readonly cubes: number
  /** Chances from 0 to 1. */
  readonly hit: number
  readonly out: number
  readonly expected: number
  /** How likely each number of damage is. */
  readonly damage: readonly number[]
}

/** n over k, as a logarithm: bags are large. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return -Infinity
  let sum = 0
  for (let at = 1; at <= k; at++) sum += Math.log(n - k + at) - Math.log(at)
  return sum
}

/** The chance of so many of `marked` among `draws` out of `all`. */
export const drawn = (count: number, marked: number, draws: number, all: number): number =>
  Math.exp(choose(marked, count) + choose(all - marked, draws - count) - choose(all, draws))

/** All clank goes into the bag first (CC-200); each own cube and each ghost hurts (CC-203, CC-208). */
export function oddsOf(view: ClankView, me: Player): Odds {
  const sum = (cubes: readonly number[]) => cubes.reduce((all, one) => all + one, 0)
  const ghosts = view.bag.ghosts + view.clank.ghosts
  const cubes = sum(view.bag.cubes) + sum(view.clank.cubes) + view.bag.black + ghosts
  const draws = Math.min(view.rage.attack, cubes)
  const marked = me.state === 'in' ? (view.bag.cubes[me.seat] ?? 0) + (view.clank.cubes[me.seat] ?? 0) + ghosts : 0
  const damage = Array.from({ length: draws + 1 }, (_none, count) => drawn(count, marked, draws, cubes))
  return {
    draws, cubes, damage,
    hit: cubes === 0 ? 0 : 1 - damage[0]!,
    out: me.state === 'in' ? damage.slice(Math.min(me.health, HEALTH)).reduce((all, one) => all + one, 0) : 0,
    expected: cubes === 0 ? 0 : (draws * marked) / cubes,
  }
}

/** A chance as people say it: never 0 % or 100 % of what may or may not happen. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 1e-9) return 1
  return rounded === 100 && chance < 1 - 1e-9 ? 99 : rounded
}

/** With one place behind the point, which each language writes as it does. */
export const tenths = (value: number): number => Math.round(value * 10) / 10
