import { expect, it } from 'vitest';
import type { PastMatch } from '../../../src/book/pastViews.ts';
import { pastEndOf, pastScoreOf } from './past.ts';

const team = (code: string) => ({ code, names: { zh_CN: code, en_US: code } });
const match = (score: [number, number]): PastMatch => ({
  ...{ id: 'football-1', home: team('cranes'), away: team('foxes'), score },
  startsAt: '2026-11-22T08:00:00.000Z',
});

it('a match before tells how it ended for the side that is looked at, its own figure first', () => {
  expect([pastEndOf(match([2, 1]), 'cranes'), pastScoreOf(match([2, 1]), 'cranes')]).toEqual(['won', '2–1']);
  expect([pastEndOf(match([2, 1]), 'foxes'), pastScoreOf(match([2, 1]), 'foxes')]).toEqual(['lost', '1–2']);
  expect(pastEndOf(match([0, 0]), 'foxes')).toBe('drawn');
});
