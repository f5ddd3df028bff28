import { afterEach, describe, expect, it, vi } from 'vitest'
import { SCORES, type Note } from '../src/sound/notes'
import { play, switchSound } from '../src/sound/player'

const scores = Object.entries<(amount?: number) => readonly Note[]>(SCORES)

afterEach(() => {
  switchSound(false)
  vi.unstubAllGlobals()
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
  it('is off until asked for: not even a device is opened', () => {
    const { opened, started } = device()
    play('build')
    expect(opened).not.toHaveBeenCalled()
    expect(started).toEqual([])
  })

  it('plays every note once it is on, and none after it was put off', () => {
    const { started } = device()
    switchSound(true)
    play('build')
    expect(started).toEqual(['tone', 'noise'])
    switchSound(false)
    play('build')
    expect(started).toHaveLength(2)
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
