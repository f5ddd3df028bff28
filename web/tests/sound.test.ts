import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCORES, type Note } from '../src/sound/notes'
import { play, tune, type Wishes } from '../src/sound/player'

const scores = Object.entries<(amount?: number) => readonly Note[]>(SCORES)

const ALL: Wishes = { sound: true, volume: 60, soundMoves: true, soundTurn: true, soundChat: true }
const touch = () => window.dispatchEvent(new Event('pointerdown'))

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  tune({ ...ALL, sound: false })
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A device that only counts what it is asked for. */
function device() {
  const started: string[] = []
  const part = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} })
  const node = (name: string) => ({ gain: part(), frequency: part(), type: '', connect: (next: unknown) => next, start: () => started.push(name), stop() {} })
  const opened = vi.fn()
  vi.stubGlobal('AudioContext', class {
    state = 'running'
    currentTime = 0
    sampleRate = 100
    destination = {}
    constructor() { opened() }
    close = () => Promise.resolve()
    createGain = () => node('gain')
    createOscillator = () => node('tone')
    createBiquadFilter = () => node('band')
    createBufferSource = () => node('noise')
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
  })
  return { started, opened }
}

describe('sound', () => {
  it('UX-180: is off until asked for, and opens no device before a gesture', () => {
    const { opened, started } = device()
    touch()
    play('build')
    expect(opened).not.toHaveBeenCalled()
    tune(ALL) // as it was remembered
    play('build')
    expect(opened).not.toHaveBeenCalled()
    touch()
    play('build')
    expect(opened).toHaveBeenCalledTimes(1)
    expect(started).toEqual(['tone', 'noise'])
  })

  it('UX-180: plays nothing once it was put off', () => {
    const { started } = device()
    tune(ALL)
    touch()
    tune({ ...ALL, sound: false })
    play('build')
    expect(started).toEqual([])
  })

  it.each([
    ['soundMoves', 'build'],
    ['soundTurn', 'myMove'],
    ['soundChat', 'chat'],
  ] as const)('UX-180: %s is a switch of its own', (channel, name) => {
    const { started } = device()
    tune({ ...ALL, [channel]: false })
    touch()
    play(name)
    expect(started).toEqual([])
    const other = name === 'build' ? 'chat' : 'build'
    play(other)
    expect(started.length).toBe(SCORES[other]().length)
  })

  it('UX-180: a burst is one sound, and what comes later is another', () => {
    const { started } = device()
    tune(ALL)
    touch()
    for (let blow = 0; blow < 5; blow++) play('chat')
    expect(started.length).toBe(SCORES.chat().length)
    vi.advanceTimersByTime(200)
    play('chat')
    expect(started.length).toBe(2 * SCORES.chat().length)
  })

  it.each(scores)('%s is short, soft and low', (_name, score) => {
    for (const note of score(3)) {
      expect((note.at ?? 0) + note.length).toBeLessThan(2)
      expect(note.loud).toBeLessThanOrEqual(0.7)
      expect(note.attack ?? 0).toBeLessThan(note.length)
      if (note.length > 0.1) expect(note.from).toBeLessThan(2000)
    }
  })

  it('knocks lower for a harder hit', () => {
    expect(SCORES.hit(5)[0]!.from).toBeLessThan(SCORES.hit(1)[0]!.from)
  })
})
