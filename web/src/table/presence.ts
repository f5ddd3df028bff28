// Whether somebody is there.
import type { GlyphName } from '../art/glyphs'
import type { Sitting } from '../wire/messages'

export type Presence = 'thinking' | 'bot' | 'away' | 'open' | 'lost' | 'here'

export const PRESENCE_GLYPHS: Readonly<Record<Presence, GlyphName>> = {
  thinking: 'clock',
  bot: 'bot',
  away: 'bot',
  open: 'link',
  lost: 'close',
  here: 'check',
}

/** For how long somebody has been lost, if anybody has seen them go; `seconds` have passed since that was told. */
export const goneFor = (sitting: Sitting, seconds: number): number | null =>
  sitting.kind === 'person' && !sitting.here && typeof sitting.gone === 'number' ? sitting.gone + Math.max(0, Math.floor(seconds)) : null

/** As the sentences take it: whole minutes, and seconds where there is none yet. */
export const spanOf = (gone: number): { minutes: number; seconds: number } => ({ minutes: Math.floor(gone / 60), seconds: gone })

/** `decides`: everybody may know that this seat is asked now. */
export function presence(sitting: Sitting, decides: boolean): Presence {
  if (sitting.kind !== 'bot' && sitting.away) return 'away' // a bot plays until somebody comes, or comes back
  if (sitting.kind === 'open') return 'open'
  if (sitting.kind === 'person' && !sitting.here) return 'lost'
  if (decides) return 'thinking'
  return sitting.kind === 'bot' ? 'bot' : 'here'
}
