import { type RouletteOutcome, rouletteOutcomeSchema } from '../../../src/tables/games/roulette.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readPocket = (outcome: unknown): RouletteOutcome | null =>
  rouletteOutcomeSchema.safeParse(outcome).data ?? null;
