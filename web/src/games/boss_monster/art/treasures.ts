// What heroes come for. Each kind has a plate, an emblem and a colour of its own: any one of the three is enough.
import { lay, plate, stencil, type Pixels } from '../../../art/painter'
import { PALETTE, RAMPS, type RampName, type WallName } from '../../../art/palette'

interface TreasureArt {
  readonly ramp: RampName
  /** The light that rooms with this treasure keep. */
  readonly wall: WallName
  /** Light plates carry a dark emblem, so that they differ without colour too. */
  readonly mark: string
  readonly plate: (x: number, y: number) => boolean
  readonly emblem: readonly string[]
}

export const TREASURES = {
  fighter: { // shield with a pointed foot, double axe
    ramp: 'red', wall: 'ember', mark: PALETTE.paper,
    plate: (x, y) => (y < 8 ? x >= 1 && x <= 11 : Math.abs(x - 6) <= 12.5 - y),
    emblem: ['##.#.##', '#######', '#######', '##.#.##', '...#...', '...#...', '...#...'],
  },
  thief: { // round coin, money bag
    ramp: 'green', wall: 'moss', mark: PALETTE.paper,
    plate: (x, y) => Math.hypot(x - 6, y - 6) <= 6.3,
    emblem: ['..###..', '...#...', '..###..', '.##.##.', '##...##', '##.#.##', '.#####.'],
  },
  cleric: { // arched window, cross
    ramp: 'gold', wall: 'dusk', mark: PALETTE.ink,
    plate: (x, y) => (y >= 5 ? x >= 1 && x <= 11 : Math.hypot(x - 6, y - 6) <= 6.2),
    emblem: ['..###..', '..###..', '#######', '#######', '..###..', '..###..', '..###..'],
  },
  mage: { // cut gem, sparkle
    ramp: 'blue', wall: 'tide', mark: PALETTE.paper,
    plate: (x, y) => Math.abs(x - 6) + Math.abs(y - 6) <= 7,
    emblem: ['...#...', '...#...', '.#.#.#.', '..###..', '#######', '..###..', '.#.#.#.'],
  },
  explorer: { // pennant with a notched foot, lantern
    ramp: 'lilac', wall: 'orchid', mark: PALETTE.ink,
    plate: (x, y) => x >= 1 && x <= 11 && !(y > 9 && Math.abs(x - 6) < y - 9),
    emblem: ['..###..', '.#...#.', '#######', '#..#..#', '#.###.#', '#..#..#', '#######'],
  },
} as const satisfies Record<string, TreasureArt>

export type TreasureName = keyof typeof TREASURES

export const isTreasure = (name: string): name is TreasureName => Object.hasOwn(TREASURES, name)

export function treasurePixels(name: TreasureName): Pixels {
  const art: TreasureArt = TREASURES[name]
  return lay(plate(13, RAMPS[art.ramp], art.plate), stencil(art.emblem, art.mark), 4, 4)
}
