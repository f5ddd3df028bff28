// What is printed on a Tactics or loot card: one or more sides of actions, of which one is picked. An action is told by
// its name, as positions write it: `move`, `place coin`, `ambush 3 bones`, `horde melee`, `if melee then place coin`.
import type { GlyphName } from '../../../art/glyphs'
import type { Drawing } from '../../../art/painter'
import { say } from '../../../words/words.svelte'
import { TOKENS } from '../art/pieces'
import { SIGNS } from '../art/rooms'

export type Action = string
export type Side = readonly Action[]

/** A sign, a token, or a figure: what an action looks like, in order. */
export type Mark = { glyph: GlyphName; strong?: boolean } | { token: Drawing } | { figure: string } | { arrow: true }

const GLYPH: Readonly<Record<string, GlyphName>> = { move: 'move', melee: 'melee', ranged: 'ranged', activate: 'activate', draw: 'draw', defend: 'defend', ambush: 'ambush', heal: 'heart' }
const isSign = (word: string): word is (typeof SIGNS)[number] => (SIGNS as readonly string[]).includes(word)

interface Parsed {
  kind: string
  rest: string
  /** Of an action-reaction: what it asks for, and what follows. */
  condition: Action
  then: readonly Action[]
}

export function parse(action: Action): Parsed {
  const [kind = '', ...words] = action.split(' ')
  const rest = words.join(' ')
  if (kind !== 'if') return { kind, rest, condition: '', then: [] }
  const at = rest.indexOf(' then ')
  return { kind, rest, condition: rest.slice(0, at), then: rest.slice(at + ' then '.length).split(', ') }
}

export function marksOf(action: Action): Mark[] {
  const { kind, rest, condition, then } = parse(action)
  switch (kind) {
    case 'ambush': {
      const [count = '', ...where] = rest.split(' ')
      return [{ glyph: 'ambush' }, { figure: count }, ...where.filter(isSign).map((glyph): Mark => ({ glyph, strong: true }))]
    }
    case 'discard':
      return [{ figure: '−' }, rest in TOKENS ? { token: TOKENS[rest]! } : { glyph: 'special' }]
    case 'if':
      return [...marksOf(condition), { arrow: true }, ...then.flatMap(marksOf)]
    case 'place':
      return [{ figure: '+' }, { token: TOKENS[rest]! }]
    case 'trap':
    case 'portal':
      return [{ figure: '+' }, { token: TOKENS[kind]! }]
    case 'horde':
      return [{ glyph: 'horde' }, { glyph: GLYPH[rest] ?? 'special', strong: true }]
    case 'reinforcements':
      return [{ glyph: 'draw' }, { figure: '3' }, { glyph: GLYPH[rest] ?? 'special', strong: true }]
  }
  return [{ glyph: GLYPH[kind] ?? 'special' }]
}

/** Actions in a row, the same ones counted. */
export function counted(side: Side): { action: Action; count: number }[] {
  const found: { action: Action; count: number }[] = []
  for (const action of side) {
    const known = found.find((one) => one.action === action)
    if (known) known.count++
    else found.push({ action, count: 1 })
  }
  return found
}

/** "2 moves", "Horde move", … */
export function actionSaid(action: Action, count = 1): string {
  const { kind, rest, condition, then } = parse(action)
  switch (kind) {
    case 'ambush': {
      const [most = '', ...where] = rest.split(' ')
      const rooms = where.map((word) => (isSign(word) ? say(`keep-icon-${word}`) : word === 'same_room' || word === 'any_own_room' ? say(`keep-action-${word}`) : say('keep-room', { room: word })))
      return say('keep-action-ambush', { count: Number(most), rooms: rooms.join(', ') })
    }
    case 'if':
      return say('keep-action-if', { first: actionSaid(condition), then: sideSaid(then) })
    case 'place':
    case 'discard':
      return say(`keep-action-${kind}`, { goods: rest, count })
    case 'horde':
    case 'reinforcements':
      return say(`keep-action-${kind}`, { what: rest })
    case 'move':
      return say(rest === '' ? 'keep-action-move' : 'keep-action-drift', { count })
  }
  return say(`keep-action-${kind}`, { count })
}

export const sideSaid = (side: Side): string => counted(side).map(({ action, count }) => actionSaid(action, count)).join(', ')
