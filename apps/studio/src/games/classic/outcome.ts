import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';
import { type ClassicSpin, playClassic } from './hops.ts';
import { jadeFrog, stillFrog } from './machine.ts';

/** Behind the lots of a round whose frogs can hop. */
export const hopsWord = '/hops';

/** What is stored of a spin, and told to the page. */
export const classicOutcomeSchema = z.object({
  stops: z.array(countSchema),
  /** The lot that was drawn for the jackpot, counted from 0. */
  lot: countSchema,
  /** Lots below this one win it: one for each smallest stake that was put in. */
  lots: countSchema,
  /** Lots there are in all. */
  lotsInAll: countSchema,
  /** What was drawn for each hop that was made, reel by reel; left out in rounds stored before frogs hopped. */
  hops: z.optional(z.array(z.array(countSchema))),
});
export type ClassicOutcome = Told<typeof classicOutcomeSchema>;

/** The spin that an outcome tells of, by the machine of its time. */
export const spinOf = ({ stops, hops }: Pick<ClassicOutcome, 'stops' | 'hops'>): ClassicSpin =>
  hops ? playClassic(jadeFrog, stops, hops) : playClassic(stillFrog, stops, []);

/** What is told of a spin so that it can be recomputed. */
export const verifyFieldsOf = ({
  lots,
  lotsInAll,
  hops,
}: ClassicOutcome): Readonly<Record<string, string>> => ({
  lots: `${lots}/${lotsInAll}${hops ? hopsWord : ''}`,
});

export const winsJackpot = ({ lot, lots }: ClassicOutcome): boolean => lot < lots;
