// Rules that surprise whoever meets them first.
import { words } from '../../words/words.svelte'
import type { Facts, Surprise } from '../face'
import type { BossView } from './view'

export function surprise(facts: Facts, view: BossView): Surprise | null {
  const hero = `hero:${facts.hero}`
  const card: string | undefined = facts.hero ?? facts.card
  switch (facts.event) {
    case 'stayed':
      return { card, name: 'tie', about: [hero], rule: 'BM-197' }
    case 'hero_came':
      return words.sheet(facts.hero)?.facts.epic === true ? { card, name: 'epic', about: [hero], rule: 'BM-085' } : null
    case 'survived':
      return facts.seat === view.viewer ? { card, name: 'wound', about: [`wounds:${facts.seat}`], rule: 'BM-002' } : null
    case 'attached':
      return { card, name: 'miniboss', about: [`miniboss:${String(facts.place).includes(':') ? facts.place : `${facts.seat}:${facts.place}`}`], rule: 'BM-052' }
    case 'equipped':
      return { card: facts.card, name: 'item', about: [hero], rule: 'BM-109' }
    case 'cancelled':
      return { card, name: 'cancelled', about: [], rule: 'BM-078' }
  }
  return null
}
