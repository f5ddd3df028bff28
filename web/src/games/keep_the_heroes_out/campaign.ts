// What this device has won: which dungeon, at which level, with which clans. It is kept here and told to nobody.
const KEPT = 'underkeep.keep'

export interface Win {
  readonly scenario: string
  readonly difficulty: string
  /** Sorted, since it does not matter who sat where. */
  readonly clans: readonly string[]
}

const isWin = (one: unknown): one is Win =>
  typeof one === 'object' && one !== null && typeof (one as Win).scenario === 'string' && typeof (one as Win).difficulty === 'string' && Array.isArray((one as Win).clans) && (one as Win).clans.every((clan) => typeof clan === 'string')

export function wins(): Win[] {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(said) ? said.filter(isWin) : []
  } catch {
    return [] // nothing is kept here, or somebody else wrote it
  }
}

export const winsOf = (scenario: string): Win[] => wins().filter((one) => one.scenario === scenario)

/** The same win twice is one. */
export function remember(win: Win): void {
  const told: Win = { ...win, clans: win.clans.toSorted() }
  const known = wins()
  if (known.some((one) => JSON.stringify(one) === JSON.stringify(told))) return
  try {
    localStorage.setItem(KEPT, JSON.stringify([...known, told]))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
