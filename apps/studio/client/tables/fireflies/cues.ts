import { atShow, type Cue, type TableCues } from '../heard/cues.ts';
import { flightMs, inAtMs, readTen } from './read.ts';

/** Each firefly comes in a note higher; then the first three are told. */
export const cues: TableCues = {
  family: 'numbers',
  timelineOf: atShow(readTen, ({ order }) => [
    { at: 0, sound: 'lift' },
    ...order.map((_, place): Cue => ({ at: inAtMs(place), sound: 'number', higher: place })),
    { at: flightMs + 250, sound: 'told' },
  ]),
};
