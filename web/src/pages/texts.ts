// What a game's files say in all three languages at once: to search in them, and to show a card in the others.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LANGUAGES, words, type Language } from '../words/words.svelte'

const FILES = import.meta.glob<string>('../../../src/underkeep/texts/*/*/{cards*,rules}.ftl', { query: '?raw', import: 'default' })

/** All files of this part: the cards of each further box stand in one of their own. */
async function fileOf(language: Language, game: string, part: 'cards' | 'rules'): Promise<string> {
  const begins = `../../../src/underkeep/texts/${language}/${game}/${part}`
  const found = Object.entries(FILES).filter(([path]) => path === `${begins}.ftl` || path.startsWith(`${begins}_`))
  return (await Promise.all(found.map(([, load]) => load()))).join('\n')
}

function bundleOf(language: Language, file: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(file))
  return bundle
}

/** A card may be called by what the table says of it: `witchs_cauldron = { keep-scenario-witchs_cauldron }`. */
const REFERS = /\{ *[a-z][\w-]*(?:\.[\w-]+)? *\}/

export interface Spoken {
  name: string
  text: string
}

type Texts = ReadonlyMap<Language, (card: string) => Spoken | null>
const read = new Map<string, Promise<Texts>>()

/** Names and texts of cards by language; English ones stand on the cards themselves. */
export function cardTexts(game: string): Promise<Texts> {
  const known = read.get(game) ?? readTexts(game)
  read.set(game, known)
  known.catch(() => read.delete(game)) // without a line now, but perhaps not later
  return known
}

async function readTexts(game: string): Promise<Texts> {
  const others = LANGUAGES.filter((language) => language !== 'en')
  const found = await Promise.all(
    others.map(async (language) => {
      const file = await fileOf(language, game, 'cards')
      const bundle = bundleOf(language, file)
      if (REFERS.test(file)) bundle.addResource(await words.tableOf(language, game))
      const spoken = (card: string): Spoken | null => {
        const message = bundle.getMessage(`${game}-${card}`) ?? bundle.getMessage(card)
        if (!message?.value) return null
        const text = message.attributes.text
        return { name: bundle.formatPattern(message.value), text: text === undefined ? '' : bundle.formatPattern(text) }
      }
      return [language, spoken] as const
    }),
  )
  return new Map(found)
}

export interface Rule {
  id: string
  text: string
  /** English, where the reader's language has no text. */
  language: Language
}

export interface Chapter {
  title: string
  rules: Rule[]
}

const LINE = /^## (?<title>.+)$|^(?<id>[A-Z]+-[A-Z]?\d+) =/gm

/** Chapter by chapter, in the order of the file. */
export async function ruleBook(game: string, language: Language): Promise<Chapter[]> {
  const [own, english] = await Promise.all([fileOf(language, game, 'rules'), fileOf('en', game, 'rules')])
  const bundle = bundleOf(language, own), fallback = bundleOf('en', english)
  const titles = [...own.matchAll(LINE)].flatMap((found) => found.groups?.title ?? [])
  const book: Chapter[] = []
  for (const { groups } of english.matchAll(LINE)) {
    if (groups?.title !== undefined) book.push({ title: titles[book.length] ?? groups.title, rules: [] })
    else if (groups?.id !== undefined) book.at(-1)?.rules.push(ruleIn(groups.id, bundle, fallback, language))
  }
  return book
}

function ruleIn(id: string, own: FluentBundle, english: FluentBundle, language: Language): Rule {
  const value = own.getMessage(id)?.value
  if (value) return { id, text: own.formatPattern(value), language }
  return { id, text: english.formatPattern(english.getMessage(id)?.value ?? id), language: 'en' }
}
