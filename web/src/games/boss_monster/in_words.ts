// The whole table in sentences, for people who do not look at it.
import type { Teller } from '../../words/teller'
import { say, sentence, words } from '../../words/words.svelte'
import type { Passage } from '../face'
import { heroFace, lyingOn, marksOf, minibossSaid, treasuresIn } from './board/faces'
import { heroMarks } from './board/fates'
import { woundsKill } from './board/warnings'
import type { BossView, Hero, Player, Room } from './view'

interface RoomFacts {
  kind: string
  advanced: boolean
}

export function inWords(view: BossView, teller: Teller): Passage[] {
  const mine = view.players.filter((me) => me.seat === view.viewer)
  const others = view.players.filter((me) => me.seat !== view.viewer)
  return [
    { heading: say('board-round', { round: view.round, phase: say(`phase-${view.phase}`) }), lines: town(view, teller) },
    ...[...mine, ...others]
      .filter((me) => me.boss !== null)
      .map((me) => ({ heading: sentence(teller.name(me.seat)), lines: player(me, view, teller) })),
    { heading: say('web-decks'), lines: decks(view, teller) },
  ]
}

function town(view: BossView, teller: Teller): string[] {
  const heroes = view.town.map((one) => hero(one, teller)).join(', ') || say('board-nobody')
  const lines = [say('board-heroes-in-town', { heroes })]
  if (view.items && view.items.length > 0) lines.push(say('board-items', { cards: teller.cards(view.items) }))
  const walker = view.walking
  if (walker !== null) {
    const where = { who: teller.who(walker.seat), player: teller.name(walker.seat), place: walker.place }
    lines.push(say('board-walking', { hero: hero(walker, teller), ...where }))
  }
  return lines
}

function decks(view: BossView, teller: Teller): string[] {
  const { rooms, spells, heroes, epic_heroes: epic } = view.decks
  const lines = [say('board-decks', { rooms, spells, heroes, epic, discard: view.discard.length })]
  if (view.decks.items !== undefined) lines.push(say('lair-items-left', { count: view.decks.items }))
  if (view.decks.top_room !== undefined) lines.push(say('lair-top-room', { card: teller.card(view.decks.top_room) }))
  const foreseen = view.players.flatMap((me) => me.foreseen ?? [])
  if (foreseen.length > 0) lines.push(say('lair-foreseen', { cards: teller.cards(foreseen) }))
  if (view.discard.length > 0) lines.push(say('board-discarded', { cards: teller.cards(view.discard.toReversed()) }))
  return lines
}

function player(me: Player, view: BossView, teller: Teller): string[] {
  const counts = { souls: me.souls, wounds: me.wounds, xp: me.xp ?? 0, rooms: me.rooms.count, spells: me.spells.count }
  const name = sentence(teller.name(me.seat))
  const states = [me.out && 'board-out', me.levelled_up && 'board-levelled', me.closed && 'board-closed', me.today?.barred === true && 'lair-barred']
  const told = say('board-line', { limit: woundsKill(view) ? 'five' : 'none', player: name, boss: teller.card(me.boss ?? ''), ...counts })
  const owns = me.coins === undefined ? [] : [say('board-coins', { count: me.coins })]
  const lines = [[told.replace(/\.$/, ''), ...owns, ...states.filter((one) => one !== false).map((id) => say(id))].join(', ') + '.']
  if (me.dungeon.length > 0) {
    const rooms = me.dungeon.map((one, at) => room(one, at + 1, teller)).join('; ')
    lines.push(say('board-dungeon', { rooms }))
  } else if (!me.out) lines.push(say('board-no-rooms'))
  if (me.entrance.length > 0) {
    lines.push(say('board-at-entrance', { heroes: me.entrance.map((one) => hero(one, teller)).join(', ') }))
  }
  if (me.item) lines.push(say('board-item', { card: teller.card(me.item.card), ready: me.item.ready ? 'yes' : 'no' }))
  if (me.items && me.items.length > 0) lines.push(say('board-items-down', { cards: teller.cards(me.items) }))
  if (me.rooms.cards !== undefined) {
    const hand = teller.cards([...me.rooms.cards, ...(me.spells.cards ?? [])]) || say('board-empty')
    lines.push(say('board-known-hand', { who: teller.who(me.seat), cards: hand }))
  }
  return lines
}

function hero(one: Hero, teller: Teller): string {
  const told = say('board-hero', { hero: teller.card(one.hero), class: heroFace(one.hero).kindLabel, health: one.health })
  const carried = one.item === undefined ? told : say('board-carries', { hero: told, card: teller.card(one.item) })
  return [carried, ...heroMarks(one).map(({ said }) => said)].join(', ')
}

function room(one: Room, place: number, teller: Teller): string {
  const top = one.stack.at(-1)
  if (top === undefined) {
    if (one.laid === undefined) return say('board-room-hidden', { place })
    return say('board-room', { place, card: teller.card(one.laid), facts: say('board-hidden') })
  }
  const sheet = words.sheet(top)?.facts as unknown as RoomFacts
  const facts = [
    say(`card-kind-${sheet.kind}`),
    say('board-damage', { damage: one.damage }),
    ...(one.deactivated ? [] : treasuresIn(one, top).map((treasure) => say(`treasure-${treasure}`))), // it has none while it sleeps (BM-267)
    ...(sheet.advanced ? [say('board-advanced')] : []),
    ...(one.deactivated ? [say('board-asleep')] : []),
    ...(one.used ? [say('board-used')] : []),
    ...(one.face_down ? [faceDown(one, teller)] : []),
    ...(one.stack.length > 1 ? [say('board-stack', { count: one.stack.length - 1 })] : []),
    ...(one.miniboss === undefined ? [] : [minibossSaid(one.miniboss)]),
    ...lyingOn(one).map(({ said }) => said),
    ...marksOf(one).map(({ said }) => said),
  ]
  return say('board-room', { place, card: teller.card(top), facts: facts.join(', ') })
}

function faceDown(one: Room, teller: Teller): string {
  return [say('board-hidden'), ...(one.laid === undefined ? [] : [teller.card(one.laid)])].join(' ')
}
