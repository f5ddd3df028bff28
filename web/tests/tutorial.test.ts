import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeEach, expect, test } from 'vitest'
import { course } from '../src/games/boss_monster/lessons'
import { course as heist } from '../src/games/clank_catacombs/lessons'
import { course as house } from '../src/games/keep_the_heroes_out/lessons'
import type { ClankView } from '../src/games/clank_catacombs/view'
import type { BossView } from '../src/games/boss_monster/view'
import { astray, stepAt, type Lesson } from '../src/tutorial/course'
import { nearby, tipOf } from '../src/tutorial/nearby'
import { Learner, lessonTables, sensible } from '../src/tutorial/progress.svelte'
import { LANGUAGES } from '../src/words/words.svelte'

beforeEach(() => localStorage.clear())

// -- steps

const counting: Lesson = {
  name: 'counting',
  position: '',
  cards: {},
  steps: [
    { name: 'hello', about: [] },
    { name: 'one', about: [], done: (view) => view >= 1 },
    { name: 'well', about: [] },
    { name: 'two', about: [], done: (view) => view >= 2 },
    { name: 'bye', about: [] },
  ],
  astray: (view) => (view > 9 ? 'far' : null),
}

test('UX-125: what is to be read waits for the reader, what is to be done for the rules', () => {
  expect(stepAt(counting, 0, 0)).toBe(0)
  expect(stepAt(counting, 1, 0)).toBe(1)
  expect(stepAt(counting, 1, 1)).toBe(2)
  expect(stepAt(counting, 3, 1)).toBe(3)
  expect(stepAt(counting, 5, 2)).toBe(5)
})

test('UX-127: what was done early is not asked for again, and what was taken back is', () => {
  expect(stepAt(counting, 0, 2)).toBe(0) // it is still read in its order
  expect(stepAt(counting, 3, 2)).toBe(4)
  expect(stepAt(counting, 3, 0)).toBe(1)
})

test('UX-127: somebody is astray only as long as something is left to be done', () => {
  const lost: Lesson = { ...counting, astray: () => 'far' }
  expect(astray(counting, 0)).toBeNull()
  expect(astray(lost, 1)).toBe('far')
  expect(astray(lost, 2)).toBeNull()
})

// -- how far somebody has come

test('UX-125: who leaves comes back to the same step of the same table', () => {
  const learner = new Learner('pebbles')
  learner.begin('home', 't1')
  learner.keep({ read: 3 })
  expect(new Learner('pebbles').now).toEqual({ done: [], lesson: 'home', table: 't1', read: 3, explained: [] })
  expect([...lessonTables()]).toEqual(['t1'])
  learner.begin('home', 't2') // set up again: nothing is read twice
  expect(new Learner('pebbles').now).toMatchObject({ table: 't2', read: 3 })
  learner.end('home')
  learner.begin('bait', 't3')
  expect(new Learner('pebbles').now).toEqual({ done: ['home'], lesson: 'bait', table: 't3', read: 0, explained: [] })
  expect(new Learner('chess').now.done).toEqual([])
})

test('nonsense in the browser’s memory is no progress', () => {
  expect(sensible(null)).toEqual(sensible({ done: 'all', lesson: 7, table: [], read: 'far' }))
  expect(sensible({ done: ['home', 3], read: -2 })).toEqual({ done: ['home'], lesson: '', table: '', read: 0, explained: [] })
  localStorage.setItem('underkeep.lessons', '{nonsense')
  expect(new Learner('pebbles').now.lesson).toBe('')
})

// -- where the words stand

test('words stand beside what they speak of, on nothing that matters', () => {
  const page = { x: 0, y: 0, width: 1280, height: 800 }
  const about = { x: 600, y: 300, width: 100, height: 100 }
  const button = { x: 300, y: 300, width: 290, height: 100, weight: 4 }
  const box = { width: 300, height: 120 }
  const free = { ...box, ...nearby(about, box, [{ ...about, weight: 40 }], page) }
  expect(free.x + free.width <= about.x || free.x >= about.x + about.width || free.y + free.height <= about.y || free.y >= about.y + about.height).toBe(true)
  const { x } = nearby(about, box, [{ ...about, weight: 40 }, button], page)
  expect(x).not.toBe(about.x - box.width)
  expect(nearby(null, box, [], page)).toEqual({ x: 490, y: 336 })
})

test('the tip points at it from any side', () => {
  const about = { x: 500, y: 400, width: 100, height: 100 }
  const at = (x: number, y: number) => tipOf({ x, y, width: 200, height: 100 }, about)
  expect(at(450, 200)).toEqual({ side: 'above', at: 100 })
  expect(at(450, 600).side).toBe('below')
  expect(at(200, 400)).toEqual({ side: 'left', at: 50 })
  expect(at(700, 400).side).toBe('right')
})

// -- the lessons of the games

const COURSES = { boss_monster: course, clank_catacombs: heist, keep_the_heroes_out: house }

/** Whoever reads in one language after having learned all games hears all of these words together. */
const speech = LANGUAGES.map((language) => {
  const bundle = new FluentBundle(language)
  for (const game of Object.keys(COURSES)) {
    const twice = bundle.addResource(new FluentResource(readFileSync(`../src/underkeep/texts/${language}/${game}/lessons.ftl`, 'utf8')))
    if (twice.length > 0) throw twice[0]
  }
  return bundle
})

const isSaid = (id: string, part = ''): boolean => speech.every((bundle) => {
  const message = bundle.getMessage(id)
  return message !== undefined && (part === '' || part in message.attributes)
})

test.each(Object.entries(COURSES))('UX-126: every step of %s has its words in every language, and says what to do if there is something to do', (_game, { lessons }) => {
  for (const { name, steps } of lessons) {
    expect(isSaid(`lesson-${name}`, 'about'), name).toBe(true)
    for (const step of steps) expect(isSaid(`lesson-${name}-${step.name}`, step.done ? 'do' : ''), step.name).toBe(true)
    expect(steps.at(-1)!.done).toBeUndefined()
  }
})

/** A table as a lesson sees it. */
function seen(change: { round?: number; walking?: object; town?: string[]; souls?: number; wounds?: number; levelled_up?: boolean; dungeon?: string[]; hand?: string[]; phase?: string; coins?: number; hired?: Readonly<Record<string, number>>; laid?: string }): BossView {
  const { round = 1, walking = null, town = [], dungeon = [], hand = [], phase = 'build', hired = {}, laid, ...mine } = change
  const served = Object.entries(hired).map(([card, level]) => ({ stack: [], miniboss: { card, level, spent: false } }))
  const me = { souls: 0, wounds: 0, levelled_up: false, ...mine, dungeon: [...dungeon.map((card) => ({ stack: [card] })), ...served, { stack: [], laid }], rooms: { cards: [] }, spells: { cards: hand } }
  return { round, phase, walking, town: town.map((hero) => ({ hero })), players: [me] } as unknown as BossView
}

test.each([
  ['home', { hand: ['fear'] }, null],
  ['home', { hand: ['fear'], wounds: 1, round: 2 }, 'wound'],
  ['home', { hand: [] }, 'fled'],
  ['bait', {}, null],
  ['bait', { wounds: 1 }, 'wound'],
  ['bait', { round: 2, town: ['boden_the_pantless'] }, 'tie'],
  ['bait', { round: 2 }, 'away'],
  ['upstairs', { round: 1 }, null],
  ['upstairs', { wounds: 1, round: 2 }, 'wound'],
  ['magic', { hand: ['giant_size'], dungeon: ['bottomless_pit'] }, null],
  ['magic', { hand: ['giant_size'], dungeon: ['bottomless_pit'], walking: { inside: true } }, 'late'],
  ['magic', { dungeon: [], souls: 1 }, 'pit'],
  ['magic', { wounds: 1, round: 2 }, 'wound'],
  ['ten', { souls: 7, wounds: 2 }, null],
  ['ten', { souls: 7, wounds: 4, round: 2 }, 'four'],
  ['ten', { souls: 8, wounds: 4, round: 2, levelled_up: true }, 'knight'],
  ['staff', { coins: 2, hand: ['brassknuckle'], hired: { paddywhack: 2 } }, null],
  ['staff', { coins: 2, phase: 'reveal', hired: { paddywhack: 2, brassknuckle: 0 } }, 'level'],
  ['staff', { coins: 1, phase: 'adventure', hired: { paddywhack: 2, brassknuckle: 1 } }, 'level'],
  ['staff', { coins: 1, phase: 'adventure', hand: ['brassknuckle'], hired: { paddywhack: 3 } }, 'hand'],
  ['staff', { coins: 1, phase: 'reveal', hired: { paddywhack: 3, brassknuckle: 0 } }, null],
  ['staff', { coins: 1, phase: 'adventure', hired: { paddywhack: 3 } }, 'unpaid'],
  ['staff', { coins: 0, phase: 'adventure', hired: { paddywhack: 3, brassknuckle: 1 } }, null],
  ['staff', { coins: 0, round: 2, wounds: 1, hired: { paddywhack: 3, brassknuckle: 1 } }, 'wound'],
])('UX-127: lesson %s with %o: %s', (name, change, why) => {
  const lesson = course.lessons.find((one) => one.name === name)!
  expect(astray(lesson, seen(change))).toBe(why)
  if (why !== null) expect(isSaid(`lesson-${name}-astray-${why}`)).toBe(true)
})

test('UX-125: who has used the third level is not asked to promote again', () => {
  const staff = course.lessons.find((one) => one.name === 'staff')!
  const at = (change: Parameters<typeof seen>[0]) => staff.steps[stepAt(staff, 2, seen(change))]?.name
  expect(at({ coins: 2, hand: ['brassknuckle'], hired: { paddywhack: 2 } })).toBe('promote')
  expect(at({ coins: 1, hand: ['brassknuckle'], hired: { paddywhack: 3 } })).toBe('build')
  expect(at({ coins: 2, laid: 'brassknuckle', hired: { paddywhack: 2 } })).toBe('promote')
  expect(at({ coins: 1, phase: 'reveal', hired: { paddywhack: 3, brassknuckle: 0 } })).toBe('pay')
  expect(at({ coins: 0, phase: 'adventure', hired: { paddywhack: 1, brassknuckle: 1 } })).toBe('use') // declared, and answered soon
  expect(at({ coins: 0, phase: 'adventure', souls: 1, hired: { paddywhack: 1, brassknuckle: 1 } })).toBe('back')
})

/** A table of Clank! Catacombs as a lesson sees it. */
function walked(change: { turn?: number; hand?: number; pawn?: string; boots?: number; skill?: number; gold?: number; artifacts?: number[]; discard?: string[]; tiles?: number; found?: object | null }): ClankView {
  const { turn = 1, boots = 1, skill = 3, found = null, tiles = 1, ...mine } = change
  const me = { hand: 0, pawn: 'crypt', gold: 0, artifacts: [], play: [], discard: [], unseen: [], state: 'in', ...mine }
  return { turn, this_turn: { boots, skill, found }, tiles: Array.from({ length: tiles }), players: [me] } as unknown as ClankView
}

test.each([
  ['down', { hand: 5, boots: 0 }, null],
  ['down', { pawn: 'west_porch', boots: 1 }, null],
  ['down', { pawn: 'east_porch', boots: 0 }, 'boots'],
  ['down', { pawn: 'west_porch', turn: 2 }, 'late'],
  ['shop', { skill: 3 }, null],
  ['shop', { skill: 0 }, 'other'],
  ['shop', { skill: 0, discard: ['lightstick'] }, null],
  ['shop', { turn: 2, discard: ['lightstick'] }, 'late'],
  ['dark', {}, null],
  ['dark', { boots: 0, found: {} }, null],
  ['dark', { boots: 0, tiles: 2 }, 'turned'],
  ['dark', { boots: 0 }, 'late'],
  ['noise', { hand: 5 }, null],
  ['treasure', { pawn: 'd06_s', boots: 3 }, null],
  ['treasure', { pawn: 'west_porch', turn: 2, artifacts: [7] }, 'late'],
  ['treasure', { pawn: 'crypt', turn: 2, artifacts: [7] }, null],
])('UX-127: lesson %s with %o: %s', (name, change, why) => {
  const lesson = heist.lessons.find((one) => one.name === name)!
  expect(astray(lesson, walked(change))).toBe(why)
  if (why !== null) expect(isSaid(`lesson-${name}-astray-${why}`)).toBe(true)
})
