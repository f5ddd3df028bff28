// The board with the further boxes: coins, minibosses, items, portable rooms, explorers, five and six dungeons.
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { pictureOf } from '../src/games/boss_monster/art/boxes'
import { isDeep } from '../src/games/boss_monster/board/dungeon'
import { callingOf, faceOf, inForce, lyingOn, marksOf, minibossSaid, roomSaid, shownOf, treasuresIn, typeOf } from '../src/games/boss_monster/board/faces'
import { heroSaid } from '../src/games/boss_monster/board/fates'
import { race, soughtIn } from '../src/games/boss_monster/board/race'
import { houseSize, othersSize } from '../src/games/boss_monster/board/sizes'
import { itemSpread, soulSpread, wanted } from '../src/games/boss_monster/board/spread'
import { BACK, notationOf, PROMOTE, seatOf } from '../src/games/boss_monster/board/things'
import { nearnessOf } from '../src/games/boss_monster/board/warnings'
import Card from '../src/games/boss_monster/cards/Card.svelte'
import { linesOf, lookOf } from '../src/games/boss_monster/cards/faces'
import LargeCard from '../src/games/boss_monster/cards/LargeCard.svelte'
import MiniCard from '../src/games/boss_monster/cards/MiniCard.svelte'
import { catalogue } from '../src/games/boss_monster/catalogue'
import { face } from '../src/games/boss_monster/face'
import type { Player } from '../src/games/boss_monster/view'
import type { Facts, Thing } from '../src/games/face'
import type { Question } from '../src/wire/messages'
import { Teller } from '../src/words/teller'
import { words } from '../src/words/words.svelte'
import cards from './fixtures/boss_monster_cards.json'
import furtherCards from './fixtures/boss_monster_cards_further.json'
import { BOXES, further, hero, player, room, type Moment } from './fixtures/further'

vi.mock('../src/wire/http', () => ({ cardSheets: async () => [...cards, ...furtherCards] }))

beforeAll(async () => {
  await words.speak('en')
  await words.learn('boss_monster')
  await face.unpack!(BOXES)
})

const { Board, thingsOf, inWords } = face as Required<Pick<typeof face, 'Board' | 'thingsOf' | 'inWords'>>
const waysOf = (question: Question) => question.options.map((option) => thingsOf(option, question))
const NAMES = ['Ala', 'Ania', 'Marek', 'Ola', 'Piotr', 'Zoja']
const tellerOf = ({ view, question }: Moment) => new Teller(view.players.map(({ seat }) => ({ seat, name: NAMES[seat]!, kind: 'person' as const, bot: '', here: true, away: false })), question.seat)

function litAfter(ways: readonly (readonly Thing[])[], chosen: readonly Thing[]): Map<Thing, number[]> {
  const found = new Map<Thing, number[]>()
  ways.forEach((way, option) => {
    const next = way[chosen.length]
    if (next === undefined || chosen.some((thing, at) => way[at] !== thing)) return
    found.set(next, [...(found.get(next) ?? []), option])
  })
  return found
}

const props = (moment: Moment, chosen: readonly Thing[] = []) => ({ view: moment.view, question: moment.question, teller: tellerOf(moment), sums: moment.sums, chosen, lit: litAfter(waysOf(moment.question), chosen), onActivate: vi.fn(), onAskWhy: vi.fn() })
function show(moment: Moment, chosen: readonly Thing[] = []) {
  const given = props(moment, chosen)
  return { ...render(Board, given), ...given }
}
const thing = (container: HTMLElement, name: Thing) => container.querySelector<HTMLElement>(`[data-thing="${name}"]`)
const moments = Object.entries(further)
const { building, adventure, laid, six, sixWithCoins, five } = further

describe('UX-027: every answer is given by touching things on the table', () => {
  afterEach(cleanup)

  test.each(moments)('%s', async (_name, moment) => {
    const board = render(Board, props(moment))
    const ways = waysOf(moment.question)
    expect(board.container.querySelector('button button')).toBeNull()
    for (const [option, way] of ways.entries()) {
      const { notation } = moment.question.options[option]!
      if (way.length === 0) {
        expect(notation).toBe('pass')
        continue
      }
      await board.rerender(props(moment, way.slice(0, -1)))
      await tick() // a dungeon that is only to be looked at comes forward
      const answers = [...board.container.querySelectorAll<HTMLElement>('button[data-option]')].filter((one) => one.dataset.option === notation)
      expect(answers.length, notation).toBeGreaterThan(0)
      for (const answer of answers) expect([answer.dataset.thing, answer.ariaDisabled]).toEqual([way.at(-1), null])
    }
  })

  it('and no two by the same way', () => {
    for (const [, { question }] of moments) {
      const ways = waysOf(question).filter((way) => way.length > 0).map((way) => way.join(' '))
      expect(new Set(ways).size).toBe(ways.length)
    }
  })

  it('UX-076: a card is named only where the viewer may know it', () => {
    for (const [, moment] of moments) {
      const { container, unmount } = show(moment)
      const known = new Set(JSON.stringify([moment.view, moment.question]).match(/[a-z]\w+/g))
      for (const one of container.querySelectorAll<HTMLElement>('[data-card]')) expect(known).toContain(one.dataset.card)
      unmount()
    }
  })
})

describe('minibosses', () => {
  afterEach(cleanup)
  const mine = building.view.players[0]!

  it('lie under their rooms, each with its own picture, its level and its lines in force', () => {
    const { container } = show(building)
    const spike = thing(container, 'miniboss:0:3')!
    expect(spike.dataset.card).toBe('spike')
    expect(spike.querySelectorAll('.levels .full')).toHaveLength(3)
    expect(spike.querySelector('.bust use')).not.toBeNull()
    expect(spike.textContent).toContain('Spike, level 3 of 3')
    expect(thing(container, 'miniboss:0:1')!.querySelectorAll('.levels .full')).toHaveLength(1)
    expect(thing(container, 'miniboss:0:5')!.textContent).toContain('level 2 of 3, used')
    expect(thing(container, 'miniboss:0:5')!.closest('.under')!.className).toContain('asleep')
  })

  it('a second level keeps the first (BM-058)', () => {
    expect(inForce({ card: 'draculad', level: 2, spent: false })).toHaveLength(2)
    expect(inForce({ card: 'draculad', level: 0, spent: false })).toEqual([])
    expect(minibossSaid({ card: 'draculad', level: 0, spent: false })).toBe('Draculad, not paid for yet')
  })

  it('of others are badges, which can be touched while they answer', () => {
    const question = { ...building.question, options: [{ notation: 'use spike 1', verb: 'use', words: { card: 'spike', place: '3', aim: '' } }] }
    const { container } = show({ ...building, question })
    expect(thing(container, 'miniboss:1:2')!.tagName).toBe('DIV')
    expect(thing(container, 'miniboss:0:3')!.className).toContain('is-legal')
  })

  it('promote: the miniboss first, then the coin', () => {
    const { container } = show(building, ['miniboss:0:1'])
    expect(thing(container, PROMOTE)!.dataset.option).toBe('promote 1')
    expect(face.step!(['miniboss:0:1'], building.question, face.scene(building.view), tellerOf(building))).toBe('Paddywhack: pay a coin for the next level, or leave it.')
  })

  it('one that I have laid lies on a room that is still seen; of others, a back', () => {
    const { container } = show(laid)
    const seen = thing(container, 'room:0:4')!
    expect(seen.dataset.card).toBe('war_turtle')
    expect(seen.querySelector<HTMLElement>('.secret')!.dataset.card).toBe('cerebella')
    const other = thing(container, 'room:1:3')!
    expect(other.dataset.card).toBe('trophy_room')
    expect(other.querySelector('.covered')).not.toBeNull()
    expect(shownOf(laid.view.players[0]!.dungeon[3]!)).toBe('war_turtle')
    expect(roomSaid(laid.view.players[0]!.dungeon[3]!, 4, mine)).toContain('Cerebella, face down, only you see it')
  })

  it('their place is kept in games with coins, and only there', () => {
    expect([isDeep(building.view, false), isDeep(six.view, true), isDeep(sixWithCoins.view, false)]).toEqual([true, false, true])
    expect(show(six).container.querySelector('.house.deep')).toBeNull()
  })
})

describe('coins and tokens', () => {
  afterEach(cleanup)

  it('everybody has theirs in sight', () => {
    const { container } = show(building)
    expect(thing(container, 'coins:0')!.textContent).toContain('3 coins')
    expect(thing(container, 'coins:1')!.textContent).toContain('5')
    expect(show(six).container.querySelector('[data-thing="coins:0"]')).toBeNull()
  })

  it('lie on rooms, as figures and in words', () => {
    const { container } = show(building)
    expect(thing(container, 'room:0:2')!.querySelector('.lying .coins')!.textContent).toBe('2')
    expect(thing(container, 'room:1:1')!.querySelector('.lying .tokens')!.textContent).toBe('+3')
    expect(lyingOn(room('paywall', { coins: 1, tokens: 2 })).map(({ said }) => said)).toEqual(['1 coin lies on it', '2 +1 tokens lie on it'])
  })

  it('a card is sold by putting it there (BM-129)', () => {
    const { container } = show(building, ['hand:vault_crypt'])
    expect(thing(container, 'coins:0')!.dataset.option).toBe('sell vault_crypt')
    expect(thing(container, 'room:0:2')!.dataset.option).toBe('build vault_crypt on 2')
    const step = (chosen: Thing) => face.step!([chosen], building.question, null, tellerOf(building))
    expect(step('hand:vault_crypt')).toBe('Vault Crypt: choose where to build it, or sell it for a coin.')
    expect(step('hand:travel_shrine')).toBe('Travel Shrine: put it with your coins to sell it.')
  })
})

describe('items', () => {
  afterEach(cleanup)

  it('wait on the grass, walk with heroes, and lie before a boss', () => {
    const { container } = show(adventure)
    for (const card of ['pilgrim_lantern', 'goblin_suit', 'staff_of_healing', 'extra_life', 'magic_mirror']) {
      const one = thing(container, `item:${card}`)!
      expect(one.dataset.card, card).toBe(card)
      expect(one.querySelector('use'), card).not.toBeNull()
    }
    expect(thing(container, 'deck:items')!.textContent).toContain('8')
    expect(show(six).container.querySelector('[data-thing="deck:items"]')).toBeNull()
  })

  it('the one that is face up can be used, when it is ready (BM-116)', () => {
    const { container } = show(building)
    const mine = thing(container, 'item:oversized_sword')!
    expect([mine.tagName, mine.className.includes('is-legal')]).toEqual(['BUTTON', true])
    expect(thing(container, 'item:extra_life')!.ariaLabel).toContain('can be used from the next round on')
    cleanup()
    expect(thing(show(building, ['item:oversized_sword']).container, 'hero:joe_the_smith')!.dataset.option).toBe('use oversized_sword joe_the_smith')
  })

  it('those face down are counted, and spread out on demand', async () => {
    const { container } = show(building)
    const down = container.querySelector<HTMLElement>('[data-thing="items:0"] button.down')!
    expect(down.ariaLabel).toBe('2 items face down')
    await fireEvent.click(down)
    expect([...container.querySelectorAll<HTMLElement>('.tray [data-card]')].map((one) => one.dataset.card)).toEqual(['ice_rod', 'magic_mirror'])
    expect(itemSpread(building.view.players[2]!).cards).toEqual([{ card: 'cheat_code', thing: 'item:cheat_code' }])
    expect(soulSpread(building.view, 0).cards.map(({ card }) => card)).toEqual(['ice_rod', 'magic_mirror']) // the score area (BM-110)
  })

  it('one that is aimed at and lies in no sight is laid out', () => {
    expect(wanted(['item:cheat_code', 'item:goblin_suit'], adventure.view)).toEqual({ what: 'choice', seat: -1, cards: [{ card: 'cheat_code', thing: 'item:cheat_code' }, { card: 'goblin_suit', thing: 'item:goblin_suit' }] })
    expect(wanted(['item:goblin_suit', 'item:pilgrim_lantern'], adventure.view)).toBeNull()
  })

  it('are told of heroes', () => {
    expect(heroSaid(building.view.town[0]!, undefined, tellerOf(building), 'plain')).toContain('carries: Goblin Suit')
  })
})

it('what is chosen of cards in no sight, of treasures and of the hand is touched too', () => {
  const things = (notation: string, said: Record<string, string>, verb = notation.split(' ')[0]!) => thingsOf({ notation, verb, words: said }, building.question)
  expect(things('attach ice_rod', { card: 'ice_rod' })).toEqual(['item:ice_rod'])
  expect(things('show spike', { card: 'spike' })).toEqual(['hand:spike'])
  expect(things('treasure mage', {}, 'treasure mage')).toEqual(['treasure:mage'])
  expect(things('keep ice_rod', { card: 'ice_rod' })).toEqual([]) // that is said
  expect(wanted(['hero:crash_dodgers', 'hero:joe_the_smith'], building.view)?.cards).toEqual([{ card: 'crash_dodgers', thing: 'hero:crash_dodgers' }])
})

it('what the viewer has seen of a deck is remembered', () => {
  const view = { ...building.view, decks: { ...building.view.decks, top_room: 'vault_crypt' }, players: building.view.players.map((me) => (me.seat === 0 ? { ...me, foreseen: ['the_king'] } : me)) }
  const { container } = show({ ...building, view })
  expect(container.querySelector<HTMLElement>('[data-thing="deck:rooms"] .known')!.dataset.card).toBe('vault_crypt')
  const told = inWords(view, tellerOf(building)).flatMap(({ lines }) => lines).join('\n')
  expect(told).toContain('You know the next room card: Vault Crypt.')
  expect(told).toContain('Heroes that you have seen in their decks: The King.')
  cleanup()
})

it('treasures of a room are those in force', () => {
  expect(treasuresIn(room('paywall', {}))).toEqual(['thief'])
  expect(treasuresIn(room('paywall', { treasures: [], robbed: true }))).toEqual([])
  expect(treasuresIn(room('paywall', { treasures: ['mage'], face_down: true, laid: 'goblin_market' }))).toEqual(['fighter', 'fighter']) // a card laid on it has its own
  expect(treasuresIn(room('paywall', { treasures: ['thief', 'thief'], lent: ['cleric'] }))).toEqual(['thief', 'thief'])
  expect(marksOf(room('paywall', { doubled: 1 }))[0]!.said).toBe('deals 2 times the damage this round')
})

it('a portable room is taken back by its button, or by dropping it on the hand (BM-289)', async () => {
  const { container, onActivate } = show(building, ['room:0:4'])
  expect(thing(container, BACK)!.dataset.option).toBe('take_back 4')
  expect(face.step!(['room:0:4'], building.question, null, tellerOf(building))).toBe('War Turtle: take it back to your hand, or leave it.')
  const held = thing(container, 'room:0:4')!
  document.elementFromPoint = () => thing(container, 'hand:windfall')
  const pointer = (name: string, x: number) => Object.assign(new MouseEvent(name, { bubbles: true, button: 0, clientX: x, clientY: 0 }), { pointerType: 'mouse' })
  held.dispatchEvent(pointer('pointerdown', 0))
  window.dispatchEvent(pointer('pointermove', 40))
  window.dispatchEvent(pointer('pointerup', 40))
  expect(onActivate).toHaveBeenLastCalledWith(BACK)
  await new Promise((done) => setTimeout(done)) // the click that a drop makes is swallowed until then
  cleanup()
})

describe('UX-034: what does not answer asks why not', () => {
  afterEach(cleanup)
  const around = { me: 0, asked: 'build', top: (name: Thing) => ({ 'miniboss:0:1': 'paddywhack', 'miniboss:0:3': 'spike', 'miniboss:1:2': 'draculad' })[name] ?? '', level: (name: Thing) => (name === 'miniboss:0:3' ? 3 : 1) }

  it.each([
    ['miniboss:0:1', [], 'promote 1'],
    ['miniboss:0:3', [], 'use spike'],
    ['miniboss:1:2', [], 'use draculad'],
    ['room:1:1', ['miniboss:0:3'], 'use spike 1:1'],
    ['item:ice_rod', [], 'use ice_rod'],
    ['hero:joe_the_smith', ['item:ice_rod'], 'use ice_rod joe_the_smith'],
    ['coins:0', ['hand:spike'], 'sell spike'],
    ['room:0:2', ['hand:cerebella'], 'build cerebella on 2'],
    ['next', ['hand:cerebella'], 'build cerebella new'],
  ])('%s after %j: %s', (touched, chosen, notation) => {
    expect(notationOf(touched, chosen, around)).toBe(notation)
  })

  it('from the table', async () => {
    const { container, onAskWhy } = show(building)
    await fireEvent.click(thing(container, 'miniboss:0:5')!)
    expect(onAskWhy.mock.calls[0]![0]).toBe('promote 5')
  })
})

it('in whose dungeon a thing is', () => {
  const at = (name: Thing) => seatOf(name, building.view)
  expect([at('miniboss:1:2'), at('coins:2'), at('item:extra_life'), at('item:cheat_code'), at('item:goblin_suit')]).toEqual([1, 2, 1, 2, null])
})

describe('explorers', () => {
  it('race as the others do, as soon as somebody has or seeks their treasure', () => {
    const none = [player(0, 'gregore', []), player(1, 'ravenus', [])]
    expect(race(none).map(({ name }) => name)).not.toContain('explorer')
    expect(race(none, soughtIn(six.view)).map(({ name }) => name)).toContain('explorer')
    expect(race(six.view.players).find(({ name }) => name === 'explorer')).toMatchObject({ most: 5, leaders: [0] })
  })

  it('are called so; whoever is of no class is no fool for that', () => {
    expect([callingOf('corbin_crickton'), callingOf('the_king'), callingOf('the_fool')]).toEqual(['explorer', 'special', 'fool'])
  })
})

describe('UX-195: five and six dungeons', () => {
  afterEach(cleanup)

  it.each([['five', five, 4], ['six', six, 5], ['six with coins', sixWithCoins, 5]])('%s: every room of everybody is drawn, and every dungeon can be opened', (_name, moment, others) => {
    const { container } = show(moment)
    const foes = [...container.querySelectorAll<HTMLElement>('.foe')]
    expect(foes).toHaveLength(others)
    for (const foe of foes) expect(foe.querySelector('button.head')).not.toBeNull()
    for (const { seat, dungeon } of moment.view.players) dungeon.forEach((_, at) => expect(thing(container, `room:${seat}:${at + 1}`), `${seat}:${at + 1}`).not.toBeNull())
    const columns = container.querySelectorAll('.lure thead th[scope=col]')
    expect(columns.length).toBeGreaterThanOrEqual(moment.view.players.length)
    expect(container.querySelectorAll('.lure tbody tr')).toHaveLength(5)
  })

  it('BM-239: wounds put nobody out there, so nobody is warned of the fifth', () => {
    const wounded = { ...six.view.players[1]!, wounds: 4 }
    expect([nearnessOf(wounded, six.view), nearnessOf(wounded, building.view).length]).toEqual([[], 1])
    const { container } = show(six)
    expect(thing(container, 'wounds:0')!.ariaLabel).toBe('1 wound')
    expect(thing(container, 'wounds:1')!.textContent).toBe('1')
  })

  it('the more there are, the smaller they are drawn', () => {
    expect([othersSize('table', 2), othersSize('table', 3), othersSize('table', 5), othersSize('table', 5, true), othersSize('tablet', 5), othersSize('phone', 5)]).toEqual(['row', 'narrow', 'stub', 'crumb', 'crumb', 'speck'])
    expect([houseSize('phone', 390, 800), houseSize('phone', 390, 800, true)]).toEqual(['cell', 'squat'])
  })
})

describe('faces', () => {
  afterEach(cleanup)
  const SET = new Set(furtherCards.map(({ facts }) => facts.type))

  it.each(furtherCards)('$id is drawn small, tiny and large, with a picture of its own', ({ id, name }) => {
    expect(pictureOf(id)).toBeDefined()
    const { container } = render(Card, { face: faceOf(id) })
    expect(container.querySelector('.name')!.textContent).toBe(name)
    expect(container.querySelector('.picture use')).not.toBeNull()
    render(MiniCard, { face: faceOf(id) })
    expect(render(LargeCard, { face: faceOf(id) }).container.textContent).toContain(name)
  })

  it('all six kinds are told apart', () => {
    expect(SET.size).toBe(6)
    const looks = ['spike', 'oversized_sword', 'windfall', 'gregore', 'joe_the_smith', 'paywall'].map((id) => lookOf(faceOf(id)))
    expect(new Set(looks.map(({ kind }) => kind)).size).toBe(6)
  })

  it('a miniboss has three lines, an item one for heroes and one for bosses', () => {
    expect(linesOf(faceOf('spike')).map(({ level }) => level)).toEqual([1, 2, 3])
    expect(linesOf(faceOf('spike'))[0]!.text).toBe('This room deals 1 more damage.')
    expect(linesOf(faceOf('oversized_sword')).map(({ glyph, text }) => [glyph, text])).toEqual([['person', 'Has +5 health.'], ['crown', 'A hero in any dungeon gets +5 health until end of round.']])
    expect(linesOf(faceOf('paywall'))).toEqual([])
    expect([lookOf(faceOf('oversized_sword')).treasures, faceOf('oversized_sword').kindLabel, faceOf('boots_of_jumping').kindLabel]).toEqual([['fighter'], 'Item · fighter', 'Item · any hero'])
  })

  it('are kinds of the catalogue, and can be read about', () => {
    const kind = (id: string) => catalogue.kindOf(words.sheet(id)!.facts)
    expect([kind('spike'), kind('ice_rod'), kind('paywall'), typeOf('spike')]).toEqual(['miniboss', 'item', 'trap', 'miniboss'])
    expect(catalogue.kinds).toEqual(expect.arrayContaining(['miniboss', 'item']))
    const terms = (id: string) => catalogue.reading(id).terms.map(({ term }) => term)
    expect([terms('spike'), terms('ice_rod'), terms('war_turtle')]).toEqual([['miniboss'], ['item', 'treasure'], ['ordinary', 'monster', 'portable', 'treasure']].map((want) => expect.arrayContaining(want)))
    expect(catalogue.reading('spike').rules).toContain('BM-059')
  })

  it('of a miniboss in play tells where it is and how far', () => {
    const [now] = face.reading!('draculad', building.view, building.sums, tellerOf(building)).now
    expect(now!.where).toContain('Draculad, level 2 of 3')
  })
})

it('the table in words tells of all of it', () => {
  const told = inWords(building.view, tellerOf(building)).flatMap(({ lines }) => lines).join('\n')
  for (const part of ['Items in town: Staff of Healing', 'Items still in their deck: 14', '3 coins', 'Item face up: Oversized Sword.', 'Items face down: Ice Rod, Magic Mirror.', 'with Goblin Suit', 'Spike, level 3 of 3', '2 coins lie on it', '3 +1 tokens lie on it', 'Item face up: Extra Life, from the next round on.']) expect(told).toContain(part)
  const many = inWords(six.view, tellerOf(six)).flatMap(({ lines }) => lines).join('\n')
  expect(many).not.toMatch(/coin|item/i)
  expect(told).toContain('1 of 5 wounds')
  expect(many).toContain('of 10 souls, wounds: 1, in hand') // BM-239
})

describe('what happens', () => {
  const events: [Facts, Thing][] = [
    [{ event: 'got_coins', seat: 0, count: 2 }, 'coins:0'],
    [{ event: 'paid_coins', seat: 0, count: 1 }, 'coins:0'],
    [{ event: 'gave_coins', seat: 0, to: 1, count: 1 }, 'coins:1'],
    [{ event: 'put_coins', seat: 0, card: 'paywall', place: '0:2', count: 1 }, 'room:0:2'],
    [{ event: 'swapped_hoards', seat: 0, with: 1 }, 'coins:1'],
    [{ event: 'attached', seat: 0, card: 'spike', place: '0:3' }, 'miniboss:0:3'],
    [{ event: 'promoted', seat: 0, card: 'spike', place: '0:3', level: 2 }, 'miniboss:0:3'],
    [{ event: 'dismissed', seat: 0, card: 'spike' }, 'discard'],
    [{ event: 'called_home', seat: 0, card: 'spike' }, 'hand-of:0'],
    [{ event: 'carried_off', seat: 0, card: 'war_turtle', place: '0:4' }, 'hand-of:0'],
    [{ event: 'tokens', seat: 0, card: 'paywall', place: '0:2', count: -1, total: 0 }, 'room:0:2'],
    [{ event: 'item_came', seat: -1, card: 'ice_rod' }, 'item:ice_rod'],
    [{ event: 'equipped', seat: -1, hero: 'joe_the_smith', card: 'ice_rod' }, 'hero:joe_the_smith'],
    [{ event: 'gained_item', seat: 0, card: 'ice_rod' }, 'items:0'],
    [{ event: 'item_turned_up', seat: 0, card: 'ice_rod' }, 'item:ice_rod'],
    [{ event: 'item_turned_down', seat: 0, card: 'ice_rod' }, 'items:0'],
  ]

  it.each(events)('%j is seen at %s', async (facts, where) => {
    const seen: string[] = []
    let moved = 0
    const spot = { x: 0, y: 0, width: 10, height: 10 }
    const look = (name: Thing) => (seen.push(name), spot)
    const stage = { find: look, was: look, come() {}, element: () => null, fly: async () => void moved++, stir: async (name: Thing) => void (seen.push(name), moved++), hide() {}, mark() {} }
    await face.motion!(facts, stage, new AbortController().signal)
    expect(moved).toBeGreaterThan(0)
    expect(seen).toContain(where)
  })

  it('has its places in the log, and its sounds', () => {
    expect(face.placesOf!({ event: 'promoted', seat: 0, place: '0:3' })).toEqual(['miniboss:0:3'])
    expect(face.placesOf!({ event: 'got_coins', seat: 1 })).toEqual(['coins:1'])
    expect(face.placesOf!({ event: 'gained_item', seat: 1 })).toEqual(['items:1'])
    expect(face.sound!({ event: 'got_coins' })).toEqual(['coin'])
  })

  it('is summed up, minibosses apart from rooms', () => {
    const log = [{ event: 'revealed', seat: 0, card: 'spike' }, { event: 'attached', seat: 0, card: 'spike' }, { event: 'gained_item', seat: 1, card: 'ice_rod' }]
    expect(face.sumUp!(log, tellerOf(building)).map((line) => line.replace(/^\w+: /, ''))).toEqual(['minibosses: Spike.', 'items: Ice Rod.'])
  })

  it('surprises once', () => {
    expect(face.surprise!({ event: 'attached', seat: 0, card: 'spike', place: '0:3' }, building.view)).toMatchObject({ name: 'miniboss', about: ['miniboss:0:3'] })
    expect(face.surprise!({ event: 'equipped', seat: -1, hero: 'joe_the_smith', card: 'ice_rod' }, building.view)).toMatchObject({ name: 'item', card: 'ice_rod' })
  })
})

it('a hero who carries nothing and a player without coins look as they did', () => {
  const bare: Player = player(0, 'gregore', [room('paywall')], { entrance: [hero('joe_the_smith', 8)] })
  expect(Object.keys(bare)).not.toContain('coins')
  expect(lyingOn(bare.dungeon[0]!)).toEqual([])
})
