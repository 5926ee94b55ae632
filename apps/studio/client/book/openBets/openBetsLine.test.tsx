// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView } from '../../../src/book/views.ts';
import { betOf, legOf, viewOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { OpenBetsLine } from './OpenBetsLine.tsx';

const page = pagesOfBook({ gameCode: 'kite-sports' });
const line = (): HTMLElement | null => page().place.querySelector('[data-action="open-bets"]');

const football = (home: number, away: number): EventView =>
  viewOf({
    ...{ id: 'football-1', sport: 'football', phase: 'live' },
    score: { sport: 'football', home, away, minute: 67, isBreak: false, danger: null },
  });
const show = async (event: EventView): Promise<void> => {
  page().studio.detail = event;
  await page().store.open('ticket', { name: 'event', id: event.id });
  const bet = betOf({ legs: [legOf({ event: 'football-1', selection: 'home' })] });
  await page().show(<OpenBetsLine open={[bet]} />);
};

it('an open bet on a match in play tells how that stands, and that it would lose by the score, in a word too', async () => {
  await show(football(0, 1));
  expect(page().place.querySelector('[data-field="open-score"]')?.textContent).toBe('0:1 67′');
  expect(line()?.dataset.stand).toBe('behind');
  expect(line()?.querySelector('.stand-mark')?.textContent).toBe('暂输');
});

it('and that it would win where it would', async () => {
  await show(football(2, 1));
  expect(page().place.querySelector('[data-field="open-score"]')?.textContent).toBe('2:1 67′');
  expect(line()?.dataset.stand).toBe('ahead');
  expect(line()?.querySelector('.stand-mark')?.textContent).toBe('暂赢');
});

it('of a bet on another match than the one looked at it says whose score it tells, and on that one it does not', async () => {
  const market = (): string | null | undefined => page().place.querySelector('.open-market')?.textContent;
  await show(football(2, 1));
  expect(market()).not.toContain('cranes 队');
  const { studio, store } = page();
  await act(async () => store.visit({ name: 'events', sport: null }));
  await act(async () => studio.tell({ kind: 'event', event: football(2, 1) }));
  expect(market()).toMatch(/ · cranes 队 2 : 1 foxes 队$/);
  expect(page().place.querySelector('[data-field="open-score"]')?.textContent).toBe('2:1 67′');
});

it('of a siege it says which market, which stake, and that the score is of maps', async () => {
  const map = { zh_CN: '镜湖', en_US: 'Mirror Lake' };
  const score = siegeScoreOf([{ map, home: 1, away: 2, winner: null }]);
  await show(
    viewOf({ ...{ id: 'football-1', sport: 'siege', phase: 'live' }, score: { ...score, home: 1, away: 1 } }),
  );
  expect(page().place.querySelector('[data-field="open-score"]')?.textContent).toBe('图 1:1');
  expect(page().place.querySelector('.open-what')?.textContent).toContain('@');
  expect(page().place.querySelector('.open-market')?.textContent).not.toBe('');
  expect(page().place.querySelector('[data-field="open-stake"]')?.textContent).toBe('$10.00');
});

it('of a siege it lights up once as the side that is bet on takes a round, and not as the other one does', async () => {
  const map = { zh_CN: '镜湖', en_US: 'Mirror Lake' };
  const after = (home: number, away: number): EventView =>
    viewOf({
      ...{ id: 'football-1', sport: 'siege', phase: 'live', version: home + away },
      score: siegeScoreOf([{ map, home, away, winner: null }]),
    });
  const glows = () => page().place.querySelectorAll('.open-glow').length;
  await show(after(1, 2));
  expect(glows()).toBe(0);
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  await tell(after(1, 3));
  expect(glows()).toBe(0);
  await tell(after(2, 3));
  expect(glows()).toBe(1);
});

const quarter = (selection: 'home' | 'draw', id: string) =>
  betOf({
    ...{ id, placedAt: `2026-11-22T07:5${id.at(-1)}:00.000Z` },
    legs: [
      legOf({
        ...{ event: 'basketball-1', sport: 'basketball', selection },
        market: { id: 'part-result:3', kind: 'part-result', line: null, number: 3 },
      }),
    ],
  });
const hall = (third: readonly [number, number]): EventView =>
  viewOf({
    ...{ id: 'basketball-1', sport: 'basketball', phase: 'live', version: 2 + third[0] + third[1] },
    score: {
      ...{ sport: 'basketball', home: 21 + third[0], away: 14 + third[1], quarter: 3, clock: 500 },
      ...{ quarters: [[11, 7], [10, 7], [...third]], isBreak: false, attacks: 'home', danger: null },
    },
  });

it('of a bet on a quarter it tells the score of that quarter, and never that of the match', async () => {
  page().studio.detail = hall([2, 0]);
  await page().store.open('ticket', { name: 'event', id: 'basketball-1' });
  await page().show(<OpenBetsLine open={[quarter('draw', 'book-1')]} />);
  expect(page().place.querySelector('[data-field="open-score"]')?.textContent).toBe('第 3 节 2–0');
  expect(line()?.dataset.stand).toBe('behind');
});

it('of several on the match that is looked at each has its own chip, lit as it comes ahead, and others are only counted', async () => {
  page().studio.detail = hall([0, 0]);
  await page().store.open('ticket', { name: 'event', id: 'basketball-1' });
  const other = betOf({ id: 'book-3', legs: [legOf({ event: 'football-2' })] });
  await page().show(<OpenBetsLine open={[other, quarter('home', 'book-2'), quarter('draw', 'book-1')]} />);
  const stands = () =>
    [...page().place.querySelectorAll<HTMLElement>('.open-chip')].map(({ dataset }) => dataset.stand);
  expect(line()?.dataset.count).toBe('3');
  expect(stands()).toEqual([undefined, 'ahead']);
  expect(page().place.querySelector('.open-glow')).toBeNull();
  await act(async () => page().studio.tell({ kind: 'detail', event: hall([2, 0]) }));
  expect(stands()).toEqual(['ahead', 'behind']);
  expect(page().place.querySelectorAll('[data-bet="book-2"] .open-glow')).toHaveLength(1);
  expect(page().place.querySelectorAll('.open-glow')).toHaveLength(1);
});
