// What happened, told shorter than it was: since a decision in a few lines, and a whole game by what turned it.
import type { Teller } from '../../../words/teller'
import { figure, say, sentence, words } from '../../../words/words.svelte'
import type { Facts } from '../../face'
import { typeOf } from '../board/faces'
import type { BossView } from '../view'

const worth = (hero: string, what: 'souls' | 'wounds'): number => Number(words.sheet(hero)?.facts[what] ?? 1)
const isSpell = (card: string): boolean => words.sheet(card)?.facts.type === 'spell'

const isMiniboss = (card: string): boolean => typeOf(card) === 'miniboss'

// -- since my decision

/** What became of one player: cards by name, the rest by number. */
class Deeds {
  readonly cards: Record<'built' | 'minibosses' | 'cast' | 'used' | 'items' | 'lost', string[]> = { built: [], minibosses: [], cast: [], used: [], items: [], lost: [] }
  readonly counts: Record<'lured' | 'souls' | 'wounds', number> = { lured: 0, souls: 0, wounds: 0 }
  out = false

  note({ event, card, hero }: Facts): void {
    if ((event === 'revealed' || event === 'built') && !isMiniboss(card)) this.cards.built.push(card)
    if (event === 'attached' || event === 'promoted') this.cards.minibosses.push(card)
    if (event === 'gained_item') this.cards.items.push(card)
    if (event === 'declared') this.cards[isSpell(card) ? 'cast' : 'used'].push(card)
    if (event === 'destroyed') this.cards.lost.push(card)
    if (event === 'lured') this.counts.lured += 1
    if (event === 'died') this.counts.souls += worth(hero, 'souls')
    if (event === 'healed') this.counts.souls += worth(hero, 'souls')
    if (event === 'healed') this.counts.wounds -= worth(hero, 'wounds')
    if (event === 'sacrificed') this.counts.souls -= worth(hero, 'souls')
    if (event === 'survived') this.counts.wounds += worth(hero, 'wounds')
    if (event === 'dropped_out') this.out = true
  }

  told(teller: Teller): string[] {
    const named = Object.entries(this.cards).filter(([, cards]) => cards.length > 0)
    const counted = Object.entries(this.counts).filter(([, count]) => count !== 0)
    return [
      ...named.map(([deed, cards]) => say(`sum-${deed}`, { cards: teller.cards(cards) })),
      ...counted.map(([deed, count]) => say(`sum-${deed}`, { count: deed === 'lured' ? count : signed(count) })),
      ...(this.out ? [say('board-out')] : []),
    ]
  }
}

const signed = (count: number): string => (count > 0 ? `+${count}` : figure(count))

/** A line for each player of whom there is something to tell, one for the town, one for the round. */
export function sumUp(log: readonly Facts[], teller: Teller): string[] {
  const deeds = new Map<number, Deeds>()
  const came: string[] = []
  const lines: string[] = []
  let round = 0
  for (const facts of log) {
    if (facts.event === 'round_began') round = facts.round
    else if (facts.event === 'hero_came') came.push(facts.hero)
    else if (typeof facts.seat === 'number' && facts.seat >= 0) {
      if (!deeds.has(facts.seat)) deeds.set(facts.seat, new Deeds())
      deeds.get(facts.seat)!.note(facts)
    }
  }
  for (const seat of [...deeds.keys()].sort((one, other) => one - other)) {
    const told = deeds.get(seat)!.told(teller)
    if (told.length > 0) lines.push(say('sum-line', { player: sentence(teller.name(seat)), deeds: told.join('; ') }))
  }
  if (came.length > 0) lines.push(say('sum-came', { cards: teller.cards(came) }))
  if (round > 0) lines.push(say('event-round_began', { round }))
  const ended = log.find(({ event }) => event === 'game_ended')
  if (ended !== undefined) lines.push(teller.won(ended.winners))
  return lines
}

// -- the whole game

interface Gain {
  round: number
  seat: number
  souls: number
}

/** How long it was, the first wound, the biggest round, since when the winner led, the last blow: whatever of it there was.
 *  Of a game that came from a file only the end is known. */
export function story(log: readonly Facts[], view: BossView, teller: Teller): string[] {
  const gains: Gain[] = []
  const lead: { round: number; seat: number }[] = []
  const souls = new Map<number, number>()
  let round = 0
  let wound: { round: number; facts: Facts } | null = null
  let blow: { round: number; facts: Facts } | null = null
  for (const facts of log) {
    const { event, seat, hero } = facts
    if (event === 'round_began') round = facts.round
    if (event === 'survived') wound ??= { round, facts }
    if (event === 'survived' || event === 'died') blow = { round, facts }
    if (event === 'died') {
      const gain = gains.find((one) => one.round === round && one.seat === seat)
      if (gain) gain.souls += worth(hero, 'souls')
      else gains.push({ round, seat, souls: worth(hero, 'souls') })
    }
    const more = event === 'died' || event === 'healed' ? 1 : event === 'sacrificed' ? -1 : 0
    if (more !== 0) souls.set(seat, (souls.get(seat) ?? 0) + more * worth(hero, 'souls'))
    if (event === 'round_ended' || event === 'game_ended') {
      const [first, second] = [...souls].sort(([, one], [, other]) => other - one)
      const leader = first === undefined || first[1] === second?.[1] ? -1 : first[0]
      if (lead.at(-1)?.seat !== leader) lead.push({ round, seat: leader })
    }
  }
  const who = (seat: number) => ({ who: teller.who(seat), player: teller.name(seat) })
  const count = (kind: string) => log.filter(({ event }) => event === kind).length
  const spells = log.filter(({ event, card }) => event === 'declared' && isSpell(card)).length
  const biggest = gains.reduce<Gain | null>((best, one) => (one.souls > (best?.souls ?? 1) ? one : best), null)
  const led = lead.at(-1)
  const last = blow === null ? [] : [say('story-blow', { round: blow.round || view.round, end: blow.facts.event, hero: teller.card(blow.facts.hero), ...who(blow.facts.seat) })]
  if (!log.some(({ event, round }) => event === 'round_began' && round === 1)) return last.map(sentence)
  const lines = [say('story-whole', { rounds: view.round, dead: count('died'), through: count('survived'), spells })]
  if (wound !== null && wound.facts !== blow?.facts) lines.push(say('story-wound', { round: wound.round, hero: teller.card(wound.facts.hero), ...who(wound.facts.seat) }))
  if (biggest !== null) lines.push(say('story-biggest', { round: biggest.round, souls: biggest.souls, ...who(biggest.seat) }))
  if (led && led.round > 1 && view.result?.winners.includes(led.seat)) lines.push(say('story-lead', { round: led.round, ...who(led.seat) }))
  return [...lines, ...last].map(sentence)
}
