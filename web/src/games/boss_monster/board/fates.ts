// What would become of heroes, in words.
import type { Teller } from '../../../words/teller'
import { say, words } from '../../../words/words.svelte'
import type { GlyphName } from '../../../art/glyphs'
import type { State } from '../../../art/state'
import type { Hero } from '../view'
import { cardSaid, heroFace } from './faces'
import type { Fate, Term } from './sums'

/** "goes to Ania, dies in room 3 (2 + 1 + 3 of 6), next round" */
export function fateSaid(fate: Fate, teller: Teller, brief = false): string {
  const marks = [fate.later && say('fate-later'), !fate.certain && say('fate-uncertain')]
  if (fate.seat === null) return [say(`fate-${fate.why}`), ...marks].filter(Boolean).join(', ')
  const who = { who: teller.who(fate.seat), player: teller.name(fate.seat) }
  const way = { walks: 'fate-walks', waits: 'fate-waits', sent: 'fate-sent-to' }[fate.why as string] ?? 'fate-goes'
  const waits = fate.why === 'sent' && fate.later
  return [say(way, who), !waits && endSaid(fate, brief), ...marks].filter(Boolean).join(', ')
}

/** A hero in town or at a gate, read aloud. */
export function heroSaid(hero: Hero, fate: Fate | undefined, teller: Teller, state: State, queue?: number): string {
  return cardSaid(
    hero.hero,
    hero.health !== heroFace(hero.hero).health && say('lair-health', { health: hero.health }),
    queue !== undefined && say('lair-queue', { number: queue }),
    hero.waits && say('lair-waits'),
    hero.item !== undefined && say('lair-carries', { card: words.cardName(hero.item) }),
    ...heroMarks(hero).map(({ said }) => said),
    fate && fateSaid(fate, teller),
    state === 'target' && say('lair-can-choose'),
    state === 'legal' && say('lair-can-use'),
    state === 'selected' && say('lair-chosen'),
  )
}

/** What holds for a hero until the round ends, as a sign and in words. */
export function heroMarks({ used, kept, skips }: Hero): { glyph: GlyphName; said: string; short: string }[] {
  return [
    ...(used ? [{ glyph: 'check' as const, said: say('lair-hero-used'), short: '' }] : []),
    ...(kept ? [{ glyph: 'lock' as const, said: say('lair-kept'), short: '' }] : []),
    ...(skips ? [{ glyph: 'boot' as const, said: say('lair-skips', { count: skips }), short: String(skips) }] : []),
  ]
}

/** Where several are told of side by side, without the sum. */
export function endSaid(fate: Fate, brief = false): string {
  if (fate.dies === 0) return say('fate-through', { left: fate.left, wounds: fate.wounds })
  const sum = fate.steps.map(([, damage]) => damage).join(' + ')
  return brief ? say('fate-dies', { place: fate.dies }, 'brief') : say('fate-dies', { place: fate.dies, sum, health: fate.health })
}

/** "2 Golem Factory + 1 Goblin Armory = 3" */
export function termsSaid(terms: readonly Term[], teller: Teller): string {
  if (terms.length === 0) return ''
  const parts = terms.map((term) => `${term.value} ${term.card === null ? say('lair-this-round') : teller.card(term.card)}`)
  return `${parts.join(' + ')} = ${terms.reduce((sum, term) => sum + term.value, 0)}`
}
