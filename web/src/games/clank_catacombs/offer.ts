import type { Offer } from '../../lobby/offer'
import Cover from './Cover.svelte'

/** CC-251: so many need the Party, and it is for nobody else. */
const CROWD = 5

export const offer: Offer = {
  Cover,
  minutes: 60,
  spirit: ['coin', 'luck'],
  players: [2, 6],
  hindrance: (valued, seats) => (valued('party') === true && seats < CROWD ? { message: 'lobby-stop-party', option: 'party' } : null),
}
