import {
  type BoutOutcome,
  boutBeginsMs,
  boutOutcomeSchema,
  passMs,
} from '../../../src/tables/games/puppetBout.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readBout = (outcome: unknown): BoutOutcome | null =>
  boutOutcomeSchema.safeParse(outcome).data ?? null;

/** What a puppet does: it waits, springs, steps back, crows as the winner, bows as the loser. */
export type Pose = 'wait' | 'spring' | 'back' | 'crow' | 'bow';

/** Of each pass, how much is the spring. */
const springShare = 0.55;

/** Pose of meron and wala at a moment of the play. */
export const posesAt = ({ winner, passes }: BoutOutcome, elapsedMs: number): readonly [Pose, Pose] => {
  const pass = Math.floor((elapsedMs - boutBeginsMs) / passMs);
  if (pass < 0) return ['wait', 'wait'];
  const lead = passes[pass];
  if (lead === undefined) {
    if (winner === 'draw') return ['bow', 'bow'];
    return winner === 'meron' ? ['crow', 'bow'] : ['bow', 'crow'];
  }
  const into = ((elapsedMs - boutBeginsMs) % passMs) / passMs;
  if (into > springShare) return ['wait', 'wait'];
  return lead === 0 ? ['spring', 'back'] : ['back', 'spring'];
};
