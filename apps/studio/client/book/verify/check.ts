import { brokenOff, replay } from '../../../src/book/engine/replay.ts';
import type { EventProofView, TimelineItem } from '../../../src/book/views.ts';
import { hmacOf, sha256Of } from '../../verify/proof.ts';
import { fixtureOfEvent } from '../fixtureOfEvent.ts';

export interface EventVerdict {
  readonly hash: string;
  readonly hashAgrees: boolean;
  /** Whether the proof names the rules that were told; `null` where nobody says which those were. */
  readonly rulesAgree: boolean | null;
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

/**
 * Plays an event out again with the browser's own cryptography, from its revealed seed alone, by the rules that its proof names;
 * `told`: those that were told beside its fingerprint. `undefined` while the seed is not revealed.
 */
export const verifyEvent = async (
  proof: EventProofView,
  crypto: SubtleCrypto,
  told: number | null = null,
): Promise<EventVerdict | undefined> => {
  const { serverSeed, event } = proof;
  if (serverSeed === null) return undefined;
  const hash = await sha256Of(serverSeed, crypto);
  const hmac = await hmacOf(serverSeed, crypto);
  const fixture = fixtureOfEvent(proof, hash);
  const run = brokenOff(await replay(fixture, hmac, proof.steps), event.phase);
  const { home, away } = run.score;
  return {
    hash,
    hashAgrees: hash === proof.serverSeedHash,
    rulesAgree: told === null ? null : told === proof.rules,
    strengths: fixture.strengths,
    strengthsAgree: fixture.strengths.join() === proof.strengths.join(),
    timeline: run.timeline,
    courseAgrees: sameCourse(run.timeline, proof.timeline),
    result: [home, away],
    resultAgrees: home === event.score.home && away === event.score.away,
  };
};
