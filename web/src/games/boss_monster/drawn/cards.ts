// The base cards as faces, with names and texts out of the language files.
import type { BossFace, HeroFace, RoomFace, SpellFace } from '../cards/faces'
import { bosses, heroes, rooms, spells } from './figures'

const files = import.meta.glob<string>('../../../../../src/underkeep/texts/*/boss_monster/cards.ftl', { query: '?raw', import: 'default', eager: true })

export function cardsIn(lang: string) {
  const file = Object.entries(files).find(([path]) => path.includes(`/${lang}/`))?.[1] ?? ''
  const names = new Map([...file.matchAll(/^([a-z_]+) = (.+)$/gm)].map((found) => [found[1]!, found[2]!]))
  const texts = new Map([...file.matchAll(/^([a-z_]+) = .+\n {4}\.text = (.+)$/gm)].map((found) => [found[1]!, found[2]!]))
  const spoken = (id: string) => ({ id, name: names.get(id) ?? id.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), text: texts.get(id) ?? 'When a hero dies here, something happens to a card.' })
  return {
    rooms: rooms.map(([id, kind, advanced, damage, treasures]): RoomFace => ({ ...spoken(id), kind, advanced, damage, treasures, kindLabel: advanced ? `Advanced ${kind}` : kind })),
    spells: spells.map(([id, phase]): SpellFace => ({ ...spoken(id), kindLabel: `Spell · ${phase}`, phaseLabel: phase })),
    bosses: bosses.map(([id, xp, treasure]): BossFace => ({ ...spoken(id), xp, treasure, kindLabel: 'Boss' })),
    heroes: heroes.map(([id, calling, health, epic]): HeroFace => ({ ...spoken(id), health, epic, treasures: [calling], kindLabel: epic ? `Epic ${calling}` : calling })),
  }
}
