import { type Minor, minor } from '@pavilion/money';
import { z } from 'zod';
import { cutTowardsNothing, exactOf, timesPpm } from './exact.ts';
import { pathOf, SettlementError } from './settlementError.ts';

const wholePpm = 1_000_000;
const ppm = z.int().min(0).max(wholePpm);
const minorSchema = z.bigint().transform((value): Minor => minor(value));

/** As they were at the time of the bet: they are stored with it. */
const positionsSchema = z.strictObject({
  /** What the member lost; negative for a win. */
  lostMinor: minorSchema,
  turnoverMinor: minorSchema,
  /** Of the turnover, to the member. */
  memberRebatePpm: ppm,
  /** From the member's agent up. */
  levels: z
    .array(
      z.strictObject({
        agent: z.int().min(1),
        /** Of win and loss. */
        sharePpm: ppm,
        /** Given by the level above on the turnover that this one passes on. */
        rebatePpm: ppm,
      }),
    )
    .max(50)
    .refine((levels) => levels.reduce((sum, { sharePpm }) => sum + sharePpm, 0) <= wholePpm, {
      message: 'takes more than there is: the shares come to more than the whole',
    }),
});

export type PositionsInput = z.input<typeof positionsSchema>;

/** What one level takes part in, gets from above, gives to below, keeps, and passes up. */
export interface PositionRow {
  /** Null for the house, which takes what is left. */
  readonly agent: number | null;
  readonly shareMinor: Minor;
  readonly rebateGotMinor: Minor;
  readonly rebateGivenMinor: Minor;
  readonly resultMinor: Minor;
  readonly paysUpMinor: Minor;
}

/**
 * Position taking: every level has a share in what the member lost or won, and gets a rebate from above on the turnover
 * that it passes on. What is settled between two levels is cut to minor units towards nothing, so all results together
 * are what the member pays, and a win is the mirror of a loss. Throws a `SettlementError` for shares beyond the whole.
 */
export const takePositions = (given: PositionsInput): PositionRow[] => {
  const parsed = positionsSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettlementError(pathOf(issue?.path ?? []), issue?.message ?? 'cannot be read');
  }
  const { lostMinor, turnoverMinor, memberRebatePpm, levels } = parsed.data;
  const partOf = (whole: Minor, sharePpm: number): Minor =>
    cutTowardsNothing(timesPpm(exactOf(whole), sharePpm));
  const rebate = (passedPpm: number, ratePpm: number): Minor =>
    cutTowardsNothing(timesPpm(timesPpm(exactOf(turnoverMinor), passedPpm), ratePpm));

  let leftPpm = wholePpm;
  let leftMinor: bigint = lostMinor;
  // What the level at hand gives to the one below.
  let owed = rebate(wholePpm, memberRebatePpm);
  let comes: bigint = lostMinor - owed;
  const row = (agent: number | null, shareMinor: Minor, rebateGotMinor: Minor): PositionRow => {
    const resultMinor = minor(shareMinor + rebateGotMinor - owed);
    const paysUpMinor = minor(comes - resultMinor);
    const told = { agent, shareMinor, rebateGotMinor, rebateGivenMinor: owed, resultMinor, paysUpMinor };
    owed = rebateGotMinor;
    comes = paysUpMinor;
    leftMinor -= shareMinor;
    return told;
  };
  const rows = levels.map(({ agent, sharePpm, rebatePpm }) => {
    leftPpm -= sharePpm;
    return row(agent, partOf(lostMinor, sharePpm), rebate(leftPpm, rebatePpm));
  });
  return [...rows, row(null, minor(leftMinor), minor(0))];
};
