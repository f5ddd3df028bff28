import type { Offer } from '../../lobby/offer'
import Cover from './Cover.svelte'

export const offer: Offer = { Cover, minutes: 60, spirit: ['coin', 'luck'], players: [2, 6] }
