import { expect, it } from 'vitest';
import type { MarketKind, MarketView } from '../../../src/book/views.ts';
import { groupsIn, marketsIn, withoutRow } from './marketGroups.ts';

const market = (kind: MarketKind, line: number | null = null): MarketView => ({
  id: line === null ? kind : `${kind}:${line}`,
  kind,
  line,
  number: null,
  selections: [],
});

const [even, wide] = [market('total', 2.5), market('total', 4.5)];
const event = { markets: [market('result'), even, wide, market('half'), market('goals')], lines: [even] };
const idsIn = (group: Parameters<typeof marketsIn>[1]): string[] =>
  marketsIn(event, group).map(({ id }) => id);

it('the first group has the most even lines, each other group its own, and all stand in the last', () => {
  expect(idsIn('main')).toEqual(['result', 'total:2.5']);
  expect(idsIn('lines')).toEqual(['total:2.5', 'total:4.5']);
  expect(idsIn('parts')).toEqual(['half']);
  expect(idsIn('scores')).toEqual(['goals']);
  expect(idsIn('all')).toHaveLength(5);
});

it('what stands below the picture does not stand in the first group again, unless nothing else does', () => {
  const main = marketsIn(event, 'main');
  expect(withoutRow(main, [market('result')]).map(({ id }) => id)).toEqual(['total:2.5']);
  expect(withoutRow(main, [])).toEqual(main);
  expect(withoutRow([market('winner')], [market('winner')])).toHaveLength(1);
});

it('a group without a market is not shown', () => {
  expect(groupsIn(event)).toEqual(['main', 'lines', 'parts', 'scores', 'all']);
  expect(groupsIn({ markets: [market('winner')], lines: [] })).toEqual(['main', 'all']);
});

it('of basketball the quarter in play is among the first: who wins it, and its most even total', () => {
  const total = (number: number, line: number, prices: readonly [number, number]): MarketView => ({
    ...{ id: `part-total:${number}:${line}`, kind: 'part-total', line, number },
    selections: [
      { code: 'over', price: prices[0] },
      { code: 'under', price: prices[1] },
    ],
  });
  const winner = (number: number): MarketView => ({
    ...market('part-result'),
    ...{ id: `part-result:${number}`, number },
  });
  const markets = [winner(2), winner(3), total(2, 38.5, [1_500, 2_400]), total(2, 40.5, [1_880, 1_900])];
  const inQuarter = (isBreak: boolean): string[] =>
    marketsIn(
      {
        ...{ markets, lines: [] },
        score: {
          ...{ sport: 'basketball', home: 0, away: 0, quarter: 2, clock: 300, quarters: [] },
          ...{ isBreak, attacks: 'home', danger: null },
        },
      },
      'main',
    ).map(({ id }) => id);
  expect(inQuarter(false)).toEqual(['part-result:2', 'part-total:2:40.5']);
  expect(inQuarter(true)).toEqual(['part-result:3']);
});
