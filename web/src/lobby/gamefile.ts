// A record or a position as far as a page can tell without the rules: which it is, and how many play.
import type { Fault } from '../wire/http'

export interface GameFile {
  kind: 'record' | 'position' | 'unknown'
  game: string
  players: number
}

/** The first line says which it is. */
export function look(text: string): GameFile {
  const first = firstLine(text)
  const kind = /^underkeep record \d+$/.test(first) ? 'record' : /^underkeep: position \d+$/.test(first) ? 'position' : 'unknown'
  const game = /^game:\s*(\w+)/m.exec(text)?.[1] ?? ''
  const players = Number(/\bplayers:\s*(\d)\b/.exec(text)?.[1] ?? 0)
  return { kind, game, players }
}

const firstLine = (text: string): string => text.replace(/^\ufeff/, '').split('\n', 1)[0]!.split(' #', 1)[0]!.trim()

/** Where the server found the fault: the number of the line, what stands there, and the field, if it has a name. */
export interface Spot {
  line: number
  written: string
  field: string
}

export function spotOf(fault: Pick<Fault, 'field'>, text: string): Spot {
  const lines = text.split('\n')
  const numbered = /^line (\d+)$/.exec(fault.field)
  if (numbered) return { line: Number(numbered[1]), written: lines[Number(numbered[1]) - 1]?.trim() ?? '', field: '' }
  const name = fault.field.split(/[.[\]]/).filter((part) => /[a-z]/.test(part)).at(-1) ?? ''
  const at = name === '' ? -1 : lines.findIndex((line) => new RegExp(`(^|[\\s{,-])${name}\\s*:`).test(line))
  return { line: at + 1, written: lines[at]?.trim() ?? '', field: fault.field }
}
