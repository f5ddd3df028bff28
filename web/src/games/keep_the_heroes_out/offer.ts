import type { Offer, Valued } from '../../lobby/offer'
import { CLANS } from './art/pieces'
import ScenarioPicture from './board/ScenarioPicture.svelte'
import Cover from './Cover.svelte'

const clansOf = (valued: Valued): string[] => (Array.isArray(valued('clans')) ? (valued('clans') as string[]) : [])

export const offer: Offer = {
  Cover,
  minutes: 60,
  spirit: ['heart', 'together'],
  players: [1, 6],
  portraits: [CLANS.rats!, CLANS.skeletons!, CLANS.slimes!, CLANS.witches!, CLANS.gnolls!, CLANS.imps!],
  // alone with two clans, or with somebody beside the same screen
  company: ['me', 'here'],
  first: ['scenario', 'difficulty', 'clans'],
  pictured: ['scenario'],
  Picture: ScenarioPicture,
  perSeat: { clans: (facts) => facts.type === 'clan' },
  /** KH-015: a clan for each seat, or none for all of them. */
  hindrance(valued, seats) {
    const clans = clansOf(valued)
    return clans.length === 0 || (clans.length === seats && clans.every(Boolean)) ? null : { message: 'house-stop-clans', option: 'clans' }
  },
}
