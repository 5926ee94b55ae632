import { expect, it } from 'vitest';
import { shape } from './path.ts';

it('draws an edge between two corners as a line, and bends it where a point is none', () => {
  expect(shape('0,0! 10,0! 10,10! 0,10!')).toBe('M0 0L10 0L10 10L0 10L0 0Z');
  expect(shape('0,0! 10,0! 10,10 0,10!')).toMatch(/^M0 0L10 0C[^L]+C[^L]+L0 0Z$/);
});
