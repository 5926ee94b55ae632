import { type FanTanOutcome, fanTanOutcomeSchema } from '../../../src/tables/games/fanTan.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readButtons = (outcome: unknown): FanTanOutcome | null =>
  fanTanOutcomeSchema.safeParse(outcome).data ?? null;
