// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { EventPage } from './EventPage.tsx';
import { landingMs } from './useLanding.ts';
import { lastPointMs } from './useLastPoint.ts';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const football = (version: number, home: number, change: Partial<EventView>): EventView =>
  viewOf({
    ...{ version, markets: [], main: null },
    score: { sport: 'football', home, away: 1, minute: 90, isBreak: false, danger: null },
    ...change,
  });

describe('the end of a match', () => {
  const open = async (event: EventView): Promise<void> => {
    page().studio.detail = event;
    await act(async () => page().store.visit({ name: 'event', id: event.id }));
    await page().show(<EventPage />);
  };
  const tell = async (event: EventView): Promise<void> => {
    await act(async () => page().studio.tell({ kind: 'detail', event }));
    await act(async () => vi.dynamicImportSettled());
  };
  const ribbon = () => page().place.querySelector('[data-field="match-end"]');

  beforeEach(async () => {
    await page().store.open('ticket', { name: 'events', sport: null });
  });

  it('stands over the picture once it is final, for whoever saw it', async () => {
    await open(football(1, 2, { phase: 'live' }));
    await tell(football(2, 2, { phase: 'over', isProvisional: true }));
    expect(ribbon()).toBeNull();
    await tell(football(3, 2, { phase: 'over' }));
    expect(ribbon()?.textContent).toBe('cranes 队获胜2 : 1');
    expect(page().place.querySelector('.end-confetti')).not.toBeNull();
  });

  it('is a draw without confetti, and nothing for whoever comes later', async () => {
    await open(football(1, 1, { phase: 'live' }));
    await tell(football(2, 1, { phase: 'over' }));
    expect(ribbon()?.textContent).toBe('平局1 : 1');
    expect(page().place.querySelector('.end-confetti')).toBeNull();
    await page().comeAgain();
    await open(football(2, 1, { phase: 'over' }));
    await act(async () => vi.dynamicImportSettled());
    expect(ribbon()).toBeNull();
  });

  it('of badminton leaves the last point as the score for a while, then is counted in games, said once, over no empty line', async () => {
    const racket = (version: number, own: number, phase: 'live' | 'over'): EventView =>
      viewOf({
        ...{ id: 'racket-1', sport: 'racket', version, phase, markets: [], main: null },
        score: {
          ...{
            sport: 'racket',
            home: own === 11 ? 2 : 1,
            away: 1,
            isBreak: false,
            serves: 'home',
            danger: null,
          },
          sets: [
            [11, 6],
            [10, 12],
            [own, 8],
          ],
        },
      });
    const score = () => page().place.querySelector('[data-field="score"]')?.textContent;
    await open(racket(1, 10, 'live'));
    await tell(racket(2, 11, 'over'));
    await act(async () => vi.advanceTimersByTime(landingMs));
    expect(score()).toBe('11 : 8');
    expect(ribbon()).toBeNull();
    await act(async () => vi.advanceTimersByTime(lastPointMs - 1));
    expect(score()).toBe('11 : 8');
    await act(async () => vi.advanceTimersByTime(5_000));
    await act(async () => vi.dynamicImportSettled());
    expect(score()).toBe('2 : 1');
    expect(ribbon()?.textContent).toContain('2 : 1');
    expect(page().place.querySelector('[data-field="winner-card"]')).toBeNull();
    expect(page().place.querySelector('[data-field="moment"]')).toBeNull();
  });

  it('leads to another match of its sport', async () => {
    await open(football(1, 2, { phase: 'over' }));
    const button = page().place.querySelector<HTMLElement>('[data-action="next-event"]');
    expect(button?.textContent).toContain(boardOf(lang).after.coming);
    await act(async () => button?.click());
    expect(page().store.getState().place).toEqual({ name: 'event', id: 'football-2' });
  });
});
