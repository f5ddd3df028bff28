// The sounds of the table as scores: small, woody, low. No files; every sound is a few notes for the oscillators.
export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  /** Pitch at the start and at the end, in hertz; for noise, where its band lies. */
  readonly from: number
  readonly to?: number
  /** Seconds. */
  readonly at?: number
  readonly attack?: number
  readonly length: number
  /** 0 to 1. */
  readonly loud: number
}

const semitones = (steps: number): number => 2 ** (steps / 12)
const C4 = 261.63

const melody = (steps: readonly number[], beat: number, wave: Note['wave'], loud: number, root = C4): Note[] =>
  steps.map((step, i) => ({ wave, from: root * semitones(step), at: i * beat, length: beat * (i === steps.length - 1 ? 3 : 1.1), loud }))

const thud = (pitch: number, loud: number, at = 0): Note => ({ wave: 'sine', from: pitch, to: pitch * 0.5, at, length: 0.16, loud })
const dust = (band: number, length: number, loud: number, at = 0): Note => ({ wave: 'noise', from: band, to: band * 0.4, at, length, loud })
const knock = (pitch: number, loud: number, at = 0): Note => ({ wave: 'triangle', from: pitch, to: pitch * 0.7, at, length: 0.07, loud })
/** Grows instead of fading. */
const shimmer = [0, 4, 7, 11].map((step, i): Note => ({ wave: 'sine', from: C4 * 2 * semitones(step), at: i * 0.05, attack: 0.28, length: 0.34, loud: 0.11 }))

export const SCORES = {
  card: () => [dust(1800, 0.035, 0.18)],
  build: () => [thud(110, 0.5), dust(500, 0.22, 0.16, 0.02)],
  reveal: () => [dust(1500, 0.05, 0.15), thud(150, 0.3, 0.06)],
  gate: () => [0, 0.07, 0.14, 0.21, 0.29].map((at, i): Note => ({ wave: 'square', from: 420 - i * 30, to: 300, at, length: 0.04, loud: 0.07 })),
  step: () => [thud(95, 0.22), thud(85, 0.18, 0.12)],
  /** The harder the hit, the lower the knock. */
  hit: (damage = 1) => [knock(420 / semitones(Math.min(damage, 8) * 2), 0.4), dust(700, 0.06, 0.14)],
  /** Three notes down, the last one cheeky. */
  death: () => [...melody([7, 4, 0], 0.1, 'triangle', 0.3), { wave: 'triangle', from: C4, to: C4 * semitones(3), at: 0.32, length: 0.12, loud: 0.22 } as Note],
  soul: () => [{ wave: 'sine', from: C4 * 2, length: 0.12, loud: 0.2 }, { wave: 'sine', from: C4 * 2 * semitones(7), at: 0.1, length: 0.4, loud: 0.2 }],
  wound: () => [thud(70, 0.7), dust(200, 0.2, 0.2)],
  spell: () => shimmer,
  freeze: () => [...shimmer, ...[0.3, 0.34, 0.41, 0.46].map((at): Note => ({ wave: 'noise', from: 2000, to: 1400, at, length: 0.02, loud: 0.2 }))],
  coin: () => [{ wave: 'square', from: C4 * 4, length: 0.05, loud: 0.06 }, { wave: 'square', from: C4 * 4 * semitones(5), at: 0.06, length: 0.16, loud: 0.06 }],
  counter: () => [thud(130, 0.5), knock(200, 0.4, 0.05)],
  myMove: () => [knock(330, 0.2), knock(440, 0.2, 0.09)],
  /** Somebody clears their throat. */
  chat: () => [knock(520, 0.16), knock(390, 0.12, 0.07)],
  /** Mm-mm. */
  forbidden: () => [{ wave: 'triangle', from: 165, length: 0.09, loud: 0.3 }, { wave: 'triangle', from: 139, at: 0.12, length: 0.12, loud: 0.3 }],
  /** Eight notes, and one of them is wrong. */
  win: () => melody([0, 0, 4, 7, 7, 6, 9, 12], 0.13, 'triangle', 0.28),
  loss: () => melody([0, 0, 3, 7, 7, 5, 3, 0], 0.17, 'triangle', 0.24, C4 / 2),
} satisfies Record<string, (amount?: number) => readonly Note[]>

export type SoundName = keyof typeof SCORES
