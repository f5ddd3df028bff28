// The lobby when the server has more boxes, mixes, and place for six.
import { cleanup, render } from '@testing-library/svelte'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { offer } from '../src/games/boss_monster/offer'
import { Advisor } from '../src/lobby/advisor.svelte'
import OptionSheet from '../src/lobby/OptionSheet.svelte'
import { Plan } from '../src/lobby/plan.svelte'
import type { GameSheet } from '../src/wire/http'
import { LANGUAGES, say, words } from '../src/words/words.svelte'
import cards from './fixtures/boss_monster_cards.json'
import furtherCards from './fixtures/boss_monster_cards_further.json'

vi.mock('../src/wire/http', () => ({ Fault: Error, cardSheets: async () => [...cards, ...furtherCards] }))

const BOXES = ['BMR', 'TNL', 'RMB', 'CRL', 'THK', 'IOD', 'VOV', 'DBM', 'POP', 'LST', 'KNG']
const GAME: GameSheet = {
  name: 'boss_monster',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  bots: ['random', 'greedy'],
  settings: [
    { name: 'players', default: 2, allowed: ['2', '3', '4', '5', '6'], about: '' },
    { name: 'sets', default: ['BMR'], allowed: BOXES, about: '' },
    { name: 'heroes', default: 'BMR', allowed: ['BMR', 'TNL', 'RMB'], about: '' },
    { name: 'bosses', default: [], allowed: [], about: '' },
    { name: 'mix', default: 'none', allowed: ['none', 'official', 'kids'], about: '' },
    { name: 'without', default: [], allowed: [], about: '' },
  ],
}
const before: GameSheet = { ...GAME, seats: [2, 3, 4], settings: GAME.settings.filter(({ name }) => name !== 'mix' && name !== 'without').map((one) => ({ ...one, allowed: one.name === 'sets' ? ['BMR', 'TNL'] : one.allowed })) }
const facts = [...cards, ...furtherCards].map((card) => card.facts as Record<string, unknown>)

describe.each(LANGUAGES)('%s: whatever the server may offer is explained in a sentence', (language) => {
  beforeAll(async () => {
    await words.speak(language)
    await words.read('boss_monster') // no more than a lobby reads
  })
  afterAll(() => words.speak('en'))

  it.each([...BOXES.map((box) => `value-sets-${box}`), 'setting-mix', 'value-mix-none', 'value-mix-official', 'value-mix-kids', 'value-players-5', 'value-players-6', 'value-heroes-RMB'])('%s', (id) => {
    expect([words.has(id), words.has(id, 'about')]).toEqual([true, true])
    expect(say(id, {}, 'about')).toMatch(/[.]$/)
  })
})

describe('boxes', () => {
  beforeAll(() => words.speak('en'))
  afterEach(cleanup)

  it('BM-006: more than four need Crash Landing or a second base set', () => {
    const plan = new Plan(GAME, offer)
    while (plan.chairs.length < 6) plan.add()
    expect(plan.hindrance).toEqual({ message: 'lobby-stop-many', option: 'sets' })
    plan.choose('sets', ['BMR', 'CRL'])
    expect(plan.hindrance).toBeNull()
    plan.choose('sets', ['BMR', 'RMB'])
    expect(plan.hindrance).toBeNull()
    expect(offer.portraits!.length).toBe(6)
  })

  it('BM-261: a mix brings its boxes and heroes, and only Crash Landing may join', () => {
    const plan = new Plan(GAME, offer)
    plan.choose('mix', 'official')
    expect([plan.valueOf('sets'), plan.valueOf('heroes'), plan.hindrance, plan.changed]).toEqual([['BMR', 'TNL'], 'TNL', null, ['mix']])
    expect([plan.excluded.get('sets:BMR'), plan.excluded.get('sets:RMB'), plan.excluded.get('sets:CRL'), plan.excluded.get('heroes:BMR'), plan.excluded.get('heroes:TNL')]).toEqual(['lobby-part-of-mix', 'lobby-not-with-mix', undefined, 'lobby-not-with-mix', undefined])
    plan.choose('sets', ['BMR', 'TNL', 'CRL'])
    expect(plan.hindrance).toBeNull()
    plan.choose('sets', ['BMR', 'TNL', 'THK'])
    expect([plan.hindrance, plan.excluded.get('sets:THK')]).toEqual([{ message: 'lobby-stop-mix', option: 'sets' }, undefined]) // it can be taken away again
    plan.choose('sets', ['BMR', 'TNL'])
    plan.choose('heroes', 'BMR')
    expect(plan.hindrance).toEqual({ message: 'lobby-stop-mix', option: 'heroes' })
    plan.choose('mix', 'kids')
    expect(plan.hindrance).toBeNull()
    expect(plan.wish(() => 'Ania').options).toMatchObject({ mix: 'kids' })
  })

  it('what lies in the decks names minibosses and items, and heroes who join a crowd', () => {
    const counted = (sets: string[], seats: number, mix = 'none') => Object.fromEntries(offer.contents!(facts, (name) => ({ sets, heroes: 'RMB', mix })[name], seats).map(({ kind, count }) => [kind, count]))
    const few = counted(['RMB', 'THK', 'CRL'], 4)
    expect(few).toMatchObject({ miniboss: 6, item: furtherCards.filter(({ facts: one }) => one.set === 'THK' && one.type === 'item').length })
    expect(counted(['RMB', 'THK', 'CRL'], 5).hero).toBeGreaterThan(few.hero!)
    expect(counted(['BMR', 'TNL'], 4, 'official')).toEqual({})
  })

  it('UX-014: the sheet shows a mix before the boxes, but only if the server offers it, and nothing that has no values', async () => {
    await words.read('boss_monster')
    HTMLDialogElement.prototype.showModal ??= () => {} // jsdom has none
    const shown = (game: GameSheet) => [...render(OptionSheet, { plan: new Plan(game, offer), advisor: new Advisor(), toAdvice: false, onClose() {} }).container.querySelectorAll<HTMLElement>('[data-setting]')].map((one) => one.dataset.setting)
    expect(shown(GAME)).toEqual(['mix', 'sets', 'heroes', 'bosses'])
    cleanup()
    expect(shown(before)).toEqual(['sets', 'heroes', 'bosses'])
  })
})
