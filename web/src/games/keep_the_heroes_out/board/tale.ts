// An invasion told step by step: each event of it by itself, and the dungeon as it was then. The table itself stands at
// the end of it already, so whoever does not want to listen loses nothing.
import type { Facts } from '../../face'
import type { Band, Chamber, HeroClass, Household, Pack } from '../plan/household'

/** Summons, ability, room check, inspiration, attack, theft, waiting, charge. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** What heroes do, and what is done to the dungeon meanwhile. Everything else of a turn is no part of it. */
const TOLD: ReadonlySet<string> = new Set([
  'guild_card', 'hero_came', 'no_token', 'ransacked', 'disarmed', 'freed', 'shot', 'trap_sprung', 'hero_left', 'jailed', 'inspired', 'attacked', 'defended',
  'monster_hurt', 'monster_left', 'stolen', 'treasure_effect', 'reactivated', 'waited', 'charged', 'hero_moved', 'scenario', 'marked', 'wave_began', 'game_ended',
  'placed', 'removed', 'portal_changed', 'monsters_came',
])
/** What is told without its step may begin a tale too, after a question in the midst of it. */
const BEGINS: ReadonlySet<string> = new Set(['guild_card', 'reactivated', 'monster_hurt', 'monster_left', 'defended', 'scenario'])
/** What a player does between two tales. */
const ENDS: ReadonlySet<string> = new Set(['turn_began', 'phase_began', 'gambled', 'played', 'activated'])

const begins = ({ event, step }: Facts): boolean => BEGINS.has(event) || Number(step ?? 0) > 0

/** The part of what was told that is an invasion, and whether it goes on from what was told before. */
export function taleOf(events: readonly Facts[]): Facts[] {
  const first = events.findIndex(begins)
  return first < 0 ? [] : events.slice(first).filter(({ event }) => TOLD.has(event))
}

export const goesOn = (events: readonly Facts[]): boolean => !events.slice(0, Math.max(0, events.findIndex(begins))).some(({ event }) => ENDS.has(event))

type Change = (chamber: Chamber) => Chamber

const inRoom = (household: Household, room: string, change: Change): Household => ({ ...household, chambers: household.chambers.map((one) => (one.room === room ? change(one) : one)) })

function withBand(chamber: Chamber, hero: string, active: boolean, by: number): Chamber {
  const found = chamber.bands.find((band) => band.hero === hero && band.active === active)
  const count = (found?.count ?? 0) + by
  const others = chamber.bands.filter((band) => band !== found)
  const bands: readonly Band[] = count > 0 ? [...others, { hero: hero as HeroClass, active, count }] : others
  return { ...chamber, bands: bands.toSorted((one, other) => Number(other.active) - Number(one.active) || one.hero.localeCompare(other.hero)) }
}

const turned = (hero: string, active: boolean, by = 1): Change => (chamber) => withBand(withBand(chamber, hero, !active, -by), hero, active, by)
const allTurned = (active: boolean): Change => (chamber) => chamber.bands.filter((band) => band.active !== active).reduce((now, { hero, count }) => turned(hero, active, count)(now), chamber)

function gone(hero: string): Change {
  return (chamber) => withBand(chamber, hero, chamber.bands.some((band) => band.hero === hero && band.active), -1)
}

const withTokens = (what: string, by: number): Change => (chamber) => ({ ...chamber, tokens: { ...chamber.tokens, [what]: Math.max(0, (chamber.tokens[what as 'coin'] ?? 0) + by) } })

function withPack(clan: string, owner: number, change: (pack: Pack) => Pack): Change {
  return (chamber) => ({ ...chamber, packs: chamber.packs.map((pack) => (pack.clan === clan && (owner < 0 || pack.seat === owner) ? change(pack) : pack)).filter(({ count }) => count > 0) })
}

/** Names in an event: a list, or one after the other. */
export const listOf = (told: unknown): string[] => (Array.isArray(told) ? told.map(String) : typeof told === 'string' && told !== '' ? told.split(/,\s*/) : [])

/** The dungeon after such an event. What cannot be followed changes nothing: the table itself is right at the end. */
export function after(household: Household, facts: Facts): Household {
  const { event, room, hero } = facts
  switch (event) {
    case 'hero_came':
      return inRoom(household, room, (one) => withBand(one, hero, true, 1))
    case 'hero_left':
      return inRoom(household, room, gone(hero))
    case 'jailed':
    case 'attacked':
      return inRoom(household, room, turned(hero, false))
    case 'freed':
    case 'inspired':
    case 'reactivated':
      return inRoom(household, room, allTurned(true))
    case 'waited':
      return inRoom(household, room, allTurned(false))
    case 'removed': // by a Fighter, a Rogue, a trap that was sprung, or a card: each has said so before
      return inRoom(household, room, withTokens(facts.what, -(facts.count ?? 1)))
    case 'placed':
      return inRoom(household, room, withTokens(facts.what, facts.count ?? 1))
    case 'portal_changed':
      return inRoom(household, room, (one) => ({ ...one, portal: facts.portal === 'none' ? null : facts.portal }))
    case 'monster_hurt':
      return inRoom(household, room, withPack(facts.clan, facts.owner ?? -1, (pack) => ({ ...pack, hurt: [facts.damage, ...pack.hurt.slice(1)] })))
    case 'monster_left':
      return inRoom(household, room, withPack(facts.clan, facts.owner ?? -1, (pack) => ({ ...pack, count: pack.count - 1, hurt: pack.hurt.slice(1) })))
    case 'stolen':
      return inRoom(household, room, (one) => listOf(facts.heroes).reduce((now, thief) => turned(thief, false)(now), { ...one, treasure: null, stolen: true } as Chamber))
    case 'charged':
      return listOf(facts.heroes).reduce((now, one) => inRoom(inRoom(now, room, (chamber) => withBand(chamber, one, true, -1)), facts.to, (chamber) => withBand(chamber, one, true, 1)), household)
    case 'hero_moved':
      return inRoom(inRoom(household, room, gone(hero)), facts.to, (chamber) => withBand(chamber, hero, false, 1))
  }
  return household
}

/** Where it is seen. */
export const placeOf = (facts: Facts): string | null => (typeof facts.to === 'string' ? facts.to : typeof facts.room === 'string' ? facts.room : null)

// -- why something was lost

/** UX-214: the steps that led to a theft or to a monster's leaving: how those heroes came there and why they were on their feet. */
export function chainTo(events: readonly Facts[], loss: number): number[] {
  const lost = events[loss]!
  const found = [loss]
  let rooms = new Set<string>([lost.room])
  for (let at = loss - 1; at >= 0; at--) {
    const facts = events[at]!
    if (facts.event === 'guild_card') {
      found.push(at)
      break
    }
    if (facts.event === 'charged' && rooms.has(facts.to)) {
      rooms = new Set([...rooms, facts.room])
      found.push(at)
    } else if (['hero_came', 'inspired', 'reactivated', 'freed'].includes(facts.event) && rooms.has(facts.room)) found.push(at)
    else if (['monster_left'].includes(facts.event) && facts.room === lost.room) found.push(at)
  }
  return found.reverse()
}
export const LOSSES: ReadonlySet<string> = new Set(['stolen', 'monster_left'])
