// What a card face needs to know. Texts come in ready to be read; the faces only set them.
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
  readonly treasures: readonly string[]
  readonly health: number
  /** "epic fighter" */
  readonly kindLabel: string
  readonly text: string
}

/** Why a room hits for more or less than its card says. */
export interface Cause {
  readonly amount: number
  /** Card behind it. */
  readonly by?: string | undefined
}
