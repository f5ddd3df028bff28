import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameFace } from '../src/games/face'
import { face as pebbles } from '../src/games/pebbles/face'
import { cardsOf, chapter, reaches } from '../src/games/boss_monster/reading/course'
import { Choosing } from '../src/table/choosing.svelte'
import { Echo } from '../src/table/echo'
import { linked } from '../src/table/linked'
import { Passing } from '../src/table/passing.svelte'
import { beside } from '../src/table/placing'
import { presence } from '../src/table/presence'
import { Seat } from '../src/table/seat.svelte'
import { sections } from '../src/table/story'
import { Telling } from '../src/table/telling.svelte'
import { completed, fits } from '../src/table/typed'
import { longPress } from '../src/table/touching'
import { Back } from '../src/app/back'
import type { Question, Sitting } from '../src/wire/messages'
import { shared } from '../src/wire/sharing'
import { refused, TestServer, until } from './server'

const question = (...verbs: string[]): Question => ({
  decision: 'd1',
  seat: 0,
  kind: 'act',
  source: null,
  options: verbs.map((verb) => ({ notation: verb, verb, words: {} })),
  unseen: false,
})

// -- choosing

let server: TestServer
let seat: Seat
let choosing: Choosing

/** The toy game with a source and two targets. */
const steps: GameFace = { ...pebbles, thingsOf: ({ verb }) => ['hand', verb === 'take 1' ? 'left' : 'right'] }

async function sit(face: GameFace = steps): Promise<void> {
  seat = new Seat('t', face)
  choosing = new Choosing(seat)
  seat.open()
  await until(() => seat.question !== null)
}

beforeEach(async () => {
  server = new TestServer()
  await server.start()
})

afterEach(async () => {
  seat?.close()
  await server.stop()
})

test('UX-039: after the source only its targets are lit, and the last of them answers', async () => {
  await sit()
  expect([...choosing.lit.keys()]).toEqual(['hand'])
  choosing.activate('hand')
  expect([choosing.chosen, [...choosing.lit.keys()]]).toEqual([['hand'], ['left', 'right']])
  choosing.activate('right')
  await until(() => seat.question?.decision === 'd2')
  expect(server.stored.map(({ option }) => option)).toEqual([1])
  expect(choosing.chosen).toEqual([])
})

test('UX-040: the source again, or Cancel, and nothing is chosen', async () => {
  await sit()
  choosing.activate('hand')
  choosing.activate('hand')
  expect(choosing.chosen).toEqual([])
  choosing.activate('hand')
  choosing.clear()
  expect(choosing.chosen).toEqual([])
  expect(server.stored).toEqual([])
})

test('UX-097: what was chosen survives a broken line, and cannot be sent meanwhile', async () => {
  await sit()
  choosing.activate('hand')
  server.refusing = true
  server.drop()
  await until(() => seat.line.state === 'lost')
  expect(choosing.lit.size).toBe(0)
  choosing.activate('right')
  server.refusing = false
  seat.line.tryNow()
  await until(() => seat.line.state === 'open')
  expect(choosing.chosen).toEqual(['hand'])
  expect(server.stored).toEqual([])
})

test('UX-168: an answer that came too late leaves what is still legal of the selection', async () => {
  await sit()
  choosing.activate('hand')
  server.deaf = true
  choosing.activate('right')
  await until(() => server.heard.some((message) => message.type === 'answer'))
  const answer = server.heard.find((message) => message.type === 'answer')!
  server.store({ type: 'answer', decision: 'd1', option: 1, key: 'from-another-tab' })
  server.deaf = false
  server.tell(server.stage())
  await until(() => seat.question?.decision === 'd2')
  expect(choosing.chosen).toEqual([])
  server.tell(refused('stale', answer.key))
  await until(() => seat.notice?.kind === 'refused')
  expect(choosing.chosen).toEqual(['hand'])
  choosing.activate('left')
  await until(() => seat.question?.decision === 'd3')
  expect(choosing.chosen).toEqual([])
})

test('UX-075: the sums belong to the stage that is shown', async () => {
  await sit()
  await until(() => seat.sums !== null)
  expect(seat.sums).toEqual({ of: 1 })
  seat.answer(0)
  await until(() => seat.question?.decision === 'd2')
  await until(() => seat.sums?.of === 2)
})

// -- two clicks

function click(at: { x: number; y: number }, target: EventTarget = document.body): void {
  target.dispatchEvent(new MouseEvent('click', { clientX: at.x, clientY: at.y, detail: 1, bubbles: true }))
}

test('UX-047: a second click in the same spot is only an echo for 400 ms; elsewhere, or later, it is meant', () => {
  vi.useFakeTimers()
  const echo = new Echo()
  const stop = echo.watch()
  const heard = [
    [{ x: 10, y: 10 }, 0, 'd1'],
    [{ x: 12, y: 11 }, 100, 'd2'],
    [{ x: 300, y: 11 }, 10, 'd2'],
    [{ x: 300, y: 11 }, 450, 'd3'],
  ] as const
  const echoes = heard.map(([at, later, decision]) => {
    vi.advanceTimersByTime(later)
    click(at)
    return echo.isHeard(decision)
  })
  expect(echoes).toEqual([false, true, false, false])
  stop()
  vi.useRealTimers()
})

test('UX-047: Enter twice never answers the next question too', () => {
  const echo = new Echo()
  const stop = echo.watch()
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  press()
  expect(echo.isHeard('d1')).toBe(false)
  press()
  expect(echo.isHeard('d2')).toBe(true)
  stop()
})

// -- passing

const table = { round: 2, phase: 'adventure', active: 1, viewer: 0, walking: { hero: 'a', place: 1 } }
const passing = (reach: string, begun: object = table) => {
  const made = new Passing({ ...pebbles, reaches })
  made.begin(reach, begun)
  return made
}

test('UX-060: a far pass never answers what cannot be passed', () => {
  const far = passing('round')
  expect(far.answer(question('cast', 'pass'), table)).toBe(1)
  expect(far.answer(question('take', 'discard'), table)).toBe(-1)
  expect(far.reach).toBeNull()
})

test.each([
  ['concern', { event: 'lured', seat: 0, hero: 'a' }],
  ['round', { event: 'declared', seat: 1, card: 'freeze', aim: '0:2' }],
  ['turn', { event: 'declared', seat: 1, card: 'soul_harvest', aim: '0 acacia' }],
])('UX-060: a pass %s ends when something of mine is meant', (reach, facts) => {
  const far = passing(reach)
  far.hear([{ event: 'declared', seat: 1, card: 'freeze', aim: '1:2' }], table, 0)
  expect(far.reach).toBe(reach)
  far.hear([facts], table, 0)
  expect(far.reach).toBeNull()
})

test.each([
  ['step', { ...table, walking: { hero: 'a', place: 2 } }],
  ['step', { ...table, walking: { hero: 'b', place: 1 } }],
  ['turn', { ...table, active: 0 }],
  ['round', { ...table, round: 3 }],
])('UX-059: a pass that reaches to the %s ends there', (reach, later) => {
  const far = passing(reach)
  far.hear([], table, 0)
  expect(far.reach).toBe(reach)
  far.hear([], later, 0)
  expect(far.reach).toBeNull()
})

test('UX-059: a pass until my next build lets me build', () => {
  const far = passing('build')
  expect(far.answer(question('cast', 'pass'), table)).toBe(1)
  expect(far.answer(question('build', 'pass'), table)).toBe(-1)
})

test('UX-051: after an undo nothing is passed by itself', async () => {
  await sit()
  seat.passing.begin('concern', {})
  seat.takeBack()
  expect(seat.passing.reach).toBeNull()
})

// -- the log

test('UX-081: cards and rules in a sentence can be opened, the longer name first', () => {
  const names: Record<string, string> = { cave: 'Cave', dark_cave: 'Dark Cave' }
  expect(linked('Ania (BM-003) builds Dark Cave.', ['cave', 'dark_cave'], (card) => names[card]!)).toEqual([
    { text: 'Ania (' },
    { text: 'BM-003', rule: 'BM-003' },
    { text: ') builds ' },
    { text: 'Dark Cave', card: 'dark_cave' },
    { text: '.' },
  ])
  expect(linked('Nothing.', [], String)).toEqual([{ text: 'Nothing.' }])
})

test('UX-082, UX-083: lines stand under rounds and phases, and my last decision divides them', () => {
  const events = ['round_began', 'hero_came', 'laid', 'laid', 'lured', 'entered', 'died', 'round_began']
  const log = events.map((event, at) => ({ n: at + 1, facts: { event, round: at === 0 ? 1 : 2 }, scene: null }))
  const face: GameFace = { ...pebbles, chapter, chapterName: ({ round, part }) => `${round} ${part}` }
  const read = sections(log, face, 3)
  expect(read.map(({ heading, since, lines }) => [heading, since, lines.length])).toEqual([
    ['1 start', null, 2],
    ['1 build', 4, 2],
    ['1 bait', null, 1],
    ['1 adventure', null, 2],
    ['2 start', null, 1],
  ])
  const now = sections([...log, { n: 9, facts: { event: 'hero_came', round: 2 }, scene: null }], face, 8, read)
  expect(now.map((one, at) => one === read[at])).toEqual([true, false, true, true, false]) // the mark is gone from one, and a line came to the last
  expect(now.at(-1)!.since).toBe(9)
})

test('an event names no card that nobody knows', () => {
  expect(cardsOf({ event: 'drew', count: 2, aim: '1:1' }, [[], ['unheard_of']])).toEqual([])
})

// -- what is said and shown

test('UX-149: a burst of events is one announcement, and the last one can be repeated', () => {
  vi.useFakeTimers()
  const telling = new Telling()
  telling.happened(['One.'])
  telling.happened(['Two.', 'Three.'])
  expect(telling.polite).toBe('')
  vi.advanceTimersByTime(1_000)
  expect(telling.polite).toBe('One. Two. Three.')
  telling.again()
  vi.advanceTimersByTime(100)
  expect(telling.urgent).toBe('One. Two. Three.')
  vi.useRealTimers()
})

test('UX-030, UX-151: what is typed finds by words without marks, by notation, and is completed as far as it is clear', () => {
  expect(fits('lowca sza', 'Zbuduj Łowcę: Łowca Szat', 'build x')).toBe(true)
  expect(fits('build x', 'Anything', 'build x on 1')).toBe(true)
  expect(fits('castle', 'Cast Freeze', 'cast freeze')).toBe(false)
  expect(completed('b', ['build cave new', 'build cave on 1', 'pass'])).toBe('build cave ')
  expect(completed('x', ['pass'])).toBe('x')
})

test('UX-089: a seat is here, away, a bot, thinking, lost or free', () => {
  const sitting: Sitting = { seat: 0, name: 'A', kind: 'person', bot: '', here: true, away: false }
  const found = [
    presence(sitting, false),
    presence(sitting, true),
    presence({ ...sitting, here: false }, true),
    presence({ ...sitting, away: true }, true),
    presence({ ...sitting, kind: 'bot' }, false),
    presence({ ...sitting, kind: 'bot' }, true),
    presence({ ...sitting, kind: 'open', here: false }, false),
  ]
  expect(found).toEqual(['here', 'thinking', 'lost', 'away', 'bot', 'thinking', 'open'])
})

test('UX-070: a preview lies neither on what is pointed at nor on the prompt', () => {
  document.body.innerHTML = '<div id="page"><p id="prompt"></p><i id="card"></i><b id="box"></b></div>'
  const at = (id: string, x: number, y: number, width: number, height: number) => {
    document.getElementById(id)!.getBoundingClientRect = () => new DOMRect(x, y, width, height)
  }
  at('page', 0, 0, 1280, 800)
  at('prompt', 0, 548, 1280, 44)
  at('box', 0, 0, 300, 450)
  const [page, card, box] = ['page', 'card', 'box'].map((id) => document.getElementById(id)!)
  for (const [x, y] of [[10, 60], [640, 320], [1150, 320], [300, 610], [1000, 610]] as const) {
    at('card', x, y, 126, 180)
    const spot = beside(card!, box!, page!)
    expect(spot.y + 450 <= 548 || spot.y >= 592).toBe(true)
    expect(spot.x + 300 <= x || spot.x >= x + 126 || spot.y + 450 <= y || spot.y >= y + 180).toBe(true)
    expect(spot.x >= 0 && spot.x + 300 <= 1280 && spot.y >= 44).toBe(true)
  }
  document.body.innerHTML = ''
})

test('UX-165, UX-166: a long press reads and never also plays; a finger that slides does neither', () => {
  vi.useFakeTimers()
  const read = vi.fn()
  const played = vi.fn()
  const off = longPress(read)
  const card = document.body.appendChild(document.createElement('button'))
  card.dataset.card = 'golem'
  card.onclick = played
  const point = (name: string, x: number) => {
    const event = new MouseEvent(name, { clientX: x, clientY: 0, bubbles: true })
    Object.assign(event, { pointerType: 'touch' })
    card.dispatchEvent(event)
  }
  point('pointerdown', 0)
  vi.advanceTimersByTime(600)
  point('pointerup', 0)
  card.click()
  expect([read.mock.calls.length, played.mock.calls.length]).toEqual([1, 0])
  point('pointerdown', 0)
  point('pointermove', 20)
  vi.advanceTimersByTime(600)
  point('pointerup', 20)
  expect(read).toHaveBeenCalledTimes(1)
  point('pointerdown', 0)
  point('pointerup', 0)
  card.click()
  expect(played).toHaveBeenCalledTimes(1)
  card.remove()
  off()
  vi.useRealTimers()
})

test('UX-040: Back closes what is open before it leaves the page', () => {
  let open = true
  const leaves = vi.spyOn(history, 'back').mockImplementation(() => {})
  const back = new Back(() => [open, (open = false)][0]!)
  const stop = back.watch()
  back.opened()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect([open, leaves.mock.calls.length]).toEqual([false, 0])
  back.opened()
  window.dispatchEvent(new PopStateEvent('popstate')) // it was closed in another way
  expect(leaves).toHaveBeenCalledTimes(1)
  stop()
})

test('what is told anew without a change is the object that was known', () => {
  const known = { players: [{ hand: ['a', 'b'], souls: 1 }, { hand: [], souls: 2 }], order: [1, 0], note: null }
  const again = structuredClone(known)
  expect(shared(known, again)).toBe(known)
  const fresh = structuredClone({ ...known, players: [known.players[0]!, { hand: ['c'], souls: 2 }] })
  const made = shared(known, fresh)
  expect(made).toEqual({ players: [{ hand: ['a', 'b'], souls: 1 }, { hand: ['c'], souls: 2 }], order: [1, 0], note: null })
  expect(made.players[0]).toBe(known.players[0])
  expect(made.order).toBe(known.order)
  expect(made.players[1]).not.toBe(known.players[1])
  expect(known.players[1]!.hand).toEqual([]) // what is known never changes
})

test.each([
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [['a'], { 0: 'a' }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: null }, { a: {} }],
])('%j is not told as %j', (before, now) => {
  expect(shared(before, structuredClone(now))).toEqual(now)
  expect(shared(before, structuredClone(now))).not.toBe(before)
})
