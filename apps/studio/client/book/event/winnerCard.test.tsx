// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { betOf, legOf, viewOf } from '../book.fixture.ts';
import { BookStore } from '../shell/bookStore.ts';
import { BookProvider, WordsProvider } from '../shell/context.ts';
import { ScriptedBook } from '../shell/scriptedBook.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { MatchWon } from './MatchEnd.tsx';
import { winnerCardMs } from './WinnerCard.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const siege = (phase: 'live' | 'over'): EventView =>
  viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase },
    score: {
      ...{ sport: 'siege', home: 1, away: 2, current: 2, isBreak: false, attacks: 'home', isFought: false },
      maps: [
        { map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 7, away: 3, winner: 'home' },
        { map: { zh_CN: '墨港', en_US: 'Ink Harbour' }, home: 4, away: 7, winner: 'away' },
        { map: { zh_CN: '竹桥', en_US: 'Bamboo Bridge' }, home: 5, away: 7, winner: 'away' },
      ],
    },
  });

let root: Root;
let place: HTMLElement;
let store: BookStore;
const studio = new ScriptedBook();
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const won = betOf({ state: 'settled', won: '17.00', legs: [legOf({ event: 'siege-1' })] });
  const other = betOf({ id: '2', state: 'settled', won: '90.00', legs: [legOf({ event: 'another' })] });
  const { open } = studio;
  studio.open = async (ticket) => ({ ...(await open(ticket)), bets: [won, other] });
  store = new BookStore({
    ...{ api: studio, now: () => Date.now(), wait: () => new Promise(() => undefined) },
    ...{ sounds: { setOn: () => undefined, play: () => undefined }, newActionId: () => 'action' },
    ...{ goTo: () => undefined, remember: () => undefined, lobbyUrl: 'https://hall.test/', again: null },
  });
  await store.open('ticket', { name: 'events', sport: null });
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (event: EventView): Promise<void> => {
  await act(async () =>
    root.render(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <BookProvider value={{ store, api: studio, gameCode: 'paper-siege', name: '' }}>
          <MatchWon key={event.id} event={event} />
        </BookProvider>
      </WordsProvider>,
    ),
  );
  await act(async () => vi.dynamicImportSettled());
};
const card = (): HTMLElement | null => place.querySelector('[data-field="winner-card"]');

it('who has seen a siege end is told who won it, by which maps, and what own bets on it came to, for a while', async () => {
  await show(siege('live'));
  expect(card()).toBeNull();
  await show(siege('over'));
  expect(card()?.textContent).toContain('foxes 队获胜');
  expect(card()?.textContent).toContain('纸塔 7–3 · 墨港 4–7 · 竹桥 5–7');
  expect(place.querySelector('[data-field="winner-own"]')?.textContent).toMatch(/返还 .*17\.00/u);
  await act(async () => vi.advanceTimersByTime(winnerCardMs));
  expect(card()).toBeNull();
});

it('a press takes it away, and whoever comes later does not see it', async () => {
  await show(siege('live'));
  await show(siege('over'));
  await act(async () => card()?.click());
  expect(card()).toBeNull();
  await act(async () => root.render(null));
  await show(siege('over'));
  expect(card()).toBeNull();
});
