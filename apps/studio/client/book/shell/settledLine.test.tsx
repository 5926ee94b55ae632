// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../shell/spoken.ts';
import { betOf, legOf } from '../book.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { BookStore } from './bookStore.ts';
import { BookProvider, WordsProvider } from './context.ts';
import { settledMs } from './SettledLine.tsx';
import { ScriptedBook, startMs } from './scriptedBook.fixture.ts';
import { TopBar } from './TopBar.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

let studio: ScriptedBook;
let store: BookStore;
let root: Root;
let place: HTMLElement;
const line = (): HTMLElement | null => place.querySelector('[data-action="settled-bet"]');
const openLine = (): HTMLElement | null => place.querySelector('[data-action="open-bets"]');

beforeEach(async () => {
  vi.useFakeTimers({ now: startMs });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  studio = new ScriptedBook();
  store = new BookStore({
    ...{ api: studio, now: () => Date.now(), wait: () => new Promise(() => undefined) },
    sounds: { setOn: () => undefined, play: () => undefined },
    ...{ newActionId: () => 'action', goTo: () => undefined, remember: () => undefined },
    ...{ lobbyUrl: 'https://hall.test/', again: null },
  });
  await store.open('ticket', { name: 'events', sport: null });
  place = document.createElement('div');
  root = createRoot(place);
  await act(async () =>
    root.render(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <BookProvider value={{ store, api: studio, gameCode: 'kite-sports', name: '' }}>
          <TopBar onRules={() => undefined} onKeys={() => undefined} />
        </BookProvider>
      </WordsProvider>,
    ),
  );
  const [lost, other] = [betOf({ legs: [legOf()] }), betOf({ id: 'book-2' })];
  studio.current = { ...studio.current, bets: [lost, other] };
  await act(async () => {
    await store.refresh();
    const settled = { ...lost, state: 'settled', won: '0.00' } as const;
    studio.current = { ...studio.current, bets: [settled, other] };
    studio.tell({ kind: 'bet', bet: settled });
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  expect(store.getState().place).toEqual({ name: 'bets', which: 'settled' });
  expect(line()).toBeNull();
});
