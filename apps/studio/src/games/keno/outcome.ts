import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';
import { numberCount } from './rules.ts';

const ballSchema = z.int().check(z.minimum(1), z.maximum(numberCount));

/** What was marked, drawn and hit; numbers count from 1. */
export const kenoOutcomeSchema = z.object({
  picks: z.array(ballSchema),
  /** In the order in which they came. */
  drawn: z.array(ballSchema),
  hits: countSchema,
  /** Played with the harbor light; left out where it was not. */
  light: z.optional(z.boolean()),
});
export type KenoOutcome = Told<typeof kenoOutcomeSchema>;
