import { describe, expect, it } from 'vitest';
import { beamNumbers, beamPays, beamWheel, numberAt, paneCount, wheelPanes } from './beamWheel.ts';

const noCard = { strengths: [] };

describe('the lighthouse wheel', () => {
  it('has sixty panes, of each number as many as its odds ask for, and never two rare ones side by side', () => {
    const counts = beamNumbers.map((number) => wheelPanes.filter((pane) => pane === number).length);
    expect(counts).toEqual([29, 14, 7, 4, 3, 2, 1]);
    expect(wheelPanes).toHaveLength(paneCount);
    for (const [at, number] of wheelPanes.entries())
      if (number > 3) expect(wheelPanes[(at + 1) % paneCount]).not.toBe(number);
  });

  it('returns over all panes exactly what it states, between 93.3 and 96.7 %', () => {
    for (const { kind, spot = '', rtp, pays, chance } of beamWheel.chances(noCard)) {
      const back = wheelPanes.reduce((sum, _, pane) => sum + beamWheel.payout(spot, { pane }, noCard), 0);
      expect(rtp, kind).toBeCloseTo(back / (100 * paneCount), 12);
      expect(rtp).toBeGreaterThan(0.933);
      expect(rtp).toBeLessThan(0.967);
      expect(chance * pays).toBeCloseTo(100 * rtp, 9);
    }
  });

  it('pays the number where the beam stops, and no other', () => {
    for (const pane of [0, 17, 59]) {
      const paid = beamNumbers.filter((number) => beamWheel.payout(`number:${number}`, { pane }, noCard) > 0);
      expect(paid).toEqual([numberAt({ pane })]);
    }
    expect(beamPays(57)).toBe(5_800);
    for (const spot of ['number:2', 'number:', 'number', 'constructor'])
      expect(beamWheel.isSpot(spot)).toBe(false);
  });

  it('draws any of the panes', async () =>
    expect(await beamWheel.draw(async (length) => length - 1, noCard)).toEqual({ pane: paneCount - 1 }));
});
