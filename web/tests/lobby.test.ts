import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { look, writtenAt } from '../src/lobby/gamefile'
import type { Offer } from '../src/lobby/offer'
import { offer as boss } from '../src/games/boss_monster/offer'
import { lastPlan, Plan } from '../src/lobby/plan.svelte'
import { qrCode, times } from '../src/lobby/qr'
import { inOrder, isOver, type Standing } from '../src/lobby/standing'
import { fits, folded } from '../src/pages/folded'
import { cutRecord, placeIn, Replay, type Viewer } from '../src/pages/replay.svelte'
import { ruleBook } from '../src/pages/texts'
import type { GameSheet, Moments } from '../src/wire/http'
import API from '../../docs/api/openapi.json'
import cards from './fixtures/boss_monster_cards.json'

const GAME: GameSheet = {
  name: 'boss_monster',
  version: 1,
  seats: [2, 3, 4],
  bots: ['random', 'greedy'],
  settings: [
    { name: 'players', default: 2, allowed: ['2', '3', '4'], about: '' },
    { name: 'sets', default: ['BMR'], allowed: ['BMR', 'TNL', 'KNG'], about: '' },
    { name: 'heroes', default: 'BMR', allowed: ['BMR', 'TNL'], about: '' },
    { name: 'variants', default: [], allowed: ['hard', 'choose_boss'], about: '' },
    { name: 'bosses', default: [], allowed: [], about: '' },
  ],
}

describe('a table that is being set up', () => {
  beforeEach(() => localStorage.clear())

  test('UX-003: everything is chosen already', () => {
    const plan = new Plan(GAME, boss)
    expect(plan.hindrance).toBeNull()
    expect(plan.wish(() => 'Ania').seats).toEqual([{ sit: 'me', name: 'Ania' }, { sit: 'bot:greedy' }, { sit: 'bot:greedy' }])
  })

  test('UX-009: a seat is changed, taken away and added without touching the others', () => {
    const plan = new Plan(GAME, boss)
    plan.chairs[1]!.sit = 'friend'
    plan.chairs[1]!.name = ' Ola '
    plan.add()
    plan.remove(2)
    expect(plan.wish(() => 'Ania').seats).toEqual([{ sit: 'me', name: 'Ania' }, { sit: 'open', name: 'Ola' }, { sit: 'bot:greedy' }])
  })

  test('UX-010: a number of seats that the options forbid names the option', () => {
    const plan = new Plan(GAME, boss)
    plan.choose('bosses', ['gorgona', 'robobo', 'seducia'])
    expect(plan.hindrance).toBeNull()
    plan.add()
    expect(plan.hindrance?.option).toBe('bosses')
    plan.remove(3)
    expect(plan.hindrance).toBeNull()
    plan.remove(0)
    expect(plan.valueOf('bosses')).toEqual(['robobo', 'seducia'])
    const tiny: Offer = { ...boss, hindrance: () => null }
    const alone = new Plan(GAME, tiny)
    alone.remove(2)
    alone.remove(1)
    expect(alone.hindrance?.option).toBe('sets')
  })

  test('UX-010, UX-015: boxes need a base set, heroes their box, and what is usual follows the boxes', () => {
    const plan = new Plan(GAME, boss)
    expect([plan.valueOf('heroes'), plan.excluded.get('heroes:TNL')]).toEqual(['BMR', 'lobby-not-without-box'])
    plan.choose('sets', ['TNL'])
    expect([plan.valueOf('heroes'), plan.hindrance, plan.changed]).toEqual(['TNL', null, ['sets']])
    expect(plan.laid).toEqual({ game: 'boss_monster', boxes: ['TNL'] })
    plan.choose('heroes', 'TNL')
    plan.choose('sets', ['BMR'])
    expect([plan.valueOf('heroes'), plan.hindrance?.message]).toEqual(['TNL', 'lobby-stop-heroes']) // nothing is reset
    plan.choose('sets', ['KNG'])
    expect(plan.hindrance).toEqual({ message: 'lobby-stop-base', option: 'sets' })
  })

  test('UX-017: what will be in the decks follows boxes, heroes and seats', () => {
    const plan = new Plan(GAME, boss)
    const counted = () => Object.fromEntries(boss.contents!(cards.map(({ facts }) => facts), plan.valueOf, plan.chairs.length).map(({ kind, count }) => [kind, count]))
    expect(counted()).toEqual({ boss: 8, monster: 40, trap: 35, spell: 31, hero: 17, epic: 12 }) // BM-007, BM-138
    plan.remove(2)
    expect(counted()).toMatchObject({ hero: 13, epic: 8 }) // BM-137
  })

  test('UX-015: what excludes another says which, and resets nothing', () => {
    const plan = new Plan(GAME, boss)
    plan.choose('variants', ['choose_boss'])
    const excluded = () => [...plan.excluded.keys()].filter((one) => !one.startsWith('heroes:')).sort()
    expect(excluded()).toEqual(['bosses'])
    plan.choose('bosses', ['gorgona'])
    expect(excluded()).toEqual(['bosses', 'variants:choose_boss'])
    expect([plan.valueOf('variants'), plan.valueOf('bosses')]).toEqual([['choose_boss'], ['gorgona']])
    expect(plan.changed).toEqual(['variants', 'bosses'])
  })

  test('two people cannot have one name', () => {
    const plan = new Plan(GAME, boss)
    plan.chairs[0]!.name = 'Ania'
    plan.chairs[1]!.sit = 'here'
    plan.chairs[1]!.name = 'ania '
    expect(plan.hindrance?.message).toBe('lobby-stop-names')
  })

  test('UX-092: what happens when somebody is lost is chosen where friends come, and remembered', () => {
    const plan = new Plan(GAME, boss)
    plan.absence = 'bot:5'
    expect(plan.wish(() => 'Ania')).not.toHaveProperty('absence') // nobody can be lost
    plan.chairs[1]!.sit = 'friend'
    expect(plan.wish(() => 'Ania').absence).toBe('bot:5')
    plan.keep()
    expect(lastPlan([GAME])!.absence).toBe('bot:5')
    localStorage.setItem('underkeep.last', localStorage.getItem('underkeep.last')!.replace('bot:5', 'bot:500'))
    expect(lastPlan([GAME])!.absence).toBe('wait')
  })

  test('UX-012: the last table comes back whole, unless this server cannot set it up', () => {
    expect(lastPlan([GAME])).toBeNull()
    const plan = new Plan(GAME, boss)
    plan.chairs[1]!.sit = 'here'
    plan.choose('variants', ['hard'])
    plan.keep()
    const kept = lastPlan([GAME])!
    const again = new Plan(GAME, boss)
    again.take(kept)
    expect(again.wish(() => 'x')).toEqual(plan.wish(() => 'x'))
    expect(lastPlan([{ ...GAME, seats: [2] }])).toBeNull()
    expect(lastPlan([{ ...GAME, bots: [] }])).toBeNull()
    expect(lastPlan([{ ...GAME, settings: [] }])).toBeNull()
    for (const broken of ['{', '[]', '{"game":"boss_monster","chairs":[{"sit":"root"}],"options":{}}']) {
      localStorage.setItem('underkeep.last', broken)
      expect(lastPlan([GAME])).toBeNull()
    }
  })
})

describe('files', () => {
  test('UX-120: the first line says what a file is', () => {
    expect(look('underkeep record 1\ngame: pebbles\noptions: {players: 3}\n')).toEqual({ kind: 'record', game: 'pebbles', players: 3 })
    expect(look('\ufeffunderkeep: position 1 # mine\ngame: boss_monster\n').kind).toBe('position')
    expect(look('dear aunt\nunderkeep record 1\n').kind).toBe('unknown')
  })

  test.each(['en', 'pl', 'ru'])('UX-121: every reason for refusing a file has its sentence (%s)', (lang) => {
    const told = readFileSync(`../src/underkeep/texts/${lang}/web.ftl`, 'utf-8')
    const reasons = API.components.schemas.Fault.properties.reason.enum.filter(Boolean)
    expect(reasons.length).toBeGreaterThan(10)
    expect(reasons.filter((reason) => !told.includes(`\nlobby-file-why-${reason} = `))).toEqual([])
    expect(writtenAt('a: 1\n  b: 2 \n', 2)).toBe('b: 2')
    expect(writtenAt('a: 1', 7)).toBe('')
  })
})

test('UX-118: games that wait for me come first, then what was played last', () => {
  const game = (table: string, more: Partial<Standing>) => ({ table, closed: '', moved_at: '2026-01-01T00:00:00Z', asked: false, ...more }) as Standing
  const tables = [game('old', {}), game('new', { moved_at: '2026-03-01T00:00:00Z' }), game('mine', { asked: true })]
  expect(inOrder(tables).map((one) => one.table)).toEqual(['mine', 'new', 'old'])
  expect([isOver(game('a', { closed: 'finished' })), isOver(game('b', { closed: 'stuck' }))]).toEqual([true, false])
})

/** Reads a code as a camera's program would: format, mask, blocks, check words, bytes. */
function readBack(grid: boolean[][]): string {
  const size = grid.length, version = (size - 17) / 4
  const bit = (x: number, y: number): number => (grid[y]![x] ? 1 : 0)
  const format = [0, 1, 2, 3, 4, 5].map((y) => bit(8, y)).concat(bit(8, 7), bit(8, 8), bit(7, 8), [5, 4, 3, 2, 1, 0].map((x) => bit(x, 8)))
  const mask = (format.reduce((sum, one, at) => sum | (one << at), 0) ^ 0x5412) >> 10
  expect(mask >> 3).toBe(0) // correction level M
  const flips = [(x: number, y: number) => (x + y) % 2, (_: number, y: number) => y % 2, (x: number) => x % 3, (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2][mask & 7]!
  // The printed tables for M: [blocks of this many words, how many], and where the small squares lie.
  const TABLE: Record<number, [number[], number, number[]]> = {
    1: [[16], 10, []], 5: [[43, 43], 24, [6, 30]], 7: [[31, 31, 31, 31], 18, [6, 22, 38]], 10: [[43, 43, 43, 43, 44], 26, [6, 28, 50]],
  }
  const [blocks, ecc, spots] = TABLE[version]!
  const reserved = (x: number, y: number) =>
    (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9) || x === 6 || y === 6 ||
    (version > 6 && ((x > size - 12 && y < 6) || (y > size - 12 && x < 6))) ||
    spots.some((cx) => spots.some((cy) => Math.abs(cx - x) < 3 && Math.abs(cy - y) < 3 && !((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6))))
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) for (const x of [right, right - 1]) {
      const y = up ? size - 1 - step : step
      if (!reserved(x, y)) bits.push(bit(x, y) ^ (flips(x, y) === 0 ? 1 : 0))
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, one) => sum * 2 + one, 0))
  const parts = blocks.map(() => [] as number[])
  let next = 0
  for (let at = 0; at < Math.max(...blocks); at++) parts.forEach((part, i) => at < blocks[i]! && part.push(words[next++]!))
  const data = parts.flatMap((part) => part)
  for (let at = 0; at < ecc; at++) parts.forEach((part) => part.push(words[next++]!))
  for (const part of parts) for (let root = 1, power = 0; power < ecc; power++, root = times(root, 2)) {
    expect(part.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0) // every check word fits
  }
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  const wide = version < 10 ? 8 : 16, length = parseInt(stream.slice(4, 4 + wide), 2)
  expect(stream.slice(0, 4)).toBe('0100')
  const bytes = Array.from({ length }, (_, at) => parseInt(stream.slice(4 + wide + at * 8, 12 + wide + at * 8), 2))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

test.each([['Łowca', 21], ['x'.repeat(80), 37], ['http://localhost:8400/#seat.'.padEnd(115, 'Az9-_'), 45], ['y'.repeat(200), 57]])('UX-021: a QR code can be read back (%#)', (text, size) => {
  const grid = qrCode(text)
  expect(grid.length).toBe(size)
  expect(readBack(grid)).toBe(text)
})

test('a text that no QR code of ours holds is refused', () => {
  expect(() => qrCode('z'.repeat(700))).toThrow(RangeError)
})

test('UX-072: search ignores case and marks, in any alphabet', () => {
  expect(fits('lowca', 'Łowca')).toBe(true)
  expect(fits('елка', 'Ёлка')).toBe(true)
  expect(fits('OLTARZ mroczny', 'Mroczny ołtarz')).toBe(true)
  expect(fits('mroczna', 'Mroczny ołtarz')).toBe(false)
  expect(folded('Monster’s')).toBe("monster's")
})

test('UX-129: a rule without a translation is given in English, and said to be', async () => {
  const [first] = await ruleBook('boss_monster', 'pl')
  expect(first).toMatchObject({ title: 'A. Cel gry' })
  expect(first!.rules[0]).toMatchObject({ id: 'BM-001', language: 'pl' })
  const unknown = await ruleBook('boss_monster', 'xx' as never)
  expect(unknown[0]!.rules[0]).toMatchObject({ id: 'BM-001', language: 'en' })
})

describe('a replay', () => {
  const SEATS = [0, 0, 1, 1, 0, 1] // who decided what led to moment 1, 2, …
  const asked: string[] = []
  const fetcher = async (_table: string, viewer: Viewer, start: number): Promise<Moments> => {
    asked.push(`${viewer} ${start}`)
    const moments = Array.from({ length: 251 }, (_, number) => ({ number, seat: number === 0 ? null : SEATS[(number - 1) % 6]!, notation: '', events: [], view: {}, question: null, turn: null }))
    return { game: 'pebbles', title: '', seats: [], count: 250, rounds: [1, 40, 120], result: '', moments: moments.slice(start, start + 100) } as never
  }

  test('UX-112: steps by decision, turn and round, both ways, and never beyond the ends', async () => {
    const replay = new Replay('t', fetcher)
    await replay.open('spectator')
    await replay.step(-1)
    expect(replay.at).toBe(0)
    await replay.turn(1)
    expect(replay.at).toBe(2)
    await replay.turn(1)
    expect(replay.at).toBe(4)
    await replay.turn(-1)
    expect(replay.at).toBe(2)
    await replay.step(1, replay.game!.rounds)
    expect([replay.at, replay.round]).toEqual([40, 2])
    await replay.step(1, replay.game!.rounds)
    await replay.step(1, replay.game!.rounds)
    expect([replay.at, replay.ended]).toEqual([250, true])
    await replay.step(1)
    expect(replay.at).toBe(250)
    await replay.step(-1, replay.game!.rounds)
    expect(replay.at).toBe(120)
  })

  test('UX-115: moments come in pieces, each asked for once; other eyes ask anew', async () => {
    asked.length = 0
    const replay = new Replay('t', fetcher)
    await replay.open(0, 30)
    await replay.go(31)
    expect(asked).toEqual(['0 0'])
    await replay.go(230)
    expect(replay.moment?.number).toBe(230)
    await replay.open('spectator', 230)
    expect(asked.filter((one) => one.startsWith('spectator'))).toEqual(['spectator 200'])
  })

  test('UX-116: an address names the moment and the eyes', () => {
    expect(placeIn('#42.1')).toEqual({ at: 42, viewer: 1 })
    expect(placeIn('#9.all')).toEqual({ at: 9, viewer: 'all' })
    expect(placeIn('#7')).toEqual({ at: 7, viewer: 'spectator' })
    expect(placeIn('#<b>')).toEqual({ at: 0, viewer: 'spectator' })
  })

  test('UX-117: a record is cut after a decision, and forgets how it ended', () => {
    const text = 'underkeep record 1\nseed: 7\nresult: 1 wins\n\n1. 0 pass\n# hm\n2. 1 pass\n3. 0 pass\n'
    expect(cutRecord(text, 2)).toBe('underkeep record 1\nseed: 7\n\n1. 0 pass\n# hm\n2. 1 pass\n')
  })
})
