import { type BeamOutcome, beamOutcomeSchema } from '../../../src/tables/games/beamWheel.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readPane = (outcome: unknown): BeamOutcome | null =>
  beamOutcomeSchema.safeParse(outcome).data ?? null;
