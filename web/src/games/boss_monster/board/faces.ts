// Cards as they are drawn and read aloud: figures from the server's sheets, words from the reader's language.
import { say, words } from '../../../words/words.svelte'
import type { GlyphName } from '../../../art/glyphs'
import type { BossFace, Face, HeroFace, RoomFace, SpellFace } from '../cards/faces'
import type { Player, Room } from '../view'

interface Facts {
  type: 'room' | 'spell' | 'boss' | 'hero'
  kind: 'monster' | 'trap'
  advanced: boolean
  damage: number
  treasures: string[]
  treasure: string
  phase: 'build' | 'adventure' | 'both'
  xp: number
  hp: number
  epic: boolean
  hero_class: string
  hero_kind: string
  ability_timing: string
  level_up_kind: string
  souls: number
  wounds: number
}

const COUNTS = '×' // its card bears no number: it counts others

export const factsOf = (card: string): Facts | undefined => words.sheet(card)?.facts as unknown as Facts | undefined
export const isSpell = (card: string): boolean => factsOf(card)?.type === 'spell'
const spoken = (id: string) => ({ id, name: words.cardName(id), text: words.cardText(id) })

/** Made once for each card: a card that is only told anew is not drawn anew. */
const made = <T extends Face>(kind: string, make: (id: string) => T) => (id: string): T => words.once(`${kind} ${id}`, () => make(id))

export const roomFace = made('room', (id): RoomFace => {
  const facts = factsOf(id)
  const { kind = 'monster', advanced = false, treasures = [] } = facts ?? {}
  const damage = id === 'monsters_ballroom' ? COUNTS : (facts?.damage ?? 0)
  return { ...spoken(id), kind, advanced, treasures, damage, kindLabel: say('lair-kind', { kind, advanced: String(advanced) }) }
})

export const spellFace = made('spell', (id): SpellFace => {
  const phase = factsOf(id)?.phase ?? 'both'
  return { ...spoken(id), kindLabel: say('lair-kind-spell', { phase }), phaseLabel: say('lair-phase', { phase }) }
})

export const bossFace = made('boss', (id): BossFace => {
  const facts = factsOf(id)
  return { ...spoken(id), xp: facts?.xp ?? 0, treasure: facts?.treasure ?? '', kindLabel: say('card-type-boss') }
})

export const heroFace = made('hero', (id): HeroFace => {
  const facts = factsOf(id)
  const { epic = false, treasures = [], hp: health = 0, souls = 1, wounds = 1 } = facts ?? {}
  const { text, ...named } = spoken(id)
  const dark = facts?.hero_kind === 'dark'
  const kindLabel = [dark && say('lair-dark'), epic && say('card-epic'), callingOf(id)].filter(Boolean).join(' · ')
  return { ...named, text: text || say('lair-hero-about', { souls, wounds }), epic, dark, treasures, health, kindLabel }
})

/** What a hero comes for, in a word or two: his class, or both of a hybrid one (BM-097). */
export function callingOf(id: string): string {
  const facts = factsOf(id)
  if (facts?.hero_kind === 'star') return say('lair-star')
  if (facts?.hero_kind === 'hybrid') return facts.treasures.map((one) => say(`treasure-${one}`)).join(' + ')
  return say(`treasure-${facts?.hero_class ?? 'special'}`)
}

/** What a hero is worth, beside a text that does not say it. */
export function heroNote(id: string): string | undefined {
  const { souls, wounds } = factsOf(id) ?? { souls: 1, wounds: 1 }
  return factsOf(id)?.type === 'hero' && words.cardText(id) !== '' ? say('lair-hero-worth', { souls, wounds }) : undefined
}

/** Whatever card it is. */
export function faceOf(id: string): Face {
  const FACES = { room: roomFace, spell: spellFace, boss: bossFace, hero: heroFace }
  return FACES[factsOf(id)?.type ?? 'hero'](id)
}

// -- read aloud

/** "one cleric treasure, two mage treasures" */
function treasuresSaid(treasures: readonly string[]): string[] {
  return [...new Set(treasures)].map((treasure) => {
    const count = treasures.filter((one) => one === treasure).length
    return say('lair-treasures', { count, treasure: say(`treasure-${treasure}`) })
  })
}

/** A card anywhere: name, kind, figures, and what its place adds. */
export function cardSaid(id: string, ...more: (string | false | undefined)[]): string {
  const facts = factsOf(id)
  const told: (string | false | undefined)[] = [words.cardName(id)]
  if (facts?.type === 'room') {
    const { kindLabel, damage } = roomFace(id)
    told.push(kindLabel, say('board-damage', { damage }), ...treasuresSaid(facts.treasures))
  } else if (facts?.type === 'spell') told.push(spellFace(id).kindLabel)
  else if (facts?.type === 'boss') told.push(say('card-type-boss'), `${facts.xp} ${say('board-xp')}`, ...treasuresSaid([facts.treasure]))
  else if (facts?.type === 'hero') told.push(heroFace(id).kindLabel, say('lair-health', { health: facts.hp }), ...(facts.hero_kind === 'plain' ? [] : treasuresSaid(facts.treasures)))
  return [...told, ...more].filter(Boolean).join(', ')
}

/** The treasures of a room as they are now: those of its card, unless they were taken, and those lent to it. */
export function treasuresIn(room: Room, card = room.laid ?? room.stack.at(-1) ?? ''): readonly string[] {
  const own = room.robbed ? [] : roomFace(card).treasures
  return room.lent === undefined ? own : [...own, ...room.lent]
}

/** What holds for a room until the round ends, as a sign and in words. */
export function marksOf({ silent, harmless, robbed, welcome }: Room): { glyph: GlyphName; said: string; short: string }[] {
  const mark = (glyph: GlyphName, id: string, args = {}) => ({ glyph, said: say(id, args), short: say(id, args, 'short') })
  return [
    ...(silent ? [mark('mute', 'lair-silent')] : []),
    ...(harmless ? [mark('defend', 'lair-harmless')] : []),
    ...(robbed ? [mark('coin', 'lair-robbed')] : []),
    ...(welcome ? [mark('heart', 'lair-welcome', { health: welcome })] : []),
  ]
}

/** A room where it stands: the damage in force, its place, its state. */
export function roomSaid(room: Room, place: number, owner: Player, ...more: (string | false | undefined)[]): string {
  const where = say('lair-place', { place, places: owner.dungeon.length })
  const top = room.laid ?? room.stack.at(-1)
  if (top === undefined) return [say('board-hidden'), where, ...more].filter(Boolean).join(', ')
  const { name, kindLabel } = roomFace(top)
  return [
    name,
    kindLabel,
    room.laid === undefined && say('board-damage', { damage: room.damage }),
    ...treasuresSaid(treasuresIn(room)),
    where,
    room.deactivated && say('board-asleep'),
    room.used && say('board-used'),
    room.face_down && say(room.laid === undefined ? 'board-hidden' : 'lair-secret'),
    room.stack.length > 1 && say('board-stack', { count: room.stack.length - 1 }),
    ...marksOf(room).map(({ said }) => said),
    ...more,
  ].filter(Boolean).join(', ')
}
