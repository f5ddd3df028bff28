// Cards as they are drawn and read aloud: figures from the server's sheets, words from the reader's language.
import { say, words } from '../../../words/words.svelte'
import type { GlyphName } from '../../../art/glyphs'
import type { BossFace, Face, HeroFace, ItemFace, MinibossFace, RoomFace, SpellFace } from '../cards/faces'
import type { Attached, Player, Room } from '../view'

interface Facts {
  lure: string
  type: 'room' | 'spell' | 'boss' | 'hero' | 'miniboss' | 'item'
  kind: 'monster' | 'trap' | 'miniboss'
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

const FOOLISH = 'fewest souls' // who is lured so is a fool; others of no class are not
const COUNTS = '×' // its card bears no number: it counts others

export const factsOf = (card: string): Facts | undefined => words.sheet(card)?.facts as unknown as Facts | undefined
/** A miniboss lies among the rooms, and is none (BM-046). */
export const typeOf = (card: string): Facts['type'] | undefined => (factsOf(card)?.kind === 'miniboss' ? 'miniboss' : factsOf(card)?.type)
export const isSpell = (card: string): boolean => factsOf(card)?.type === 'spell'
const spoken = (id: string) => ({ id, name: words.cardName(id), text: words.cardText(id) })

/** Made once for each card: a card that is only told anew is not drawn anew. */
const made = <T extends Face>(kind: string, make: (id: string) => T) => (id: string): T => words.once(`${kind} ${id}`, () => make(id))

export const roomFace = made('room', (id): RoomFace => {
  const facts = factsOf(id)
  const { advanced = false, treasures = [] } = facts ?? {}
  const kind = facts?.kind === 'trap' ? 'trap' : 'monster'
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

/** One of its lines: as translated, as the sheet has it, or cut out of the whole text. */
function lineOf(id: string, part: string, fact: string, cut: () => string | undefined): string {
  if (words.language !== 'en' && words.has(id, part)) return words.say(id, {}, part)
  const told = (words.sheet(id)?.facts as Record<string, unknown> | undefined)?.[fact]
  return typeof told === 'string' ? told : (cut() ?? '')
}

export const minibossFace = made('miniboss', (id): MinibossFace => {
  const listed = (words.sheet(id)?.facts as { levels?: unknown } | undefined)?.levels
  const whole = words.cardText(id)
  const parts = whole.split(/(?:^|\s)[123]: /).slice(1)
  const levels = [1, 2, 3].map((level) => ({ level, text: lineOf(id, `level-${level}`, `level_${level}`, () => (Array.isArray(listed) ? String(listed[level - 1]) : parts[level - 1])) }))
  const known = levels.filter(({ text }) => text !== '')
  const { name } = spoken(id)
  return { id, name, levels: known.length > 0 ? known : [{ text: whole }], kindLabel: say('lair-kind-miniboss'), text: known[0]?.text ?? whole }
})

const HERO_THEN_BOSS = /^[^\s:]+: (.+?) [^\s:]+: (.+)$/s // "Hero: … Boss: …"

export const itemFace = made('item', (id): ItemFace => {
  const { name, text } = spoken(id)
  const [, hero, boss] = HERO_THEN_BOSS.exec(text) ?? []
  const uses = [
    { glyph: 'person' as const, text: lineOf(id, 'hero', 'hero_ability', () => hero) },
    { glyph: 'crown' as const, text: lineOf(id, 'boss', 'boss_ability', () => boss) },
  ].filter((one) => one.text !== '')
  const fits = factsOf(id)?.treasure ?? 'universal'
  const treasure = fits === 'universal' ? '' : say(`treasure-${fits}`)
  return { id, name, fits, uses: uses.length > 0 ? uses : [{ text }], kindLabel: say('lair-kind-item', { treasure: treasure === '' ? 'universal' : treasure, fits }), text }
})

/** What a hero comes for, in a word or two: his class, or both of a hybrid one (BM-097). */
export function callingOf(id: string): string {
  const facts = factsOf(id)
  if (facts?.hero_kind === 'star') return say('lair-star')
  if (facts?.hero_class === 'special' && facts.lure !== FOOLISH) return say('lair-special')
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
  const FACES = { room: roomFace, spell: spellFace, boss: bossFace, hero: heroFace, miniboss: minibossFace, item: itemFace }
  return FACES[typeOf(id) ?? 'hero'](id)
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
  const type = typeOf(id)
  if (type === 'miniboss') told.push(minibossFace(id).kindLabel)
  else if (type === 'item') told.push(itemFace(id).kindLabel)
  else if (facts?.type === 'room') {
    const { kindLabel, damage } = roomFace(id)
    told.push(kindLabel, say('board-damage', { damage }), ...treasuresSaid(facts.treasures))
  } else if (facts?.type === 'spell') told.push(spellFace(id).kindLabel)
  else if (facts?.type === 'boss') told.push(say('card-type-boss'), `${facts.xp} ${say('board-xp')}`, ...treasuresSaid([facts.treasure]))
  else if (facts?.type === 'hero') told.push(heroFace(id).kindLabel, say('lair-health', { health: facts.hp }), ...(facts.hero_kind === 'plain' ? [] : treasuresSaid(facts.treasures)))
  return [...told, ...more].filter(Boolean).join(', ')
}

/** The room card that is seen there; a miniboss that lies on it is no room (BM-048). */
export const shownOf = ({ laid, stack }: Room): string | undefined => (laid !== undefined && typeOf(laid) !== 'miniboss' ? laid : stack.at(-1))

/** The treasures of a room as they are now: those of its card, unless the table tells of others. */
export const treasuresIn = (room: Room, card = shownOf(room) ?? ''): readonly string[] =>
  (card === room.stack.at(-1) ? room.treasures : undefined) ?? roomFace(card).treasures

/** What holds for a room until the round ends, as a sign and in words. */
export function marksOf({ silent, harmless, robbed, welcome, doubled }: Room): { glyph: GlyphName; said: string; short: string }[] {
  const mark = (glyph: GlyphName, id: string, args = {}) => ({ glyph, said: say(id, args), short: say(id, args, 'short') })
  return [
    ...(silent ? [mark('mute', 'lair-silent')] : []),
    ...(harmless ? [mark('defend', 'lair-harmless')] : []),
    ...(robbed ? [mark('gem', 'lair-robbed')] : []),
    ...(doubled ? [mark('damage', 'lair-doubled', { times: 2 ** doubled })] : []),
    ...(welcome ? [mark('heart', 'lair-welcome', { health: welcome })] : []),
  ]
}

/** "Spike, level 2 of 3, used this round" */
export const minibossSaid = ({ card, level, spent }: Attached): string =>
  [words.cardName(card), say('lair-level', { level }), spent && say('board-used')].filter(Boolean).join(', ')

/** Its lines that are in force (BM-053, BM-058). */
export const inForce = ({ card, level }: Attached): readonly string[] =>
  minibossFace(card).levels.filter((line) => (line.level ?? 1) <= level).map(({ text }) => text)

/** Coins and tokens on a room, each as a sign, a short figure and in words. */
export function lyingOn({ coins = 0, tokens = 0 }: Room): { kind: 'coins' | 'tokens'; short: string; said: string }[] {
  return [
    ...(coins > 0 ? [{ kind: 'coins' as const, short: String(coins), said: say('lair-coins-on', { count: coins }) }] : []),
    ...(tokens > 0 ? [{ kind: 'tokens' as const, short: `+${tokens}`, said: say('lair-tokens-on', { count: tokens }) }] : []),
  ]
}

/** A room where it stands: the damage in force, its place, its state. */
export function roomSaid(room: Room, place: number, owner: Player, ...more: (string | false | undefined)[]): string {
  const where = say('lair-place', { place, places: owner.dungeon.length })
  const top = shownOf(room)
  const guest = room.laid === top ? undefined : room.laid
  if (top === undefined) return [say('board-hidden'), where, ...more].filter(Boolean).join(', ')
  const { name, kindLabel } = roomFace(top)
  return [
    name,
    kindLabel,
    (room.laid === undefined || guest !== undefined) && say('board-damage', { damage: room.damage }),
    ...treasuresSaid(treasuresIn(room)),
    where,
    room.deactivated && say('board-asleep'),
    room.used && say('board-used'),
    guest !== undefined && words.cardName(guest),
    room.face_down && say(room.laid === undefined ? 'board-hidden' : 'lair-secret'),
    room.stack.length > 1 && say('board-stack', { count: room.stack.length - 1 }),
    ...(room.miniboss === undefined ? [] : [minibossSaid(room.miniboss)]),
    ...lyingOn(room).map(({ said }) => said),
    ...marksOf(room).map(({ said }) => said),
    ...more,
  ].filter(Boolean).join(', ')
}
