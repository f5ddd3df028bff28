// What the map shows to whoever looks at it now: the ways out of a room with their prices, and what each room is called.
import type { Teller } from '../../../words/teller'
import { say, sentence } from '../../../words/words.svelte'
import { amount } from '../cards/facts'
import { openingName, roomName, wayName } from '../places'
import type { ClankView, Player } from '../view'
import type { Dungeon, Way } from './dungeon'
import { along, CHAMBER, lengthOf, type Point } from './geometry'
import { priceOf, type Missing, type Price } from './prices'

export interface Sight {
  readonly way: Way
  readonly price: Price
  readonly open: boolean
  /** Where the price stands. */
  readonly at: Point
}

/** The ways out of the room where my pawn is, each with what it costs me now. */
export function sightsOf(view: ClankView, me: Player, dungeon: Dungeon): Sight[] {
  if (me.pawn === null) return []
  return dungeon.ways(me.pawn).map((way) => {
    const price = priceOf(way, view, me, dungeon)
    return { way, price, open: price.missing.length === 0, at: chipAt(way) }
  })
}

/** In the middle of what is no room; of an unknown corridor, on its threshold. */
function chipAt(way: Way): Point {
  if (way.to === '') return way.path.at(-1)!
  if (way.portal) return along(way.path, 0.75)
  const long = lengthOf(way.path)
  const middle = (CHAMBER + long - CHAMBER) / 2 / long
  return along(way.path, middle)
}

/** "1 boot, 2 monsters" */
export function priceSaid({ boots, monsters, lockpicks }: Pick<Price, 'boots' | 'monsters' | 'lockpicks'>): string {
  const parts = [amount('boots', boots), monsters > 0 && say('vault-monsters', { count: monsters }), lockpicks > 0 && amount('lockpicks', lockpicks)]
  return parts.filter(Boolean).join(', ')
}

export const missingSaid = (missing: readonly Missing[]): string => missing.map((what) => say(`vault-missing-${what}`)).join(', ')

/** A room by its name, what is in it, who is there, and where its corridors lead (UX-197). */
export function roomSaid(id: string, view: ClankView, me: Player | null, dungeon: Dungeon, teller: Teller): string {
  const found = dungeon.rooms.get(id)
  if (found === undefined) return ''
  const artifacts = view.artifacts.rooms[id] ?? []
  const here = view.players.filter(({ pawn, state }) => pawn === id && state !== 'escaped')
  const ways = dungeon.ways(id).map((way) => {
    const to = way.to === '' ? say('vault-unknown', { side: openingName(way.name) }) : roomName(way.to, view.start_side) + (way.name === '' ? '' : ` (${wayName(way.name)})`)
    const price = me === null ? null : priceOf(way, view, me, dungeon)
    const cost = price === null ? '' : priceSaid(price)
    const why = price !== null && me?.pawn === id && price.missing.length > 0 ? `, ${missingSaid(price.missing)}` : ''
    return `${to}: ${cost}${why}`
  })
  const parts = [
    sentence(roomName(id, view.start_side)),
    say(`clank-zone-${found.room.depths ? 'depths' : 'haven'}`),
    found.lying.tile.haunted && say('clank-haunted'),
    artifacts.length > 0 && say('clank-board-artifact', { value: artifacts.join(', ') }),
    view.opened.includes(id) && say('clank-board-opened'),
    (view.altars[id] ?? []).length > 0 && say('clank-board-marks', { players: view.altars[id]!.map((seat) => teller.name(seat)).join(', ') }),
    here.length > 0 && say('clank-board-pawns', { players: here.map(({ seat }) => teller.name(seat)).join(', ') }),
  ]
  const said = parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ')
  return ways.length === 0 ? `${said}.` : `${said}. ${say('vault-ways', { ways: ways.join('; ') })}`
}

/** In which of the four directions a way leads best, for the arrow keys. */
export function wayTowards(key: string, ways: readonly Way[], at: (room: string) => Point | undefined, from: Point): Way | null {
  const wanted = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key]
  if (wanted === undefined) return null
  let best: Way | null = null
  let most = 0.35 // nothing that leads elsewhere
  for (const way of ways) {
    const to = way.to === '' ? way.path.at(-1)! : at(way.to)
    if (to === undefined) continue
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const far = Math.hypot(dx, dy) || 1
    const worth = (dx * wanted[0]! + dy * wanted[1]!) / far - far / 4000 - (way.portal ? 0.2 : 0)
    if (worth > most) [best, most] = [way, worth]
  }
  return best
}
