// What is behind somebody on a card: a glow in the colour of the card, dithered.
import { kept } from '../../../art/images'
import { blank, type Pixels } from '../../../art/painter'
import { PALETTE as P } from '../../../art/palette'

const TONES: Readonly<Record<string, readonly string[]>> = {
  blue: ['#142347', '#1d3566', '#28508f', '#3f6fb5', '#6b9bd8'],
  device: ['#2a1d0c', '#3c2b12', '#5d4317', '#8a6a2c', '#b8954a'],
  monster: ['#2c0b18', '#3d1022', '#5c1a2e', '#8d2b3c', '#b9524f'],
  starter: [P.cellar, P.vault, P.mortar, P.slate, '#8574a0'],
  reserve: ['#0f2622', '#17352f', '#24534a', '#3f8071', '#6aa993'],
  major_secret: ['#25143f', '#36205c', P.arcane, '#6b3fa5', P.orchid],
  minor_secret: ['#25143f', '#36205c', P.arcane, '#6b3fa5', P.orchid],
  prisoner: ['#241b36', '#2d2340', '#43355a', '#5d4e70', '#83719a'],
  market: ['#33200f', '#4c2a22', '#6b3f22', '#81492b', P.clay],
}
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

export function glow(kind: string, wide: number, high: number): Pixels {
  const tones = TONES[kind] ?? TONES.blue!
  const pixels = blank(wide, high, tones[0]!)
  for (let y = 0; y < high; y++) for (let x = 0; x < wide; x++) {
    const far = Math.hypot((x - wide / 2 + 0.5) / (wide * 0.62), (y - high * 0.58) / (high * 0.78))
    const grain = (BAYER[(y % 4) * 4 + (x % 4)]! + 0.5) / 16 - 0.5
    const level = Math.floor(4.2 * (1 - far) + 0.4 + grain)
    pixels[y]![x] = tones[Math.max(0, Math.min(4, level))]!
  }
  return pixels
}

export const backdrop = kept(glow, (_kind, wide, high) => [wide, high])
