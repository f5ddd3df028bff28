// What the lobby knows of a game beside what its server says: a picture, some figures, and which options bite each other.
import type { Component } from 'svelte'
import type { Drawing } from '../art/painter'
import type { GlyphName } from '../art/glyphs'

export type Options = Record<string, unknown>
export type Facts = Record<string, unknown>

/** The value of an option as it stands: chosen, or usual. */
export type Valued = (option: string) => unknown

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
  perSeat?: Readonly<Record<string, (facts: Facts, valued: Valued) => boolean>>
  /** Options whose values are shown with a picture, and that picture. */
  pictured?: readonly string[]
  picture?: () => Promise<{ default: Component<{ option: string; value: string }> }>
  /** Who usually sits at the table, for a game that is seldom played against bots. */
  company?: readonly ('me' | 'here')[]
  /** Options that most people come for: they stand before the others. */
  first?: readonly string[]
  /** Words in a remark of the guide that stand for others: `value-sets` for the one whose `CRL` is said as `value-sets-CRL`. */
  adviceNames?: Readonly<Record<string, string>>
  /** What an option is if nothing is said of it, where that hangs on others. */
  usual?: (option: string, options: Options) => unknown
  /** How many cards of each kind the decks will hold, and how many of those have a text of our own. Each kind has words
   *  as `page-kind-…`. */
  contents?: (facts: readonly Facts[], valued: Valued, seats: number) => readonly { kind: string; count: number; designed: number }[]
  /** Values that cannot be chosen beside what was chosen already, as `variants:choose_boss`, each with the reason. */
  excluded?: (valued: Valued) => ReadonlyMap<string, string>
  /** What these options forbid for so many seats. */
  hindrance?: (valued: Valued, seats: number, factsOf: (card: string) => Facts | undefined) => Hindrance | null
}
