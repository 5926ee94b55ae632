// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { betOf, legOf, viewOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { MatchWon } from './MatchEnd.tsx';
import { winnerCardMs } from './WinnerCard.tsx';

const page = pagesOfBook({ gameCode: 'paper-siege' });

const siege = (phase: 'live' | 'over'): EventView =>
  viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase },
    score: {
      ...{
        sport: 'siege',
        home: 1,
        away: 2,
        current: 2,
        isBreak: false,
        attacks: 'home',
        isFought: false,
        stage: null,
        ...{ arrows: null, grade: null, way: null, next: null },
      },
      maps: [
        { map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 7, away: 3, winner: 'home' },
        { map: { zh_CN: '墨港', en_US: 'Ink Harbour' }, home: 4, away: 7, winner: 'away' },
        { map: { zh_CN: '竹桥', en_US: 'Bamboo Bridge' }, home: 5, away: 7, winner: 'away' },
      ],
    },
  });

beforeEach(async () => {
  const won = betOf({ state: 'settled', won: '17.00', legs: [legOf({ event: 'siege-1' })] });
  const other = betOf({ id: '2', state: 'settled', won: '90.00', legs: [legOf({ event: 'another' })] });
  const { studio } = page();
  const { open } = studio;
  studio.open = async (ticket) => ({ ...(await open(ticket)), bets: [won, other] });
  await page().store.open('ticket', { name: 'events', sport: null });
});

const show = async (event: EventView): Promise<void> => {
  await page().show(<MatchWon key={event.id} event={event} />);
  await act(async () => vi.dynamicImportSettled());
};
const card = (): HTMLElement | null => page().place.querySelector('[data-field="winner-card"]');

it('who has seen a siege end is told who won it, by which maps, and what own bets on it came to, for a while', async () => {
  await show(siege('live'));
  expect(card()).toBeNull();
  await show(siege('over'));
  expect(card()?.textContent).toContain('foxes 队获胜');
  expect(card()?.textContent).toContain('纸塔 7–3 · 墨港 4–7 · 竹桥 5–7');
  expect(page().place.querySelector('[data-field="winner-own"]')?.textContent).toMatch(/返还 .*17\.00/u);
  await act(async () => vi.advanceTimersByTime(winnerCardMs));
  expect(card()).toBeNull();
});

it('a press takes it away, and whoever comes later does not see it', async () => {
  await show(siege('live'));
  await show(siege('over'));
  await act(async () => card()?.click());
  expect(card()).toBeNull();
  await page().show(null);
  await show(siege('over'));
  expect(card()).toBeNull();
});

it('it does not say again what the picture has said in sight, even once that is scrolled past', async () => {
  const at = async (phase: 'live' | 'over', isPictured: boolean): Promise<void> => {
    await page().show(<MatchWon key="siege-1" event={siege(phase)} isPictured={isPictured} />);
    await act(async () => vi.dynamicImportSettled());
  };
  await at('live', true);
  await at('over', true);
  await at('over', false);
  expect(card()).toBeNull();
  await page().show(null);
  await at('live', false);
  await at('over', false);
  expect(card()).not.toBeNull();
});

it('the end of any other match is told as well: by its games or quarters, and a draw as one', async () => {
  const football = (phase: 'live' | 'over', home: number): EventView =>
    viewOf({
      ...{ id: 'football-1', sport: 'football', phase },
      score: { sport: 'football', home, away: 1, minute: 90, isBreak: false, danger: null },
    });
  await show(football('live', 1));
  await show(football('over', 1));
  expect(card()?.dataset.side).toBe('none');
  expect(card()?.textContent).toContain('1 : 1');
  const racket = (phase: 'live' | 'over'): EventView =>
    viewOf({
      ...{ id: 'racket-1', sport: 'racket', phase },
      score: {
        ...{ sport: 'racket', home: 2, away: 0, isBreak: false, serves: 'home', danger: null },
        sets: [
          [11, 7],
          [11, 9],
        ],
      },
    });
  await show(racket('live'));
  await show(racket('over'));
  expect(card()?.dataset.side).toBe('home');
  expect(card()?.textContent).toContain('11–7 · 11–9');
});
