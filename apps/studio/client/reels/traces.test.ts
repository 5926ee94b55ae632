import { expect, it } from 'vitest';
import { tracedMs, traceMs, traceStepMs } from './traces.ts';

it('all lines are drawn and told within 1.6 s, the faster the more they are', () => {
  for (let count = 1; count <= 20; count += 1) expect(tracedMs(count)).toBeLessThanOrEqual(1_600);
  expect(traceStepMs(2)).toBe(traceMs);
  expect(traceStepMs(6)).toBeLessThan(traceStepMs(3));
});

it('nothing is waited for where nothing is drawn', () => {
  expect(tracedMs(0)).toBe(0);
});
