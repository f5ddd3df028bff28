// What another player could do now, as far as everybody can tell: so that it can be shown to them (UX-215, UX-216). It
// knows no hand; whether something is allowed after all, only the decider's own question says.
import type { Choice, Question } from '../../../wire/messages'
import type { Thing } from '../../face'
import { parse } from '../cards/actions'
import { nameOf, sidesOf } from '../cards/facts'
import { heroName, roomName } from '../plan/words'
import { householdOf, type KeepView, type RoomTold } from '../view'
import { say } from '../../../words/words.svelte'
import { waysFrom } from './forecasts'

const choice = (notation: string, verb: string, words: Record<string, string>): Choice => ({ notation, verb, words })
const inRoom = (verb: string, room: string): Choice => choice(`${verb} ${room}`, verb, { room })
const ofHero = (verb: string, hero: string, room: string): Choice => choice(`${verb} ${hero}${room && ` ${room}`}`, verb, { hero, room })
const attack = (verb: string, hero: string, room: string): Choice => choice(`${verb} ${hero} ${room}`, verb, { ability: 'no', room, hero, state: 'none' })
const move = (room: string, to: string): Choice => choice(`move ${room} ${to}`, 'move', { room, to, goods: 'none', ability: 'no', damage: 'none' })

/** Rooms that give something by themselves when they are used. */
const GIVING: ReadonlySet<string> = new Set(['vault', 'library', 'sewers', 'catacombs', 'workshop'])
const heroesOf = ({ heroes }: RoomTold): string[] => Object.entries(heroes.exhausted).flatMap(([hero, count]) => (count + heroes.active[hero as 'mage'] > 0 ? [hero] : []))
const isActive = ({ heroes }: RoomTold): boolean => Object.values(heroes.active).some((count) => count > 0)
const unique = (all: readonly Choice[]): Choice[] => all.filter(({ notation }, at) => all.findIndex((one) => one.notation === notation) === at)

function inInvasion(view: KeepView): [kind: string, options: Choice[]] {
  const { doing, arrivals } = view.invasion
  const room = view.rooms.find((one) => one.room === doing?.room)
  if (doing?.what === 'charge') return ['charge', waysFrom(householdOf(view), doing.room).map((to) => inRoom('charge', to))]
  if (doing?.what === 'attack' && room) return ['hit', room.monsters.map(({ clan }) => choice(`hit ${clan}`, 'hit', { clan, room: room.room, damage: 'none' }))]
  if (doing !== null) return ['', []]
  const waiting = view.rooms.filter((one) => isActive(one) && !arrivals.some((hero) => hero.room === one.room))
  return ['next', [...arrivals.map(({ hero, room: at }) => ofHero('next', hero, at)), ...waiting.map((one) => inRoom('next', one.room))]]
}

function onCard(view: KeepView, seat: number, actions: readonly string[]): Choice[] {
  const mine = view.rooms.filter(({ monsters }) => monsters.some((pack) => pack.seat === seat))
  const roomOf = (name: string) => view.rooms.find(({ room }) => room === name)!
  return actions.flatMap((action) => {
    const { kind, rest, condition } = parse(action)
    switch (kind === 'if' ? parse(condition).kind : kind) {
      case 'move':
        return mine.flatMap(({ room, corridors }) => corridors.map((to) => move(room, to)))
      case 'melee':
        return mine.flatMap((room) => heroesOf(room).map((hero) => attack('melee', hero, room.room)))
      case 'ranged':
        return mine.flatMap(({ corridors }) => corridors.flatMap((to) => heroesOf(roomOf(to)).map((hero) => attack('ranged', hero, to))))
      case 'activate':
        return mine.filter(({ room }) => GIVING.has(room)).map(({ room }) => choice(`use ${room}`, 'use', { ability: 'no', room, value: 'none' }))
      case 'place':
        return mine.map(({ room }) => choice(`place ${rest} ${room}`, 'place', { ability: 'no', room, goods: rest }))
    }
    return []
  })
}

/** Cards that are in hand for all anybody knows: those that have not come yet. */
function fromHand(view: KeepView, seat: number): Choice[] {
  return [...new Set(view.players[seat]!.unseen)].flatMap((card) => {
    const sides = sidesOf(card).length
    return Array.from({ length: sides }, (_one, at) => (sides === 1 ? '' : sides === 2 ? ['left', 'right'][at]! : String(at + 1))).map((side) => choice(`play ${card}${side && ` ${side}`}`, 'play', { card, side: side || 'none' }))
  })
}

export function proposals(view: KeepView, seat: number): Question | null {
  const acting = view.acting?.seat === seat && view.acting.doing !== 'horde' ? view.acting : null
  const [kind, options] = view.invasion.under_way ? inInvasion(view) : acting !== null ? (['act', onCard(view, seat, acting.left)] as const) : view.phase === 'play' && seat === view.active && view.acting === null ? (['turn', fromHand(view, seat)] as const) : (['', []] as const)
  return options.length === 0 ? null : { decision: `proposal ${kind}`, seat, kind, source: null, options: unique(options), unseen: false }
}

/** What lies open to everybody. What I hold in my hand, and whether I defend, is mine until I decide. */
const OPEN = /^(room|mine|monster|hero|token|loot|cell):/
export const considers = (thing: Thing, { kind }: Question): boolean => kind !== 'defend' && OPEN.test(thing)

/** The same thing where somebody else looks at it: my monsters are theirs by the clan's name. No name holds a quote: the server sees to that. */
export function seenAs(thing: Thing, view: KeepView, seat: number): string {
  const [kind, room, what] = thing.split(':')
  if (kind === 'mine') return `[data-thing="monster:${room!}:${view.players[seat]?.clan ?? ''}"]`
  if (kind === 'hero') return `[data-thing^="hero:${room!}:${what ?? ''}"]`
  return `[data-thing="${thing}"]`
}

/** In a few words. */
export function thingSaid(thing: Thing): string {
  const [kind, name = '', what = ''] = thing.split(':')
  switch (kind) {
    case 'hero':
      return say('house-thing-in', { what: heroName(what), room: roomName(name) })
    case 'monster':
      return say('house-thing-in', { what: say('keep-monster', { clan: what }), room: roomName(name) })
    case 'token':
      return say('house-thing-in', { what: say('keep-goods-counted', { goods: what, count: 1 }), room: roomName(name) })
    case 'loot':
      return nameOf(name)
    case 'cell':
      return say('house-build-here', { x: name.split(',')[0]!, y: name.split(',')[1] ?? '' })
  }
  return roomName(name)
}
