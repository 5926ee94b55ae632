import { expect, it } from 'vitest';
import { createContinuity } from './processLink.ts';

it('tells what comes next, what came before and what is missing, for each process', () => {
  const judge = createContinuity();
  // Whoever is heard for the first time may have said anything before.
  expect(judge('a', 7)).toBe('next');
  expect(judge('b', 1)).toBe('next');
  expect(judge('a', 8)).toBe('next');
  expect(judge('a', 8)).toBe('repeated');
  expect(judge('a', 3)).toBe('repeated');
  expect(judge('a', 10)).toBe('gap');
  expect(judge('a', 9)).toBe('repeated');
  expect(judge('a', 11)).toBe('next');
  expect(judge('b', 2)).toBe('next');
});
