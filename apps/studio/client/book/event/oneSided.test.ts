import { expect, it } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { marketsIn } from './marketGroups.ts';
import { isOneSided, isTheMatch } from './oneSided.ts';

it('of a map of the siege neither side is sold where one of them is too sure for a price; of anything else what there is', () => {
  const map = (
    prices: readonly (readonly ['home' | 'away', number | null])[],
    kind: 'part' | 'round' = 'part',
  ) => marketOf(prices, { id: `${kind}:1`, kind, number: 1 });
  const one = [
    ['home', null],
    ['away', 17_220],
  ] as const;
  const both = [
    ['home', 1_700],
    ['away', 2_100],
  ] as const;
  const siege = viewOf({ sport: 'siege' });
  expect(isOneSided(siege, map(one))).toBe(true);
  expect(isOneSided(siege, map(both))).toBe(false);
  expect(isOneSided(siege, map(one, 'round'))).toBe(false);
  expect(isOneSided(viewOf({ sport: 'siege', isSuspended: true }), map(one))).toBe(false);
  expect(isOneSided(viewOf({ sport: 'racket' }), map(one))).toBe(false);
});

it('who takes the last map of the siege takes the match: it is sold once, as the match', () => {
  const map = (number: number) => marketOf([['home', 1_700]], { id: `part:${number}`, kind: 'part', number });
  const match = marketOf([['home', 1_700]], { id: 'winner', kind: 'winner' });
  const round = marketOf([['home', 1_900]], { id: 'round:3:1', kind: 'round', number: 3, line: 1 });
  const played = [1, 2, 3].map((at) => ({
    map: { zh_CN: `图${at}`, en_US: `Map ${at}` },
    ...{ home: 0, away: 0, winner: null },
  }));
  const siege = (home: number, away: number) =>
    viewOf({
      ...{ sport: 'siege', phase: 'live', main: match, markets: [match, map(3), round] },
      score: siegeScoreOf(played, { home, away, current: home + away }),
    });
  expect(isTheMatch(siege(1, 1), map(3))).toBe(true);
  expect(isTheMatch(siege(1, 1), map(2))).toBe(false);
  expect(isTheMatch(siege(1, 0), map(3))).toBe(false);
  expect(isTheMatch(siege(1, 1), round)).toBe(false);
  for (const group of ['main', 'all'] as const)
    expect(marketsIn(siege(1, 1), group).map(({ id }) => id)).toEqual(['winner', 'round:3:1']);
  expect(marketsIn(siege(1, 1), 'parts').map(({ id }) => id)).toEqual(['round:3:1']);
  expect(marketsIn(siege(1, 0), 'main').map(({ id }) => id)).toContain('part:3');
});
