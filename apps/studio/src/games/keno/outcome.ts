import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';
import { numberCount, pierCount } from './rules.ts';

const ballSchema = z.int().check(z.minimum(1), z.maximum(numberCount));

/** What was marked, drawn and hit; numbers count from 1. */
export const kenoOutcomeSchema = z.object({
  picks: z.array(ballSchema),
  /** In the order in which they came. */
  drawn: z.array(ballSchema),
  hits: countSchema,
  /** Played with the harbor light; left out where it was not. */
  light: z.optional(z.boolean()),
  /** Where the beam of the lighthouse fell, from 0; left out where it was not played with. */
  pier: z.optional(z.int().check(z.minimum(0), z.maximum(pierCount - 1))),
});
export type KenoOutcome = Told<typeof kenoOutcomeSchema>;
