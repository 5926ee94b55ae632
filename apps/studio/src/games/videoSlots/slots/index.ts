import type { VideoSlot } from '../machine.ts';
import { fairWindJunk } from './fairWindJunk.ts';
import { nightMarket } from './nightMarket.ts';
import { pepperKitchen } from './pepperKitchen.ts';
import { starPoundingHare } from './starPoundingHare.ts';
import { tigerGrove } from './tigerGrove.ts';

/** Every video slot: its mathematics, as data. */
export const videoSlots: readonly VideoSlot[] = [
  nightMarket,
  fairWindJunk,
  pepperKitchen,
  tigerGrove,
  starPoundingHare,
];
