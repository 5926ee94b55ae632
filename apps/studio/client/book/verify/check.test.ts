import { beforeAll, describe, expect, it } from 'vitest';
import { bookSports, type EventProofView } from '../../../src/book/views.ts';
import { proofOf } from '../proof.fixture.ts';
import { verifyEvent } from './check.ts';

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

it.each([1, 2])(
  'a siege that was listed under rules %i is played out by them, and agrees with no others',
  async (by) => {
    const proof = await proofOf('siege', by);
    const agreed = { hashAgrees: true, strengthsAgree: true, courseAgrees: true, resultAgrees: true };
    expect(await verifyEvent(proof, crypto.subtle)).toMatchObject(agreed);
    expect(await verifyEvent({ ...proof, rules: by + 1 }, crypto.subtle)).toMatchObject({
      courseAgrees: false,
    });
  },
);

it('a siege is to be played by the rules that were told with its fingerprint, where those are known', async () => {
  const proof = await proofOf('siege');
  for (const [told, rulesAgree] of [
    [null, null],
    [3, true],
    [2, false],
  ] as const)
    expect(await verifyEvent(proof, crypto.subtle, told)).toMatchObject({ rulesAgree });
});
