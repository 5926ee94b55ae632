import { type ThreeDigitsOutcome, threeDigitsOutcomeSchema } from '../../../src/tables/games/threeDigits.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readDigits = (outcome: unknown): ThreeDigitsOutcome | null =>
  threeDigitsOutcomeSchema.safeParse(outcome).data ?? null;
