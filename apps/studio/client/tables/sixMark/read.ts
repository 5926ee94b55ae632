import { type SixMarkOutcome, sixMarkOutcomeSchema } from '../../../src/tables/games/sixMark.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readMarks = (outcome: unknown): SixMarkOutcome | null =>
  sixMarkOutcomeSchema.safeParse(outcome).data ?? null;
