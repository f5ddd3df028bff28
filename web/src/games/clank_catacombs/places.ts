// Rooms, openings and tiles by the names that people call them.
import { say } from '../../words/words.svelte'
import { TILES, type Room, type Tile } from './map/tiles'

const SPOTS: ReadonlySet<string> = new Set(['west_porch', 'east_porch', 'landing', 'nave'])

/** Both sides of the start tile have rooms of the same names; only one of them is on the table. */
export function findRoom(id: string, start: string): { room: Room; tile: Tile } | null {
  const tiles = [TILES.get(start), TILES.get(id.split('_')[0]!.toUpperCase())]
  for (const tile of tiles) {
    const room = tile?.rooms.find((one) => one.id === id)
    if (tile !== undefined && room !== undefined) return { room, tile }
  }
  return null
}

export const tileName = (tile: string): string => say(`clank-tile-${tile}`)

/** What is in a room: "crystal cave, gold 2". */
export function featuresSaid(room: Room): string {
  return room.has.map((feature) => say(`clank-feature-${feature}`, { count: room.gold ?? 0 }) + (feature === 'artifact' ? '+'.repeat(room.plus ?? 0) : '')).join(', ')
}

/** "Bone Gallery, crystal cave" */
export function roomName(id: string, start: string): string {
  const found = findRoom(id, start)
  if (found === null) return openingName(id)
  const what = SPOTS.has(id) ? say(`clank-spot-${id}`) : featuresSaid(found.room)
  return say('clank-room', { tile: tileName(found.tile.id), what })
}

export function openingName(name: string): string {
  const side = name.slice(name.indexOf('.') + 1)
  const said = /^[NESW][12]?$/.test(side) ? say(`clank-side-${side}`) : name
  return name.includes('.') ? say(`clank-half-${name[0]}`, { side: said }) : said
}

/** How a way is told from others: through which opening, through a portal, or by its number. */
export function wayName(name: string): string {
  if (name === '') return ''
  if (name.startsWith('P')) return say('clank-way-portal')
  return /^\d$/.test(name) ? say('clank-way-other', { number: name }) : openingName(name)
}

export function cellName(cell: string): string {
  const [x, y] = cell.split(',')
  return say('clank-cell', { x: x!, y: y! })
}
