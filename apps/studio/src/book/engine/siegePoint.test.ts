import { createRandom } from '@pavilion/testing';
import { expect, it } from 'vitest';
import { siegeScoreOf } from '../siegeScore.fixture.ts';
import type { SiegeScore } from '../views.ts';
import { drawsOf, sampleFixture } from './events.fixture.ts';
import { beginRun } from './run.ts';
import { siegePointOf } from './siegeRounds.ts';

const scoreOf = (home: number, away: number, change: Partial<SiegeScore> = {}): SiegeScore =>
  siegeScoreOf([{ map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home, away, winner: null }], change);

it('the round that may bring a map or the match is told, and to whom', () => {
  expect(siegePointOf(scoreOf(5, 5))).toBeNull();
  expect(siegePointOf(scoreOf(6, 5))).toEqual({ brings: 'map', sides: ['home'] });
  expect(siegePointOf(scoreOf(6, 6))).toBeNull();
  expect(siegePointOf(scoreOf(7, 8, { away: 1 }))).toEqual({ brings: 'match', sides: ['away'] });
  expect(siegePointOf(scoreOf(8, 8, { home: 1 }))).toEqual({ brings: 'match', sides: ['home', 'away'] });
  expect(siegePointOf(scoreOf(6, 2, { isBreak: true }))).toBeNull();
});

it('no map of a match is won but by whoever was told to be able to', async () => {
  const below = drawsOf(createRandom(11));
  let run = beginRun(sampleFixture('siege', 5));
  let maps = 0;
  for (let next = await run.next(below); next.phase !== 'over'; next = await run.next(below)) {
    const [before, after] = [run.score, next.score];
    if (before.sport === 'siege' && after.sport === 'siege')
      for (const side of ['home', 'away'] as const)
        if (after[side] > before[side]) {
          maps += 1;
          expect(siegePointOf(before)?.sides).toContain(side);
        }
    run = next;
  }
  expect(maps).toBeGreaterThan(0);
});
