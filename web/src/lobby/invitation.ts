// What a link is for, before it is used.
import type { TableSheet } from '../wire/http'

export interface Invitation {
  game: string
  title: string
  seat: number | null
  state: 'open' | 'taken' | 'ended' | 'over'
  /** Who set the table up; nobody, if they do not play. */
  host: string
  seats: TableSheet['seats']
  /** This browser has a place there already. */
  table: string
}

/** Nothing, while the server cannot tell. */
export async function invitation(_ticket: string): Promise<Invitation | null> {
  return null
}
