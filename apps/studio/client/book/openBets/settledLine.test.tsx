// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { betOf, legOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { settledMs } from './SettledLine.tsx';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const line = (): HTMLElement | null => page().place.querySelector('[data-action="settled-bet"]');
const openLine = (): HTMLElement | null => page().place.querySelector('[data-action="open-bets"]');

beforeEach(async () => {
  const { studio, store } = page();
  await store.open('ticket', { name: 'events', sport: null });
  await page().show(<TopBar onRules={() => undefined} onKeys={() => undefined} />);
  const [lost, other] = [betOf({ legs: [legOf()] }), betOf({ id: 'book-2' })];
  studio.current = { ...studio.current, bets: [lost, other] };
  await act(async () => {
    await store.refresh();
    const settled = { ...lost, state: 'settled', won: '0.00' } as const;
    studio.current = { ...studio.current, bets: [settled, other] };
    studio.tell({ kind: 'bet', bet: settled });
  });
});

it('what a bet has come to stands for a while where the open ones stand, and then they come back', async () => {
  expect(line()?.textContent).toMatch(/^未中.+@2\.00−.*10\.00$/);
  expect(openLine()).toBeNull();
  await act(async () => vi.advanceTimersByTime(settledMs));
  expect(line()).toBeNull();
  expect(openLine()).not.toBeNull();
});

it('pressed, it leads to the tickets that are settled', async () => {
  await act(async () => line()?.click());
  expect(page().store.getState().place).toEqual({ name: 'bets', which: 'settled' });
  expect(line()).toBeNull();
});
