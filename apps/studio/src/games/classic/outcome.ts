import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';

/** What is stored of a spin, and told to the page. */
export const classicOutcomeSchema = z.object({
  stops: z.array(countSchema),
  /** The lot that was drawn for the jackpot, counted from 0. */
  lot: countSchema,
  /** Lots below this one win it: one for each smallest stake that was put in. */
  lots: countSchema,
  /** Lots there are in all. */
  lotsInAll: countSchema,
});
export type ClassicOutcome = Told<typeof classicOutcomeSchema>;

export const winsJackpot = ({ lot, lots }: ClassicOutcome): boolean => lot < lots;
