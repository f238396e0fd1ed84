/**
 * What is heard and, on a phone, felt: one sound for each kind of event. Sounds are made on the spot by WebAudio, without
 * files, and mixed down so that many at once are no louder than one. Silent until the first gesture, as browsers want it.
 */
import { later } from './later'
import { here } from './route.svelte'
import { settings } from './settings.svelte'

let audio: AudioContext | undefined
/** Everything goes through here; another one takes its place when it is hushed. */
let mix: GainNode | undefined

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

function mixer(): GainNode {
  if (!mix) {
    const even = audio!.createDynamicsCompressor()
    even.threshold.value = -22
    even.ratio.value = 6
    mix = audio!.createGain()
    mix.connect(even).connect(audio!.destination)
  }
  return mix
}

/** A voice swells at once and dies away. */
function voice(
  source: AudioScheduledSourceNode,
  at: number,
  lasts: number,
  loud: number,
  through?: AudioNode,
): void {
  const gain = audio!.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud * settings.volume * 0.4, at + Math.min(0.01, lasts / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  if (through) source.connect(through).connect(gain)
  else source.connect(gain)
  gain.connect(mixer())
  source.start(at)
  source.stop(at + lasts)
}

/** A tone, which may slide to another. */
function tone(
  hertz: number,
  at: number,
  lasts: number,
  shape: OscillatorType,
  loud: number,
  slide = hertz,
): void {
  const source = audio!.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(hertz, at)
  if (slide !== hertz) source.frequency.exponentialRampToValueAtTime(slide, at + lasts)
  voice(source, at, lasts, loud)
}

let hiss: AudioBuffer | undefined
/** Paper, wood, breath: noise around a pitch, which may slide to another. */
function noise(hertz: number, at: number, lasts: number, loud: number, slide = hertz, narrow = 1): void {
  if (!hiss) {
    hiss = audio!.createBuffer(1, audio!.sampleRate, audio!.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  }
  const source = audio!.createBufferSource()
  source.buffer = hiss
  const band = audio!.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = narrow
  band.frequency.setValueAtTime(hertz, at)
  if (slide !== hertz) band.frequency.exponentialRampToValueAtTime(slide, at + lasts)
  voice(source, at, lasts, loud, band)
}

/** Five tones, and again higher. */
const rising = (from: number, step: number): number =>
  from * 2 ** (([0, 2, 4, 7, 9][step % 5]! + 12 * Math.floor(step / 5)) / 12)

/** `at` is when, `step` the how manieth of several alike that follow each other. */
const SOUNDS = {
  /** It is your turn; something is not possible; the match is over. */
  turn: (at) => [523, 659, 784].forEach((hertz, n) => tone(hertz, at + n * 0.09, 0.35, 'triangle', 0.7)),
  bad: (at) => tone(140, at, 0.22, 'sawtooth', 0.3),
  end: (at) =>
    [392, 523, 659, 784, 1047].forEach((hertz, n) => tone(hertz, at + n * 0.12, 0.6, 'triangle', 0.6)),
  /** A card or a token is laid; some are dealt; one is turned up. */
  lay: (at) => {
    noise(900, at, 0.1, 0.5, 300)
    tone(170, at + 0.03, 0.09, 'triangle', 0.6, 110)
  },
  deal: (at, step) => noise(2600 + 150 * step, at, 0.08, 0.35, 1400),
  reveal: (at) => {
    noise(1500, at, 0.12, 0.4, 3000)
    tone(330, at + 0.08, 0.16, 'triangle', 0.4)
  },
  coin: (at, step) => {
    tone(rising(1175, step), at, 0.16, 'sine', 0.32)
    tone(rising(1175, step) * 2.76, at, 0.07, 'sine', 0.12)
  },
  /** A power strikes; something is stolen; something is destroyed. */
  power: (at) => {
    tone(180, at, 0.4, 'sawtooth', 0.16, 1100)
    noise(500, at, 0.45, 0.3, 4000, 3)
  },
  steal: (at) => {
    tone(640, at, 0.26, 'triangle', 0.5, 240)
    noise(3000, at, 0.2, 0.3, 700)
  },
  destroy: (at) => {
    tone(120, at, 0.4, 'sine', 0.9, 42)
    noise(400, at, 0.3, 0.5, 120)
  },
  /** A part of the game is won; points come in. */
  win: (at) => [523, 659, 784, 1047].forEach((hertz, n) => tone(hertz, at + n * 0.07, 0.4, 'triangle', 0.4)),
  points: (at) => [784, 1175].forEach((hertz, n) => tone(hertz, at + n * 0.08, 0.3, 'sine', 0.35)),
  dice: (at) =>
    [0, 0.07, 0.13, 0.22, 0.3, 0.41, 0.5].forEach((later, n) =>
      noise(1500 + ((n * 373) % 900), at + later, 0.045, 0.7 - n * 0.05, 600, 4),
    ),
  hop: (at, step) => {
    tone(rising(247, step), at, 0.1, 'triangle', 0.35, rising(196, step))
    noise(300, at, 0.06, 0.35, 120)
  },
  swap: (at) => {
    tone(392, at, 0.24, 'triangle', 0.4, 587)
    tone(587, at + 0.1, 0.26, 'triangle', 0.4, 392)
    noise(900, at, 0.35, 0.2, 2400)
  },
  egg: (at) => {
    tone(520, at, 0.1, 'sine', 0.5, 880)
    tone(700, at + 0.09, 0.12, 'sine', 0.35, 980)
  },
  /** Across the line: a roar of the crowd and a fanfare. */
  finish: (at) => {
    noise(700, at, 1.1, 0.5, 1200, 0.6)
    ;[523, 523, 523, 784].forEach((hertz, n) =>
      tone(hertz, at + [0, 0.13, 0.26, 0.4][n]!, n === 3 ? 0.7 : 0.14, 'sawtooth', 0.2),
    )
  },
  /** Things are made; eggs crack and hatch; beasts eat, breed, or go away hungry. */
  make: (at) => [659, 880, 1319].forEach((hertz, n) => tone(hertz, at + n * 0.06, 0.22, 'sine', 0.35)),
  hatch: (at) => {
    ;[0, 0.12, 0.2].forEach((later) => noise(2400, at + later, 0.04, 0.6, 900, 3))
    tone(780, at + 0.32, 0.12, 'triangle', 0.4, 1250)
    tone(900, at + 0.46, 0.14, 'triangle', 0.4, 1400)
  },
  eat: (at) => [0, 0.13, 0.26].forEach((later) => noise(800, at + later, 0.08, 0.6, 350, 2)),
  breed: (at) =>
    [988, 1319].forEach((hertz, n) => tone(hertz, at + n * 0.1, 0.12, 'triangle', 0.4, hertz * 1.2)),
  hungry: (at) => {
    tone(330, at, 0.24, 'triangle', 0.45, 262)
    tone(262, at + 0.22, 0.4, 'triangle', 0.45, 175)
  },
  medal: (at) => [659, 988, 1319].forEach((hertz, n) => tone(hertz, at + n * 0.1, 0.5, 'sine', 0.4)),
  /** The Grimoire: a page turns, ink writes; gems ring. */
  page: (at) => noise(1200, at, 0.34, 0.55, 3600, 0.7),
  ink: (at) => [0, 0.1, 0.18].forEach((later) => noise(4200, at + later, 0.07, 0.3, 2900, 5)),
  gem: (at, step) => {
    tone(rising(1568, step), at, 0.5, 'sine', 0.3)
    tone(rising(1568, step) * 1.5, at + 0.02, 0.35, 'sine', 0.16)
  },
} satisfies Record<string, (at: number, step: number) => void>

export type Sound = keyof typeof SOUNDS

/** How a phone trembles with it: on, off, on ... in milliseconds. */
const FELT: Partial<Record<Sound, number[]>> = {
  turn: [18],
  bad: [40],
  dice: [12, 60, 12, 70, 10],
  power: [25],
  steal: [30, 40, 60],
  destroy: [70],
  win: [25, 50, 40],
  finish: [40, 60, 40, 60, 90],
  hatch: [10, 90, 10, 60, 25],
  end: [30, 60, 60],
}
const phone = typeof matchMedia === 'undefined' ? undefined : matchMedia('(pointer: coarse)')

/** Play a sound, so many milliseconds from now. */
export function sound(name: Sound, wait = 0, step = 0): void {
  if (!settings.sound || document.hidden) return
  const felt = FELT[name]
  // A browser complains of trembling before the first gesture.
  if (felt && phone?.matches && navigator.userActivation?.hasBeenActive && 'vibrate' in navigator)
    navigator.vibrate(felt)
  if (audio?.state === 'running')
    (SOUNDS[name] as (at: number, step: number) => void)(audio.currentTime + wait / 1000, step)
}

/** What was begun or is still to come is not heard any more. */
export function hush(): void {
  if (!audio || !mix) return
  mix.gain.setTargetAtTime(0, audio.currentTime, 0.03)
  mix = undefined
}
