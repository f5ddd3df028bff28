// A room in words: for whoever does not see it, and for whoever wants to know more.
import type { Teller } from '../../../words/teller'
import { say, sentence } from '../../../words/words.svelte'
import { nameOf } from '../cards/facts'
import { CARRIED, meterOf, type Band, type Chamber, type Meter, type Pack } from './household'

export const roomName = (room: string): string => say('keep-room', { room: room })
export const clanName = (clan: string): string => nameOf(clan)
export const heroName = (hero: string): string => say('keep-hero', { class: hero })

export const packSaid = ({ clan, count, hurt, health }: Pack): string =>
  [say('house-pack', { clan: say('keep-monsters', { clan, count }), count }), hurt.length > 0 && say('house-hurt', { damage: hurt.join(', '), health })].filter(Boolean).join(', ')

export const bandSaid = ({ hero, active, count }: Band): string => say('house-band', { hero: heroName(hero), count, state: say(`keep-state-${active ? 'active' : 'exhausted'}`, { class: hero }) })

/** UX-210: "1 of 2 active heroes, no monster here". */
export function meterSaid(meter: Meter): string {
  const heroes = say('house-meter-heroes', { active: meter.active, value: meter.value })
  const guard = meter.monsters > 0 ? say('house-meter-guarded', { count: meter.monsters }) : say('house-meter-unguarded')
  return `${heroes}, ${guard}`
}

export function tokensSaid({ tokens }: Chamber): string[] {
  return CARRIED.flatMap((what) => (tokens[what] ? [say('keep-goods-counted', { goods: what, count: tokens[what] })] : []))
}

export function roomSaid(chamber: Chamber, distance: number | undefined, _teller: Teller): string {
  const meter = meterOf(chamber)
  const parts = [
    distance === undefined || chamber.room === 'vault' ? '' : say('keep-distance', { count: distance }),
    meter ? `${say('keep-treasure', { value: meter.value })}: ${meterSaid(meter)}` : chamber.stolen ? say('house-stolen-said') : '',
    ...chamber.packs.map(packSaid),
    ...chamber.bands.map(bandSaid),
    ...tokensSaid(chamber),
    chamber.portal === null ? '' : say(`keep-portal-${chamber.portal}`),
  ].filter(Boolean)
  return sentence(`${roomName(chamber.room)} (${say(`keep-icon-${chamber.sign}`)}): ${parts.join('; ') || say('house-empty')}.`)
}
