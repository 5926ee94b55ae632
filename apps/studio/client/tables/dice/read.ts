import { type DiceOutcome, diceOutcomeSchema } from '../../../src/tables/games/threeDice.ts';

/** The outcome that a result tells; `null` for what is none of three dice. */
export const readDice = (outcome: unknown): DiceOutcome | null =>
  diceOutcomeSchema.safeParse(outcome).data ?? null;
