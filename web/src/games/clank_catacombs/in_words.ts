// The whole table in sentences, for people who do not look at it.
import type { Teller } from '../../words/teller'
import { say, sentence } from '../../words/words.svelte'
import type { Passage } from '../face'
import { amounts, costOf, nameOf, namesOf } from './cards/facts'
import { Dungeon } from './map/dungeon'
import { roomSaid } from './map/sights'
import { oddsOf, percent, tenths } from './odds'
import { featuresSaid, roomName, tileName } from './places'
import { fallen, homeward } from './scores'
import { HEALTH, RAGE, type ClankView, type Player } from './view'

export function inWords(view: ClankView, teller: Teller): Passage[] {
  const dungeon = new Dungeon(view.tiles, view.single_exit_slots ?? false)
  const mine = view.players.filter(({ seat }) => seat === view.viewer)
  const others = view.players.filter(({ seat }) => seat !== view.viewer)
  return [
    { heading: headline(view, teller), lines: turnLines(view) },
    ...[...mine, ...others].map((player) => ({ heading: sentence(teller.name(player.seat)), lines: playerLines(player, view, dungeon, teller) })),
    { heading: say('vault-area-shelf'), lines: shelfLines(view) },
    { heading: say('vault-area-dragon'), lines: [...dragonLines(view, teller), say('vault-rage-rises')] },
    { heading: say('vault-area-map'), lines: mapLines(view, dungeon, teller) },
  ]
}

function headline(view: ClankView, teller: Teller): string {
  const at = view.result === null ? view.phase : 'over'
  return say('clank-board-turn', { turn: view.turn, at, phase: say(`clank-phase-${at}`), who: teller.who(view.active), player: teller.name(view.active) })
}

function turnLines(view: ClankView): string[] {
  const { this_turn: turn } = view
  const lines = [say('clank-board-pool', { skill: turn.skill, swords: turn.swords, boots: turn.boots })]
  if (turn.clank_credit > 0) lines.push(say('clank-board-credit', { count: turn.clank_credit }))
  if (turn.stuck && !turn.caves_free) lines.push(say('clank-board-stuck'))
  if (turn.bold) lines.push(say('clank-board-bold'))
  if (turn.found !== null) lines.push(say('clank-board-found', { tile: tileName(turn.found.tile) }))
  if (turn.crossing !== null) lines.push(say('clank-board-crossing', { room: roomName(turn.crossing.to, view.start_side) }))
  if (turn.waiting.length > 0) lines.push(say('vault-still-waiting', { cards: namesOf(turn.waiting) }))
  return lines
}

function playerLines(player: Player, view: ClankView, dungeon: Dungeon, teller: Teller): string[] {
  const room = player.pawn === null ? '' : roomName(player.pawn, view.start_side)
  const where = player.state === 'escaped' ? say('clank-board-state-escaped') : player.state === 'out' ? say('clank-board-state-out', { room }) : room
  const lines = [say('clank-board-player', { player: sentence(teller.name(player.seat)), where, health: player.health, most: HEALTH, gold: player.gold, lockpicks: player.lockpicks, cubes: player.cubes, worth: player.worth })]
  const things = [
    ...player.artifacts.map((value) => say('clank-board-artifact', { value })),
    ...(player.idols > 0 ? [say('clank-board-idols', { count: player.idols })] : []),
    ...(player.mastery ? [say('clank-board-mastery')] : []),
    ...player.tokens.map(nameOf),
  ]
  if (things.length > 0) lines.push(say('clank-board-loot', { things: things.join(', ') }))
  lines.push(say('clank-board-cards', { hand: player.hand, deck: player.deck, discard: player.discard.length }))
  if (player.cards !== undefined) lines.push(say('clank-board-hand', { cards: player.cards.length > 0 ? namesOf(player.cards) : say('clank-board-empty') }))
  if (player.play.length > 0) lines.push(say('clank-board-played', { cards: namesOf(player.play) }))
  if (player.state === 'in') {
    const home = homeward(view, player, dungeon)
    lines.push(`${say('vault-if-fallen')}: ${fallen(view, player, dungeon)}.`)
    if (home !== null) lines.push(`${say('vault-way-home')}: ${amounts([['boots', home.boots]])}.`)
  }
  return lines
}

function priced(card: string): string {
  const cost = costOf(card)
  return cost.length === 0 ? nameOf(card) : say('clank-board-priced', { card: nameOf(card), price: amounts(cost) })
}

function shelfLines(view: ClankView): string[] {
  const row = view.row.filter(Boolean)
  const reserve = Object.entries(view.reserve).map(([card, count]) => say('clank-board-count', { card: priced(card), count }))
  const goods = [...new Set(view.market)].map((good) => say('clank-board-count', { card: nameOf(good), count: view.market.filter((one) => one === good).length }))
  return [
    say('clank-board-row', { cards: row.length > 0 ? row.map(priced).join(', ') : say('clank-board-empty') }),
    say('clank-board-reserve', { cards: [...reserve, priced('goblin')].join(', ') }),
    say('clank-board-market', { cards: goods.length > 0 ? goods.join(', ') : say('clank-board-nothing') }),
    say('clank-board-decks', { deck: view.dungeon_deck, tiles: view.stack.tiles, major: view.pools.major_secrets, minor: view.pools.minor_secrets, prisoners: view.pools.prisoners, idols: view.idols }),
    ...(view.artifacts.stack.length > 0 ? [say('clank-board-artifacts', { values: view.artifacts.stack.join(', ') })] : []),
  ]
}

export function dragonLines(view: ClankView, teller: Teller): string[] {
  const cubes = (of: { cubes: number[]; ghosts: number }) => [
    ...view.players.map(({ seat }) => say('clank-board-cubes', { player: teller.name(seat), count: of.cubes[seat] ?? 0 })),
    ...(of.ghosts > 0 ? [say('clank-board-ghosts', { count: of.ghosts })] : []),
  ]
  const bag = [...cubes(view.bag), say('clank-board-black', { count: view.bag.black })]
  const fates = view.players.filter(({ state }) => state === 'in').map((player) => {
    const odds = oddsOf(view, player)
    return say('vault-odds-said', { who: teller.who(player.seat), player: sentence(teller.name(player.seat)), chance: percent(odds.hit), expected: tenths(odds.expected), out: percent(odds.out) })
  })
  return [
    say('clank-board-rage', { space: view.rage.space + 1, spaces: RAGE.length, count: view.rage.attack }),
    say('clank-board-clank', { cubes: cubes(view.clank).join(', ') }),
    say('clank-board-bag', { cubes: bag.join(', ') }),
    ...fates,
  ]
}

function mapLines(view: ClankView, dungeon: Dungeon, teller: Teller): string[] {
  const me = view.players[view.viewer ?? view.active]!
  const here = me.pawn === null ? [] : [roomSaid(me.pawn, view, me, dungeon, teller)]
  const tiles = dungeon.laid.map(({ tile, cell, quarters }) => {
    const facts = [tile.start ? '' : say(`clank-zone-${tile.depths ? 'depths' : 'haven'}`), tile.haunted ? say('clank-haunted') : '', quarters > 0 ? say('clank-board-turned', { rotation: String(quarters * 90) }) : ''].filter(Boolean)
    const rooms = tile.rooms.map((room) => {
      const artifacts = view.artifacts.rooms[room.id]
      const pawns = view.players.filter(({ pawn, state }) => pawn === room.id && state !== 'escaped').map(({ seat }) => teller.name(seat))
      const more = [artifacts && say('clank-board-artifact', { value: artifacts.join(', ') }), view.opened.includes(room.id) && say('clank-board-opened'), pawns.length > 0 && say('clank-board-pawns', { players: pawns.join(', ') })].filter(Boolean)
      return `${featuresSaid(room) || roomName(room.id, view.start_side)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
    })
    return say('clank-board-tile', { tile: tileName(tile.id), facts: facts.join(', ') || '–', cell: say('clank-cell', { x: String(cell[0]), y: String(cell[1]) }), rooms: rooms.join('; ') })
  })
  return [...here, ...tiles]
}
