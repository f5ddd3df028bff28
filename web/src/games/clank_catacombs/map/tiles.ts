// The tiles as they are printed, told by the engine (tools/clank_tiles.py).
import printed from './tiles.json'

export type Feature = 'crypt' | 'stall' | 'crystal_cave' | 'monkey_shrine' | 'minor_secret' | 'gold' | 'heal' | 'altar' | 'chest' | 'library' | 'prison' | 'artifact'

export interface Room {
  readonly id: string
  /** In hundredths of a tile. */
  readonly at: readonly [x: number, y: number]
  readonly depths: boolean
  readonly has: readonly Feature[]
  readonly gold?: number
  readonly plus?: number
}

/** As far as one tile shows it: from a room to another one, to an opening or to a portal. */
export interface Corridor {
  readonly from: string
  readonly to?: string
  readonly opening?: string
  readonly portal?: string
  /** The one opening of its side, where each side has only one. */
  readonly single?: boolean
  readonly monsters?: number
  readonly footprints?: boolean
  readonly lock?: string
  readonly arrow?: 'on' | 'back'
}

export interface Tile {
  readonly id: string
  readonly depths: boolean
  readonly haunted: boolean
  readonly start: boolean
  readonly rooms: readonly Room[]
  readonly corridors: readonly Corridor[]
  readonly order: Readonly<Record<string, readonly number[]>>
}

export const TILES: ReadonlyMap<string, Tile> = new Map((printed as unknown as Tile[]).map((tile) => [tile.id, tile]))

export const tileNamed = (id: string): Tile => {
  const tile = TILES.get(id)
  if (tile === undefined) throw new Error(`no tile is called ${id}`)
  return tile
}
