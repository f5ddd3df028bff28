// Plays scores. Silent until somebody asks for sound: before that no audio device is even opened.
import { SCORES, type Note, type SoundName } from './notes'

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null
let loudness = 0.5

/** Call it from a gesture: browsers give no sound to a page nobody has touched. */
export function switchSound(on: boolean, volume = loudness): void {
  loudness = volume
  if (!on) {
    void context?.close()
    context = hiss = null
  } else if (!context && typeof AudioContext !== 'undefined') {
    context = new AudioContext()
  }
}

export function play(name: SoundName, amount?: number): void {
  if (!context || context.state === 'closed') return
  if (context.state === 'suspended') void context.resume()
  const score: (amount?: number) => readonly Note[] = SCORES[name]
  for (const note of score(amount)) sound(context, note)
}

function sound(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + 0.01 + (note.at ?? 0), end = start + note.length
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(note.loud * loudness, start + (note.attack ?? 0.004))
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
