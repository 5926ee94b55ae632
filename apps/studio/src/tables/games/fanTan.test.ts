import { describe, expect, it } from 'vitest';
import { type FanTanOutcome, fanTan, fanTanSpots, leftAtMs, rakesOf, remainderOf } from './fanTan.ts';

const noCard = { strengths: [] };
const worth = (spot: string, outcome: FanTanOutcome): number => fanTan.payout(spot, outcome, noCard);

/** Every heap that can lie under the cup. */
const everyHeap = async (): Promise<FanTanOutcome[]> => {
  const heaps: FanTanOutcome[] = [];
  await fanTan.draw(async (length) => {
    for (let number = 0; number < length; number += 1)
      heaps.push(await fanTan.draw(async () => number, noCard));
    return 0;
  }, noCard);
  return heaps;
};

describe('fan-tan', () => {
  it('leaves each of one to four with the same chance, and what is left after fours are raked off', async () => {
    const heaps = await everyHeap();
    const counts = [1, 2, 3, 4].map((left) => heaps.filter((heap) => remainderOf(heap) === left).length);
    expect(counts).toEqual([6, 6, 6, 6]);
    for (const heap of heaps) expect(4 * rakesOf(heap) + remainderOf(heap)).toBe(heap.buttons);
  });

  it.each([
    ['fan:3', [0, 0, 385, 0]],
    ['nim:3-2', [0, 100, 290, 0]],
    ['cheng:3', [0, 100, 195, 100]],
    ['cheng:1', [195, 100, 0, 100]],
    ['kwok:4-1', [195, 0, 0, 195]],
    ['odd', [195, 0, 195, 0]],
    ['even', [0, 195, 0, 195]],
    ['three:3', [131, 131, 0, 131]],
  ])('%s pays %j for one to four', (spot, pays) =>
    expect([25, 26, 27, 28].map((buttons) => worth(spot, { buttons }))).toEqual(pays),
  );

  it('returns over all heaps exactly what it states', async () => {
    const heaps = await everyHeap();
    for (const { kind, spot = kind, rtp } of fanTan.chances(noCard)) {
      const back = heaps.reduce((sum, heap) => sum + worth(spot, heap), 0) / (100 * heaps.length);
      expect(rtp, kind).toBeCloseTo(back, 12);
    }
    const rtps = fanTan.chances(noCard).map(({ rtp }) => rtp);
    expect(rtps).toEqual([0.9625, 0.975, 0.975, 0.9875, 0.9825]);
  });

  it('is shown as long as the heap takes, and never longer than the clock says', async () => {
    for (const heap of await everyHeap()) {
      const shown = fanTan.showMs?.(heap) ?? 0;
      expect(shown).toBeGreaterThan(leftAtMs(heap));
      expect(shown).toBeLessThanOrEqual(fanTan.clock.drawnMs);
    }
    expect(leftAtMs({ buttons: 25 })).toBeLessThan(leftAtMs({ buttons: 48 }));
  });

  it('has 30 places and knows no others', () => {
    expect(fanTanSpots).toHaveLength(4 + 12 + 4 + 4 + 4 + 2);
    for (const spot of ['fan:0', 'fan:5', 'nim:1-1', 'kwok:1-3', 'three', 'constructor'])
      expect(fanTan.isSpot(spot)).toBe(false);
  });
});
