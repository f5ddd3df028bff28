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

/** `decides`: everybody may know that this seat is asked now. */
export function presence(sitting: Sitting, decides: boolean): Presence {
  if (sitting.kind !== 'bot' && sitting.away) return 'away' // a bot plays until somebody comes, or comes back
  if (sitting.kind === 'open') return 'open'
  if (sitting.kind === 'person' && !sitting.here) return 'lost'
  if (decides) return 'thinking'
  return sitting.kind === 'bot' ? 'bot' : 'here'
}
