import type { Offer } from '../../lobby/offer'
import Cover from './Cover.svelte'

export const offer: Offer = { Cover, minutes: 60, spirit: ['heart', 'together'], players: [1, 6] }
