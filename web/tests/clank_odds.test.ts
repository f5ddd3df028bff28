// The next attack: chances by counting every draw there is.
import { describe, expect, it } from 'vitest'
import { oddsOf, percent } from '../src/games/clank_catacombs/odds'
import type { ClankView, Player } from '../src/games/clank_catacombs/view'

interface Bag {
  mine: number
  others: number
  black: number
  ghosts: number
  attack: number
  health: number
}

function table({ mine, others, black, ghosts, attack, health }: Bag): [ClankView, Player] {
  const me = { seat: 0, state: 'in', health } as Player
  const bag = { cubes: [Math.floor(mine / 2), others], black, ghosts: 0 }
  const clank = { cubes: [mine - Math.floor(mine / 2), 0], ghosts }
  return [{ bag, clank, rage: { space: 0, cubes: attack, attack }, players: [me] } as unknown as ClankView, me]
}

/** Every set of cubes that could be drawn. */
function enumerated({ mine, others, black, ghosts, attack, health }: Bag): { hit: number; out: number; expected: number } {
  const cubes = [...Array<boolean>(mine + ghosts).fill(true), ...Array<boolean>(others + black).fill(false)]
  let all = 0, hit = 0, out = 0, sum = 0
  const draw = (from: number, left: number, hurt: number): void => {
    if (left === 0) {
      all += 1
      hit += hurt > 0 ? 1 : 0
      out += hurt >= health ? 1 : 0
      sum += hurt
      return
    }
    for (let at = from; at <= cubes.length - left; at++) draw(at + 1, left - 1, hurt + (cubes[at] ? 1 : 0))
  }
  draw(0, Math.min(attack, cubes.length), 0)
  return { hit: hit / all, out: out / all, expected: sum / all }
}

const BAGS: Bag[] = []
for (const mine of [0, 1, 3, 5]) for (const black of [0, 2, 7]) for (const ghosts of [0, 2]) for (const attack of [2, 4, 6]) for (const health of [1, 3, 10]) BAGS.push({ mine, others: 3, black, ghosts, attack, health })

describe('UX-205: the odds of the next attack', () => {
  it.each(BAGS)('are those of all draws there are: %o', (bag) => {
    const odds = oddsOf(...table(bag))
    const whole = enumerated(bag)
    expect(odds.hit).toBeCloseTo(whole.hit, 9)
    expect(odds.out).toBeCloseTo(whole.out, 9)
    expect(odds.expected).toBeCloseTo(whole.expected, 9)
    expect(odds.damage.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
  })

  it('rise with every clank that I make', () => {
    const chances = [0, 1, 2, 3, 4, 5].map((mine) => oddsOf(...table({ mine, others: 4, black: 20, ghosts: 0, attack: 3, health: 5 })).hit)
    expect(chances).toEqual([...chances].sort((one, other) => one - other))
    expect(new Set(chances).size).toBe(6)
  })

  it('of an empty bag are none, and whoever is out of it is hurt no more', () => {
    const [view, me] = table({ mine: 0, others: 0, black: 0, ghosts: 0, attack: 3, health: 10 })
    expect([oddsOf({ ...view, bag: { cubes: [0, 0], black: 0, ghosts: 0 } }, me).hit]).toEqual([0])
    const [full, gone] = table({ mine: 9, others: 0, black: 0, ghosts: 3, attack: 3, health: 10 })
    expect(oddsOf(full, { ...gone, state: 'escaped' }).hit).toBe(0)
  })

  it('are said as whole percents, and never as sure if they are not', () => {
    expect([0, 0.001, 0.404, 0.999, 1].map(percent)).toEqual([0, 1, 40, 99, 100])
  })
})
