// A QR code of a short text, as rows of dark and light modules (ISO/IEC 18004: bytes, error correction M, up to version 20).

const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
const M_BITS = 0 // how the correction level M is written

type Grid = boolean[][]

/** Throws a RangeError if the text is too long. */
export function qrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= capacity(at + 1)) + 1
  if (version === 0) throw new RangeError('too long for a QR code')
  const words = interleaved(version, padded(version, bytes))
  const [dark, taken] = frame(version)
  place(dark, taken, words)
  return Array.from({ length: 8 }, (_, mask) => masked(dark, taken, mask)).reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

// -- what is written

/** Modules that are not part of a pattern, in whole bytes. */
function rawWords(version: number): number {
  let bits = (16 * version + 128) * version + 64
  if (version >= 2) {
    const aligned = Math.floor(version / 7) + 2
    bits -= (25 * aligned - 10) * aligned - 55
    if (version >= 7) bits -= 36
  }
  return bits >> 3
}

const capacity = (version: number): number => rawWords(version) - ECC_PER_BLOCK[version - 1]! * BLOCKS[version - 1]!

function padded(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  push(4, 4) // bytes follow
  push(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => push(byte, 8))
  const room = capacity(version) * 8
  push(0, Math.min(4, room - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) push(filler, 8)
  return Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0))
}

function interleaved(version: number, data: number[]): number[] {
  const blocks = BLOCKS[version - 1]!, ecc = ECC_PER_BLOCK[version - 1]!
  const raw = rawWords(version), short = blocks - (raw % blocks), length = Math.floor(raw / blocks) - ecc
  const divisor = generator(ecc)
  let from = 0
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(from, (from += length + (at < short ? 0 : 1))))
  const checks = parts.map((part) => remainder(part, divisor))
  const woven: number[] = []
  for (let at = 0; at <= length; at++) for (const part of parts) if (at < part.length) woven.push(part[at]!)
  for (let at = 0; at < ecc; at++) for (const check of checks) woven.push(check[at]!)
  return woven
}

// -- Reed and Solomon, over bytes with x⁸ + x⁴ + x³ + x² + 1

export function times(x: number, y: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((y >> bit) & 1) * x
  }
  return product
}

function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1]
  for (let root = 1, step = 0; step < degree; step++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) found[at] = times(found[at]!, root) ^ (found[at + 1] ?? 0)
  }
  return found
}

function remainder(data: number[], divisor: number[]): number[] {
  const left = Array<number>(divisor.length).fill(0)
  for (const byte of data) {
    const factor = byte ^ left.shift()!
    left.push(0)
    divisor.forEach((one, at) => (left[at]! ^= times(one, factor)))
  }
  return left
}

// -- where it is written

/** The patterns that every reader looks for, and which modules they take. */
function frame(version: number): [dark: Grid, taken: Grid] {
  const size = version * 4 + 17
  const dark: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const taken = dark.map((row) => [...row])
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = on
    taken[y]![x] = true
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y))
      set(cx + x, cy + y, ring !== 2 && ring !== 4)
    }
  }
  const spots = alignment(version, size)
  spots.forEach((cx, i) => spots.forEach((cy, j) => {
    const last = spots.length - 1
    if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return
    for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1)
  }))
  for (let at = 0; at < 15; at++) formatSpots(size, at).forEach(([x, y]) => set(x, y, false))
  set(8, size - 8, true)
  if (version >= 7) {
    let rest = version
    for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let at = 0; at < 18; at++) {
      const on = ((bits >> at) & 1) === 1, far = size - 11 + (at % 3), near = Math.floor(at / 3)
      set(far, near, on)
      set(near, far, on)
    }
  }
  return [dark, taken]
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const spots = [6]
  for (let at = size - 7; spots.length < count; at -= step) spots.splice(1, 0, at)
  return spots
}

/** The two places of a bit of the format. */
function formatSpots(size: number, at: number): [x: number, y: number][] {
  const first: [number, number] = at < 6 ? [8, at] : at === 6 ? [8, 7] : at === 7 ? [8, 8] : at === 8 ? [7, 8] : [14 - at, 8]
  return [first, at < 8 ? [size - 1 - at, 8] : [8, size - 15 + at]]
}

/** In columns of two from the right, up and down in turn, around the patterns. */
function place(dark: Grid, taken: Grid, words: number[]): void {
  const size = dark.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) for (let side = 0; side < 2; side++) {
      const x = right - side, y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      if (taken[y]![x] || bit >= words.length * 8) continue
      dark[y]![x] = ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1
      bit++
    }
  }
}

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

function masked(dark: Grid, taken: Grid, mask: number): Grid {
  const grid = dark.map((row, y) => row.map((on, x) => on !== (!taken[y]![x] && MASKS[mask]!(x, y) === 0)))
  const data = (M_BITS << 3) | mask
  let rest = data
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  for (let at = 0; at < 15; at++) for (const [x, y] of formatSpots(grid.length, at)) grid[y]![x] = ((bits >> at) & 1) === 1
  return grid
}

/** How hard it is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length
  let points = 0
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))]
  for (const line of lines) {
    const written = line.map((on) => (on ? '1' : '0')).join('')
    for (const run of written.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (let at = 0; at + 11 <= size; at++) if (/^(10111010000|00001011101)/.test(written.slice(at, at + 11))) points += 40
  }
  let darkOnes = 0
  grid.forEach((row, y) => row.forEach((on, x) => {
    if (on) darkOnes++
    if (x > 0 && y > 0 && row[x - 1] === on && grid[y - 1]![x] === on && grid[y - 1]![x - 1] === on) points += 3
  }))
  return points + Math.floor(Math.abs(darkOnes * 20 - size * size * 10) / (size * size)) * 10
}
