// What the server says of a table while it is planned: when it is asked, what is shown of it, and what when it says nothing.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { offer } from '../src/games/boss_monster/offer'
import { Advisor } from '../src/lobby/advisor.svelte'
import OptionSheet from '../src/lobby/OptionSheet.svelte'
import { Plan } from '../src/lobby/plan.svelte'
import TableSetup from '../src/lobby/TableSetup.svelte'
import { Fault, type Counsel, type GameSheet } from '../src/wire/http'
import { LANGUAGES, words } from '../src/words/words.svelte'

const GAME: GameSheet = {
  name: 'boss_monster',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  bots: ['random', 'greedy'],
  settings: [
    { name: 'players', default: 2, allowed: ['2', '3', '4', '5', '6'], about: '' },
    { name: 'sets', default: ['BMR'], allowed: ['BMR', 'TNL', 'CRL', 'THK'], about: '' },
    { name: 'heroes', default: 'BMR', allowed: ['BMR', 'TNL'], about: '' },
    { name: 'selling', default: false, allowed: ['true', 'false'], about: '' },
    { name: 'mix', default: 'none', allowed: ['none', 'official'], about: '' },
  ],
}
const NOTHING: Counsel = { refused: null, advice: [] }
const COMPANY: Counsel = { refused: null, advice: [{ rule: 'BM-257', message: 'company', words: { sets: 'CRL, THK' } }] }
const SELLING: Counsel = { refused: { field: 'selling', rule: 'BM-129' }, advice: [] }

interface Asked {
  path: string
  body: unknown
  signal: AbortSignal
  answer: (said: unknown, status?: number) => void
  fail: () => void
}

/** Every question for advice, unanswered. */
function listen(): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (url: URL, { body, signal }: RequestInit & { signal: AbortSignal }) => {
    if (!url.pathname.startsWith('/api/advice/')) return Promise.resolve(new Response('[]'))
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      asked.push({
        path: url.pathname,
        body: JSON.parse(String(body)),
        signal,
        answer: (said, status = 200) => resolve(new Response(JSON.stringify(said), { status })),
        fail: () => reject(new TypeError('no line')),
      })
    })
  })
  return asked
}

const planned = (...sets: string[]) => JSON.stringify({ seats: 3, options: { sets } })

describe('an advisor', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is asked once nothing has changed for a moment, and only about the last wish', async () => {
    const asked = listen()
    const advisor = new Advisor()
    for (const box of ['TNL', 'RMB', 'THK']) {
      const stop = advisor.consider('boss_monster', planned('BMR', box))
      await vi.advanceTimersByTimeAsync(100)
      if (box !== 'THK') stop()
    }
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(asked.map(({ path, body }) => [path, body])).toEqual([['/api/advice/boss_monster', { seats: 3, options: { sets: ['BMR', 'THK'] } }]])
  })

  test('forgets a question that is out of date, whatever its answer', async () => {
    const asked = listen()
    const advisor = new Advisor()
    const stop = advisor.consider('boss_monster', planned('BMR', 'CRL', 'THK'))
    await vi.advanceTimersByTimeAsync(400)
    stop()
    expect(asked[0]!.signal.aborted).toBe(true)
    advisor.consider('boss_monster', planned('BMR', 'THK'))
    asked[0]!.answer(COMPANY)
    await vi.advanceTimersByTimeAsync(400)
    asked[1]!.answer(NOTHING)
    await vi.advanceTimersByTimeAsync(0)
    expect(advisor.advice).toEqual([])
  })

  test('keeps a remark until there is another word, but stops nobody for a table that is no longer meant', async () => {
    const asked = listen()
    const advisor = new Advisor()
    let stop = advisor.consider('boss_monster', planned('BMR', 'CRL', 'THK'))
    await vi.advanceTimersByTimeAsync(400)
    asked[0]!.answer(COMPANY)
    await vi.advanceTimersByTimeAsync(0)
    stop()
    stop = advisor.consider('boss_monster', planned('RMB', 'CRL', 'THK'))
    expect(advisor.advice).toEqual(COMPANY.advice)
    await vi.advanceTimersByTimeAsync(400)
    asked[1]!.answer(SELLING)
    await vi.advanceTimersByTimeAsync(0)
    expect([advisor.refused?.field, advisor.refused?.rule, advisor.advice]).toEqual(['selling', 'BM-129', []])
    stop()
    advisor.consider('boss_monster', planned('RMB'))
    expect(advisor.refused).toBeNull()
  })

  test.each([['no line', null], ['too often', 429], ['an old server', 404], ['a fault', 500]] as const)('says nothing when nothing comes: %s', async (_, status) => {
    const asked = listen()
    const advisor = new Advisor()
    advisor.consider('boss_monster', planned('BMR', 'CRL', 'THK'))
    await vi.advanceTimersByTimeAsync(400)
    if (status === null) asked[0]!.fail()
    else asked[0]!.answer({ code: 'refused', field: '', rule: '', request: '' }, status)
    await vi.advanceTimersByTimeAsync(0)
    expect([advisor.refused, advisor.advice]).toEqual([null, []])
  })
})

describe('what is worth asking about', () => {
  test('is what is not usual, for so many seats, unless the lobby itself knows why not', () => {
    const plan = new Plan(GAME, offer)
    expect(plan.considered).toBe('')
    plan.choose('sets', ['BMR', 'CRL'])
    expect(JSON.parse(plan.considered)).toEqual({ seats: 3, options: { sets: ['BMR', 'CRL'] } })
    plan.add()
    expect(JSON.parse(plan.considered).seats).toBe(4)
    plan.chairs[0]!.name = plan.chairs[1]!.name = 'Ania' // names are no matter of advice
    expect(JSON.parse(plan.considered).seats).toBe(4)
    plan.chairs[1]!.name = ''
    plan.choose('sets', ['CRL'])
    expect([plan.hindrance?.option, plan.considered]).toEqual(['sets', ''])
    plan.options = {}
    expect(plan.considered).toBe('')
  })
})

describe.each(LANGUAGES)('%s: a table that is being planned', (language) => {
  let asked: Asked[]
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal ??= () => {} // jsdom has none
    Element.prototype.scrollIntoView ??= () => {}
    listen()
    await words.speak(language)
    await words.learn('boss_monster')
    await words.learnRules('boss_monster')
  })
  beforeEach(() => void (asked = listen()))
  afterEach(cleanup)
  afterAll(async () => {
    await words.speak('en')
    vi.unstubAllGlobals()
  })

  async function setUp(options: Record<string, unknown>, said: Counsel): Promise<Plan> {
    const plan = new Plan(GAME, offer)
    plan.options = options
    render(TableSetup, { plan, last: null, busy: false, trouble: null, onStart() {}, onAgain() {} })
    await waitFor(() => expect(asked.length).toBe(1))
    asked[0]!.answer(said)
    await waitFor(() => expect(document.querySelector('#start-note :is(.advised, .stop)')).not.toBeNull())
    return plan
  }
  const play = () => document.querySelector('.go .primary')!

  test('that the guide would rather not mix so can be started all the same, and says why in names, not in codes', async () => {
    await setUp({ sets: ['BMR', 'CRL', 'THK'] }, COMPANY)
    expect(play().getAttribute('aria-disabled')).toBe('false')
    await fireEvent.click(document.querySelector('.advised')!)
    await waitFor(() => expect(document.querySelector('dialog [data-area="advice"] li')).not.toBeNull())
    const advice = document.querySelector('dialog [data-area="advice"] li')!.textContent!
    expect(advice).toContain(words.say('value-sets-CRL'))
    expect(advice).not.toMatch(/CRL|THK|advice-/)
    await fireEvent.click(screen.getAllByText('BM-257')[0]!)
    await tick()
    expect(document.body.textContent).toContain(words.rule('BM-257'))
  })

  test('that cannot be is told at its option with the reason and the rule, before anybody plays', async () => {
    const plan = await setUp({ selling: true }, SELLING)
    const why = words.say('refused-selling-BM-129', { option: words.say('setting-selling') })
    await waitFor(() => expect(document.querySelector('#start-note')!.textContent).toContain(why))
    expect(play().getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(within(document.querySelector('.go')!).getAllByRole('button')[1]!)
    await waitFor(() => expect(document.querySelector('[data-setting="selling"]')).not.toBeNull())
    const field = document.querySelector<HTMLElement>('[data-setting="selling"]')!
    expect(field.textContent).toContain(why)
    expect(within(field).getByText('BM-129').tagName).toBe('BUTTON')
    plan.choose('selling', false)
    await tick()
    expect(play().getAttribute('aria-disabled')).toBe('false')
    expect(field.textContent).not.toContain(why)
  })
})

test('a table that was not set up because there is no line says so without one', () => {
  render(TableSetup, { plan: new Plan(GAME, offer), last: null, busy: false, trouble: new Fault('unreachable'), onStart() {}, onAgain() {} })
  expect(screen.getByRole('alert').textContent).toContain(words.say('web-fault-unreachable'))
  cleanup()
})

test('a number of seats that cannot be is told in the sheet, though no option there is to blame', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {}
  const asked = listen()
  vi.useFakeTimers()
  const advisor = new Advisor()
  advisor.consider('boss_monster', planned('BMR', 'CRL'))
  await vi.advanceTimersByTimeAsync(400)
  vi.useRealTimers()
  asked[0]!.answer({ refused: { field: 'players', rule: 'BM-243' }, advice: [] })
  await waitFor(() => expect(advisor.refused).not.toBeNull())
  render(OptionSheet, { plan: new Plan(GAME, offer), advisor, toAdvice: false, onClose() {} })
  expect(document.querySelector('dialog .foot [role="status"]')!.textContent).toContain('two to everybody')
  cleanup()
  vi.unstubAllGlobals()
})
