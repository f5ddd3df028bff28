// Pictures that move by themselves: the browser turns their frames without asking the page, however many there are.
// They are files, since the policy for content allows no addresses made by a script.
import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from '../src/art/painter'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS_WITH_HOLES = 6

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const length = Buffer.alloc(4), sum = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const numbers = (...all: number[]): Buffer => {
  const written = Buffer.alloc(4 * all.length)
  all.forEach((one, at) => written.writeUInt32BE(one, 4 * at))
  return written
}

const dots = (pixels: Pixels): Buffer =>
  deflateSync(Buffer.from(pixels.flatMap((row) => [0, ...row.flatMap((colour) => [...Buffer.from(colour ? `${colour.slice(1)}ff` : '00000000', 'hex')])])), { level: 9 })

/** An animated PNG: each frame stays for so many milliseconds, for ever. A single one stands still. */
export function film(frames: readonly Pixels[], milliseconds: number): Buffer {
  const width = frames[0]![0]!.length, height = frames[0]!.length
  const parts = [SIGNATURE, chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, COLOURS_WITH_HOLES, 0, 0, 0])]))]
  if (frames.length > 1) parts.push(chunk('acTL', numbers(frames.length, 0)))
  let order = 0
  frames.forEach((pixels, at) => {
    if (frames.length > 1) {
      const lasting = Buffer.alloc(6) // how long, in thousandths; the next frame takes this one's place as a whole
      lasting.writeUInt16BE(milliseconds)
      lasting.writeUInt16BE(1000, 2)
      parts.push(chunk('fcTL', Buffer.concat([numbers(order++, width, height, 0, 0), lasting])))
    }
    parts.push(at === 0 ? chunk('IDAT', dots(pixels)) : chunk('fdAT', Buffer.concat([numbers(order++), dots(pixels)])))
  })
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))])
}
