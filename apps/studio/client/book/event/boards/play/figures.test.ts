import { describe, expect, it } from 'vitest';
import { narrowest, turnEasing, turnLateMs } from './figures.ts';

/** The stops of a turn: how far it has come, and when. */
const stops = [...turnEasing.matchAll(/([\d.]+)(?: (\d+)%)/g)].map(([, part]) => Number(part));

describe('a figure that turns', () => {
  it('is never narrower than half, and never seen edge-on', () => {
    expect(stops).toHaveLength(4);
    const widths = stops.map((part) => 1 - 2 * part);
    for (const width of widths) expect(Math.abs(width)).toBeGreaterThanOrEqual(narrowest - 1e-9);
    expect(narrowest).toBeGreaterThanOrEqual(0.5);
    // Both in the middle stand for the same moment: it goes over to the other hand at once.
    expect(widths[1]).toBeCloseTo(-(widths[2] ?? 0));
    expect(turnEasing.match(/50%/g)).toHaveLength(2);
  });

  it('has a lag of its own, so that fourteen do not turn as one', () => {
    const lags = Array.from({ length: 14 }, (_, man) => turnLateMs(man));
    expect(new Set(lags).size).toBe(14);
    expect(Math.min(...lags)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...lags)).toBeLessThanOrEqual(120);
  });
});
