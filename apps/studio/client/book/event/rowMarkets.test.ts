import { expect, it } from 'vitest';
import type { EventView, MarketView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { rowMarketsOf } from './rowMarkets.ts';

it('below the picture of a basketball match that is all but decided stands a line that can be bet on', () => {
  const main = marketOf([
    ['home', null],
    ['away', null],
  ]);
  const line = marketOf(
    [
      ['home', 1_900],
      ['away', 1_900],
    ],
    { id: 'handicap:-16.5', kind: 'handicap', line: -16.5 },
  );
  const told = { main, lines: [line], markets: [main, line], phase: 'live', isSuspended: false } as const;
  const idsOf = (change: Partial<EventView>) =>
    rowMarketsOf(viewOf({ ...told, sport: 'basketball', ...change })).map(({ id }) => id);
  expect(idsOf({})).toEqual([line.id]);
  expect(idsOf({ sport: 'football' })).toEqual([line.id]);
  expect(idsOf({ phase: 'coming' })).toEqual([main.id]);
  expect(idsOf({ isSuspended: true })).toEqual([main.id]);
  expect(idsOf({ lines: [] })).toEqual([main.id]);
  // Of football the next goal comes first, once only one choice of the result can be bet on; while prices are shut it stays.
  const next = { ...line, id: 'next:3', kind: 'next' } as const;
  const football = { sport: 'football', markets: [main, next, line] } as const;
  const rowOf = (change: Partial<EventView>, stood: MarketView | null = null) =>
    rowMarketsOf(viewOf({ ...told, ...football, ...change }), stood).map(({ id }) => id);
  expect(rowOf({})).toEqual([next.id]);
  expect(rowOf({ phase: 'coming' })).toEqual([main.id]);
  expect(rowOf({ isSuspended: true }, next)).toEqual([next.id]);
  expect(rowOf({ isSuspended: true })).toEqual([main.id]);
});

it('below the picture stands the most even line once the favourite is as good as certain, and it stays until it is not any more', () => {
  const priced = (home: number, away: number, id = 'winner') =>
    marketOf(
      [
        ['home', home],
        ['away', away],
      ],
      { id, kind: id === 'winner' ? 'winner' : 'total' },
    );
  const lines = [priced(1_500, 2_500, 'total:60'), priced(1_850, 1_950, 'total:70')];
  const rowOf = (main: number, stood: string | null = null, change: Partial<EventView> = {}) =>
    rowMarketsOf(
      viewOf({
        ...{
          sport: 'racket',
          phase: 'live',
          isSuspended: false,
          main: priced(main, 9_000),
          lines,
          markets: lines,
        },
        ...change,
      }),
      stood === null ? null : priced(1_900, 1_900, stood),
    )[0]?.id;
  expect(rowOf(1_060)).toBe('winner');
  expect(rowOf(1_059)).toBe('total:70');
  // It does not go to and fro with every price.
  expect(rowOf(1_090, 'total:70')).toBe('total:70');
  expect(rowOf(1_100, 'total:70')).toBe('winner');
  expect(rowOf(1_040, 'total:60')).toBe('total:60');
  const sure = [priced(1_240, 4_000, 'total:60'), priced(1_850, 1_950, 'total:70')];
  expect(rowOf(1_040, 'total:60', { lines: sure })).toBe('total:70');
  // While prices are shut what stood there stands there, and before the start whoever wins.
  expect(rowOf(1_040, 'total:60', { isSuspended: true, lines: sure })).toBe('total:60');
  expect(rowOf(1_040, null, { isSuspended: true })).toBe('winner');
  // Nor does it become another one where the line is settled meanwhile: it has no prices until they are open again.
  const settled = { isSuspended: true, lines: [], markets: [] } as const;
  expect(rowOf(1_040, 'total:60', settled)).toBe('total:60');
  expect(rowOf(1_040, 'total:60', { ...settled, isSuspended: false })).toBe('winner');
  const main = priced(1_040, 9_000);
  const shut = viewOf({ ...settled, sport: 'racket', phase: 'live', main });
  const [row] = rowMarketsOf(shut, priced(1_900, 1_900, 'total:60'));
  expect(row?.selections.map(({ price }) => price)).toEqual([null, null]);
  expect(rowOf(1_040, null, { phase: 'coming' })).toBe('winner');
  expect(rowOf(1_040, null, { lines: [] })).toBe('winner');
  // Who takes a siege stays in sight.
  expect(rowOf(1_040, null, { sport: 'siege' })).toBe('winner');
});
