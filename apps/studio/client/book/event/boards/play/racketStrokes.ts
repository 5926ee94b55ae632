import { pickedBy } from './chance.ts';
import { beatMs, type Pose, type Spot } from './figures.ts';

/** How the shuttle is struck in a rally. A smash is what ends one. */
export const strokes = ['serve', 'clear', 'drop', 'drive', 'backhand', 'block', 'net', 'lift'] as const;
export type Stroke = (typeof strokes)[number];

/** How far from the net: each stroke is played in one, and sends the shuttle to another. */
export type Zone = 'front' | 'middle' | 'back';

/** A man is so many times as large as his limbs are cut. */
export const racketSize = 1.6;

/** Where the head of the racket meets the shuttle, before and over the feet; of a figure as it is cut, at the angle of the arm that the stroke begins with. */
export const reaches: Readonly<Record<Stroke | 'smash', Spot>> = {
  serve: { x: 18.5, y: 34 },
  clear: { x: 9.5, y: 63 },
  drop: { x: 16.5, y: 60 },
  drive: { x: 31, y: 37.5 },
  backhand: { x: 26, y: 50 },
  block: { x: 30, y: 25 },
  net: { x: 38, y: 25 },
  lift: { x: 34, y: 13 },
  smash: { x: 6.5, y: 74 },
};

/** How it is got ready for: with the racket up, or out in front. */
const readies: Readonly<Record<Stroke, Pose>> = {
  ...{ serve: 'ready', clear: 'high', drop: 'high', drive: 'run', backhand: 'run' },
  ...{ block: 'low', net: 'low', lift: 'low' },
};
export const readyFor = (stroke: Stroke): Pose => readies[stroke];

/** What can be played from where, the likelier more often. */
const played: Readonly<Record<Zone, readonly Stroke[]>> = {
  back: ['clear', 'drop', 'drop', 'clear', 'drive'],
  middle: ['drive', 'backhand', 'block', 'backhand', 'drive'],
  front: ['net', 'lift', 'net', 'lift', 'block'],
};
const sentTo: Readonly<Record<Stroke, readonly Zone[]>> = {
  serve: ['front', 'front', 'back'],
  clear: ['back'],
  drop: ['front'],
  drive: ['middle', 'back', 'middle'],
  backhand: ['middle', 'front'],
  block: ['front'],
  net: ['front'],
  lift: ['back'],
};

/** How high the shuttle goes over the straight line; what goes to the back goes over the head. */
const heights: Readonly<Record<Stroke, number>> = {
  ...{ serve: 26, clear: 62, drop: 10, drive: 5, backhand: 9, block: 20, net: 30, lift: 74 },
};
/** What is struck high is in the air for two beats. */
const isHigh = (stroke: Stroke, zone: Zone): boolean =>
  zone === 'back' && (stroke === 'clear' || stroke === 'lift' || stroke === 'serve');

/** A stroke of a rally: what it is, where it goes, and which beat of it is seen. */
export interface Struck {
  /** The serve is the first, 0. */
  readonly number: number;
  readonly stroke: Stroke;
  /** Where the shuttle goes, and how it is played there. */
  readonly zone: Zone;
  readonly next: Stroke;
  /** Where the stroke before it went: there it is played. */
  readonly from: Zone | null;
  readonly since: number;
  readonly height: number;
  /** How long the shuttle is in the air. Milliseconds. */
  readonly ms: number;
}

const strokeIn = (key: string, number: number, zone: Zone, last: Stroke): Stroke => {
  const among = played[zone].filter((each) => each !== last);
  return among[pickedBy(`${key} ${number} stroke`, among.length)] ?? 'drive';
};
const zoneAfter = (key: string, number: number, stroke: Stroke): Zone => {
  const among = sentTo[stroke];
  return among[pickedBy(`${key} ${number} zone`, among.length)] ?? 'middle';
};

/** What is struck so many beats after the serve. It goes on for ever: the feed tells when it ends. */
export const struckAt = (key: string, beat: number): Struck => {
  let [number, since, stroke, from]: [number, number, Stroke, Zone | null] = [0, beat, 'serve', null];
  for (;;) {
    const zone = zoneAfter(key, number, stroke);
    const isUp = isHigh(stroke, zone);
    const beats = isUp ? 2 : 1;
    const next = strokeIn(key, number + 1, zone, stroke);
    if (since < beats) {
      const height = stroke === 'serve' && isUp ? heights.lift : heights[stroke];
      return { number, stroke, zone, next, from, since, height, ms: beats * beatMs };
    }
    since -= beats;
    [number, stroke, from] = [number + 1, next, zone];
  }
};
