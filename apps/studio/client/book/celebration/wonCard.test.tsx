// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { LegView } from '../../../src/book/views.ts';
import { betOf, legOf, viewOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { cardMs, WonCard } from './WonCard.tsx';

const page = pagesOfBook({ gameCode: 'kite-sports' });
const card = (): HTMLElement | null => page().place.querySelector('[data-action="won-card"]');

const Shown = () => {
  const wins = page().store.getState().wins;
  return wins.length > 0 ? <WonCard bets={wins} /> : null;
};

const over = legOf({ phase: 'over', score: [2, 1] });

const winOn = async (leg: LegView, ...won: readonly string[]): Promise<void> => {
  const { studio, store } = page();
  await store.open(
    'ticket',
    leg === over ? { name: 'events', sport: null } : { name: 'event', id: leg.event },
  );
  const bets = won.map((amount, at) => betOf({ id: `book-${at}`, won: amount, legs: [leg] }));
  studio.current = { ...studio.current, bets: bets.map((bet) => ({ ...bet, won: null })) };
  await store.refresh();
  studio.current = { ...studio.current, bets: bets.map((bet) => ({ ...bet, state: 'settled' })) };
  await act(async () => store.refresh());
  await page().show(<Shown />);
};

const win = (...won: readonly string[]): Promise<void> => winOn(over, ...won);

it('a win says that it was won, of which market, how that ended, what became of the stake, and what it gained', async () => {
  await win('20.00');
  expect(card()?.querySelector('.won-what')?.textContent).toMatch(/^赢了 .*@2\.00$/);
  expect(card()?.querySelector('.won-match')?.textContent).toMatch(/^.+ · cranes 队 2 : 1 foxes 队$/);
  expect(card()?.querySelector('.won-sum')?.textContent).toMatch(/10\.00 → .*10\.00.*20\.00$/);
  expect(card()?.querySelector('.won-gain')?.textContent).toMatch(/^\+.*10\.00$/);
  expect(card()?.querySelector('[data-field="won-return"]')?.textContent).toContain('20.00');
});

it('where its match goes on, it says how that stands', async () => {
  page().studio.detail = viewOf({
    ...{ id: 'football-1', sport: 'football', phase: 'live' },
    score: { sport: 'football', home: 3, away: 0, minute: 88, isBreak: false, danger: null },
  });
  await winOn(legOf({ phase: 'live' }), '20.00');
  expect(card()?.querySelector('.won-match')?.textContent).toMatch(/ · cranes 队 3 : 0 foxes 队$/);
});

it('several are one card with their sum and their number', async () => {
  await win('20.00', '30.00', '0.00');
  expect(card()?.dataset.count).toBe('2');
  expect(card()?.querySelector('.won-what')?.textContent).toBe('赢了 2 注');
  expect(card()?.querySelector('.won-match')).toBeNull();
  expect(card()?.querySelector('.won-sum')?.textContent).toMatch(/20\.00 → /);
  expect(card()?.querySelector('[data-field="won-return"]')?.textContent).toContain('50.00');
});

it('a loss has none', async () => {
  await win('0.00');
  expect(card()).toBeNull();
});

it('it goes by itself after a while', async () => {
  await win('20.00');
  await act(async () => vi.advanceTimersByTime(cardMs - 1));
  expect(page().store.getState().wins).toHaveLength(1);
  await act(async () => vi.advanceTimersByTime(1));
  expect(page().store.getState().wins).toEqual([]);
});

it('pressed, it leads to the tickets that are settled', async () => {
  await win('20.00');
  await act(async () => card()?.click());
  expect(page().store.getState()).toMatchObject({ wins: [], place: { name: 'bets', which: 'settled' } });
});
