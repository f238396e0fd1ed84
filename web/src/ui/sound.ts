/** Sounds made on the spot by WebAudio: no files. Silent until the first gesture, as browsers want it. */
import { later } from './later'
import { here } from './route.svelte'
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'move' | 'dice' | 'gold' | 'bad' | 'end'

let audio: AudioContext | undefined

export function wakeSounds(): void {
  const wake = (): void => {
    if (!settings.sound || audio?.state === 'running') return
    try {
      audio ??= new AudioContext()
      void audio.resume()
    } catch {
      // A browser without sound plays without sound.
    }
  }
  // It takes a phone a moment, and on the start page somebody may ask for a table: then it comes after that, or, where a
  // browser wants it during a gesture, with the next one.
  const gesture = (): void => (here.route.page === 'start' ? later(wake) : wake())
  addEventListener('pointerdown', gesture)
  addEventListener('keydown', gesture)
}

function tone(hertz: number, at: number, lasts: number, shape: OscillatorType, loud: number): void {
  const start = audio!.currentTime + at
  const voice = audio!.createOscillator()
  const gain = audio!.createGain()
  voice.type = shape
  voice.frequency.value = hertz
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud * settings.volume * 0.4, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(gain).connect(audio!.destination)
  voice.start(start)
  voice.stop(start + lasts)
}

const SOUNDS: Record<Sound, () => void> = {
  turn: () => [523, 659, 784].forEach((hertz, n) => tone(hertz, n * 0.09, 0.35, 'triangle', 0.7)),
  move: () => tone(220, 0, 0.09, 'triangle', 0.6),
  dice: () =>
    [0, 0.06, 0.11, 0.19].forEach((at) => tone(900 + Math.random() * 500, at, 0.04, 'square', 0.18)),
  gold: () => [1568, 2093].forEach((hertz, n) => tone(hertz, n * 0.05, 0.22, 'sine', 0.4)),
  bad: () => tone(140, 0, 0.22, 'sawtooth', 0.3),
  end: () => [392, 523, 659, 784, 1047].forEach((hertz, n) => tone(hertz, n * 0.12, 0.6, 'triangle', 0.6)),
}

export function sound(name: Sound): void {
  if (settings.sound && audio?.state === 'running' && !document.hidden) SOUNDS[name]()
}
