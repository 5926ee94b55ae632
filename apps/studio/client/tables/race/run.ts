import { type RaceOutcome, raceOutcomeSchema } from '../../../src/tables/games/hareRace.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readOrder = (outcome: unknown): RaceOutcome | null =>
  raceOutcomeSchema.safeParse(outcome).data ?? null;

/** When the first hare is in, and how much later each of the others. Milliseconds from the draw. */
const firstInMs = 10_500;
const gapMs = 420;

/** How much a hare may seem to lead or lag on its way, as a share of the course. */
const sway = 0.07;

/** When the first of a run is in, and how much later each of the others. Milliseconds from the draw. */
export interface RunTimes {
  readonly firstInMs: number;
  readonly gapMs: number;
}

/**
 * How far a runner has come, 0–1. Everybody sees the same run: it follows from the order, the runner and the round
 * alone, and the runners come in exactly in the order that was drawn.
 */
export const comeSoFar = (
  { firstInMs: first, gapMs: gap }: RunTimes,
  order: readonly number[],
  runner: number,
  round: number,
  elapsedMs: number,
): number => {
  const inAt = first + gap * order.indexOf(runner);
  const share = Math.min(1, Math.max(0, elapsedMs / inAt));
  const phase = ((runner * 37 + round * 53) % 100) / 100;
  const wander = Math.sin(2 * Math.PI * (share * 1.7 + phase)) - Math.sin(2 * Math.PI * phase);
  // Nothing is left of the swaying at the start and at the line.
  return Math.min(1, Math.max(0, share + sway * wander * share * (1 - share) * 2));
};

/** How far a hare has come, 0–1. */
export const progressOf = (
  order: readonly number[],
  hare: number,
  round: number,
  elapsedMs: number,
): number => comeSoFar({ firstInMs, gapMs }, order, hare, round, elapsedMs);

/** Milliseconds from the draw after which every hare is in. */
export const runMs = firstInMs + gapMs * 5;
