// How this device likes it. Kept in the browser; nothing of any game is.
import { LANGUAGES, preferred, type Language } from '../words/words.svelte'

const PLACE = 'underkeep'

export interface Preferences {
  language: Language
  theme: 'dark' | 'light'
  motion: 'system' | 'full' | 'none'
  speed: 'normal' | 'fast' | 'instant'
  sound: boolean
  /** In hundredths. */
  volume: number
  soundMoves: boolean
  soundTurn: boolean
  soundChat: boolean
  chat: boolean
  /** Whether declining asks back: never, when something worth having could still be done, always. */
  endTurn: 'never' | 'useful' | 'always'
  /** Seconds for which what a bot did stays to be read. */
  botSeconds: number
  tips: boolean
  /** Whether hands are covered between people at one screen also where all play together. */
  cover: boolean
  name: string
  singleKeys: boolean
  keys: Record<string, string> // changed ones only
}

export const VOLUMES = [20, 40, 60, 80, 100] as const
export const BOT_SECONDS = [0, 0.5, 1, 2, 3] as const

const SWITCH = [true, false] as const
const CHOICES = {
  language: LANGUAGES,
  theme: ['dark', 'light'],
  motion: ['system', 'full', 'none'],
  speed: ['normal', 'fast', 'instant'],
  sound: SWITCH,
  volume: VOLUMES,
  soundMoves: SWITCH,
  soundTurn: SWITCH,
  soundChat: SWITCH,
  chat: SWITCH,
  endTurn: ['never', 'useful', 'always'],
  botSeconds: BOT_SECONDS,
  tips: SWITCH,
  cover: SWITCH,
  singleKeys: SWITCH,
} as const satisfies { [Name in keyof Preferences]?: readonly Preferences[Name][] }

export function usual(languages: readonly string[]): Preferences {
  return {
    language: preferred(languages),
    theme: 'dark',
    motion: 'system',
    speed: 'normal',
    sound: false,
    volume: 60,
    soundMoves: true,
    soundTurn: true,
    soundChat: true,
    chat: true,
    endTurn: 'useful',
    botSeconds: 0,
    tips: true,
    cover: false,
    name: '',
    singleKeys: true,
    keys: {},
  }
}

/** What was kept, as far as it makes sense; anybody may have written there. */
export function sensible(kept: unknown, languages: readonly string[]): Preferences {
  const found: Preferences = usual(languages)
  if (typeof kept !== 'object' || kept === null) return found
  const said = kept as Record<string, unknown>
  for (const [name, allowed] of Object.entries(CHOICES)) {
    if ((allowed as readonly unknown[]).includes(said[name])) Object.assign(found, { [name]: said[name] })
  }
  if (typeof said.name === 'string') found.name = said.name.slice(0, 60)
  if (typeof said.keys === 'object' && said.keys !== null) {
    const keys = Object.entries(said.keys).filter(([, key]) => typeof key === 'string' && [...key].length <= 1)
    found.keys = Object.fromEntries(keys)
  }
  return found
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null')
  } catch {
    return null
  }
}

class Settings {
  #now = $state<Preferences>(sensible(kept(), navigator.languages))

  constructor() {
    // Changed in another tab of this browser: it holds here too.
    addEventListener('storage', ({ key }) => {
      if (key === PLACE) Object.assign(this.#now, sensible(kept(), navigator.languages))
    })
  }

  get now(): Readonly<Preferences> {
    return this.#now
  }

  change(wish: Partial<Preferences>): void {
    Object.assign(this.#now, wish)
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#now))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
