// The whole table in sentences, for people who do not look at it.
import type { Teller } from '../../words/teller'
import { say, sentence } from '../../words/words.svelte'
import type { Passage } from '../face'
import { sideSaid } from './cards/actions'
import { cardSaid, nameOf, namesOf } from './cards/facts'
import { arrivals } from './board/guild'
import { CARRIED } from './plan/household'
import { roomName, roomSaid } from './plan/words'
import { comingCards, householdOf, keptOf, type KeepView, type Player } from './view'

export function inWords(view: KeepView, teller: Teller): Passage[] {
  const mine = view.players.filter(({ seat }) => seat === view.viewer)
  const others = view.players.filter(({ seat }) => seat !== view.viewer)
  return [
    { heading: headline(view, teller), lines: turnLines(view) },
    ...[...mine, ...others].map((player) => ({ heading: sentence(teller.name(player.seat)), lines: playerLines(player) })),
    { heading: say('house-area-plan'), lines: planLines(view, teller) },
    { heading: say('house-area-guild'), lines: guildLines(view) },
    { heading: say('house-area-loot'), lines: lootLines(view) },
    { heading: say('house-area-kept'), lines: keptLines(view) },
  ]
}

const headline = (view: KeepView, teller: Teller): string =>
  sentence(`${say('house-turn', { turn: view.turn })}, ${say('house-wave', { wave: view.wave })}: ${say(`keep-phase-${view.result === null ? view.phase : 'over'}`)}, ${teller.name(view.active)}.`)

function turnLines({ acting }: KeepView): string[] {
  return acting === null ? [] : [`${nameOf(acting.card)}: ${say('house-actions-left', { count: acting.doing === 'horde' ? acting.count : acting.left.length, actions: sideSaid(acting.left) })}.`]
}

export function playerLines(player: Player): string[] {
  return [
    player.clan === null ? say('house-no-clan') : nameOf(player.clan),
    sentence(`${say('house-clan-counts', { dungeon: player.in_dungeon, lair: player.lair, hand: player.hand, deck: player.deck, discard: player.discard.length })}.`),
    ...(player.cards ?? []).map((card) => `${cardSaid(card)}.`),
  ]
}

export function planLines(view: KeepView, teller: Teller): string[] {
  return householdOf(view).chambers.map((chamber) => `${roomSaid(chamber, view.rooms.find(({ room }) => room === chamber.room)?.distance, teller)} ${say('house-corridors', { rooms: (view.rooms.find(({ room }) => room === chamber.room)?.corridors ?? []).map(roomName).join(', ') })}`)
}

export function guildLines(view: KeepView): string[] {
  const chances = arrivals(view.guild.left, comingCards(view), view.rooms.map(({ room }) => room), view.guild.special)
  return [
    `${say('house-wave', { wave: view.wave })}: ${say('house-left', { count: view.guild.deck })}. ${say('house-soon', { count: comingCards(view) })}`,
    `${say('house-to-come')}: ${namesOf(view.guild.left)}.`,
    `${say('house-chance')}: ${[...chances].map(([room, chance]) => `${roomName(room)} ${Math.round(chance * 100)}%`).join(', ')}.`,
  ]
}

const lootLines = (view: KeepView): string[] => view.loot.row.map((card) => `${cardSaid(card)}.`)

function keptLines(view: KeepView): string[] {
  const kept = keptOf(view)
  const reserve = CARRIED.map((what) => say('keep-goods-counted', { goods: what, count: view.reserve[what] }))
  return [`${say('house-kept')}: ${kept.value} ${say('house-kept-of', { of: kept.of })}.`, `${say('house-reserve')}: ${reserve.join(', ')}, ${say('keep-portal-finished')} ${view.reserve.portals}.`]
}
