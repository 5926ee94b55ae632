import { createHmac } from 'node:crypto';
import { type Below, rangesOf } from '../engine/ranges.ts';

/** The numbers of a round as the server draws them, from a seed of the test's own: the same every time. */
export const seededBelow = (seed: string, round: number): Below =>
  rangesOf(async (message) => createHmac('sha256', seed).update(message).digest(), 'entropy', round);
