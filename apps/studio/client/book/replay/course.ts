import { brokenOff, stepOn } from '../../../src/book/engine/replay.ts';
import { beginRun, type Run } from '../../../src/book/engine/run.ts';
import type { EventProofView, EventView } from '../../../src/book/views.ts';
import { hmacOf } from '../../verify/proof.ts';
import { fixtureOfEvent } from '../fixtureOfEvent.ts';

/** What is seen of a match at a moment of its course. */
export type Moment = Pick<
  EventView,
  'phase' | 'score' | 'timeline' | 'incidents' | 'plays' | 'isProvisional' | 'isCorrected' | 'isSuspended'
>;

const momentOf = (run: Run): Moment => {
  const { phase, score, timeline, incidents, plays, isProvisional, isCorrected, isSuspended } = run;
  return { phase, score, timeline, incidents, plays, isProvisional, isCorrected, isSuspended };
};

const sameScore = (one: Pick<Moment, 'score'>, other: Pick<Moment, 'score'>): boolean =>
  one.score.home === other.score.home && one.score.away === other.score.away;

/** Where the match stood last, as the studio tells it. */
const told = ({ event, timeline }: EventProofView): Moment => ({
  ...event,
  timeline,
  incidents: [],
  plays: [],
});

/**
 * A match from its beginning to its end, moment by moment, drawn once more from its seed: what was shown while it was played. Its last
 * moment alone while the seed is not told, where the browser cannot compute, and should the two ever differ.
 */
export const courseOf = async (
  proof: EventProofView,
  crypto: SubtleCrypto | undefined,
): Promise<readonly [Moment, ...Moment[]]> => {
  const { event, serverSeed, serverSeedHash, steps } = proof;
  if (serverSeed === null || crypto === undefined) return [told(proof)];
  const hmac = await hmacOf(serverSeed, crypto);
  let run = beginRun(fixtureOfEvent(proof, serverSeedHash));
  const first = momentOf(run);
  const moments: Moment[] = [];
  for (let step = 0; step < steps && !run.isFinished; step += 1) {
    run = await stepOn(run, hmac);
    moments.push(momentOf(run));
  }
  const end = brokenOff(run, event.phase);
  if (end !== run) moments.push(momentOf(end));
  return sameScore(moments.at(-1) ?? first, event) ? [first, ...moments] : [told(proof)];
};
