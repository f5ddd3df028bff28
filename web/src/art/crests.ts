// A crest stands beside everything a player owns: its shape is enough where colour is not.
import { plate, type Pixels } from './painter'
import { RAMPS, type RampName } from './palette'

interface Crest {
  readonly name: string
  readonly ramp: RampName
  readonly inside: (x: number, y: number) => boolean
}

const diagonal = (x: number, y: number) => (x < 2 || x > 8) && (x === y || x + y === 10)

export const CRESTS: readonly Crest[] = [
  { name: 'drop', ramp: 'red', inside: (x, y) => Math.hypot(x - 5, y - 6) <= 4.6 || (y < 5 && Math.abs(x - 5) <= y) },
  { name: 'diamond', ramp: 'blue', inside: (x, y) => Math.abs(x - 5) + Math.abs(y - 5) <= 5 },
  { name: 'triangle', ramp: 'green', inside: (x, y) => y >= 1 && Math.abs(x - 5) <= (y - 0.5) / 1.8 },
  { name: 'sun', ramp: 'gold', inside: (x, y) => Math.hypot(x - 5, y - 5) <= 4.2 || x === 5 || y === 5 || diagonal(x, y) },
  { name: 'tower', ramp: 'lilac', inside: (x, y) => x >= 1 && x <= 9 && (y > 2 || x % 4 !== 3) },
  { name: 'plus', ramp: 'bone', inside: (x, y) => (x >= 4 && x <= 6) || (y >= 4 && y <= 6) },
]

export const crestPixels = (crest: Crest): Pixels => plate(11, RAMPS[crest.ramp], crest.inside)
