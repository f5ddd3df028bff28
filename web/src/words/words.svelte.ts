// What people read: the same Fluent files as the terminal's, loaded by language and by game when they are needed.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { cardSheets } from '../wire/http'
import type { CardSheet } from '../wire/http'

export const LANGUAGES = ['en', 'pl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>

type Read = FluentResource['body']

const FILES = import.meta.glob<Read>('../../../src/underkeep/texts/*/**/{cards*,lessons,rules,table,web}.ftl', { query: '?words', import: 'default' })
// What a lobby says of a game and its settings stands among the words of its table; the names of all games come with `web`.
const OFFERS = import.meta.glob<Read>('../../../src/underkeep/texts/*/*/table.ftl', { query: '?offer', import: 'default' })
for (const [path, text] of Object.entries(OFFERS)) FILES[path.replace('table.ftl', 'offer.ftl')] = text
type Place = (typeof PLACES)[number]
const PLACES = Object.keys(FILES).map((path) => {
  const [, language, game, part] = /texts\/(\w+)\/(?:(\w+)\/)?(\w+)\.ftl$/.exec(path)!
  return { path, language: language!, part: game === undefined ? part! : `${part} ${game}` }
})

/** How much of a game is wanted: what the lobby says of it, what its table says with its cards, its rules, its lessons. */
type Part = 'offer' | 'table' | 'web' | 'cards' | `cards_${string}` | 'rules' | 'lessons'

/** Which boxes of a game are wanted, by the names that its cards bear; null for all of it. */
export type Boxes = readonly string[] | null

/** What is needed to play with these boxes. The cards of a further box stand in a file of their own. */
function tableParts(game: string, boxes: Boxes): Part[] {
  const cards = PLACES.flatMap(({ part }) => (/^cards/.test(part) && part.endsWith(` ${game}`) ? [part.split(' ')[0] as Part] : []))
  const isWanted = (part: Part) => part === 'cards' || boxes === null || boxes.some((box) => part === `cards_${box.toLowerCase()}`)
  return ['table', 'web', ...new Set(cards.filter(isWanted))]
}

/** A language with everything that has been asked for so far. It is made whole before anybody sees any of it. */
interface Speech {
  language: Language
  game: string // two games may call different cards by one id: only one of them is on the screen
  bundle: FluentBundle
  cards: ReadonlyMap<string, CardSheet>
  said: Map<string, string> // with its arguments: a table says the same things again and again
  made: Map<string, unknown>
}

const MOST_SAID = 5_000

/** The reading was done when the bundle was made. */
const resourceOf = (body: Read): FluentResource => Object.assign(new FluentResource(''), { body })

class Words {
  #speech = $state.raw<Speech | null>(null)
  #wanted: Language = 'en'
  #game = ''
  #parts = new Set<string>(['table', 'web']) // as `cards GAME`; without a game, the table's own
  #newest: Promise<void> = Promise.resolve()
  #texts = new Map<string, Promise<FluentResource>>()
  #games = new Map<string, Promise<CardSheet[]>>()
  #sheets = new Map<string, Map<string, CardSheet>>() // by game

  get language(): Language {
    return this.#speech?.language ?? 'en'
  }

  /** Whether anything can be said yet. */
  get ready(): boolean {
    return this.#speech !== null
  }

  /** Switches everything on screen at once, as soon as the texts are here. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language
    await this.#become()
  }

  /** Adds what the lobby needs to speak of a game. */
  read(game: string): Promise<void> {
    return this.#add(game, 'offer')
  }

  /** Fetches what `learn` will ask for; nothing is said differently yet. */
  async expect(game: string, boxes: Boxes = null): Promise<void> {
    const parts = tableParts(game, boxes).map((part) => `${part} ${game}`)
    await Promise.all([this.#sheetsOf(game, boxes), ...PLACES.filter((one) => one.language === this.#wanted && parts.includes(one.part)).map(({ path }) => this.#text(path))])
  }

  /** Adds the words of a game and its cards. From now on cards are those of this game. */
  async learn(game: string, boxes: Boxes = null): Promise<void> {
    this.#game = game
    const [sheets] = await Promise.all([this.#sheetsOf(game, boxes), this.#add(game, ...tableParts(game, boxes))])
    const known = this.#sheets.get(game) ?? new Map<string, CardSheet>()
    this.#sheets.set(game, known)
    for (const sheet of sheets) known.set(sheet.id, sheet)
    if (this.#speech?.game === game) this.#speech = { ...this.#speech, cards: new Map(known), made: new Map() }
  }

  /** Adds the rules of a game. */
  learnRules(game: string): Promise<void> {
    return this.#add(game, 'rules')
  }

  /** Adds the lessons of a game. */
  learnLessons(game: string): Promise<void> {
    return this.#add(game, 'lessons')
  }

  async #add(game: string, ...parts: Part[]): Promise<void> {
    const news = parts.map((part) => `${part} ${game}`).filter((part) => !this.#parts.has(part))
    const spoken = untrack(() => this.#speech?.game) // an effect that asks for words must not wait for what they become
    if (news.length === 0 && spoken === this.#game) return this.#newest
    news.forEach((part) => this.#parts.add(part))
    try {
      await this.#become()
    } catch (why) {
      news.forEach((part) => this.#parts.delete(part)) // it may be tried again
      throw why
    }
  }

  async #become(): Promise<void> {
    const mine = this.#gather()
    this.#newest = mine
    await mine
    if (mine !== this.#newest) await this.#newest // somebody has asked for more meanwhile
  }

  async #gather(): Promise<void> {
    const language = this.#wanted, game = this.#game
    const isSpoken = ({ language: written, part }: Place) => written === language && this.#parts.has(part) && (!part.startsWith('cards') || part.endsWith(` ${game}`))
    const texts = await Promise.all(PLACES.filter(isSpoken).map(({ path }) => this.#text(path)))
    if (language !== this.#wanted || game !== this.#game) return
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) bundle.addResource(text)
    this.#speech = { language, game, bundle, cards: new Map(this.#sheets.get(game)), said: new Map(), made: new Map() }
    if (document.documentElement.lang !== language) document.documentElement.lang = language // all styles are found anew
  }

  /** What the table of a game says in any language, for whoever needs it beside what is spoken here. */
  tableOf(language: Language, game: string): Promise<FluentResource> {
    return this.#text(PLACES.find((one) => one.language === language && one.part === `table ${game}`)!.path)
  }

  #text(path: string): Promise<FluentResource> {
    return fetched(this.#texts, path, async () => resourceOf(await FILES[path]!()))
  }

  async #sheetsOf(game: string, boxes: Boxes): Promise<CardSheet[]> {
    const found = await Promise.all((boxes ?? ['']).map((box) => fetched(this.#games, `${game} ${box}`, () => cardSheets(game, box))))
    return found.flat()
  }

  has(id: string, part = ''): boolean {
    const message = this.#speech?.bundle.getMessage(id)
    return message !== undefined && (part === '' ? message.value !== null : part in message.attributes)
  }

  /** A message, or one of its parts. Whatever has no words is shown by its id and reported: a test looks for those. */
  say(id: string, args: Arguments = {}, part = ''): string {
    if (this.#speech === null) return ''
    const { said } = this.#speech
    const key = keyOf(id, args, part)
    const known = said.get(key)
    if (known !== undefined) return known
    if (said.size >= MOST_SAID) said.clear()
    const found = this.#say(this.#speech.bundle, id, args, part)
    said.set(key, found)
    return found
  }

  #say(bundle: FluentBundle, id: string, args: Arguments, part: string): string {
    const message = bundle.getMessage(id)
    const pattern = part === '' ? message?.value : message?.attributes[part]
    if (pattern === undefined || pattern === null) return missing(part === '' ? id : `${id}.${part}`)
    const faults: Error[] = []
    const said = bundle.formatPattern(pattern, counted(args), faults)
    if (faults.length > 0) console.error(`${this.language} ${id}: ${faults[0]!.message}`)
    return said.trim()
  }

  /** Something made of words, once for each language: whoever asks again gets the same, and sees that nothing changed. */
  once<T>(name: string, make: () => T): T {
    if (this.#speech === null) return make()
    const { made } = this.#speech
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as T
  }

  /** A card's figures, with its English words. */
  sheet(card: string): CardSheet | undefined {
    return this.#speech?.cards.get(card)
  }

  /** A card's name in the reader's language; English ones stand on the cards themselves. */
  cardName(card: string): string {
    const key = this.#cardKey(card)
    return this.language !== 'en' && this.has(key) ? this.say(key) : (this.sheet(card)?.name ?? card)
  }

  cardText(card: string): string {
    const key = this.#cardKey(card)
    return this.language !== 'en' && this.has(key, 'text') ? this.say(key, {}, 'text') : (this.sheet(card)?.text ?? '')
  }

  /** Where a card of another game has the same id, the message bears the name of its game. */
  #cardKey(card: string): string {
    const own = `${this.#speech?.game}-${card}`
    return this.has(own) ? own : card
  }

  /** A rule by its id; nothing if it has no text, or the rules were not learned. */
  rule(id: string): string {
    return this.has(id) ? this.say(id) : ''
  }

  /** Every card of the game that was learned last. */
  get cards(): ReadonlyMap<string, CardSheet> {
    return this.#speech?.cards ?? new Map()
  }
}

/** Fetched once; what failed may be fetched again. */
function fetched<Found>(known: Map<string, Promise<Found>>, name: string, fetch: () => Promise<Found>): Promise<Found> {
  let found = known.get(name)
  if (found === undefined) {
    found = fetch()
    known.set(name, found)
    found.catch(() => known.delete(name))
  }
  return found
}

/** A number as people write it: what is less than nothing has a minus, no hyphen. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value))

/** A number that every language of ours writes alike: making the browser's own writer of numbers takes long. */
class Count extends FluentNumber {
  override toString(): string {
    return figure(this.value)
  }
}

const isCount = (value: FluentVariable): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000

const counted = (args: Arguments): Arguments =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]))

/** A number and its figures as text are not the same: only the one is counted. */
const keyOf = (id: string, args: Arguments, part: string): string =>
  Object.entries(args).reduce((key, [name, value]) => `${key}\0${name}\0${typeof value}\0${String(value)}`, `${id}\0${part}`)

const reported = new Set<string>()

function missing(id: string): string {
  if (!reported.has(id)) {
    reported.add(id)
    console.error(`no words for ${id}`)
  }
  return id
}

export const words = new Words()

export function say(id: string, args?: Arguments, part?: string): string {
  return words.say(id, args, part)
}

/** With a capital letter, whatever name it begins with. */
export function sentence(said: string): string {
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1)
}

/** The first of the browser's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((one) => one === wanted.toLowerCase().split('-')[0])
    if (found !== undefined) return found
  }
  return 'en'
}
