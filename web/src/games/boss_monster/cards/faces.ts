// What a card face needs to know. Texts come in ready to be read; the faces only set them.
import type { GlyphName } from '../../../art/glyphs'

export interface RoomFace {
  readonly id: string
  readonly name: string
  readonly kind: 'monster' | 'trap'
  readonly advanced: boolean
  readonly treasures: readonly string[]
  /** A number, or × for a room that counts. */
  readonly damage: number | string
  /** "advanced monster" */
  readonly kindLabel: string
  readonly text: string
}

export interface SpellFace {
  readonly id: string
  readonly name: string
  /** "spell · adventure" */
  readonly kindLabel: string
  /** "adventure" */
  readonly phaseLabel: string
  readonly text: string
}

export interface BossFace {
  readonly id: string
  readonly name: string
  readonly treasure: string
  readonly xp: number
  /** "boss" */
  readonly kindLabel: string
  readonly text: string
}

export interface HeroFace {
  readonly id: string
  readonly name: string
  readonly epic: boolean
  /** Others may use its power (BM-097). */
  readonly dark?: boolean
  readonly treasures: readonly string[]
  readonly health: number
  /** "epic fighter" */
  readonly kindLabel: string
  readonly text: string
}

/** One of the lines of a card that has several: whose it is, and whether it is in force where the card lies. */
export interface Line {
  readonly text: string
  /** The level that it belongs to. */
  readonly level?: number
  readonly glyph?: GlyphName
}

export interface MinibossFace {
  readonly id: string
  readonly name: string
  /** What each level adds, the first one first (BM-058). */
  readonly levels: readonly Line[]
  readonly kindLabel: string
  readonly text: string
}

export interface ItemFace {
  readonly id: string
  readonly name: string
  /** Which heroes may carry it; `universal` for all of them (BM-104). */
  readonly fits: string
  /** What it does for a hero, and what for a boss (BM-120). */
  readonly uses: readonly Line[]
  /** "item · fighter" */
  readonly kindLabel: string
  readonly text: string
}

export type Face = RoomFace | SpellFace | BossFace | HeroFace | MinibossFace | ItemFace

/** The lines of a card that has several; none for one that is a single text. */
export const linesOf = (face: Face): readonly Line[] => ('levels' in face ? face.levels : 'uses' in face ? face.uses : [])

/** What tells the kinds of cards apart at a glance, whatever their size. */
export interface Look {
  readonly kind: 'monster' | 'trap' | 'spell' | 'hero' | 'dark' | 'boss' | 'miniboss' | 'item'
  readonly glyph: GlyphName
  readonly gilded: boolean
  readonly treasures: readonly string[]
}

export function lookOf(face: Face): Look {
  if ('damage' in face) return { kind: face.kind, glyph: face.kind, gilded: face.advanced, treasures: face.treasures }
  if ('xp' in face) return { kind: 'boss', glyph: 'crown', gilded: true, treasures: [face.treasure] }
  if ('health' in face) return { kind: face.dark ? 'dark' : 'hero', glyph: face.dark ? 'ghost' : face.epic ? 'crown' : 'person', gilded: face.epic, treasures: face.treasures }
  if ('levels' in face) return { kind: 'miniboss', glyph: 'star', gilded: true, treasures: [] }
  if ('uses' in face) return { kind: 'item', glyph: 'sword', gilded: false, treasures: [face.fits] }
  return { kind: 'spell', glyph: 'spell', gilded: false, treasures: [] }
}

/** Why a room hits for more or less than its card says. */
export interface Cause {
  readonly amount: number
  /** Card behind it. */
  readonly by?: string | undefined
}
