// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { betOf, legOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { cardMs, WonCard } from './WonCard.tsx';

const page = pagesOfBook({ gameCode: 'kite-sports' });
const card = (): HTMLElement | null => page().place.querySelector('[data-action="won-card"]');

const Shown = () => {
  const wins = page().store.getState().wins;
  return wins.length > 0 ? <WonCard bets={wins} /> : null;
};

const win = async (...won: readonly string[]): Promise<void> => {
  const { studio, store } = page();
  await store.open('ticket', { name: 'events', sport: null });
  const bets = won.map((amount, at) =>
    betOf({ id: `book-${at}`, won: amount, legs: [legOf({ phase: 'over', score: [2, 1] })] }),
  );
  studio.current = { ...studio.current, bets: bets.map((bet) => ({ ...bet, won: null })) };
  await store.refresh();
  studio.current = { ...studio.current, bets: bets.map((bet) => ({ ...bet, state: 'settled' })) };
  await act(async () => store.refresh());
  await page().show(<Shown />);
};

it('a win says what it was on, how that ended, and what became of the stake', async () => {
  await win('20.00');
  expect(card()?.querySelector('.won-what')?.textContent).toContain('@2.00');
  expect(card()?.querySelector('.won-match')?.textContent).toBe('cranes 队 2 : 1 foxes 队');
  expect(card()?.querySelector('.won-sum')?.textContent).toMatch(/10\.00 → /);
  expect(card()?.querySelector('[data-field="won-return"]')?.textContent).toContain('20.00');
});

it('several are one card with their sum and their number', async () => {
  await win('20.00', '30.00', '0.00');
  expect(card()?.dataset.count).toBe('2');
  expect(card()?.querySelector('.won-what')?.textContent).toBe('2 注');
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
