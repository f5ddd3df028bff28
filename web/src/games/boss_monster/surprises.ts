// Rules that surprise whoever meets them first.
import { words } from '../../words/words.svelte'
import type { Facts, Surprise } from '../face'
import type { BossView } from './view'

export function surprise(facts: Facts, view: BossView): Surprise | null {
  const hero = `hero:${facts.hero}`
  switch (facts.event) {
    case 'stayed':
      return { name: 'tie', about: [hero], rule: 'BM-197' }
    case 'hero_came':
      return words.sheet(facts.hero)?.facts.epic === true ? { name: 'epic', about: [hero], rule: 'BM-085' } : null
    case 'survived':
      return facts.seat === view.viewer ? { name: 'wound', about: [`wounds:${facts.seat}`], rule: 'BM-002' } : null
    case 'cancelled':
      return { name: 'cancelled', about: [], rule: 'BM-078' }
  }
  return null
}
