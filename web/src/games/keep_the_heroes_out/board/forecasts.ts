// What heroes would do, as the eight steps have it: so that whoever chooses an order or a way sees what comes first.
import type { Choice } from '../../../wire/messages'
import { say } from '../../../words/words.svelte'
import { chamberOf, heroesIn, monstersIn, RESOURCES, type Chamber, type Household } from '../plan/household'
import { roomName } from '../plan/words'
import type { Deed, KeepSums, KeepView, Threat } from '../view'

/** KH-190, KH-191, KH-200, KH-201: what so many active heroes do in a room. */
export function deedIn(chamber: Chamber, active: number): Deed {
  if (monstersIn(chamber) > 0) return 'attack'
  if (chamber.treasure === null) return 'charge'
  return active >= chamber.treasure ? 'steal' : 'wait'
}

/** KH-202: the next rooms toward the Vault. */
export function waysFrom(household: Household, room: string): string[] {
  const far = household.distances[room] ?? 0
  return household.corridors.flatMap(([one, other]) => (one === room ? [other] : other === room ? [one] : [])).filter((to) => (household.distances[to] ?? 99) < far)
}

export function deedSaid(household: Household, chamber: Chamber, active: number): string {
  const deed = deedIn(chamber, active)
  if (deed !== 'charge') return say(`house-would-${deed}`, { value: chamber.treasure ?? 0 })
  return say('house-would-charge', { rooms: waysFrom(household, chamber.room).map(roomName).join(', ') })
}

/** What a hero meets who comes into a room: a trap first, then those whom he wakes, then what all of them do (KH-109, KH-182). */
function metSaid(household: Household, room: string, coming: number): string {
  const chamber = chamberOf(household, room)
  if (chamber === undefined) return ''
  const traps = chamber.tokens.trap ?? 0
  if (traps > 0) return say('house-would-trap')
  const woken = heroesIn(chamber, false)
  const active = heroesIn(chamber, true) + coming + woken
  return [woken > 0 && say('house-would-wake', { count: woken }), deedSaid(household, chamber, active)].filter(Boolean).join(' ')
}

/** UX-215: the first consequence of an answer; empty where there is none to tell. */
export function consequence({ verb, words }: Choice, view: KeepView, household: Household): string {
  const chamber = words.room ? chamberOf(household, words.room) : undefined
  switch (verb) {
    case 'next': {
      if (chamber === undefined) return ''
      if (!words.hero) return deedSaid(household, chamber, heroesIn(chamber, true))
      const how = view.invasion.arrivals.find(({ hero, room }) => hero === words.hero && room === words.room)?.how
      return (how === 'charged' ? '' : abilitySaid(words.hero, chamber, household)) || metSaid(household, chamber.room, 0)
    }
    case 'charge': {
      const from = view.invasion.doing === null ? undefined : chamberOf(household, view.invasion.doing.room)
      return metSaid(household, words.room!, from === undefined ? 1 : heroesIn(from, true))
    }
    case 'hit':
    case 'shoot': {
      const pack = chamber?.packs.find(({ clan }) => clan === words.clan)
      if (pack === undefined) return ''
      const damage = (words.damage === undefined || words.damage === 'none' ? (pack.hurt[0] ?? 0) : Number(words.damage)) + 1
      return damage >= pack.health ? say('house-outcome-leaves') : say('house-outcome-hurt', { damage, health: pack.health })
    }
    case 'attacker':
    case 'exhaust':
      return say('house-would-tire')
    case 'gamble':
      return ''
  }
  return ''
}

/** KH-172 to KH-175: what a hero does who has just been summoned there; empty if that is nothing. */
function abilitySaid(hero: string, chamber: Chamber, household: Household): string {
  if (hero === 'fighter' && RESOURCES.some((what) => (chamber.tokens[what] ?? 0) > 0)) return say('house-would-ransack')
  if (hero === 'rogue' && (chamber.tokens.trap ?? 0) > 0) return say('house-would-disarm')
  if (hero === 'mage' && chamber.room === 'prison' && heroesIn(chamber, false) > 0) return say('house-would-free', { count: heroesIn(chamber, false) })
  const near = household.corridors.flatMap(([one, other]) => (one === chamber.room ? [other] : other === chamber.room ? [one] : []))
  if (hero === 'archer' && near.some((room) => monstersIn(chamberOf(household, room)!) > 0)) return say('house-would-shoot')
  return ''
}

/** UX-219: what the next Guild card would be, the likeliest first. */
export function gambleOdds({ heroes, scenario }: NonNullable<KeepSums['gamble']>): { hero: string; chance: number }[] {
  const all = [...Object.entries(heroes), ['scenario', scenario] as const]
  return all.map(([hero, chance]) => ({ hero, chance })).filter(({ chance }) => chance > 1e-9).toSorted((one, other) => other.chance - one.chance)
}

/** UX-212: what the heroes of a room would do, and what they would meet. */
export function threatSaid({ would, value, missing, to = [] }: Pick<Threat, 'would' | 'value' | 'missing' | 'to'>): string {
  if (would !== 'charge') return say(`house-threat-${would}`, { value: value ?? 0, missing: missing ?? 0 })
  return to.map((next) => say('house-threat-charge', { room: roomName(next.room), then: say(`house-threat-${next.would === 'charge' ? 'on' : next.would}`, { value: next.value ?? 0, missing: next.missing ?? 0 }) })).join(' ')
}
