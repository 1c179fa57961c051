// Six short cues, synthesised: no files. Browsers let a page make sounds only after its user has acted on it.

import { type Cue, silenced, soundOn, volume } from './settings.ts';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from the start of the cue. */
  at: number;
  /** Seconds until it has died away. */
  fade: number;
  shape: OscillatorType;
  /** 0 to 1. */
  loudness: number;
}

const bell = (pitch: number, at: number): Note => ({ pitch, at, fade: 0.7, shape: 'sine', loudness: 0.16 });
const knock = (pitch: number, at: number): Note => ({
  pitch,
  at,
  fade: 0.09,
  shape: 'triangle',
  loudness: 0.3,
});

const NOTES: Record<Cue, readonly Note[]> = {
  tile: [knock(190, 0), knock(120, 0.03)],
  turn: [bell(587.3, 0), bell(880, 0.14)],
  score: [bell(659.3, 0), bell(784, 0.09), bell(1046.5, 0.18)],
  chat: [knock(520, 0)],
  seat: [knock(300, 0), bell(523.3, 0.06)],
  finish: [bell(523.3, 0), bell(659.3, 0.16), bell(784, 0.32), bell(1046.5, 0.5)],
};

let context: AudioContext | null = null;
/** The notes that have not died away. */
let sounding = 0;

export function play(cue: Cue): void {
  if (!soundOn.value || silenced.value.includes(cue)) return;
  if (!navigator.userActivation?.hasBeenActive || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[cue]) strike(context, note, volume.value / 100);
}

function strike(context: AudioContext, { pitch, at, fade, shape, loudness }: Note, volume: number): void {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness * volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + fade);
  oscillator.connect(gain).connect(context.destination);
  sounding += 1;
  oscillator.onended = () => {
    sounding -= 1;
    // A context that runs works out silence all the time.
    if (sounding === 0) void context.suspend();
  };
  oscillator.start(start);
  oscillator.stop(start + fade);
}
