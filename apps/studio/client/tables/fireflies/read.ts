import { type TenOutcome, tenOutcomeSchema } from '../../../src/tables/games/fireflyTen.ts';
import { comeSoFar, type RunTimes } from '../race/run.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readTen = (outcome: unknown): TenOutcome | null =>
  tenOutcomeSchema.safeParse(outcome).data ?? null;

const times: RunTimes = { firstInMs: 6_800, gapMs: 280 };

/** When the firefly with this place, from 0, is in. Milliseconds from the draw. */
export const inAtMs = (place: number): number => times.firstInMs + times.gapMs * place;
/** When every firefly is in. Milliseconds from the draw. */
export const flightMs = inAtMs(9);

/** How far a firefly has come, 0–1. */
export const flownSoFar = (
  order: readonly number[],
  firefly: number,
  round: number,
  elapsedMs: number,
): number => comeSoFar(times, order, firefly, round, elapsedMs);
