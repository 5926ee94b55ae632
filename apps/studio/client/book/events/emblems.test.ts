import { expect, it } from 'vitest';
import { competitions } from '../../../src/book/engine/league.ts';
import { emblems } from './emblems.ts';

const sides = competitions
  .filter(({ sport }) => sport === 'football' || sport === 'basketball')
  .flatMap(({ teams }) => teams.map(({ code }) => code));

it('every side of football and basketball has an emblem of its own, and nobody else has one', () => {
  expect(Object.keys(emblems).sort()).toEqual([...sides].sort());
  expect(new Set(Object.values(emblems)).size).toBe(sides.length);
});

it('is drawn within the badge', () => {
  for (const path of Object.values(emblems)) {
    const [, x, y] = /^M(\d+) (\d+)/.exec(path) ?? [];
    expect(Number(x)).toBeGreaterThan(5);
    expect(Number(y)).toBeLessThan(90);
    expect(path).toMatch(/z$/);
  }
});
