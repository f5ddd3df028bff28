import type { Offer, Valued } from '../../lobby/offer'
import { SKELETON } from '../../art/figures'
import Cover from './Cover.svelte'
import { RAT, SLIME } from './drawings'

const clansOf = (valued: Valued): string[] => (Array.isArray(valued('clans')) ? (valued('clans') as string[]) : [])

export const offer: Offer = {
  Cover,
  minutes: 60,
  spirit: ['heart', 'together'],
  players: [1, 6],
  portraits: [RAT, SKELETON, SLIME],
  // alone with two clans, or with somebody beside the same screen
  company: ['me', 'here'],
  first: ['difficulty', 'clans', 'scenario'],
  pictured: ['scenario'],
  picture: () => import('./board/ScenarioPicture.svelte'),
  perSeat: { clans: (facts) => facts.type === 'clan' },
  /** KH-015: a clan for each seat, or none for all of them. */
  hindrance(valued, seats) {
    const clans = clansOf(valued)
    return clans.length === 0 || (clans.length === seats && clans.every(Boolean)) ? null : { message: 'lobby-stop-clans', option: 'clans' }
  },
}
