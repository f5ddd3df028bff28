// A record or a position as far as a page can tell without the rules: which it is, and how many play.
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

/** What stands in the line that the server has found to be at fault. */
export const writtenAt = (text: string, line: number): string => text.split('\n')[line - 1]?.trim() ?? ''
