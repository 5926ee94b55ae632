import { describe, expect, it } from 'vitest';
import { placesOf, ticksOf } from './chartScale.ts';

describe('the scale of a chart', () => {
  it.each([
    [
      [0, 430],
      [0, 200, 400, 600],
    ],
    [
      [-120, 80],
      [-150, -100, -50, 0, 50, 100],
    ],
    [
      [0.1, 0.35],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [[-7], [-8, -6, -4, -2, 0]],
  ])('of %j has lines at %j', (values, lines) => {
    expect(ticksOf(values)).toEqual(lines);
  });

  it('holds nothing and every value, whatever they are', () => {
    for (const values of [[1_234_567.89, -3], [0.004], [-99_999, -1], [1e12]]) {
      const lines = ticksOf(values);
      expect(lines[0]).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(lines).toContain(0);
      expect(lines.length).toBeLessThanOrEqual(8);
    }
  });

  it('is one line where there is nothing', () => {
    expect(ticksOf([0, 0])).toEqual([0]);
    expect(ticksOf([])).toEqual([0]);
  });
});

it('draws nothing where a day has not come to', () => {
  expect(placesOf(['00', '01'], ['1.00', null])).toEqual([{ place: '00', index: 0, amount: '1.00' }]);
});
