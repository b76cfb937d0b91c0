// @ts-check
// Short sounds, made on the spot: paper, wood and a small bell.

import { sound } from "../settings.js";

/** @typedef {"lay" | "trick" | "draw" | "turn" | "signal" | "fire" | "won" | "lost"} Sound */

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} name */
export function play(name) {
  if (sound.value !== "on") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context, context.currentTime);
}

/** @type {Record<Sound, (audio: AudioContext, at: number) => void>} */
const SOUNDS = {
  lay: (audio, at) => rustle(audio, at, { length: 0.07, pitch: 1400, loud: 0.35 }),
  draw: (audio, at) => rustle(audio, at, { length: 0.16, pitch: 2600, loud: 0.18 }),
  signal: (audio, at) => bell(audio, at, 660, { length: 0.18, loud: 0.09 }),
  turn: (audio, at) => chime(audio, at, [523, 784], 0.12),
  trick: (audio, at) => chime(audio, at + 0.2, [523, 659, 784, 1047], 0.07),
  fire: (audio, at) => rustle(audio, at, { length: 0.5, pitch: 500, loud: 0.3 }),
  won: (audio, at) => chime(audio, at, [523, 659, 784, 1047, 1319, 1568], 0.13),
  lost: (audio, at) => chime(audio, at, [440, 392, 330], 0.22),
};

/**
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number[]} tones
 * @param {number} apart
 */
function chime(audio, at, tones, apart) {
  tones.forEach((tone, place) => bell(audio, at + place * apart, tone, { length: 0.5, loud: 0.12 }));
}

/**
 * A struck tone with one overtone.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} pitch
 * @param {{ length: number, loud: number }} shape
 */
function bell(audio, at, pitch, { length, loud }) {
  for (const [times, part] of /** @type {const} */ ([[1, 1], [2.76, 0.25]])) {
    const tone = audio.createOscillator();
    const volume = fading(audio, at, length / times, loud * part);
    tone.frequency.value = pitch * times;
    tone.connect(volume);
    tone.start(at);
    tone.stop(at + length);
  }
}

/**
 * Filtered noise, as paper makes it.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {{ length: number, pitch: number, loud: number }} shape
 */
function rustle(audio, at, { length, pitch, loud }) {
  const noise = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  noise.connect(filter).connect(fading(audio, at, length, loud));
  noise.start(at);
}

/**
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function fading(audio, at, length, loud) {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  volume.connect(audio.destination);
  return volume;
}
