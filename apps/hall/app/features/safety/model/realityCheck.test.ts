import { beforeEach, expect, it } from 'vitest';
import { isDue, minutesPlayed } from './realityCheck.ts';

const minuteMs = 60_000;
const begin = 1_000_000;
const at = (minutes: number, isPlaying = true): boolean => isDue(30, isPlaying, begin + minutes * minuteMs);

beforeEach(() => {
  at(0, false);
});

it('reminds once for every full span of play', () => {
  expect([0, 15, 29.9, 30, 31, 59, 60, 60.5].map((minutes) => at(minutes))).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(minutesPlayed(begin + 61 * minuteMs)).toBe(61);
});

it('reminds once of spans that passed while nobody could look', () => {
  at(0);
  expect(at(95)).toBe(true);
  expect(at(96)).toBe(false);
  expect(at(120)).toBe(true);
});

it('begins anew with the next game', () => {
  at(0);
  expect(at(30)).toBe(true);
  expect(at(31, false)).toBe(false);
  expect(minutesPlayed(begin + 32 * minuteMs)).toBe(0);
  expect(at(40)).toBe(false);
  expect(at(69)).toBe(false);
  expect(at(70)).toBe(true);
});
