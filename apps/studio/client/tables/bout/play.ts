import { type BoutOutcome, boutOutcomeSchema } from '../../../src/tables/games/puppetBout.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readBout = (outcome: unknown): BoutOutcome | null =>
  boutOutcomeSchema.safeParse(outcome).data ?? null;

/** What a puppet does: it waits, springs, steps back, crows as the winner, bows as the loser. */
export type Pose = 'wait' | 'spring' | 'back' | 'crow' | 'bow';

/** The puppets step forward, each pass takes so long, and then they bow. Milliseconds from the draw. */
const beginMs = 700;
const passMs = 1_300;
/** Of each pass, how much is the spring. */
const springShare = 0.55;

/** Pose of meron and wala at a moment of the play. */
export const posesAt = ({ winner, passes }: BoutOutcome, elapsedMs: number): readonly [Pose, Pose] => {
  const pass = Math.floor((elapsedMs - beginMs) / passMs);
  if (pass < 0) return ['wait', 'wait'];
  const lead = passes[pass];
  if (lead === undefined) {
    if (winner === 'draw') return ['bow', 'bow'];
    return winner === 'meron' ? ['crow', 'bow'] : ['bow', 'crow'];
  }
  const into = ((elapsedMs - beginMs) % passMs) / passMs;
  if (into > springShare) return ['wait', 'wait'];
  return lead === 0 ? ['spring', 'back'] : ['back', 'spring'];
};

/** When the winner is known. Milliseconds from the draw. */
export const endsAt = ({ passes }: BoutOutcome): number => beginMs + passMs * passes.length;
