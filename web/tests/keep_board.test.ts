// The board of Keep the Heroes Out!: every answer can be touched, everything is drawn and told in words.
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pressed } from '../src/app/keys.svelte'
import { lettersOf, paint } from '../src/art/painter'
import { GLYPHS } from '../src/art/glyphs'
import * as masks from '../src/games/keep_the_heroes_out/art/masks'
import { MOTIFS } from '../src/games/keep_the_heroes_out/art/motifs'
import { ACTIVE, CLANS, EXHAUSTED, THEFTS, TOKENS, TREASURES } from '../src/games/keep_the_heroes_out/art/pieces'
import { CHAMBERS } from '../src/games/keep_the_heroes_out/art/rooms'
import * as things from '../src/games/keep_the_heroes_out/art/things'
import { consequence, deedIn, gambleOdds, threatSaid, waysFrom } from '../src/games/keep_the_heroes_out/board/forecasts'
import { arrivals, chance, COLUMNS, HERO_CARDS, heroOf, roomsOf } from '../src/games/keep_the_heroes_out/board/guild'
import { considers, proposals, seenAs, thingSaid } from '../src/games/keep_the_heroes_out/board/proposals'
import ScenarioPicture from '../src/games/keep_the_heroes_out/board/ScenarioPicture.svelte'
import { after, chainTo, taleOf } from '../src/games/keep_the_heroes_out/board/tale'
import { meant } from '../src/games/keep_the_heroes_out/board/things'
import { remember, wins, winsOf } from '../src/games/keep_the_heroes_out/campaign'
import { cardSaid, sidesOf } from '../src/games/keep_the_heroes_out/cards/facts'
import { marksOf, sideSaid } from '../src/games/keep_the_heroes_out/cards/actions'
import { scene } from '../src/games/keep_the_heroes_out/describe'
import { face } from '../src/games/keep_the_heroes_out/face'
import { bounds, layoutOf, towards } from '../src/games/keep_the_heroes_out/plan/geometry'
import { heroesIn, meterOf, type Chamber } from '../src/games/keep_the_heroes_out/plan/household'
import { PLANS } from '../src/games/keep_the_heroes_out/plan/plans'
import { meterSaid, roomSaid } from '../src/games/keep_the_heroes_out/plan/words'
import { course } from '../src/games/keep_the_heroes_out/lessons'
import { comingCards, householdOf, type KeepSums, type KeepView } from '../src/games/keep_the_heroes_out/view'
import type { Facts, Thing } from '../src/games/face'
import type { Question } from '../src/wire/messages'
import { Teller } from '../src/words/teller'
import { LANGUAGES, words } from '../src/words/words.svelte'
import cards from './fixtures/keep_cards.json'
import events from './fixtures/keep_events.json'
import moments from './fixtures/keep_moments.json'

vi.mock('../src/wire/http', () => ({ cardSheets: async () => cards }))

interface Moment {
  view: KeepView
  question: Question
  sums: KeepSums
  events: Facts[]
  before: KeepView | null
}
const MOMENTS = moments as unknown as Moment[]
const EVENTS = events as unknown as Facts[]
const { Board, thingsOf } = face as Required<Pick<typeof face, 'Board' | 'thingsOf'>>

beforeAll(async () => {
  await words.speak('en')
  await words.learn('keep_the_heroes_out')
})
afterEach(cleanup)

const tellerOf = (view: KeepView): Teller => new Teller(view.players.map(({ seat }) => ({ seat, name: `P${seat}`, kind: 'person' as const, bot: '', here: true, away: false })), view.viewer)
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

function show({ view, question, sums }: Pick<Moment, 'view' | 'question' | 'sums'>, chosen: readonly Thing[] = [], told: { n: number; facts: Facts }[] = []) {
  const onActivate = vi.fn(), onAskWhy = vi.fn()
  return { ...render(Board, { view, question, sums, teller: tellerOf(view), chosen, lit: litAfter(waysOf(question), chosen), told, onActivate, onAskWhy }), onActivate, onAskWhy }
}
const thingsIn = (container: HTMLElement, thing: Thing) => [...container.querySelectorAll<HTMLElement>(`[data-thing="${thing}"]`)]
const asked = (kind: string): Moment => MOMENTS.find(({ question }) => question.kind === kind)!

describe('UX-027: answers', () => {
  it('no two are given by the same things, and none is the beginning of another', () => {
    for (const { question } of MOMENTS) {
      const said = waysOf(question).filter((way) => way.length > 0).map((way) => `${way.join('|')}|`)
      expect(new Set(said).size, `${question.kind} ${said.join(' ')}`).toBe(said.length)
      for (const one of said) expect(said.filter((other) => other !== one && other.startsWith(one)), question.kind).toEqual([])
    }
  })

  it.each(MOMENTS.map((moment) => [`${moment.question.kind} ${moment.question.source ?? ''} ${moment.question.decision}`, moment] as const))('%s: all lie on the board', (_name, moment) => {
    const ways = waysOf(moment.question)
    const reach = (chosen: readonly Thing[]): void => {
      const { container } = show(moment, chosen)
      const next = new Set(ways.flatMap((way) => (chosen.every((thing, at) => way[at] === thing) ? (way[chosen.length] ?? []) : [])))
      for (const thing of next) expect(thingsIn(container, thing).some((one) => one.tagName === 'BUTTON'), thing).toBe(true)
      cleanup()
      for (const thing of next) if (ways.some((way) => way.length > chosen.length + 1 && way[chosen.length] === thing && chosen.every((before, at) => way[at] === before))) reach([...chosen, thing])
    }
    reach([])
  }, 30_000)

  it('UX-217: each side of a card is a button with its own mark, and one that cannot be used asks why', async () => {
    const moment = MOMENTS.find(({ question }) => question.kind === 'turn' && question.options.some(({ verb, words: said }) => verb === 'play' && said.side === 'left'))!
    const { container, onActivate, onAskWhy } = show(moment)
    const card = moment.question.options.find(({ words: said }) => said.side === 'left')!.words.card!
    const halves = [...container.querySelector<HTMLElement>(`.tc[data-card="${card}"]`)!.querySelectorAll<HTMLElement>('.half')]
    expect(halves).toHaveLength(sidesOf(card).length)
    await fireEvent.click(halves[0]!)
    expect(onActivate).toHaveBeenCalledWith(`half:${card}:0`)
    const dead = container.querySelector<HTMLElement>('.half[aria-disabled]')!
    await fireEvent.click(dead)
    expect(onAskWhy.mock.calls[0]![0]).toMatch(/^play \w+ (left|right)$/)
  })

  it('what is touched in vain is meant as the answer that it would be', () => {
    const view = MOMENTS[0]!.view
    expect(meant('half:rat_swarm:1', view)).toBe('play rat_swarm right')
    expect(meant('half:rat_from_the_drains:0', view)).toBe('play rat_from_the_drains')
    expect(meant('half:transmutation_scroll:2', view)).toBe('play transmutation_scroll 3')
    expect(meant('room:forge', view)).toBe('use forge')
    expect(meant('hero:forge:mage', view)).toBe('melee mage forge')
  })
})

describe.each(LANGUAGES)('UX-134: in %s', (language) => {
  beforeAll(() => words.speak(language))

  it('every question, option and room, and the whole table have words', () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const { view, question } of MOMENTS) {
      const teller = tellerOf(view)
      expect(face.question(question, view, teller)).not.toBe('')
      for (const option of question.options) expect(face.option(option, question, scene(view), teller)).not.toMatch(/keep-|house-|none|undefined/)
      const said = face.inWords(view, teller).flatMap(({ heading, lines }) => [heading, ...lines]).join(' ')
      expect(said).not.toMatch(/keep-[a-z]+-|house-|undefined|NaN/)
      for (const chamber of householdOf(view).chambers) expect(roomSaid(chamber, 1, teller)).not.toMatch(/keep-|house-|undefined/)
      for (const { seat } of view.players) face.waiting?.(view, seat, teller)
      for (const option of question.options) expect(consequence(option, view, householdOf(view))).not.toMatch(/house-|undefined/)
    }
    expect(missing.mock.calls).toEqual([])
  })

  it('everything that happens has words', () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {})
    const teller = tellerOf(MOMENTS[0]!.view)
    for (const facts of EVENTS) expect(face.event(facts, null, teller), JSON.stringify(facts)).not.toMatch(/keep-|house-|undefined|\{/)
    expect(missing.mock.calls).toEqual([])
  })

  it('every card has a name, its sides in words, and something to read beside it', () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const { id } of cards) {
      expect(cardSaid(id)).not.toMatch(/keep-|house-|undefined/)
      for (const side of sidesOf(id)) expect(sideSaid(side)).not.toMatch(/keep-|house-/)
      face.reading?.(id, MOMENTS[0]!.view, null, tellerOf(MOMENTS[0]!.view))
    }
    expect(missing.mock.calls).toEqual([])
  })
})

describe('pictures', () => {
  beforeAll(() => words.speak('en'))
  const drawn = [...Object.values({ ...masks, ...things })] as string[]

  it('every clan, hero, room, token, treasure and card has one of its own', () => {
    const wanted = cards.filter(({ facts }) => facts.type !== 'dungeon').map(({ id }) => id)
    for (const id of wanted) expect(MOTIFS[id]?.length, id).toBeGreaterThan(0)
    const plain = wanted.map((id) => JSON.stringify(MOTIFS[id]))
    expect(new Set(plain).size).toBe(plain.length)
    for (const clan of cards.filter(({ facts }) => facts.type === 'clan')) expect(CLANS[clan.id]).toBeDefined()
    for (const room of new Set(Object.values(PLANS).flatMap(({ rooms }) => rooms.map((one) => one.room)))) expect(CHAMBERS[room]).toBeDefined()
    expect(Object.keys(PLANS).sort()).toEqual(cards.filter(({ facts }) => facts.type === 'dungeon').map(({ id }) => id).sort())
  })

  it('tell active heroes from exhausted ones by their posture, without colour', () => {
    const shadow = (gallery: typeof ACTIVE, hero: string) => paint(gallery[hero]!).map((row) => row.map((colour) => (colour ? '#' : '.')).join('')).join('\n')
    for (const hero of Object.keys(ACTIVE)) expect(shadow(ACTIVE, hero)).not.toBe(shadow(EXHAUSTED, hero))
    expect(new Set(Object.keys(ACTIVE).flatMap((hero) => [shadow(ACTIVE, hero), shadow(EXHAUSTED, hero)])).size).toBe(8)
  })

  it('stay within their grid, with even rows and known letters', () => {
    for (const mask of drawn) {
      const letters = lettersOf(mask)
      expect(new Set(letters.map((row) => row.length)).size, mask).toBe(1)
      expect(letters[0]!.length, mask).toBeLessThanOrEqual(22)
    }
    for (const art of [...Object.values(MOTIFS).flat(), ...Object.values({ ...TOKENS, ...THEFTS }), ...Object.values(TREASURES)]) expect(() => paint(art)).not.toThrow()
  })

  it('every action of every card has a sign', () => {
    for (const { id } of cards) for (const action of sidesOf(id).flat()) for (const mark of marksOf(action)) if ('glyph' in mark) expect(GLYPHS[mark.glyph], action).toBeDefined()
  })
})

describe('rooms', () => {
  it('UX-209: show whoever is there and what lies there, by clan, class, posture and word', () => {
    const moment = MOMENTS.find(({ view }) => view.rooms.some(({ monsters, heroes }) => monsters.length > 0 && Object.values(heroes.exhausted).some(Boolean)))!
    const { container } = show({ ...moment, question: { ...moment.question, options: [] } })
    for (const chamber of householdOf(moment.view).chambers) {
      const room = container.querySelector<HTMLElement>(`[data-stop="${chamber.room}"]`)!.closest<HTMLElement>('.room')!
      for (const { clan } of chamber.packs) expect(room.querySelector(`[data-thing="monster:${chamber.room}:${clan}"]`)).not.toBeNull()
      if (heroesIn(chamber, false) > 0) expect(room.textContent).toContain('tired')
      if (heroesIn(chamber, true) > 0) expect(room.textContent).toContain('active')
      if (chamber.treasure !== null) expect(room.querySelector('.value')!.textContent).toBe(String(chamber.treasure))
    }
  })

  it('UX-210: the meter of a treasure says what still stops the theft', () => {
    const chamber = (more: Partial<Chamber>): Chamber => ({ room: 'forge', sign: 'swords', at: [0, 0], packs: [], bands: [], tokens: {}, portal: null, treasure: 2, stolen: false, ...more })
    const one = { hero: 'mage', active: true, count: 1 } as const
    expect(meterSaid(meterOf(chamber({ bands: [one] }))!)).toBe('1 of 2 active heroes, no monster here')
    expect(meterSaid(meterOf(chamber({ bands: [one], packs: [{ seat: 0, clan: 'rats', count: 2, hurt: [], health: 1 }] }))!)).toBe('1 of 2 active heroes, 2 monsters guard it')
    expect(meterOf(chamber({ bands: [{ ...one, count: 2 }] }))!.open).toBe(true)
    expect(meterOf(chamber({ treasure: null }))).toBeNull()
  })

  it('fit their place in whole pixels, whatever the plan is', () => {
    for (const { rooms } of Object.values(PLANS)) for (const [width, height] of [[612, 500], [384, 290], [800, 520], [1000, 800]] as const) {
      const grid = bounds({ chambers: rooms.map(({ room, at }) => ({ room, at })) as never })
      const layout = layoutOf(grid, width, height)
      expect(Number.isInteger(layout.u) && Number.isInteger(layout.wide) && Number.isInteger(layout.high)).toBe(true)
      expect(layout.left(grid.x + grid.columns - 1) + layout.width).toBeLessThanOrEqual(width + 1)
      expect(layout.top(grid.y + grid.rows - 1) + layout.height).toBeLessThanOrEqual(height + 1)
    }
  })
})

describe('the Guild deck', () => {
  it('UX-144: arrows lead from every room to every other, also where rooms are gone', () => {
    const steps = [[0, -1], [0, 1], [-1, 0], [1, 0]] as const
    for (const [id, { rooms }] of Object.entries(PLANS)) {
      for (const gone of rooms) {
        const left = rooms.filter((one) => one !== gone)
        for (const from of left) {
          const met = new Set([from])
          for (const one of met) for (const step of steps) met.add(towards(left, one.at, step) ?? one)
          expect(met.size, `${id} without ${gone.room}, from ${from.room}`).toBe(left.length)
        }
      }
    }
  })

  it('UX-211: the chance of a hero in each room equals enumeration', () => {
    const rooms = PLANS.witchs_cauldron!.rooms.map(({ room }) => room)
    const left = [...HERO_CARDS.slice(3, 14), 'witch_visit']
    for (const drawn of [0, 1, 2, 3]) {
      const hands = subsets(left.length, drawn)
      const told = arrivals(left, drawn, rooms, 'prison')
      for (const room of rooms) {
        const hit = hands.filter((hand) => hand.some((at) => roomsOf(heroOf(left[at]!)?.column ?? 'eye', rooms, 'prison').includes(room) && heroOf(left[at]!) !== null))
        expect(told.get(room)).toBeCloseTo(hit.length / hands.length, 10)
      }
    }
  })

  it('UX-211, UX-212, UX-219: what the page says is what the engine reckons, in every dungeon', () => {
    for (const { view, sums } of MOMENTS) {
      const rooms = view.rooms.map(({ room }) => room)
      const told = arrivals(view.guild.left, comingCards(view), rooms, view.guild.special)
      for (const room of rooms) expect(told.get(room), `${view.scenario} ${room}`).toBeCloseTo(sums.arrivals[room]!.turn, 10)
      const household = householdOf(view)
      const held = household.chambers.filter((chamber) => heroesIn(chamber) > 0)
      expect(sums.threats.map(({ room }) => room).sort()).toEqual(held.map(({ room }) => room).sort())
      for (const { room, would, to } of sums.threats) {
        const chamber = held.find((one) => one.room === room)!
        expect(deedIn(chamber, heroesIn(chamber))).toBe(would)
        if (would === 'charge') expect(to!.map((one) => one.room).sort()).toEqual(waysFrom(household, room).sort())
      }
      if (sums.gamble !== null) expect(gambleOdds(sums.gamble).reduce((sum, { chance: one }) => sum + one, 0)).toBeCloseTo(1, 10)
    }
  })

  it('UX-212: an arrow leads wherever heroes would charge, and a sign tells what the others would do', () => {
    const met = new Set<string>()
    for (const moment of MOMENTS.filter(({ sums }) => sums.threats.length > 0)) {
      const { container } = show({ ...moment, question: { ...moment.question, options: [] } })
      const arrows = moment.sums.threats.flatMap(({ room, to = [] }) => to.map((next) => `${room} ${next.room}`))
      expect([...container.querySelectorAll<HTMLElement>('[data-arrow]')].map((one) => one.dataset.arrow).sort()).toEqual(arrows.sort())
      const still = moment.sums.threats.filter(({ would }) => would !== 'charge')
      expect([...container.querySelectorAll<HTMLElement>('[data-deed]')].map((one) => one.dataset.deed).sort()).toEqual(still.map(({ would }) => would).sort())
      for (const threat of moment.sums.threats) {
        met.add(threat.would)
        expect(threatSaid(threat)).not.toMatch(/house-|undefined/)
      }
      cleanup()
    }
    expect(met.size).toBeGreaterThan(2)
  }, 30_000)

  it('both heroes come to the only room of a sign, and to the Vault if there is none', () => {
    expect(roomsOf('swords', ['vault', 'forge'], 'prison')).toEqual(['forge', 'forge'])
    expect(roomsOf('eye', ['vault', 'forge'], 'prison')).toEqual(['vault', 'vault'])
    expect(roomsOf('gem_special', ['vault', 'prison'], 'prison')).toEqual(['vault', 'prison'])
    expect(chance(3, 2, 2)).toBe(1)
  })

  it('is a table of class by sign, with what is left and what comes', () => {
    const { container } = show(asked('turn'))
    const guild = container.querySelector<HTMLElement>('[data-area="guild"]')!
    expect(guild.querySelectorAll('tbody td i')).toHaveLength(4 * COLUMNS.length)
    expect(guild.textContent).toContain(`${asked('turn').view.guild.deck} left`)
  })
})

function subsets(size: number, count: number): number[][] {
  if (count === 0) return [[]]
  return Array.from({ length: size }, (_one, at) => at).flatMap((at) => subsets(at, count - 1).map((rest) => [...rest, at]))
}

describe('the invasion', () => {
  const told = MOMENTS.filter(({ before, events: since }) => before !== null && taleOf(since).length > 0)

  it('UX-213: told step by step ends with the dungeon as it is', () => {
    expect(told.length).toBeGreaterThan(3)
    for (const { before, view, events: since, question } of told) {
      const first = since.findIndex(({ event }) => event === 'guild_card')
      if (since.slice(0, first).some(({ event }) => ['hero_left', 'monsters_came', 'moved', 'placed', 'activated'].includes(event))) continue
      let now = householdOf(before!)
      for (const facts of taleOf(since)) now = after(now, facts)
      for (const chamber of householdOf(view).chambers) {
        const tale = now.chambers.find(({ room }) => room === chamber.room)!
        expect([heroesIn(tale, true), heroesIn(tale, false), tale.treasure], `${question.kind} ${chamber.room}`).toEqual([heroesIn(chamber, true), heroesIn(chamber, false), chamber.treasure])
      }
    }
  })

  describe('UX-213: on every screen', () => {
    const long = told.filter(({ view }) => view.players.length > 1).toSorted((one, other) => taleOf(other.events).length - taleOf(one.events).length)[0]!
    const key = async (name: string): Promise<void> => {
      pressed(new KeyboardEvent('keydown', { key: name }))
      await tick()
    }
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    /** A screen of this seat, or of somebody who only watches, which is told what has happened. */
    async function screen(viewer: number | null, [width, height]: readonly [number, number]) {
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
      const seen = (view: KeepView): KeepView => ({ ...view, viewer, players: view.players.map(({ cards, ...player }) => (player.seat === viewer && cards ? { ...player, cards } : player)) })
      const view = seen(long.view)
      const props = { question: null, sums: long.sums, teller: tellerOf(view), chosen: [], lit: new Map(), onActivate: vi.fn() }
      const { container, rerender } = render(Board, { ...props, view: seen(long.before!), told: [] })
      await tick()
      await rerender({ view, told: long.events.map((facts, at) => ({ n: at + 1, facts })) })
      await tick()
      const tale = () => container.querySelector<HTMLElement>('[data-area="invasion"]')!
      return {
        tale,
        /** What is told just now: where, by which step and rule, and the heroes as they stand in each room then. */
        now: () => ({
          at: tale().dataset.step,
          of: tale().dataset.steps,
          step: tale().querySelector('.steps .now')?.textContent,
          rule: tale().querySelector('.rule')?.textContent,
          room: [...container.querySelectorAll<HTMLElement>('.room.told [data-stop]')].map((one) => one.dataset.stop),
          heroes: [...container.querySelectorAll<HTMLElement>('[data-stop]')].map((one) => `${one.dataset.stop} ${/\d+ (?:active|exhausted)[^;]*/g.exec(one.getAttribute('aria-label')!)?.join() ?? ''}`),
        }),
      }
    }

    it('the same is told, step by step, to each seat and to whoever watches, on every size', async () => {
      const steps = taleOf(long.events)
      expect(steps.length).toBeGreaterThan(4)
      let first: unknown = null
      for (const size of [[1400, 800], [800, 1200], [390, 844], [844, 390]] as const) {
        for (const viewer of [null, ...long.view.players.map(({ seat }) => seat)]) {
          const { tale, now } = await screen(viewer, size)
          const heard = []
          for (let at = 0; at < steps.length; at++) {
            heard.push(now())
            await key('n')
          }
          expect(heard.map(({ at }) => at)).toEqual(steps.map((_one, at) => String(at)))
          expect(tale().classList.contains('over')).toBe(true)
          first ??= heard
          expect(heard, `${viewer} ${size.join('×')}`).toEqual(first)
          cleanup()
        }
      }
    }, 30_000)

    it('it goes on by itself, stops at a key, and goes to the end at another', async () => {
      const { tale, now } = await screen(long.view.viewer, [1400, 800])
      const wait = async (): Promise<void> => {
        vi.advanceTimersByTime(1_300)
        await tick()
      }
      expect(now().at).toBe('0')
      await wait()
      expect(now().at).toBe('1')
      await key('v')
      await wait()
      expect(now().at).toBe('1')
      await key('v')
      await wait()
      expect(now().at).toBe('2')
      await key('f')
      expect(tale().classList.contains('over')).toBe(true)
    })
  })

  it('UX-214: a loss is told with the steps that led to it', () => {
    const steps: Facts[] = [
      { event: 'guild_card', card: 'mage_hat' }, { event: 'hero_came', hero: 'mage', room: 'library' }, { event: 'charged', room: 'library', to: 'forge', heroes: ['mage'] },
      { event: 'waited', room: 'study', heroes: ['rogue'] }, { event: 'inspired', hero: 'mage', room: 'forge', heroes: ['rogue'] }, { event: 'stolen', room: 'forge', value: 2, heroes: ['mage', 'rogue'] },
    ]
    expect(chainTo(steps, 5)).toEqual([0, 1, 2, 4, 5])
  })

  it('UX-218: a question to defend shows attacker, monster, and the outcome with and without', () => {
    const moment = MOMENTS.find(({ question, view }) => question.kind === 'defend' && view.invasion.doing?.hero)!
    const { container } = show(moment)
    const panel = container.querySelector<HTMLElement>('[data-thing="strike"]')!
    expect(panel.textContent).toMatch(/(Fighter|Rogue|Mage|Archer)/)
    expect(panel.textContent).toMatch(/If not(back to the lair|damage)/)
    expect(panel.textContent).toContain('If defendedno damage')
  })

  it('UX-215: each alternative tells what comes first', () => {
    for (const kind of ['next', 'charge', 'hit']) {
      const moment = asked(kind)
      for (const option of moment.question.options) expect(consequence(option, moment.view, householdOf(moment.view)), option.notation).not.toBe('')
    }
    const empty: Chamber = { room: 'forge', sign: 'swords', at: [0, 0], packs: [], bands: [], tokens: {}, portal: null, treasure: 2, stolen: false }
    expect([deedIn(empty, 1), deedIn(empty, 2), deedIn({ ...empty, treasure: null }, 1), deedIn({ ...empty, packs: [{ seat: 0, clan: 'rats', count: 1, hurt: [], health: 1 }] }, 3)]).toEqual(['wait', 'steal', 'charge', 'attack'])
  })
})

describe('UX-216: proposals', () => {
  /** What everybody but the decider sees. */
  const fromOutside = (view: KeepView, seat: number): KeepView => ({ ...view, viewer: null, players: view.players.map(({ cards: _mine, ...player }) => (player.seat === seat ? player : player)) })
  const PLAIN = /^(move \w+ \w+|(melee|ranged) \w+ \w+|next .*|charge .*|play .*|hit \w+)$/

  it('can be everything that is decided with cards and monsters in the open', () => {
    const met = new Map<string, number>()
    for (const { view, question } of MOMENTS.filter(({ question: { kind } }) => ['turn', 'act', 'next', 'charge', 'hit'].includes(kind))) {
      if (question.source === 'shot' || (question.kind === 'hit' && view.invasion.doing?.what !== 'attack')) continue
      const offered = proposals(fromOutside(view, question.seat), question.seat)
      for (const { notation, verb, words: said } of question.options) {
        if (!PLAIN.test(notation) || said.ability === 'yes' || (said.state ?? 'none') !== 'none' || (said.damage ?? 'none') !== 'none') continue
        const found = offered?.options.find((one) => one.notation === notation)
        expect(found, `${question.kind}: ${notation} of ${JSON.stringify(view.acting)}`).toBeDefined()
        expect([found!.verb, found!.words], notation).toEqual([verb, said])
        met.set(verb, (met.get(verb) ?? 0) + 1)
      }
    }
    expect([...met.keys()].sort()).toEqual(['charge', 'hit', 'melee', 'move', 'next', 'play', 'ranged'])
  })

  it('tell nothing of a hand: whatever I hold, the same can be proposed to me', () => {
    const { view, question } = asked('turn')
    const other = { ...view, players: view.players.map((player) => ({ ...player, cards: [] })) }
    expect(proposals(other, question.seat)).toEqual(proposals(view, question.seat))
    expect(considers('half:rat_swarm:0', question) || considers('hand:rat_swarm', question)).toBe(false)
    expect(considers('room:vault', { ...question, kind: 'defend' })).toBe(false)
    expect(considers('room:vault', question)).toBe(true)
  })

  it('and what is considered have words and a place on everybody’s table', () => {
    const { view } = asked('turn')
    expect(seenAs('mine:vault', view, 0)).toBe(`[data-thing="monster:vault:${view.players[0]!.clan}"]`)
    for (const thing of ['room:vault', 'mine:vault', 'hero:vault:mage:active', 'monster:vault:rats', 'token:vault:coin', 'loot:sword', 'cell:1,2']) expect(thingSaid(thing), thing).not.toMatch(/house-|keep-|undefined/)
  })
})

describe('the campaign', () => {
  beforeEach(() => localStorage.clear())

  it('UX-220: what was won on this device is remembered once, and shown beside the plan', () => {
    remember({ scenario: 'rent_day', difficulty: 'family', clans: ['rats', 'imps'] })
    remember({ scenario: 'rent_day', difficulty: 'family', clans: ['imps', 'rats'] })
    remember({ scenario: 'rent_day', difficulty: 'hardcore', clans: ['slimes'] })
    expect(wins()).toHaveLength(2)
    expect(winsOf('jailbreak')).toEqual([])
    const { container } = render(ScenarioPicture, { option: 'scenario', value: 'rent_day' })
    expect(container.textContent).toMatch(/Imps, Ratkin.*Slimes/s)
    expect(container.querySelectorAll('.cell')).toHaveLength(PLANS.rent_day!.rooms.length)
    expect(container.querySelector('[role="img"][aria-label="Difficulty 2 of 5"]')).not.toBeNull()
  })

  it('does not mind what somebody else has written there', () => {
    localStorage.setItem('underkeep.keep', '{"broken": [')
    expect(wins()).toEqual([])
    localStorage.setItem('underkeep.keep', '[1, {"scenario": 2}, null]')
    expect(wins()).toEqual([])
  })
})

describe('the lesson', () => {
  it.each(LANGUAGES)('has words for every step in %s', async (language) => {
    await words.speak(language)
    await words.learnLessons('keep_the_heroes_out')
    for (const { name, steps } of course.lessons) {
      expect(words.has(`lesson-${name}`) && words.has(`lesson-${name}`, 'about'), name).toBe(true)
      for (const step of steps) {
        expect(words.has(`lesson-${name}-${step.name}`), step.name).toBe(true)
        expect(words.has(`lesson-${name}-${step.name}`, 'do'), step.name).toBe(step.done !== undefined)
      }
    }
    await words.speak('en')
  })

  it('speaks of things that lie on the board, and knows when its turn has gone by in vain', () => {
    const { view } = asked('turn')
    const lesson = course.lessons[0]!
    const late = { ...view, turn: 3, phase: 'exchange', rooms: view.rooms.map((room) => (room.room === 'sewers' ? { ...room, heroes: { ...room.heroes, exhausted: { ...room.heroes.exhausted, rogue: 1 } } } : room)) }
    expect(lesson.astray(late)).toBe('rogue')
    expect(lesson.astray({ ...late, phase: 'play' })).toBeNull()
  })
})
