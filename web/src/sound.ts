/** Short recordings of wood, card, water and fire, played quietly after the first click. */

import { settings } from './settings.svelte';

/** What can be heard: the acts of a turn, calls for attention, the count at the end. */
export type Sound =
  | 'turn-over'
  | 'lay'
  | 'hottest'
  | 'walk'
  | 'join'
  | 'enclosed'
  | 'marker'
  | 'token'
  | 'elemental'
  | 'refused'
  | 'your-turn'
  | 'count'
  | 'sum'
  | 'overtake'
  | 'win'
  | 'lose'
  | 'draw';

/** The address of each recording, by its path. */
const FILES = import.meta.glob<string>('./sounds/*.mp3', { eager: true, query: '?url', import: 'default' });

/** What the pitch, in semitones, and the loudness, in decibels, vary by: nothing sounds twice the same. */
const SPREAD = { pitch: 0.5, loudness: 2 };

/** What counts as silence before a recording: encoders add some. */
const SILENCE = 0.003;

let output: AudioContext | null = null;
const recordings = new Map<Sound, Promise<AudioBuffer>>();

/** Prepares the sounds at the first click or key: browsers allow none before that. */
export function awaitGesture(): void {
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, prepare, { once: true, capture: true });
}

/** Plays a sound, higher by some semitones; nothing if sounds are off or not allowed yet. */
export function play(sound: Sound, semitones = 0): void {
  if (!settings.volume || !output) return;
  const context = output;
  const asked = context.currentTime;
  recording(context, sound).then(
    // One that had to be loaded first is late: what it belongs to is over.
    (buffer) => context.currentTime - asked < 0.3 && start(context, buffer, semitones),
    () => recordings.delete(sound),
  );
}

function prepare(): void {
  if (output) return;
  output = new AudioContext();
  if (!settings.volume) return;
  for (const path of Object.keys(FILES)) void recording(output, nameOf(path)).catch(() => recordings.delete(nameOf(path)));
}

function nameOf(path: string): Sound {
  return path.slice('./sounds/'.length, -'.mp3'.length) as Sound;
}

function recording(context: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const known = recordings.get(sound);
  if (known) return known;
  const loading = fetch(FILES[`./sounds/${sound}.mp3`]!)
    .then((file) => file.arrayBuffer())
    .then((bytes) => context.decodeAudioData(bytes));
  recordings.set(sound, loading);
  return loading;
}

function start(context: AudioContext, buffer: AudioBuffer, semitones: number): void {
  const pitch = semitones + SPREAD.pitch * around();
  const loudness = (settings.volume / 100) * 10 ** ((SPREAD.loudness * around()) / 20);
  const voice = new AudioBufferSourceNode(context, { buffer, playbackRate: 2 ** (pitch / 12) });
  voice.connect(new GainNode(context, { gain: Math.min(1, loudness) })).connect(context.destination);
  voice.start(0, beginning(buffer));
}

/** A number between -1 and 1, by chance. */
function around(): number {
  return 2 * Math.random() - 1;
}

/** The seconds of silence before a recording. */
function beginning(buffer: AudioBuffer): number {
  const first = buffer.getChannelData(0).findIndex((sample) => Math.abs(sample) > SILENCE);
  return Math.max(0, first) / buffer.sampleRate;
}
