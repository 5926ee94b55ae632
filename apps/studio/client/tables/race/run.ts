import { type RaceOutcome, raceOutcomeSchema } from '../../../src/tables/games/hareRace.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readOrder = (outcome: unknown): RaceOutcome | null =>
  raceOutcomeSchema.safeParse(outcome).data ?? null;

/** When the first hare is in, and how much later each of the others. Milliseconds from the draw. */
const firstInMs = 10_500;
const gapMs = 420;

/** How much a hare may seem to lead or lag on its way, as a share of the course. */
const sway = 0.07;

/**
 * How far a hare has come, 0–1. Everybody sees the same run: it follows from the order, the hare and the round alone,
 * and the hares come in exactly in the order that was drawn.
 */
export const progressOf = (
  order: readonly number[],
  hare: number,
  round: number,
  elapsedMs: number,
): number => {
  const place = order.indexOf(hare);
  const inAt = firstInMs + gapMs * place;
  const share = Math.min(1, Math.max(0, elapsedMs / inAt));
  const phase = ((hare * 37 + round * 53) % 100) / 100;
  const wander = Math.sin(2 * Math.PI * (share * 1.7 + phase)) - Math.sin(2 * Math.PI * phase);
  // Nothing is left of the swaying at the start and at the line.
  return Math.min(1, Math.max(0, share + sway * wander * share * (1 - share) * 2));
};

/** Milliseconds from the draw after which every hare is in. */
export const runMs = firstInMs + gapMs * 5;
