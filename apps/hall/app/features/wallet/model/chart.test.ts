import { describe, expect, test } from 'vitest';
import { barsOf, extentOf, linePath, plot } from './chart.ts';

describe('the line', () => {
  test('goes from edge to edge, the lowest at the foot and the highest at the top', () => {
    expect(linePath([0n, 50n, 100n]).line).toBe('M0 96L160 48L320 0');
    expect(linePath([0n, 50n, 100n]).area).toBe('M0 96L160 48L320 0V96H0Z');
  });

  test('stands in the middle when nothing changes, also with one point alone', () => {
    expect(linePath([7n, 7n]).line).toBe('M0 48L320 48');
    expect(linePath([7n]).line).toBe('M0 48L320 48');
  });

  test('lies at the foot while there is nothing', () => {
    expect(linePath([0n, 0n]).line).toBe('M0 96L320 96');
  });

  test('is exact for amounts that no floating-point number holds', () => {
    const large = 2n ** 61n;
    expect(linePath([large, large + 1n]).line).toBe('M0 96L320 0');
  });

  test('is nothing without points', () => {
    expect(linePath([])).toEqual({ line: '', area: '' });
    expect(extentOf([])).toBeNull();
  });
});

describe('the bars', () => {
  test('stand on a line at zero, gains above and losses below', () => {
    const { bars, zero } = barsOf([300n, -100n, 0n]);
    expect(zero).toBe(72);
    expect(bars.map(({ y, height, isLoss }) => [y, height, isLoss])).toEqual([
      [0, 72, false],
      [72, 24, true],
      [72, 0, false],
    ]);
  });

  test('stay within the plot', () => {
    const { bars } = barsOf(Array.from({ length: 30 }, (_, day) => BigInt(day * 7 - 90)));
    for (const { x, y, width, height } of bars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(plot.width);
      expect(y + height).toBeLessThanOrEqual(plot.height + 1e-9);
    }
  });

  test('have the zero line at the foot when nothing was lost, at the top when nothing was won', () => {
    expect(barsOf([5n, 9n]).zero).toBe(plot.height);
    expect(barsOf([-5n, -9n]).zero).toBe(0);
    expect(barsOf([0n]).zero).toBe(plot.height);
  });
});
