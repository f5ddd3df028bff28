// What must be touched to give each answer, and what is asked when something is touched that gives none.
import type { Thing } from '../../face'

export const inHand = (card: string): Thing => `hand:${card}`
export const halfThing = (card: string, side: number): Thing => `half:${card}:${side}`
export const roomThing = (room: string): Thing => `room:${room}`
export const lootThing = (card: string): Thing => `loot:${card}`
