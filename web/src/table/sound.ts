// Quiet sounds, made on the spot: nothing is fetched. Off until somebody asks for them.
import { settings } from "../settings.svelte";
import type { Situation } from "../api/shapes";

export type Sound = "win" | "shot" | "dice" | "turn";
const LOUD = 0.12;
const SHOT = /(^|-)(hit|hits|shot|fired|sunk|sank|rammed|struck|damaged?)(-|$)/;
const DICE = /(^|-)(rolled|roll|dice|reroll|rerolled|tested|spotted)(-|$)/;

/** The sound of what is new in a situation: of several, only the strongest. */
export function soundOf(before: Situation | null, next: Situation): Sound | null {
  if (!before) return null;
  const names = next.log.events.map((event) => event.event);
  if (next.outcome && !before.outcome) return "win";
  if (names.some((name) => SHOT.test(name))) return "shot";
  if (names.some((name) => DICE.test(name))) return "dice";
  return next.decision && !before.decision ? "turn" : null;
}

let context: AudioContext | null = null;

export function play(sound: Sound | null): void {
  if (!sound || !settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (sound === "turn") tone(context, now, 660, 0.4, 1);
  else if (sound === "win") [523, 659, 784].forEach((pitch, i) => tone(context!, now + i * 0.11, pitch, 0.18, 1));
  else if (sound === "shot") {
    noise(context, now, 0.25, 320, 1.6);
    tone(context, now, 70, 0.25, 0.9);
  } else for (let i = 0; i < 4; i++) noise(context, now + i * 0.07, 0.045, 2400, 0.8);
}

/** A note that fades away. */
function tone(at: AudioContext, when: number, pitch: number, seconds: number, loud: number): void {
  const [source, gain] = [at.createOscillator(), at.createGain()];
  source.type = "triangle";
  source.frequency.value = pitch;
  fade(gain, when, seconds, loud);
  source.connect(gain).connect(at.destination);
  source.start(when);
  source.stop(when + seconds);
}

/** A burst of noise below or around a pitch: a cannon far away, a die on wood. */
function noise(at: AudioContext, when: number, seconds: number, pitch: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const [source, filter, gain] = [at.createBufferSource(), at.createBiquadFilter(), at.createGain()];
  source.buffer = buffer;
  filter.type = pitch > 1000 ? "bandpass" : "lowpass";
  filter.frequency.value = pitch;
  fade(gain, when, seconds, loud);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(when);
}

function fade(gain: GainNode, when: number, seconds: number, loud: number): void {
  gain.gain.setValueAtTime(LOUD * loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0005, when + seconds);
}
