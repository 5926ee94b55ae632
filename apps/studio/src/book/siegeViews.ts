/** What two armies made of storming and holding castles, as the pages of the book are told (`views.ts`). */
import * as z from 'zod/mini';
import type { Told } from '../shapes/fields.ts';
import { namesSchema } from './scores.ts';

/** Rounds that an army stormed and held, and how many of each it won. */
const roundsSchema = z.object({
  stormed: z.number(),
  stormedWon: z.number(),
  held: z.number(),
  heldWon: z.number(),
});
export type Rounds = Told<typeof roundsSchema>;

const armySchema = z.extend(roundsSchema, {
  /** Settled matches in which it played on this map. */
  matches: z.number(),
  /** The latest rounds of those in which it stormed, and how many castles it took in them. */
  lately: z._default(z.object({ stormed: z.number(), won: z.number() }), { stormed: 0, won: 0 }),
});

export const siegeRecordSchema = z.object({
  /** Of every map of the match, in their order: what both armies did on it in matches that are settled. */
  maps: z.array(z.object({ map: namesSchema, home: armySchema, away: armySchema })),
});
export type SiegeRecordAnswer = Told<typeof siegeRecordSchema>;
