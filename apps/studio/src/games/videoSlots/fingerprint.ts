import { createHash } from 'node:crypto';
import type { VideoSlot } from './machine.ts';

/** Changes with anything in a slot's mathematics. */
export const fingerprintOf = (slot: VideoSlot): string =>
  createHash('sha256').update(JSON.stringify(slot)).digest('hex').slice(0, 16);
