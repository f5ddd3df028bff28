import { beforeAll, expect, test, vi } from 'vitest'
import { isolated, Teller } from '../src/words/teller'
import { preferred, say, sentence, words } from '../src/words/words.svelte'

const SHEETS: Record<string, unknown[]> = {
  boss_monster: [
    { id: 'golem_factory', name: 'Golem Factory', text: 'In English.', facts: { type: 'room' } },
    { id: 'black_market', name: 'Black Market', text: 'A room.', facts: { type: 'room' } },
  ],
  clank_catacombs: [{ id: 'black_market', name: 'Black Market', text: 'A device.', facts: { type: 'device' } }],
}
vi.mock('../src/wire/http', () => ({ cardSheets: async (game: string) => SHEETS[game] }))

beforeAll(async () => {
  await words.speak('en')
  await words.learn('boss_monster')
})

test('UX-139: the first visit follows the browser’s languages', () => {
  expect(preferred(['de-AT', 'pl-PL', 'en'])).toBe('pl')
  expect(preferred(['ru', 'en-US'])).toBe('ru')
  expect(preferred(['de', 'fr'])).toBe('en')
  expect(preferred([])).toBe('en')
})

test('UX-133: switching the language changes what is said, cards included, and the page’s own language', async () => {
  await words.speak('pl')
  expect([say('web-close'), words.cardName('golem_factory'), document.documentElement.lang]).toEqual([
    'Zamknij',
    'Fabryka golemów',
    'pl',
  ])
  expect(words.cardText('golem_factory')).toMatch(/^Raz na rundę/)
  await words.speak('ru')
  expect([say('web-close'), document.documentElement.lang]).toEqual(['Закрыть', 'ru'])
  await words.speak('en')
  expect([words.cardName('golem_factory'), words.cardText('golem_factory')]).toEqual(['Golem Factory', 'In English.'])
})

test('whoever switches twice in a hurry gets the last language', async () => {
  await Promise.all([words.speak('pl'), words.speak('ru'), words.learnRules('boss_monster')])
  expect(words.language).toBe('ru')
  expect(words.rule('BM-001')).toMatch(/[а-я]/)
  await words.speak('en')
})

test('two games may call different cards by one id: those of the game on the screen are meant', async () => {
  const told = () => [words.cardText('black_market'), words.sheet('black_market')?.facts.type, [...words.cards.keys()].join()]
  const room = told()
  expect(room).toEqual(['A room.', 'room', 'golem_factory,black_market'])
  await words.learn('clank_catacombs')
  expect(told()).toEqual(['A device.', 'device', 'black_market'])
  await words.speak('pl')
  const device = words.cardText('black_market')
  expect([words.cardName('black_market'), device]).toEqual([words.say('clank_catacombs-black_market'), words.say('clank_catacombs-black_market', {}, 'text')])
  await words.learn('boss_monster')
  expect(words.cardText('black_market')).not.toBe(device)
  await Promise.all([words.learn('boss_monster'), words.learn('clank_catacombs')])
  expect(words.cardText('black_market')).toBe(device)
  await words.speak('en')
  await words.learn('boss_monster')
  expect(told()).toEqual(room)
})

test.each([
  ['en', 1, 'in 1 second.'],
  ['pl', 22, 'za 22 sekundy.'],
  ['pl', 12, 'za 12 sekund.'],
  ['ru', 21, 'через 21 секунду.'],
  ['ru', 112, 'через 112 секунд.'],
] as const)('UX-135: plurals are right in %s for %i', async (language, seconds, ending) => {
  await words.speak(language)
  expect(say('web-lost-next', { seconds })).toContain(ending)
  await words.speak('en')
})

test('RS-166: what people are called is never read as a message', () => {
  const seats = [{ seat: 0, name: '{ $x } -term', kind: 'person', bot: '', here: true, away: false }] as const
  const teller = new Teller(seats, null)
  expect(say('ask-waiting', { player: teller.name(0) })).toBe('{ $x } -term decides.')
})

test('UX-141: bots of one kind are told apart by a number', () => {
  const bots = ['random', 'greedy', 'random'].map((bot, seat) => ({ seat, name: '', kind: 'bot', bot, here: true, away: false }) as const)
  const teller = new Teller(bots, null)
  expect([0, 1, 2].map((seat) => teller.name(seat))).toEqual(['easy bot 1', 'fair bot', 'easy bot 2'])
})

test('RS-166: a name written from right to left does not turn the sentence around', () => {
  expect(isolated('דנה')).toBe('\u2068דנה\u2069')
  expect(isolated('Łucja')).toBe('Łucja')
})

test('what has no words is shown by its id and reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(say('no-such-thing')).toBe('no-such-thing')
  expect(report).toHaveBeenCalledWith('no words for no-such-thing')
})

test('a sentence begins with a capital letter, whatever it begins with', () => {
  expect(sentence('łódź')).toBe('Łódź')
})

test('what was said once is said again for the same words only: a number is counted, its figures as text are not', async () => {
  await words.speak('pl')
  const treasures = (count: number | string) => say('lair-treasures', { count, treasure: 'x' })
  expect(treasures(2)).toBe(treasures(2))
  expect(treasures('2')).not.toBe(treasures(2))
  const polish = say('web-undo')
  await words.speak('en')
  expect(say('web-undo')).not.toBe(polish)
})
