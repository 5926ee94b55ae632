import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureOf } from '../../../src/book/engine/fixtures.ts';
import { replay } from '../../../src/book/engine/replay.ts';
import { type BookSport, bookSports, type EventProofView } from '../../../src/book/views.ts';
import { eventOf } from '../book.fixture.ts';
import { verifyEvent } from './check.ts';

const seed = '4f'.repeat(32);
const fingerprint = createHash('sha256').update(seed).digest('hex');
/** More than any event takes. */
const stepsMax = 10_000;

const sides: Readonly<Record<BookSport, readonly [competition: string, home: string, away: string]>> = {
  football: ['lantern-league', 'harbour-cranes', 'mill-foxes'],
  racket: ['feather-open', 'shen-lan', 'gu-yanqiu'],
  basketball: ['moon-court', 'tower-owls', 'copper-bells'],
  siege: ['paper-siege-series', 'ink-legion', 'folded-wolves'],
  league: ['paper-league', 'crane-fold', 'ink-stone'],
};

/** A finished event as the studio would publish it. */
const proofOf = async (sport: BookSport): Promise<EventProofView> => {
  const [competition, home, away] = sides[sport];
  const id = `${sport}-1`;
  const fixture = fixtureOf({ id, sport, competition, home, away, fingerprint });
  const hmac = async (message: string) => new Uint8Array(createHmac('sha256', seed).update(message).digest());
  const run = await replay(fixture, hmac, stepsMax);
  const names = { zh_CN: '', en_US: '' };
  return {
    event: eventOf({
      id,
      sport,
      competition: { code: competition, names },
      home: { code: home, names },
      away: { code: away, names },
      phase: run.phase,
      score: run.score,
      main: null,
    }),
    serverSeedHash: fingerprint,
    serverSeed: seed,
    strengths: fixture.strengths,
    timeline: run.timeline,
    steps: run.steps,
  };
};

describe.each(bookSports)('a finished event of %s', (sport) => {
  let proof: EventProofView;
  beforeAll(async () => {
    proof = await proofOf(sport);
  });

  it('is played out again in every part', async () => {
    expect(proof.timeline.length).toBeGreaterThan(10);
    expect(await verifyEvent(proof, crypto.subtle)).toMatchObject({
      hashAgrees: true,
      strengthsAgree: true,
      courseAgrees: true,
      resultAgrees: true,
    });
  });

  it('does not agree with anything that was changed about it', async () => {
    const [first, ...others] = proof.timeline;
    const timeline = first ? [{ ...first, clock: first.clock + 1 }, ...others] : [];
    const changed: EventProofView = {
      ...proof,
      serverSeedHash: 'ab'.repeat(32),
      strengths: [proof.strengths[0] + 1, proof.strengths[1]],
      timeline,
      event: { ...proof.event, score: { ...proof.event.score, home: proof.event.score.home + 1 } },
    };
    expect(await verifyEvent(changed, crypto.subtle)).toMatchObject({
      hashAgrees: false,
      strengthsAgree: false,
      courseAgrees: false,
      resultAgrees: false,
    });
    const short = { ...proof, timeline: proof.timeline.slice(0, -1) };
    expect(await verifyEvent(short, crypto.subtle)).toMatchObject({ courseAgrees: false });
  });

  it('is not looked into before its seed is revealed', async () => {
    expect(await verifyEvent({ ...proof, serverSeed: null }, crypto.subtle)).toBeUndefined();
  });
});
