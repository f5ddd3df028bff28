// How the game behaves at the table beside its rules: what cannot be taken back, what stays to be seen, what is heard.
import type { Question } from '../../wire/messages'
import type { Teller } from '../../words/teller'
import { say, words } from '../../words/words.svelte'
import type { Facts, Sounding } from '../face'
import type { BossView } from './view'

const CHANCE: ReadonlySet<string> = new Set(['drew', 'shuffled', 'searched', 'hero_came', 'hand_changed', 'item_came', 'rolled', 'peeked'])
const REVEALS: ReadonlySet<string> = new Set(['revealed', 'built', 'declared', 'discarded', 'looked', 'stole', 'boss_chosen', 'fetched', 'attached', 'promoted', 'carried_off'])
const DECIDES: ReadonlySet<string> = new Set(['laid', 'declared', 'took_back'])

export function uncovers({ event, seat }: Facts, me: number): 'revealed' | 'chance' | 'others' | undefined {
  if (seat >= 0 && seat !== me && DECIDES.has(event)) return 'others'
  return CHANCE.has(event) ? 'chance' : REVEALS.has(event) ? 'revealed' : undefined
}

/** A hand that I looked at, a card that changed hands, a deck that I searched. What I draw I hold anyway. */
export function reveals({ event, seat, cards, card }: Facts, viewer: number | null): boolean {
  if (viewer === null) return false
  return event === 'stole' ? card !== undefined : (event === 'looked' || event === 'searched' || event === 'peeked') && seat === viewer && cards !== undefined
}

const HAND = 7
const TWO = ['xyzax', 'dracolich_lair'] // cards that let their owner choose two, one after the other
const TAKEN = { discard: 'discarded', take: 'fetched' } as const

export function several(question: Question, view: BossView, log: readonly Facts[]): { asked: number; taken: number } | undefined {
  const done = TAKEN[question.kind as keyof typeof TAKEN]
  if (done === undefined) return undefined
  if (view.phase === 'classic') {
    const me = view.players[question.seat]!
    return { asked: 2, taken: HAND - me.rooms.count - me.spells.count }
  }
  if (!TWO.includes(question.source ?? '')) return undefined
  const last = log.at(-1)
  return { asked: 2, taken: last?.event === done && last.seat === question.seat ? 1 : 0 }
}

/** Only what lies before everybody's eyes: the phase, and the card that asks. */
export function waiting(view: BossView, seat: number, teller: Teller): string | undefined {
  const id = `lair-waits-${view.phase}`
  return words.has(id) ? say(id, { player: teller.nameOf(seat) }) : undefined
}

const BUILDING: ReadonlySet<string> = new Set(['build', 'first_room'])

/** A round without a room is a round behind. */
export function loses(question: Question, _view: BossView, teller: Teller): string {
  if (!BUILDING.has(question.kind) || question.source !== null) return ''
  const rooms = new Set(question.options.flatMap(({ verb, words: { card } }) => (verb === 'build' && card !== undefined ? [card] : [])))
  return rooms.size === 0 ? '' : say('lair-loses-build', { count: rooms.size, cards: teller.cards([...rooms]) })
}

const SOUNDS: Readonly<Record<string, Sounding>> = {
  laid: ['build'],
  built: ['build'],
  revealed: ['reveal'],
  drew: ['card'],
  discarded: ['card'],
  fetched: ['card'],
  lured: ['step'],
  survived: ['wound'],
  died: ['death'],
  declared: ['spell'],
  cancelled: ['counter'],
  deactivated: ['freeze'],
  attached: ['build'],
  promoted: ['reveal'],
  got_coins: ['coin'],
  paid_coins: ['coin'],
  gave_coins: ['coin'],
  put_coins: ['coin'],
  equipped: ['card'],
  gained_item: ['card'],
  carried_off: ['card'],
}

export function sound({ event, damage }: Facts): Sounding | undefined {
  return event === 'entered' || event === 'hurt' ? ['hit', damage] : SOUNDS[event]
}
