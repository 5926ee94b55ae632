import { beforeAll, describe, expect, it } from 'vitest';
import { bookSports, type EventProofView } from '../../../src/book/views.ts';
import { proofOf } from '../proof.fixture.ts';
import { courseOf } from './course.ts';

describe.each(bookSports)('a finished match of %s', (sport) => {
  let proof: EventProofView;
  beforeAll(async () => {
    proof = await proofOf(sport);
  });

  it('is seen from its beginning to its end, and nothing is told before it happened', async () => {
    const moments = await courseOf(proof, crypto.subtle);
    expect(moments[0]).toMatchObject({ phase: 'coming', timeline: [], score: { home: 0, away: 0 } });
    expect(moments).toHaveLength(proof.steps + 1);
    for (const [at, moment] of moments.entries())
      expect(moment.timeline.length).toBeGreaterThanOrEqual(moments[at - 1]?.timeline.length ?? 0);
    const { phase, score } = proof.event;
    expect(moments.at(-1)).toMatchObject({ phase, score, timeline: proof.timeline });
  });

  it('that was broken off ends with that, where it had come to', async () => {
    const steps = Math.floor(proof.steps / 2);
    const half = (await courseOf(proof, crypto.subtle))[steps];
    if (!half) throw new Error('no such moment');
    const broken: EventProofView = {
      ...proof,
      steps,
      event: { ...proof.event, phase: 'abandoned', score: half.score },
    };
    const last = (await courseOf(broken, crypto.subtle)).at(-1);
    expect(last).toMatchObject({ phase: 'abandoned', score: half.score });
    expect(last?.timeline.at(-1)?.kind).toBe('abandoned');
  });

  it('is shown as the studio tells it while the seed is secret, in a browser that cannot compute, and where the two differ', async () => {
    const { score } = proof.event;
    const other = { ...proof.event, score: { ...score, home: score.home + 1 } };
    for (const [shown, computing] of [
      [{ ...proof, serverSeed: null }, crypto.subtle],
      [proof, undefined],
      [{ ...proof, event: other }, crypto.subtle],
    ] as const)
      expect(await courseOf(shown, computing)).toEqual([
        expect.objectContaining({ phase: 'over', score: shown.event.score, timeline: proof.timeline }),
      ]);
  });
});

it('a siege is shown again by the rules that it was played by: in one fight, or with its arrows', async () => {
  const stagesBy = async (rules: number) => {
    const moments = await courseOf(await proofOf('siege', rules), crypto.subtle);
    return new Set(
      moments.flatMap(({ score }) => (score.sport === 'siege' && score.isFought ? [score.stage] : [])),
    );
  };
  expect(await stagesBy(1)).toEqual(new Set([null]));
  for (const rules of [2, 3]) expect(await stagesBy(rules)).toEqual(new Set(['arrows', 'cover', 'storm']));
});
