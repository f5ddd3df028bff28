import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { Thing } from '../src/games/face'
import { DO, notationOf } from '../src/games/boss_monster/board/things'
import { faceOf } from '../src/games/boss_monster/board/faces'
import { turnOf } from '../src/games/boss_monster/board/turns'
import { nearnessOf } from '../src/games/boss_monster/board/warnings'
import Card from '../src/games/boss_monster/cards/Card.svelte'
import { face } from '../src/games/boss_monster/face'
import type { BossView, Player } from '../src/games/boss_monster/view'
import type { Question } from '../src/wire/messages'
import { Teller } from '../src/words/teller'
import { words } from '../src/words/words.svelte'
import cards from './fixtures/boss_monster_cards.json'
import moments from './fixtures/boss_monster_moments.json'
import momentsOfTheNextLevel from './fixtures/boss_monster_moments_tnl.json'

vi.mock('../src/wire/http', () => ({ cardSheets: async () => cards }))

beforeAll(async () => {
  await words.speak('en')
  await words.learn('boss_monster')
  await face.unpack!(['TNL'])
})

interface Moment {
  view: BossView
  question: Question
  sums: unknown
}

const base = moments as unknown as Moment[]
const nextLevel = momentsOfTheNextLevel as unknown as Moment[]
const all = [...base, ...nextLevel]
const { Board, thingsOf } = face as Required<Pick<typeof face, 'Board' | 'thingsOf'>>

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

function props({ view, question, sums }: Moment, chosen: readonly Thing[] = [], more = {}) {
  const seats = view.players.map(({ seat }) => ({ seat, name: `P${seat}`, kind: 'person' as const, bot: '', here: true, away: false }))
  const teller = new Teller(seats, question.seat)
  return { view, question, teller, sums, chosen, lit: litAfter(waysOf(question), chosen), onActivate: vi.fn(), onAskWhy: vi.fn(), ...more }
}

const show = (moment: Moment, chosen: readonly Thing[] = [], more = {}) => {
  const given = props(moment, chosen, more)
  return { ...render(Board, given), ...given }
}
const thingsIn = (container: HTMLElement, thing: Thing) => [...container.querySelectorAll<HTMLElement>(`[data-thing="${thing}"]`)]
const find = (kind: string, has: (moment: Moment) => boolean = () => true) => all.find((one) => one.question.kind === kind && has(one))!

describe('UX-027: every option of every recorded question is given by touching things on the table', () => {
  let board: ReturnType<typeof render> // one board for all of them: it must also get from any table to any other
  beforeAll(() => {
    board = render(Board, props(all[0]!))
  })
  afterAll(cleanup)

  test.each(all.map((moment, n) => [n, moment.question.kind, moment.question.source ?? 'the game', moment] as const))('%i: %s, asked by %s', async (_n, _kind, _source, moment) => {
    const { question } = moment
    const ways = waysOf(question)
    const starts = new Map<string, number[]>([['', []]])
    ways.forEach((way, option) => {
      const chosen = way.slice(0, -1).join(' ')
      if (way.length > 0) starts.set(chosen, [...(starts.get(chosen) ?? []), option])
      else expect(['pass', 'yes', 'no', 'type', 'draw', 'pay', 'keep', 'discard']).toContain(question.options[option]!.notation.split(' ')[0])
    })
    for (const [chosen, options] of starts) {
      await board.rerender(props(moment, chosen === '' ? [] : chosen.split(' ')))
      if (chosen === '') isHonest(board.container, moment)
      for (const option of options) {
        const { notation } = question.options[option]!
        const answers = [...board.container.querySelectorAll<HTMLElement>('button[data-option]')].filter((one) => one.dataset.option === notation)
        expect(answers.length, notation).toBeGreaterThan(0)
        for (const answer of answers) expect([answer.dataset.thing, answer.ariaDisabled]).toEqual([ways[option]!.at(-1), null])
      }
    }
  })

  it('and no two options by the same way', () => {
    for (const { question } of all) {
      const ways = waysOf(question).filter((way) => way.length > 0).map((way) => way.join(' '))
      expect(new Set(ways).size).toBe(ways.length)
    }
  })
})

/** UX-076: cards are named only where the viewer may know them. UX-148: no button lies inside another. */
function isHonest(container: HTMLElement, { view, question }: Moment): void {
  const known = new Set(JSON.stringify([view, question]).match(/[a-z]\w+/g))
  for (const card of container.querySelectorAll<HTMLElement>('[data-card]')) expect(known).toContain(card.dataset.card)
  for (const room of view.players.flatMap((me) => me.dungeon.map((one, at) => ({ one, thing: `room:${me.seat}:${at + 1}` })))) {
    if (room.one.stack.length > 0 || room.one.laid !== undefined) continue
    for (const back of thingsIn(container, room.thing)) expect(back.dataset.card).toBeUndefined()
  }
  expect(container.querySelector('button button')).toBeNull()
}

describe('UX-033, UX-039: what answers is lit', () => {
  afterEach(cleanup)
  const moment = find('act', ({ question }) => question.options.some((one) => one.notation.startsWith('cast freeze')))

  it('sources have a notch first; then only the targets of the chosen one are lit', () => {
    const { container, unmount } = show(moment)
    expect(thingsIn(container, 'hand:freeze')[0]!.className).toContain('is-legal')
    expect(thingsIn(container, 'hand:freeze')[0]!.querySelector('.notch')).not.toBeNull()
    unmount()
    const after = show(moment, ['hand:freeze']).container
    expect(thingsIn(after, 'hand:freeze')[0]!.className).toContain('is-selected')
    expect(thingsIn(after, 'room:0:1')[0]!.className).toContain('is-target')
    expect(after.querySelector('.is-legal')).toBeNull()
  })

  it('touching one tells which', async () => {
    const { container, onActivate, onAskWhy } = show(moment)
    await fireEvent.click(thingsIn(container, 'hand:freeze')[0]!)
    expect(onActivate).toHaveBeenCalledWith('hand:freeze')
    expect(onAskWhy).not.toHaveBeenCalled()
  })
})

it('another card of the hand takes the place of the chosen one', async () => {
  const moment = find('act', ({ question }) => question.options.filter(({ verb }) => verb === 'cast').some(({ words }) => words.card === 'fear'))
  const others = moment.question.options.filter(({ verb, words }) => verb === 'cast' && words.card !== 'fear')
  const { container, onActivate, onAskWhy } = show(moment, ['hand:fear'])
  await fireEvent.click(thingsIn(container, `hand:${others[0]!.words.card}`)[0]!)
  expect(onActivate.mock.calls).toEqual([['hand:fear'], [`hand:${others[0]!.words.card}`]])
  expect(onAskWhy).not.toHaveBeenCalled()
  cleanup()
})

it('UX-032: the hint marks its things, lit as they are', () => {
  const moment = find('act', ({ question }) => question.options.some((one) => one.notation.startsWith('cast freeze')))
  const { container } = show(moment, [], { hinted: ['hand:freeze', 'room:0:1'] })
  expect([...container.querySelectorAll<HTMLElement>('[data-hinted]')].map((one) => one.dataset.thing).sort()).toEqual(['hand:freeze', 'room:0:1'])
  expect(thingsIn(container, 'hand:freeze')[0]!.className).toContain('is-legal')
  cleanup()
})

describe('UX-034, UX-037: what does not answer can still be touched, and asks why not', () => {
  afterEach(cleanup)
  const around = { me: 0, asked: 'act', top: () => 'dark_altar' }

  test.each([
    ['hand:golem_factory', [], 'build golem_factory new'],
    ['hand:freeze', [], 'cast freeze'],
    ['room:0:2', [], 'use dark_altar 2'],
    ['room:0:2', ['hand:golem_factory'], 'build golem_factory on 2'],
    ['next', ['hand:golem_factory'], 'build golem_factory new'],
    ['room:1:3', ['hand:freeze'], 'cast freeze 1:3'],
    ['hero:nick_the_masher', ['room:0:1'], 'use dark_altar 1 nick_the_masher'],
    ['soul:1:nick_the_masher', ['hand:freeze'], 'cast freeze 1 nick_the_masher'],
    ['player:1', ['hand:freeze'], 'cast freeze 1'],
  ])('%s after %j is %s', (thing, chosen, notation) => {
    expect(notationOf(thing, chosen, around)).toBe(notation)
  })

  it('with aria-disabled, not disabled', async () => {
    const moment = find('act', ({ view, question }) => (view.players[question.seat]!.rooms.cards?.length ?? 0) > 0)
    const room = moment.view.players[moment.question.seat]!.rooms.cards![0]!
    const { container, onAskWhy, onActivate } = show(moment)
    const card = thingsIn(container, `hand:${room}`)[0]!
    expect([card.ariaDisabled, card.hasAttribute('disabled')]).toEqual(['true', false])
    await fireEvent.click(card)
    expect(onAskWhy).toHaveBeenCalledWith(`build ${room} new`, card)
    expect(onActivate).not.toHaveBeenCalled()
  })
})

describe('UX-144, UX-147: read aloud and by keys', () => {
  afterEach(cleanup)
  it('a card says its name, kind, figures, place and whether it can be used', () => {
    const moment = find('build', ({ question }) => question.options.some((one) => one.notation === 'use dark_altar 1'))
    const { container } = show(moment)
    const said = thingsIn(container, `room:${moment.question.seat}:1`)[0]!.querySelector('.unseen')!.textContent
    expect(said).toMatch(/^Dark Altar, Trap, 1 damage, 2 cleric treasures, place 1 of 1, can be used(, would change: .*)?$/)
  })

  it('an option to build on a room says which room that is', () => {
    const { question, view } = find('build', (one) => one.question.options.some(({ words }) => words.place === '1'))
    const onto = question.options.find(({ words }) => words.place === '1')!
    const covered = words.cardName(view.players[question.seat]!.dungeon[0]!.stack.at(-1)!)
    const { teller } = props({ view, question, sums: null })
    expect(face.option(onto, question, face.scene(view), teller)).toContain(`on room 1 (${covered})`)
  })

  it('an area is one stop of the Tab key, and arrows lead on', async () => {
    const { container } = show(find('build'))
    const hand = container.querySelector<HTMLElement>('[data-area="hand"]')!
    const stops = [...hand.querySelectorAll('button')]
    await vi.waitFor(() => expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1))
    const first = stops.find((stop) => stop.tabIndex === 0)!
    first.focus()
    await fireEvent.keyDown(first, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(stops[stops.indexOf(first) + 1])
    expect(stops.filter((stop) => stop.tabIndex === 0)).toEqual([document.activeElement])
  })
})

describe('UX-185, UX-186: the race and the forecast are the engine’s', () => {
  afterEach(cleanup)
  const moment = base.at(-2)! // three players, a hero in room 2

  it('the way of a hero is drawn with the health that is left behind each room', () => {
    const { container } = show(moment)
    const hearts = [...container.querySelectorAll('.after b')].map((one) => Number(one.textContent))
    expect(hearts).toEqual([4, 2, 1])
    expect(container.textContent).toMatch(/gets through: 1 wound/)
  })

  it('BM-093: a hero below zero is told to be there, for whoever could still save it', () => {
    const walker = { ...moment.view.walking!, health: -2 }
    const shown = { ...moment, view: { ...moment.view, walking: walker } }
    const { container, teller } = show(shown)
    expect(container.querySelector('.visitor .health b')!.textContent).toBe('-2')
    expect(container.querySelector('.visitor .unseen')!.textContent).toContain('−2 health')
    expect(face.question(shown.question, shown.view, teller)).toContain('−2 health left')
    expect(face.inWords(shown.view, teller).flatMap(({ lines }) => lines).join()).toContain('−2 health')
    const entered = { event: 'entered', seat: walker.seat, hero: walker.hero, place: `${walker.seat}:1`, damage: 6, health: -2 }
    expect(face.event(entered, null, teller)).toContain('−2 health left')
  })

  it('until the sums are here, the table is shown without them', () => {
    const { container } = show(moment, [], { sums: null })
    expect(container.querySelector('.after')).toBeNull()
    expect(container.querySelector('[data-area="hand"]')).not.toBeNull()
  })

  it('a leader is marked, and a tie is called one', () => {
    const { container } = show(base.at(-1)!)
    expect(container.querySelectorAll('td.leads').length).toBe(2)
    const tie = container.querySelector<HTMLElement>('td.tie button')!
    expect(tie.ariaLabel).toContain('tie, stays in town')
  })

  it('UX-075: the terms of a figure add up to it', () => {
    for (const { view, sums } of all) {
      const told = sums as { players: { damage: { value: number }[][]; treasures: Record<string, { value: number }[]> }[] }
      const sum = (terms: { value: number }[]) => terms.reduce((total, { value }) => total + value, 0)
      told.players.forEach(({ damage, treasures }, seat) => {
        const me = view.players[seat]!
        me.dungeon.forEach((room, at) => damage[at]!.length > 0 && expect(sum(damage[at]!)).toBe(room.damage))
        for (const [name, terms] of Object.entries(treasures)) if (!me.out) expect(sum(terms)).toBe(me.treasures[name] ?? 0)
      })
    }
  })
})

describe('UX-153: without any colour', () => {
  afterEach(cleanup)
  it('players, treasures and heroes have shapes of their own, and states have marks or words', () => {
    const { container } = show(find('act', ({ view }) => view.players.length > 2 && view.town.length > 1))
    const players = container.querySelectorAll('.order li').length
    expect(players).toBeGreaterThan(2)
    expect(new Set([...container.querySelectorAll('.order li')].map((one) => one.querySelector('use')!.getAttribute('href'))).size).toBe(players)
    const treasures = [...container.querySelectorAll('.lure tbody th use')].map((one) => one.getAttribute('href'))
    expect(new Set(treasures).size).toBe(treasures.length)
  })

  it.each([
    ['legal', '.notch'],
    ['aimed', '.aim'],
  ] as const)('%s has its own mark', (state, mark) => {
    const { container } = render(Card, { face: faceOf('golem_factory'), state })
    expect(container.querySelectorAll(mark)).toHaveLength(1)
  })
})

describe('UX-159: a tab says that something has changed there', () => {
  afterEach(cleanup)
  it('from my answer on, until somebody looks', async () => {
    const moment = find('build', ({ view }) => view.players.length === 2 && view.players.every((me) => me.dungeon.length > 0))
    const other = 1 - moment.question.seat
    const { container, rerender, ...given } = show(moment)
    const tab = () => container.querySelector<HTMLElement>(`.head[data-thing="player:${other}"]`)!
    expect(tab().classList).not.toContain('news')
    const players = moment.view.players.map((me) => (me.seat === other ? { ...me, wounds: me.wounds + 1 } : me))
    await rerender({ ...given, view: { ...moment.view, players } })
    expect(tab().classList).toContain('news')
    expect(tab().querySelector('.unseen')!.textContent).toContain('something has changed here')
  })
})

describe('UX-193: close to the end', () => {
  const me = (souls: number, wounds: number) => ({ souls, wounds, out: false }) as Player
  test.each([
    [7, 3, []],
    [8, 0, ['2 souls to go']],
    [9, 4, ['1 soul to go', 'the next wound is the last']],
    [11, 5, ['ten souls: the round is played out (BM-005)', 'five wounds: the round is played out (BM-005)']],
  ])('%i souls and %i wounds: %j', (souls, wounds, said) => {
    expect(nearnessOf(me(souls, wounds), { result: null }).map((one) => one.said)).toEqual(said)
  })
})

describe('UX-106: when the game is over', () => {
  afterEach(cleanup)
  const result = { winners: [1], ranking: [1, 0], scores: [], reason: 'BM-003' }
  const { view } = base.at(-1)!
  const over = { ...view, phase: 'over', active: 0, order: [0, 1], result, players: view.players.map((me) => ({ ...me, out: false, souls: 11, wounds: me.seat === 0 ? 6 : 1 })) } as BossView

  it('nobody acts or is next: one wins, and whoever has five wounds is out', () => {
    expect(over.players.map(({ seat }) => turnOf(over, seat)).slice(0, 2)).toEqual(['out', 'won'])
    expect(over.players.flatMap((me) => nearnessOf(me, over))).toEqual([])
    const { container } = render(Board, { ...props(base.at(-1)!), view: over, question: null, lit: new Map() })
    expect(container.querySelector('.flag.acts, .flag.next, [aria-current]')).toBeNull()
  })

  it('the hand of whoever is opened lies below, and so does a deck', async () => {
    const players = over.players.map((me) => ({ ...me, rooms: { count: 1, cards: ['golem_factory'] }, spells: { count: 1, cards: [me.seat === 0 ? 'freeze' : 'fear'] } }))
    const told = face.uncover!({ ...over, players }, { rooms: ['dark_altar'], spells: [], heroes: [], epic_heroes: [] }, 0)
    const { container } = render(Board, { ...props(base.at(-1)!), view: told, question: null, lit: new Map() })
    const held = () => [...container.querySelectorAll<HTMLElement>('[data-area="hand"] [data-card]')].map((one) => one.dataset.card)
    expect(held()).toEqual(['freeze', 'golem_factory'])
    await fireEvent.click(thingsIn(container, 'player:1')[0]!)
    expect(held()).toEqual(['fear', 'golem_factory'])
    await fireEvent.click(thingsIn(container, 'deck:rooms')[0]!)
    expect(container.querySelector('[data-area="tray"] [data-card="dark_altar"]')).not.toBeNull()
    expect(face.hidden!(told, new Teller([], 0)).at(-1)).toEqual({ heading: 'Room deck', cards: ['dark_altar'] })
  })
})

describe('what happened, told shorter', () => {
  const log = [
    { event: 'round_began', seat: -1, round: 1 },
    { event: 'hero_came', seat: -1, hero: 'the_fool' },
    { event: 'revealed', seat: 0, card: 'golem_factory', place: '0:1' },
    { event: 'survived', seat: 1, hero: 'the_fool' },
    { event: 'round_ended', seat: -1, round: 1 },
    { event: 'round_began', seat: -1, round: 2 },
    { event: 'declared', seat: 1, card: 'freeze', aim: '0:1' },
    { event: 'lured', seat: 0, hero: 'nick_the_masher' },
    { event: 'lured', seat: 0, hero: 'the_fool' },
    { event: 'died', seat: 0, hero: 'nick_the_masher', place: 1 },
    { event: 'died', seat: 0, hero: 'the_fool', place: 1 },
    { event: 'round_ended', seat: -1, round: 2 },
  ]
  const bot = { seat: 1, name: '', kind: 'bot' as const, bot: 'random', here: true, away: false }
  const teller = new Teller([bot], 0)

  it('UX-083: since a decision, in a line for each of us, in every language', async () => {
    expect(face.sumUp!(log, teller)).toEqual([
      'You: built: Golem Factory; heroes lured: 2; souls: +2.',
      'Easy bot: played: Freeze; wounds: +1.',
      'New in town: The Fool.',
      'Round 2 begins.',
    ])
    expect(face.sumUp!([], teller)).toEqual([])
    await words.speak('pl')
    expect(face.sumUp!(log, teller)[0]).toBe('Ty: zbudowano: Fabryka golemów; zwabieni bohaterowie: 2; dusze: +2.')
    await words.speak('ru')
    expect(face.sumUp!(log, teller)[0]).toBe('Вы: построено: Фабрика големов; приманено героев: 2; души: +2.')
    await words.speak('en')
  })

  it('UX-106: a whole game by what turned it, and of one from a file the end alone', () => {
    const view = { round: 2, result: { winners: [0] } } as unknown as BossView
    expect(face.story!(log, view, teller)).toEqual([
      '2 rounds. Heroes killed: 2, let through: 1. Spells played: 1.',
      'Round 1: the first wound goes to easy bot (The Fool).',
      'Round 2 is the biggest: you gain 2 souls.',
      'From round 2 on you lead.',
      'The last blow, in round 2: The Fool dies in your dungeon.',
    ])
    expect(face.story!(log.slice(6), view, teller)).toEqual(['The last blow, in round 2: The Fool dies in your dungeon.'])
  })

  it('UX-081: a line lights up the room it speaks of, and what is counted', () => {
    expect(log.map((facts) => face.placesOf!(facts)).filter((found) => found.length > 0)).toEqual([['room:0:1'], ['wounds:1'], ['room:0:1', 'souls:0'], ['room:0:1', 'souls:0']])
  })

  it('nobody is hurt for nothing, and a minus is a minus', () => {
    const entered = { event: 'entered', seat: 0, hero: 'the_fool', place: 2, damage: 0, health: 2 }
    expect(face.event(entered, null, teller)).toBe('The Fool in your room 2: no damage, 2 health left.')
    expect(face.event({ ...entered, damage: 3, health: -1 }, null, teller)).toBe('The Fool in your room 2: −3, −1 health left.')
  })
})

describe('what was chosen', () => {
  afterEach(cleanup)
  it('is asked about in a sentence', () => {
    const { view, question } = find('build', (one) => one.question.options.some(({ notation }) => notation === 'build jackpot_stash new'))
    const teller = new Teller([], question.seat)
    expect(face.step!(['hand:jackpot_stash'], question, face.scene(view), teller)).toBe('Jackpot Stash: choose where to build it.')
  })

  it('without a target has a button of its own', () => {
    const moment = find('act', ({ question }) => question.options.some(({ notation }) => notation === 'cast jeopardy'))
    const { container } = show(moment, ['hand:jeopardy'])
    expect(thingsIn(container, DO).map((one) => [one.textContent?.trim(), one.dataset.option])).toEqual([['cast it', 'cast jeopardy']])
  })
})

describe('somebody who only watches', () => {
  afterEach(cleanup)
  it('sees every dungeon and no hand', () => {
    const covered = ({ count }: Player['rooms']) => ({ count, known: [] })
    const players = base.at(-2)!.view.players.map((me) => ({ ...me, rooms: covered(me.rooms), spells: covered(me.spells) }))
    const view = { ...base.at(-2)!.view, players, viewer: null }
    const { container } = render(Board, { ...props(base.at(-2)!), view, question: null, lit: new Map() })
    expect(container.querySelector('[data-area="hand"]')).toBeNull()
    expect(container.querySelectorAll('[data-thing^="player:"]').length).toBeGreaterThanOrEqual(3)
  })
})
