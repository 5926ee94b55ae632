import { expect, it } from 'vitest';
import { SequenceWatch } from './sequence.ts';

it('tells order, gaps and repeats apart', () => {
  const watch = new SequenceWatch();
  expect([7, 8, 8, 7, 9, 12, 13].map((seq) => watch.step(seq))).toEqual([
    'in_order',
    'in_order',
    'repeated',
    'repeated',
    'in_order',
    'gap',
    'in_order',
  ]);
  watch.reset();
  expect(watch.step(1)).toBe('in_order');
});
