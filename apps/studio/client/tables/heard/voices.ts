import { type Maker, rustle, tone } from '../../shell/tunes.ts';

/** A stick on wood, a hoof on turf: short, and lower at once. */
export const wood: Maker = (context, hz, at, loudness) =>
  tone(context, 'triangle', { from: hz, to: hz * 0.55, at, loudness, seconds: 0.07 });

/** Two chips that meet, a ball on a rim: high, hard and very short. */
export const click: Maker = (context, hz, at, loudness) => {
  tone(context, 'sine', { from: hz * 4.2, to: hz * 4.2, at, loudness: loudness * 0.55, seconds: 0.045 });
  tone(context, 'sine', { from: hz * 6.7, to: hz * 6.7, at, loudness: loudness * 0.3, seconds: 0.03 });
};

/** Something is swept over a cloth, water closes: no tone of its own. */
export const wash: Maker = (context, hz, at, loudness) => rustle(context, hz / 2, at, loudness * 0.55, 0.34);

/** A horn in the mist: low and long. */
export const horn: Maker = (context, hz, at, loudness) => {
  tone(context, 'triangle', { from: hz / 2, to: hz / 2, at, loudness: loudness * 0.9, seconds: 0.9 });
  tone(context, 'sine', { from: hz / 4, to: hz / 4, at, loudness: loudness * 0.8, seconds: 1.1 });
};

/** The same voice, further away: this share of its loudness. */
export const soft =
  (voice: Maker, share: number): Maker =>
  (context, hz, at, loudness) =>
    voice(context, hz, at, loudness * share);
