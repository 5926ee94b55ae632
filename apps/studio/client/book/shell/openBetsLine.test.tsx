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
  await page().show(<OpenBetsLine bet={bet} count={1} />);
};

it('an open bet on a match in play tells how that stands, and is grey while it fails by the score', async () => {
  await show(football(0, 1));
  expect(page().place.querySelector('[data-field="open-score"]')?.textContent).toBe('0:1 67′');
  expect(line()?.dataset.losing).toBe('true');
});

it('and is not while it wins', async () => {
  await show(football(2, 1));
  expect(page().place.querySelector('[data-field="open-score"]')?.textContent).toBe('2:1 67′');
  expect(line()?.dataset.losing).toBeUndefined();
});

it('of a bet on another match than the one looked at it says whose score it tells, and on that one it does not', async () => {
  const market = (): string | null | undefined => page().place.querySelector('.open-market')?.textContent;
  await show(football(2, 1));
  expect(market()).not.toContain('cranes 队');
  const { studio, store } = page();
  await act(async () => store.visit({ name: 'events', sport: null }));
  await act(async () => studio.tell({ kind: 'event', event: football(2, 1) }));
  expect(market()).toMatch(/ · cranes 队 2 : 1 foxes 队$/);
  expect(page().place.querySelector('[data-field="open-score"]')).toBeNull();
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
