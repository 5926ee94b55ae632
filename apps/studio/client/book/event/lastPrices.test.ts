import { expect, it } from 'vitest';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lastOf, pricesIn } from './lastPrices.ts';

const winner = marketOf(
  [
    ['home', 1_390],
    ['away', 2_910],
  ],
  { id: 'winner', kind: 'winner' },
);

it('what a choice stands at is known by its market', () => {
  const prices = pricesIn(viewOf({ sport: 'siege', phase: 'live', main: winner, markets: [winner] }));
  expect(lastOf(prices, 'winner', 'away')).toBe(2_910);
  expect(lastOf(prices, 'round:1:2', 'away')).toBeUndefined();
});

it('a choice without a price has none, nor has a map of which one side alone is sold', () => {
  const part = marketOf(
    [
      ['home', 1_010],
      ['away', null],
    ],
    { id: 'part:1', kind: 'part', number: 1 },
  );
  const ofMatch = { ...part, id: 'winner', kind: 'winner' as const };
  const prices = pricesIn(viewOf({ sport: 'siege', phase: 'live', main: ofMatch, markets: [ofMatch, part] }));
  expect([...prices]).toEqual([['winner home', 1_010]]);
});
