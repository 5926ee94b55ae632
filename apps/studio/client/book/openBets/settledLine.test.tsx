// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { betOf, legOf, viewOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { SettledLine, settledMs } from './SettledLine.tsx';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const line = (): HTMLElement | null => page().place.querySelector('[data-action="settled-bet"]');
const openLine = (): HTMLElement | null => page().place.querySelector('[data-action="open-bets"]');

beforeEach(async () => {
  const { studio, store } = page();
  await store.open('ticket', { name: 'events', sport: null });
  await page().show(<TopBar onRules={() => undefined} onKeys={() => undefined} />);
  const [lost, other] = [betOf({ legs: [legOf()] }), betOf({ id: 'book-2' })];
  studio.current = { ...studio.current, bets: [lost, other] };
  await act(async () => store.refresh());
  await act(async () => vi.dynamicImportSettled());
  await act(async () => {
    const settled = { ...lost, state: 'settled', won: '0.00' } as const;
    studio.current = { ...studio.current, bets: [settled, other] };
    studio.tell({ kind: 'bet', bet: settled });
  });
});

it('what a bet has come to stands for a while where the open ones stand, and then they come back', async () => {
  expect(line()?.textContent).toMatch(/^未中.+@2\.00 全场赛果 · cranes 队 对阵 foxes 队−.*10\.00/);
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

it('names the figure that decided it: of a bet on a quarter the score of that quarter', async () => {
  const { studio, store } = page();
  const quarters: [number, number][] = [
    [10, 8],
    [9, 6],
    [2, 6],
  ];
  const event = viewOf({
    ...{ id: 'basketball-1', sport: 'basketball', phase: 'live' },
    score: {
      ...{ sport: 'basketball', home: 21, away: 20, quarter: 3, clock: 0, quarters },
      ...{ isBreak: true, attacks: 'home', danger: null },
    },
  });
  studio.detail = event;
  const market = { id: 'part-result:3', kind: 'part-result', line: null, number: 3 } as const;
  const leg = legOf({ event: event.id, sport: 'basketball', phase: 'live', market, selection: 'draw' });
  const bet = betOf({ ...{ id: 'book-3', state: 'settled', won: '0.00' }, legs: [leg] });
  await act(async () => store.visit({ name: 'event', id: event.id }));
  await page().show(<SettledLine notice={{ kind: 'lost', bet }} />);
  expect(line()?.textContent).toContain('第 3 节 · 胜者');
  expect(page().place.querySelector('[data-field="final-figure"]')?.textContent).toBe('第 3 节 2–6');
});
