import { describe, expect, it } from 'vitest';
import { beaconTimeOf, quicknet } from '../fair/quicknet.ts';
import type { TableClock } from './engine/tableGame.ts';
import { openingAfter, showTimesOf, timesOf } from './schedule.ts';

const clock: TableClock = { openMs: 18_000, closedMs: 2_500, drawnMs: 8_000, settledMs: 4_000 };
const { periodMs } = quicknet;
const start = beaconTimeOf(quicknet, 1_000);
const at = (ms: number): Date => new Date(start + ms);

describe('the times of a round', () => {
  it('follow each other as its clock says, the show as long as the longest', () => {
    expect(timesOf(clock, at(0))).toEqual({
      opens_at: at(0),
      closes_at: at(18_000),
      draws_at: at(20_500),
      settles_at: at(28_500),
      ends_at: at(32_500),
    });
  });

  it('put a value of the beacon between the close and a second before the draw, whenever the round opens', () => {
    for (let opens = 0; opens < 2 * periodMs; opens += 100) {
      const { opens_at, closes_at, draws_at } = timesOf(clock, at(opens), quicknet);
      expect(opens_at).toEqual(at(opens));
      const openMs = closes_at.getTime() - opens_at.getTime();
      expect(openMs).toBeGreaterThanOrEqual(clock.openMs);
      expect(openMs).toBeLessThan(clock.openMs + periodMs);
      expect(draws_at.getTime() - closes_at.getTime()).toBe(clock.closedMs);
      expect((draws_at.getTime() - 1_000 - start) % periodMs).toBe(0);
    }
  });
});

it('a show is as long as its outcome takes, and never longer than the clock says', () => {
  expect(showTimesOf(clock, at(0), 5_000)).toEqual({ settles_at: at(5_000), ends_at: at(9_000) });
  expect(showTimesOf(clock, at(0), 60_000)).toEqual({ settles_at: at(8_000), ends_at: at(12_000) });
});

it('a round begins where the one before ended, and after an outage now', () => {
  expect(openingAfter(at(0), at(2_000))).toEqual(at(0));
  expect(openingAfter(at(0), at(2_001))).toEqual(at(2_001));
  expect(openingAfter(undefined, at(5))).toEqual(at(5));
});
