import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { drawsOf, sampleFixture } from '../../../../src/book/engine/events.fixture.ts';
import { beginRun } from '../../../../src/book/engine/run.ts';
import { siegeRestsMs } from '../../../../src/book/engine/siegeRounds.ts';
import { acceptDelayOf } from '../../../../src/book/limits.ts';
import { closesBets, countedTo, isUnderCover, secondsIn } from '../closing.ts';
import { deedMs } from './siegeEnds.ts';
import { toldMs } from './siegeSeen.ts';

const delayMs = acceptDelayOf(['siege']);
const at = (ms: number): string => new Date(ms).toISOString();

describe('the wait that is counted in a siege', () => {
  it('ends, step by step, with the last moment at which a bet is decided before they fight', async () => {
    const below = drawsOf(createRandom(7));
    let run = beginRun(sampleFixture('siege', 3));
    let now = 0;
    let [closed, after] = [0, 0];
    for (let next = await run.next(below); next.phase !== 'over'; next = await run.next(below)) {
      const endMs = now + run.restMs;
      const end = countedTo(run, at(endMs), delayMs);
      if (!run.isSuspended) {
        // A bet that is pressed as the count ends is decided just as they begin; the engine takes that step then, and not before.
        expect(closesBets(run)).toBe(next.isSuspended);
        expect(end).toBe(next.isSuspended ? endMs - delayMs : endMs);
        if (next.isSuspended) closed += 1;
        if (isUnderCover(run)) after += 1;
      }
      now = endMs;
      run = next;
    }
    expect(closed).toBeGreaterThan(26);
    // Every round has two windows.
    expect(after).toBe(closed / 2);
  });

  it('leaves eight seconds and more of it to bet in, once it is seen how the round before ended, and eight after the arrows', () => {
    const seenMs = Math.max(...Object.values(deedMs).flatMap((ways) => Object.values(ways)));
    expect(siegeRestsMs.round - delayMs - seenMs).toBeGreaterThanOrEqual(8_000);
    expect(seenMs).toBeLessThan(toldMs);
    // Nothing is waited for once arrows are told.
    expect(siegeRestsMs.cover - delayMs).toBeGreaterThanOrEqual(8_000);
  });

  it('is told in whole seconds down to nothing', () => {
    expect([6_001, 6_000, 1, 0, -500].map(secondsIn)).toEqual([7, 6, 1, 0, 0]);
  });
});
