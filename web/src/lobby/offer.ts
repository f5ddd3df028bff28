// What the lobby knows of a game beside what its server says: a picture, some figures, and which options bite each other.
import type { Component } from 'svelte'
import type { Drawing } from '../art/painter'
import type { GlyphName } from '../art/glyphs'

export type Options = Record<string, unknown>

/** Why a table cannot be started like this: a message, and the option that can be changed. */
export interface Hindrance {
  message: string
  option: string
}

export interface Offer {
  /** 96 by 52 art pixels. */
  Cover: Component<{ u?: number | undefined }>
  minutes: number
  /** What kind of company it is: a sign, beside the words of `lobby-spirit-…`. */
  spirit: readonly [sign: GlyphName, word: string]
  /** Players that the box takes, for a game that the server does not have yet. */
  players: readonly [from: number, to: number]
  /** Who looks out of each seat. */
  portraits?: readonly Drawing[]
  /** Options that hold one card for each seat: their names, and which cards. */
  perSeat?: Readonly<Record<string, (facts: Record<string, unknown>) => boolean>>
  /** Values that cannot be chosen beside what was chosen already, as `variants:choose_boss`, each with the reason. */
  excluded?: (options: Options) => ReadonlyMap<string, string>
  /** What these options forbid for so many seats. */
  hindrance?: (options: Options, seats: number) => Hindrance | null
}
