// Plays scores. Silent until somebody asks for sound: before that no audio device is even opened.
import { SCORES, type Note, type SoundName } from './notes'

/** How loud, and what may be heard. */
export interface Wishes {
  sound: boolean
  /** In hundredths. */
  volume: number
  soundMoves: boolean
  soundTurn: boolean
  soundChat: boolean
}

type Channel = 'soundMoves' | 'soundTurn' | 'soundChat'

const BURST = 120 // ms: whatever comes so soon after a sound of its channel is part of it
const CHANNELS: Partial<Record<SoundName, Channel>> = { myMove: 'soundTurn', chat: 'soundChat' } // all others are moves

let wishes: Wishes = { sound: false, volume: 50, soundMoves: true, soundTurn: true, soundChat: true }
let context: AudioContext | null = null
let hiss: AudioBuffer | null = null
let heard: Partial<Record<Channel, number>> = {}

/** What somebody wishes for. A device is opened at their next gesture: browsers give none to a page nobody has touched. */
export function tune(wish: Wishes): void {
  wishes = { ...wish }
  if (wishes.sound && context === null) {
    for (const gesture of GESTURES) window.addEventListener(gesture, open, true)
  } else if (!wishes.sound) {
    close()
  }
}

const GESTURES = ['pointerdown', 'keydown'] as const

function open(): void {
  for (const gesture of GESTURES) window.removeEventListener(gesture, open, true)
  if (wishes.sound && context === null && typeof AudioContext !== 'undefined') context = new AudioContext()
}

function close(): void {
  for (const gesture of GESTURES) window.removeEventListener(gesture, open, true)
  void context?.close()
  context = hiss = null
  heard = {}
}

export function play(name: SoundName, amount?: number): void {
  if (!context || context.state === 'closed') return
  const channel = CHANNELS[name] ?? 'soundMoves'
  const now = performance.now()
  if (!wishes[channel] || now - (heard[channel] ?? -BURST) < BURST) return
  heard[channel] = now
  if (context.state === 'suspended') void context.resume()
  const score: (amount?: number) => readonly Note[] = SCORES[name]
  for (const note of score(amount)) sound(context, note)
}

function sound(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + 0.01 + (note.at ?? 0), end = start + note.length
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(note.loud * (wishes.volume / 100), start + (note.attack ?? 0.004))
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(audio.destination)
  const source = note.wave === 'noise' ? noise(audio, note, start, end, gain) : tone(audio, note, note.wave, start, end, gain)
  source.start(start)
  source.stop(end)
}

function tone(audio: AudioContext, note: Note, wave: OscillatorType, start: number, end: number, out: AudioNode): OscillatorNode {
  const oscillator = audio.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(note.from, start)
  oscillator.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end)
  oscillator.connect(out)
  return oscillator
}

function noise(audio: AudioContext, note: Note, start: number, end: number, out: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource()
  source.buffer = hiss ??= whiteNoise(audio)
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(note.from, start)
  band.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end)
  source.connect(band).connect(out)
  return source
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
