import { fixtureOf } from '../../../src/book/engine/fixtures.ts';
import { replay } from '../../../src/book/engine/replay.ts';
import type { Run } from '../../../src/book/engine/run.ts';
import type { EventProofView, TimelineItem } from '../../../src/book/views.ts';
import { hmacOf, sha256Of } from '../../verify/proof.ts';

export interface EventVerdict {
  readonly hash: string;
  readonly hashAgrees: boolean;
  readonly strengths: readonly [number, number];
  readonly strengthsAgree: boolean;
  readonly timeline: readonly TimelineItem[];
  readonly courseAgrees: boolean;
  readonly result: readonly [number, number];
  readonly resultAgrees: boolean;
}

const sameItem = (one: TimelineItem, other: TimelineItem | undefined): boolean =>
  other !== undefined &&
  one.kind === other.kind &&
  one.clock === other.clock &&
  one.part === other.part &&
  one.side === other.side &&
  one.points === other.points &&
  one.score.join() === other.score.join();

const sameCourse = (one: readonly TimelineItem[], other: readonly TimelineItem[]): boolean =>
  one.length === other.length && one.every((item, index) => sameItem(item, other[index]));

/** What was broken off from outside, rather than by the draw, was broken off where its steps end. */
const brokenOff = (run: Run, { event }: EventProofView): Run =>
  event.phase === 'abandoned' && run.phase !== 'abandoned' ? run.abandoned() : run;

/**
 * Plays an event out again with the browser's own cryptography, from its revealed seed alone. `undefined` while the seed
 * is not revealed.
 */
export const verifyEvent = async (
  proof: EventProofView,
  crypto: SubtleCrypto,
): Promise<EventVerdict | undefined> => {
  const { serverSeed, event } = proof;
  if (serverSeed === null) return undefined;
  const hash = await sha256Of(serverSeed, crypto);
  const hmac = await hmacOf(serverSeed, crypto);
  const fixture = fixtureOf({
    id: event.id,
    sport: event.sport,
    competition: event.competition.code,
    home: event.home.code,
    away: event.away.code,
    fingerprint: hash,
  });
  const run = brokenOff(await replay(fixture, hmac, proof.steps), proof);
  const { home, away } = run.score;
  return {
    hash,
    hashAgrees: hash === proof.serverSeedHash,
    strengths: fixture.strengths,
    strengthsAgree: fixture.strengths.join() === proof.strengths.join(),
    timeline: run.timeline,
    courseAgrees: sameCourse(run.timeline, proof.timeline),
    result: [home, away],
    resultAgrees: home === event.score.home && away === event.score.away,
  };
};
