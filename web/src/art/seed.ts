// Chance that always falls the same way: one seed, one picture.

/** FNV-1a over the text's letters; `before` is the hash of what stands before it. */
export function hash(text: string, before = 2166136261): number {
  let sum = before
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619)
  return sum >>> 0
}

export type Dice = () => number

/** Mulberry32: numbers from 0 up to 1, a new one at each call. */
export function diceOf(seed: string): Dice {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
