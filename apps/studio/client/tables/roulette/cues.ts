import { atEach, atShow, type TableCues } from '../heard/cues.ts';
import { readPocket } from './read.ts';
import { ballMs, ballTurns, dropsAt, jumps } from './schedule.ts';

/** How often the ball ticks in a turn on the rim. */
const ticksATurn = 4;

/** A quarter of a turn each, slower and slower, as long as the ball is on the rim. */
const ticks = Array.from({ length: ticksATurn * ballTurns }, (_, gone) => {
  const left = 1 - gone / (ticksATurn * ballTurns);
  return Math.round(ballMs * (1 - Math.sqrt(left)));
}).filter((at) => at < ballMs * dropsAt);

/** Where its jumps come down. */
const drops = Array.from({ length: Math.floor(jumps) }, (_, jump) =>
  Math.round(ballMs * (dropsAt + ((1 - dropsAt) * (jump + 1)) / jumps)),
);

export const cues: TableCues = {
  family: 'wheels',
  timelineOf: atShow(readPocket, () => [
    ...atEach(ticks, 'tick'),
    ...atEach(drops, 'drop'),
    { at: ballMs, sound: 'rest' },
    { at: ballMs + 350, sound: 'told' },
  ]),
};
