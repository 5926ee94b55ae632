// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { viewOf } from '../book.fixture.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { BookStore } from '../shell/bookStore.ts';
import { BookProvider, WordsProvider } from '../shell/context.ts';
import { ScriptedBook, startMs } from '../shell/scriptedBook.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { EventPage } from './EventPage.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const football = (version: number, home: number, change: Partial<EventView>): EventView =>
  viewOf({
    ...{ version, markets: [], main: null },
    score: { sport: 'football', home, away: 1, minute: 90, isBreak: false, danger: null },
    ...change,
  });

describe('the end of a match', () => {
  let studio: ScriptedBook;
  let store: BookStore;
  let root: Root;
  let place: HTMLElement;

  const open = async (event: EventView): Promise<void> => {
    studio.detail = event;
    await act(async () => store.visit({ name: 'event', id: event.id }));
    await act(async () =>
      root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          <BookProvider value={{ store, api: studio, gameCode: 'kite-sports', name: '' }}>
            <EventPage />
          </BookProvider>
        </WordsProvider>,
      ),
    );
  };
  const tell = async (event: EventView): Promise<void> => {
    await act(async () => studio.tell({ kind: 'detail', event }));
    await act(async () => vi.dynamicImportSettled());
  };
  const ribbon = () => place.querySelector('[data-field="match-end"]');

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    studio = new ScriptedBook();
    store = new BookStore({
      ...{ api: studio, now: () => startMs, wait: () => new Promise(() => undefined) },
      sounds: { setOn: () => undefined, play: () => undefined },
      ...{ newActionId: () => 'action', goTo: () => undefined, remember: () => undefined },
      ...{ lobbyUrl: 'https://hall.test/', again: null },
    });
    await store.open('ticket', { name: 'events', sport: null });
    place = document.createElement('div');
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('stands over the picture once it is final, for whoever saw it', async () => {
    await open(football(1, 2, { phase: 'live' }));
    await tell(football(2, 2, { phase: 'over', isProvisional: true }));
    expect(ribbon()).toBeNull();
    await tell(football(3, 2, { phase: 'over' }));
    expect(ribbon()?.textContent).toBe('cranes 队获胜2 : 1');
    expect(place.querySelector('.end-confetti')).not.toBeNull();
  });

  it('is a draw without confetti, and nothing for whoever comes later', async () => {
    await open(football(1, 1, { phase: 'live' }));
    await tell(football(2, 1, { phase: 'over' }));
    expect(ribbon()?.textContent).toBe('平局1 : 1');
    expect(place.querySelector('.end-confetti')).toBeNull();
    await act(async () => root.unmount());
    root = createRoot(place);
    await open(football(2, 1, { phase: 'over' }));
    await act(async () => vi.dynamicImportSettled());
    expect(ribbon()).toBeNull();
  });

  it('leads to another match of its sport', async () => {
    await open(football(1, 2, { phase: 'over' }));
    const button = place.querySelector<HTMLElement>('[data-action="next-event"]');
    expect(button?.textContent).toContain(boardOf(lang).after.coming);
    await act(async () => button?.click());
    expect(store.getState().place).toEqual({ name: 'event', id: 'football-2' });
  });
});
