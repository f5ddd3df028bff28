// What would be different if I gave an answer: the engine has reckoned it, here it is laid over what is shown.
import type { Choice } from '../../../wire/messages'
import type { Teller } from '../../../words/teller'
import { say } from '../../../words/words.svelte'
import type { Player } from '../view'
import { fateSaid } from './fates'
import type { BossSums, Change, Fate } from './sums'

const FEW = 2

export interface Foreseen {
  choice: Choice
  change: Change
}

/** Whether somebody would end elsewhere or otherwise, not only with another heart. */
export function turns({ fates }: Change, sums: BossSums): boolean {
  return fates.some((fate) => {
    const now = sums.fates.find(({ hero }) => hero === fate.hero)
    return now?.seat !== fate.seat || now.dies > 0 !== fate.dies > 0
  })
}

/** The sums as they would be. */
export function foreseenSums(sums: BossSums, { change }: Foreseen): BossSums {
  return { ...sums, fates: sums.fates.map((now) => change.fates.find(({ hero }) => hero === now.hero) ?? now) }
}

export function foreseenPlayers(players: readonly Player[], seat: number | null, foreseen: Foreseen | null): readonly Player[] {
  const treasures = foreseen?.change.treasures ?? {}
  return Object.keys(treasures).length === 0 ? players : players.map((me) => (me.seat === seat ? { ...me, treasures } : me))
}

/** A new room is the first one: all others move one place on. */
export const shiftOf = (foreseen: Foreseen | null): number => (foreseen?.choice.words.place === 'new' ? 1 : 0)

/** What the rooms of a dungeon would hit for, by place, where a hero would find out. */
export function foreseenDamage({ fates }: Change, seat: number): ReadonlyMap<number, number> {
  return new Map(fates.filter((fate) => fate.seat === seat).flatMap(({ steps }) => steps))
}

/** "Boden the Pantless: goes to you, dies in room 2 (3 + 1 of 4); the boss levels up" */
export function changeSaid(change: Change, teller: Teller, brief = false): string {
  const name = ({ hero }: Fate) => teller.card(hero).split(',')[0]!
  const said = change.fates.map((fate) => `${name(fate)}: ${fateSaid(fate, teller, brief)}`)
  return [...said, ...(change.levels_up ? [say('lair-levels-up')] : [])].join('; ')
}

/** The same of one answer, the first few of it. */
export function foresees(choice: Choice, sums: BossSums | null, teller: Teller): string {
  const change = sums?.answers?.[choice.notation]
  return change === undefined ? '' : changeSaid({ ...change, fates: change.fates.slice(0, FEW) }, teller)
}

/** For whoever listens: what this card or room of mine would turn, the first few of it. */
export function turnsSaid(turning: readonly Foreseen[], teller: Teller): string {
  return turning.length === 0 ? '' : say('lair-turns', { changes: turning.slice(0, FEW).map(({ change }) => changeSaid(change, teller)).join('; ') })
}
