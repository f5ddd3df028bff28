// The board of Clank! Catacombs: every answer can be touched, and everything is told in words.
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pressed } from '../src/app/keys.svelte'
import { lettersOf, paint } from '../src/art/painter'
import { MOTIFS } from '../src/games/clank_catacombs/art/motifs'
import { CUBES, DRAGON, FALLEN, FEATURES, PAWNS } from '../src/games/clank_catacombs/art/pieces'
import { notationOf } from '../src/games/clank_catacombs/board/things'
import { cardSaid } from '../src/games/clank_catacombs/cards/facts'
import { scene } from '../src/games/clank_catacombs/describe'
import { face } from '../src/games/clank_catacombs/face'
import { Dungeon } from '../src/games/clank_catacombs/map/dungeon'
import { heightOf, TILE } from '../src/games/clank_catacombs/map/geometry'
import { fresh, paintTile } from '../src/games/clank_catacombs/map/painting'
import { priceOf } from '../src/games/clank_catacombs/map/prices'
import { priceSaid, roomSaid } from '../src/games/clank_catacombs/map/sights'
import { TILES } from '../src/games/clank_catacombs/map/tiles'
import { oddsOf } from '../src/games/clank_catacombs/odds'
import { fallen, homeward } from '../src/games/clank_catacombs/scores'
import type { ClankView } from '../src/games/clank_catacombs/view'
import type { Facts, Thing } from '../src/games/face'
import type { Question } from '../src/wire/messages'
import { Teller } from '../src/words/teller'
import { LANGUAGES, words } from '../src/words/words.svelte'
import cards from './fixtures/clank_cards.json'
import events from './fixtures/clank_events.json'
import moments from './fixtures/clank_moments.json'

vi.mock('../src/wire/http', () => ({ cardSheets: async () => cards }))

interface Moment {
  view: ClankView
  question: Question
  /** As the engine reckons. */
  sums: { odds: ({ hit: number; expected: number; knocked_out: number } | null)[]; home: number | null }
}
const MOMENTS = moments as unknown as Moment[]
const EVENTS = events as unknown as Facts[]
const { Board, thingsOf } = face as Required<Pick<typeof face, 'Board' | 'thingsOf'>>

beforeAll(async () => {
  await words.speak('en')
  await words.learn('clank_catacombs')
})
afterEach(cleanup)

const tellerOf = (view: ClankView): Teller => new Teller(view.players.map(({ seat }) => ({ seat, name: `P${seat}`, kind: 'person' as const, bot: '', here: true, away: false })), view.viewer)
const waysOf = (question: Question) => question.options.map((option) => thingsOf(option, question))

function litAfter(ways: readonly (readonly Thing[])[], chosen: readonly Thing[]): Map<Thing, number[]> {
  const found = new Map<Thing, number[]>()
  ways.forEach((way, option) => {
    const next = way[chosen.length]
    if (next === undefined || chosen.some((thing, at) => way[at] !== thing)) return
    found.set(next, [...(found.get(next) ?? []), option])
  })
  return found
}

function show({ view, question }: Moment, chosen: readonly Thing[] = []) {
  const onActivate = vi.fn(), onAskWhy = vi.fn()
  return { ...render(Board, { view, question, teller: tellerOf(view), chosen, lit: litAfter(waysOf(question), chosen), onActivate, onAskWhy }), onActivate, onAskWhy }
}
const thingsIn = (container: HTMLElement, thing: Thing) => [...container.querySelectorAll<HTMLElement>(`[data-thing="${thing}"]`)]
const find = (has: (moment: Moment) => boolean): Moment => MOMENTS.find(has)!

describe('UX-027: answers', () => {
  it('no two are given by the same things, and what needs two begins with one that several share', () => {
    for (const { question } of MOMENTS) {
      const said = waysOf(question).filter((way) => way.length > 0).map((way) => way.join(' '))
      expect(new Set(said).size, question.kind).toBe(said.length)
    }
  })

  it.each(MOMENTS.map((moment) => [`${moment.question.kind} ${moment.question.source ?? ''} ${moment.question.decision}`, moment] as const))('%s: all lie on the board', (_name, moment) => {
    const ways = waysOf(moment.question)
    const sources = new Set(ways.flatMap(([first]) => first ?? []))
    const { container } = show(moment)
    for (const thing of sources) expect(thingsIn(container, thing).length, thing).toBeGreaterThan(0)
    cleanup()
    for (const source of sources) {
      const further = ways.filter((way) => way[0] === source && way.length > 1)
      if (further.length === 0) continue
      const chosen = show(moment, [source]).container
      for (const [, next] of further) expect(thingsIn(chosen, next!)[0]?.dataset.option, next).toBeDefined()
      cleanup()
    }
  })

  it('a touch on what answers gives it, and on what does not asks why', async () => {
    const moment = find(({ question }) => question.options.some(({ verb }) => verb === 'play'))
    const { container, onActivate, onAskWhy } = show(moment)
    const card = moment.question.options.find(({ verb }) => verb === 'play')!.words.card!
    await fireEvent.click(thingsIn(container, `hand:${card}`)[0]!)
    expect(onActivate).toHaveBeenCalledWith(`hand:${card}`)
    const dear = moment.view.row.find((one) => one !== '' && !moment.question.options.some(({ words: said }) => said.card === one))!
    await fireEvent.click(thingsIn(container, `row:${dear}`)[0]!)
    expect(onAskWhy.mock.calls[0]![0]).toMatch(new RegExp(`^(acquire|fight|use) ${dear}$`))
  })

  it('what is touched in vain is meant as the answer that it would be', () => {
    expect(notationOf('hand:burgle', null)).toBe('play burgle')
    expect(notationOf('row:skeleton', null)).toBe('fight skeleton')
    expect(notationOf('row:wishing_well', null)).toBe('use wishing_well')
    expect(notationOf('reserve:secret_tome', null)).toBe('acquire secret_tome')
    expect(notationOf('good:crown_9', null)).toBe('buy crown')
    expect(notationOf('room:d01_nw', null)).toBe('move d01_nw')
    expect(notationOf('turn:90', { by: 'N1' })).toBe('place N1 rot 90')
  })
})

describe.each(LANGUAGES)('UX-134: in %s', (language) => {
  beforeAll(() => words.speak(language))

  it('every question, every option, every room and the whole table have words', () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const { view, question } of MOMENTS) {
      const teller = tellerOf(view)
      expect(face.question(question, view, teller)).not.toBe('')
      for (const option of question.options) expect(face.option(option, question, scene(view), teller)).not.toMatch(/clank-|vault-/)
      const said = face.inWords(view, teller).flatMap(({ heading, lines }) => [heading, ...lines]).join(' ')
      expect(said).not.toMatch(/clank-[a-z]+-|vault-|undefined|NaN/)
    }
    expect(missing).not.toHaveBeenCalled()
  })

  it('every event is a sentence', () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { view } = MOMENTS[0]!
    for (const facts of EVENTS) expect(face.event(facts, scene(view), tellerOf(view))).toMatch(/\p{Lu}.*[.!]$/u)
    expect(missing).not.toHaveBeenCalled()
  })

  it('a board draws without a word missing, and says every card whole', () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const moment of MOMENTS.filter((_one, at) => at % 12 === 0)) {
      show(moment)
      cleanup()
    }
    for (const { id } of cards) {
      expect(cardSaid(id)).not.toMatch(/clank-|undefined/)
      expect(face.reading!(id, null, null, new Teller([], null)).terms.length).toBeGreaterThan(0)
    }
    expect(missing).not.toHaveBeenCalled()
  })
})

describe('pictures', () => {
  it('every card and every token has one of its own, and nothing else has', () => {
    expect(Object.keys(MOTIFS).sort()).toEqual(cards.map(({ id }) => id).sort())
    const painted = Object.values(MOTIFS).map((motif) => JSON.stringify(paint(motif)))
    expect(new Set(painted).size).toBe(painted.length)
  })

  it('are masks of eighteen by sixteen at most, pieces of the map too', () => {
    for (const drawing of [...Object.values(MOTIFS), ...Object.values(FEATURES), ...PAWNS, ...CUBES]) {
      const letters = lettersOf(drawing.mask)
      expect(letters.length).toBeLessThanOrEqual(16)
      expect(letters[0]!.length).toBeLessThanOrEqual(18)
    }
    for (const drawing of [DRAGON, ...FALLEN]) expect(() => paint(drawing)).not.toThrow()
  })

  it('of tiles fill their cell in every turn, and show what somebody has opened', () => {
    for (const id of ['START_B', 'D07', 'D12', 'H6']) {
      const tile = TILES.get(id)!
      for (const quarters of tile.start ? [0] : [0, 1, 2, 3]) {
        const pixels = paintTile(id, quarters, false, fresh(tile))
        expect([pixels[0]!.length, pixels.length]).toEqual([TILE, heightOf(tile)])
        expect(pixels.flat().every(Boolean)).toBe(true)
      }
    }
    const hoard = TILES.get('D12')!
    const before = JSON.stringify(paintTile('D12', 0, false, fresh(hoard)))
    expect(JSON.stringify(paintTile('D12', 0, false, { ...fresh(hoard), opened: ['d12_se'] }))).not.toBe(before)
    expect(JSON.stringify(paintTile('D12', 0, false, { ...fresh(hoard), artifacts: [] }))).not.toBe(before)
    expect(JSON.stringify(paintTile('D12', 0, false, { ...fresh(hoard), unlocked: ['d12_ne-E1'] }))).not.toBe(before)
  })
})

describe('UX-205, UX-208: what the engine reckons', () => {
  it('is what the board shows: the odds of everybody, and the way home', () => {
    for (const { view, sums } of MOMENTS) {
      const dungeon = new Dungeon(view.tiles, view.single_exit_slots ?? false)
      for (const player of view.players) {
        const odds = oddsOf(view, player)
        const told = sums.odds[player.seat] ?? { hit: 0, expected: 0, knocked_out: 0 }
        expect(odds.hit).toBeCloseTo(told.hit, 9)
        expect(odds.expected).toBeCloseTo(told.expected, 9)
        expect(odds.out).toBeCloseTo(told.knocked_out, 9)
      }
      const me = view.players[view.viewer!]!
      if (me.state === 'in') expect(homeward(view, me, dungeon)?.boots ?? null).toBe(sums.home)
    }
  })
})

describe('UX-197, UX-208: what a room and a fall are worth', () => {
  beforeAll(() => words.speak('en'))

  it('a room says what is in it, who is there, and each way with its price', () => {
    const { view } = find(({ view: { players, viewer } }) => players[viewer!]!.pawn !== null)
    const dungeon = new Dungeon(view.tiles, false)
    const me = view.players[view.viewer!]!
    const said = roomSaid(me.pawn!, view, me, dungeon, tellerOf(view))
    expect(said).toContain('you')
    expect(said).toContain('Ways:')
    expect(said.match(/\d boot/g)!.length).toBe(dungeon.ways(me.pawn!).length)
  })

  it('the way home minds arrows, unless somebody has the map, and one tap tells it', async () => {
    const first = MOMENTS[0]!
    const tiles = [{ tile: 'START_A', cell: [0, 0] as [number, number], rotation: 0 }, { tile: 'H5', cell: [-1, 1] as [number, number], rotation: 180 }]
    for (const [tokens, boots] of [[[], 4], [['catacombs_map'], 3]] as const) {
      const view: ClankView = { ...first.view, tiles, players: first.view.players.map((player) => ({ ...player, pawn: 'h5_s', tokens: [...tokens] })) }
      expect(homeward(view, view.players[0]!, new Dungeon(tiles, false))!.boots).toBe(boots)
      const { container } = show({ ...first, view })
      await fireEvent.click(thingsIn(container, 'player:0')[0]!)
      expect(container.querySelector('[data-area="look"]')!.textContent).toContain(`Way back to the crypt${boots} boots`)
      cleanup()
    }
  })

  it('nothing without an artifact, nothing in the depths, everything else in the haven', () => {
    for (const { view } of MOMENTS) {
      const dungeon = new Dungeon(view.tiles, false)
      for (const player of view.players) {
        if (player.state !== 'in' || view.result !== null) continue
        const deep = dungeon.rooms.get(player.pawn!)!.room.depths
        expect(fallen(view, player, dungeon)).toBe(player.artifacts.length === 0 || deep ? 0 : player.worth)
        expect(homeward(view, player, dungeon)?.boots ?? 0).toBeGreaterThanOrEqual(player.pawn === 'crypt' ? 0 : 1)
      }
    }
  })
})

describe('UX-201: a tile that is being laid', () => {
  beforeAll(() => words.speak('en'))
  const priceOn = (thumb: HTMLElement) => ({ said: thumb.getAttribute('aria-label')!, signs: thumb.querySelectorAll('.bill svg').length, lacks: thumb.querySelector('.bill')!.classList.contains('lacks') })

  it('is offered in its legal turns only, each with what its corridor costs', () => {
    const placing = MOMENTS.filter(({ question: { kind }, view: { this_turn: turn } }) => kind === 'place' && turn.found?.why === 1)
    expect(placing.length).toBeGreaterThan(4)
    for (const moment of placing) {
      const { view, question } = moment
      const dungeon = new Dungeon(view.tiles, view.single_exit_slots ?? false)
      const me = view.players[view.viewer!]!
      const { tile, by } = view.this_turn.found!
      const offered = question.options.filter(({ verb }) => verb === 'place').map(({ words: said }) => said.rotation!)
      const { container } = show(moment)
      const thumbs = [...container.querySelectorAll<HTMLElement>('.thumb')]
      expect(thumbs.map((one) => one.dataset.thing)).toEqual(offered.map((turn) => `turn:${turn}`))
      for (const [at, turn] of offered.entries()) {
        const price = priceOf(dungeon.joined(me.pawn!, by, tile, Number(turn) / 90)!, view, me, dungeon, 1)
        const { said, signs } = priceOn(thumbs[at]!)
        expect(said).toContain(`, ${priceSaid(price)}`)
        expect(signs).toBe(Math.max(1, price.boots + price.monsters + price.lockpicks + (price.missing.length > 0 ? 1 : 0)))
      }
      cleanup()
    }
  })

  /** Beyond the second opening above the shrine: one way up goes past a monster, and three wind about. */
  function beyondTheShrine(health: number, boots: number) {
    const first = MOMENTS[0]!
    const tiles = [{ tile: 'START_A', cell: [0, 0] as [number, number], rotation: 0 }]
    const dungeon = new Dungeon(tiles, false)
    const turns = [0, 1, 2, 3].filter((quarters) => dungeon.joined('shrine', 'U.N2', 'D01', quarters) !== null)
    const view: ClankView = {
      ...first.view, tiles,
      players: first.view.players.map((player) => (player.seat === first.view.viewer ? { ...player, pawn: 'shrine', health } : player)),
      this_turn: { ...first.view.this_turn, boots, found: { tile: 'D01', cell: [0, -1], by: 'U.N2', why: 1 } },
    }
    const options = turns.map((quarters) => ({ notation: `place U.N2 rot ${quarters * 90}`, verb: 'place', words: { tile: 'D01', by: 'U.N2', rotation: String(quarters * 90) } }))
    return show({ ...first, view, question: { ...first.question, kind: 'place', options } as Question })
  }

  it('marks the turn whose monster I could not bear', () => {
    const dear = priceOn(thingsIn(beyondTheShrine(1, 0).container, 'turn:0')[0]!)
    expect(dear.said).toMatch(/1 monster, too dangerous without more swords$/)
    expect(dear).toMatchObject({ signs: 2, lacks: true })
    cleanup()
    const cheap = priceOn(thingsIn(beyondTheShrine(9, 0).container, 'turn:0')[0]!)
    expect(cheap.said).toMatch(/1 monster$/)
    expect(cheap).toMatchObject({ signs: 1, lacks: false })
  })
})

describe('UX-204: the hand', () => {
  beforeAll(() => words.speak('en'))
  const playable = (count: number): Moment => find(({ view, question }) => question.kind === 'turn' && view.active === view.viewer && new Set(question.options.filter(({ verb }) => verb === 'play').map(({ words: said }) => said.card)).size >= count)
  const told = (...facts: Facts[]) => facts.map((one, n) => ({ n, facts: one }))

  /** The table goes on: another question, and one card less. */
  function playingAll(kinds: readonly string[]) {
    const moment = playable(3)
    const asked = (kind: string, at: number): Moment => ({ ...moment, question: { ...moment.question, kind, decision: `${at}` } })
    const { rerender, onActivate } = show(asked(kinds[0]!, 0))
    const goOn = async () => {
      for (const [at, kind] of kinds.entries()) {
        if (at === 0) continue
        const { view, question } = asked(kind, at)
        await rerender({ view, question, lit: litAfter(waysOf(question), []) })
      }
    }
    const first = thingsOf(moment.question.options.find(({ verb }) => verb === 'play')!, moment.question)[0]!
    return { press: () => pressed(new KeyboardEvent('keydown', { key: 'a' })), goOn, onActivate, first }
  }

  it('is played card after card, as long as nothing else is asked', async () => {
    const { press, goOn, onActivate, first } = playingAll(['turn', 'turn', 'turn'])
    press()
    expect(onActivate.mock.calls).toEqual([[first]])
    await goOn()
    expect(onActivate).toHaveBeenCalledTimes(3)
  })

  it.each(['choose', 'trash', 'top', 'teleport', 'at', 'place'])('stops at the first card that asks something: %s', async (kind) => {
    const { press, goOn, onActivate } = playingAll(['turn', 'turn', kind, 'turn', 'turn'])
    press()
    await goOn()
    expect(onActivate).toHaveBeenCalledTimes(2)
  })

  it.each(['cross', 'place'])('is played in the midst of a move too, on to its end: %s', async (kind) => {
    const { press, goOn, onActivate } = playingAll([kind, kind, 'turn', 'choose', 'turn'])
    press()
    await goOn()
    expect(onActivate).toHaveBeenCalledTimes(3)
  })

  it('shows a condition that waits, and in the same turn that it was met', async () => {
    const moment = find(({ view, question }) => question.kind === 'turn' && view.active === view.viewer && view.this_turn.waiting.length === 1 && view.players[view.viewer]!.play.includes(view.this_turn.waiting[0]!))
    const [card] = moment.view.this_turn.waiting as [string]
    const { container, rerender } = show(moment)
    /** What is drawn across it and what is read aloud. */
    const note = () => thingsIn(container, `played:${card}`)[0]!
    expect(note().textContent!.match(/waits/g)).toHaveLength(2)
    const begun = { event: 'turn_began', seat: moment.view.viewer, turn: moment.view.turn }
    const view = { ...moment.view, this_turn: { ...moment.view.this_turn, waiting: [] } }
    await rerender({ view, told: told(begun, { event: 'bonus', seat: moment.view.viewer, card }) })
    expect(note().textContent!.match(/\bmet\b/g)).toHaveLength(2)
    expect(note().textContent).not.toContain('waits')
    await rerender({ view, told: told(begun, { event: 'bonus', seat: moment.view.viewer, card }, { ...begun, turn: moment.view.turn + 2 }) })
    expect(note().textContent).not.toMatch(/\bmet\b/) // that was another turn
  })
})

describe('UX-206: her rage', () => {
  beforeAll(() => words.speak('en'))

  it('says how many cubes she draws, of the track and of danger cards, and what raises it', () => {
    for (const moment of [find(({ view: { rage } }) => rage.attack > rage.cubes), find(({ view: { rage } }) => rage.attack === rage.cubes)]) {
      const { rage } = moment.view
      const { container } = show(moment)
      const dragon = thingsIn(container, 'dragon')[0]!
      const track = thingsIn(container, 'rage')[0]!
      expect(dragon.textContent).toContain(`she draws ${rage.attack} cube`)
      expect(track.querySelector('.on')!.textContent).toBe(String(rage.cubes))
      expect(track.querySelector('.more-danger')?.textContent ?? '').toBe(rage.attack > rage.cubes ? `+${rage.attack - rage.cubes}` : '')
      const raises = /artifact.*dragon egg.*adventurer/
      expect(track.title).toMatch(raises)
      expect(dragon.textContent).toMatch(raises)
      expect(track.title.includes('danger card') || track.title.includes('Danger card') || track.title.includes('A danger')).toBe(rage.attack > rage.cubes)
      expect(face.inWords(moment.view, tellerOf(moment.view)).flatMap(({ lines }) => lines).join(' ')).toMatch(raises)
      cleanup()
    }
  })

  it('names the new cards of the row that woke her, and no other', () => {
    const { view, ...moment } = MOMENTS[0]!
    const waker = cards.find(({ facts }) => (facts as { dragon_attack?: boolean }).dragon_attack === true)!.id
    const row = [waker, ...view.row.slice(1)]
    const told = [{ event: 'turn_began', seat: 0, turn: 1 }, { event: 'card_came', card: waker, place: 1 }, { event: 'card_came', card: row[1]!, place: 2 }, { event: 'attack', seat: 0 }, { event: 'turn_began', seat: 1, turn: 2 }].map((facts, n) => ({ n, facts }))
    const { container, rerender } = show({ ...moment, view: { ...view, row } })
    const woken = () => [...container.querySelectorAll<HTMLElement>('[data-thing^="row:"]')].filter((one) => one.textContent!.includes('woke her')).map((one) => one.dataset.card)
    expect(woken()).toEqual([])
    return rerender({ told }).then(() => expect(woken()).toEqual([waker]))
  })
})
