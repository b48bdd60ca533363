/** Short sounds made in the browser; off unless the reader switches them on. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'move' | 'mine' | 'over' | 'no';

interface Note {
  pitch: number;
  at: number;
  length: number;
  wave: OscillatorType;
}

const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(523, 0, 0.18), note(784, 0.09, 0.28)],
  move: [note(196, 0, 0.09, 'triangle')],
  mine: [note(294, 0, 0.07, 'triangle'), note(392, 0.04, 0.1, 'triangle')],
  over: [note(392, 0, 0.5), note(494, 0.1, 0.5), note(587, 0.2, 0.6), note(784, 0.3, 0.8)],
  no: [note(165, 0, 0.12, 'triangle'), note(147, 0.08, 0.16, 'triangle')],
};

let desk: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  desk ??= new AudioContext();
  for (const one of SOUNDS[sound]) strike(desk, one);
}

function note(pitch: number, at: number, length: number, wave: OscillatorType = 'sine'): Note {
  return { pitch, at, length, wave };
}

function strike(on: AudioContext, { pitch, at, length, wave }: Note): void {
  const begin = on.currentTime + at;
  const voice = new OscillatorNode(on, { frequency: pitch, type: wave });
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(0.14, begin + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(loudness).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
