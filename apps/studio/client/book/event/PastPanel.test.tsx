// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PastAnswer } from '../../../src/book/pastViews.ts';
import type { EventView } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { viewOf } from '../book.fixture.ts';

import { BookProvider, WordsProvider } from '../shell/context.ts';
import { ScriptedBook } from '../shell/scriptedBook.fixture.ts';
import { testStore } from '../shell/testStore.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { PastPanel } from './PastPanel.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

describe('the place of what both sides did before', () => {
  let answer: (past: PastAnswer) => void;
  let fail: (error: Error) => void;
  const place = document.createElement('div');
  let root: Root;

  const open = async (phase: EventView['phase']): Promise<void> => {
    const studio = new ScriptedBook();
    studio.past = () =>
      new Promise((resolve, reject) => {
        [answer, fail] = [resolve, reject];
      });
    const store = testStore({ api: studio, wait: () => new Promise(() => undefined) });
    await act(async () =>
      root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          <BookProvider value={{ store, api: studio, gameCode: 'kite-sports', name: '' }}>
            <PastPanel event={viewOf({ phase })} />
          </BookProvider>
        </WordsProvider>,
      ),
    );
  };
  const waits = () => place.querySelector('.past-waits') !== null;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('is kept before the start until it is known, so that no price jumps', async () => {
    await open('coming');
    expect(waits()).toBe(true);
    await act(async () => answer({ home: [], away: [], meetings: [] }));
    expect(waits()).toBe(false);
    expect(place.querySelector('[data-field="past"]')).not.toBeNull();
  });

  it('says so where nothing answers, as high as before', async () => {
    await open('coming');
    await act(async () => fail(new Error('silent')));
    expect(place.querySelector('[data-field="past"]')?.textContent).toContain(textsOf(lang).failed);
  });

  it('says nothing of sides without a match before under the result of theirs', async () => {
    await open('over');
    await act(async () => answer({ home: [], away: [], meetings: [] }));
    expect(place.innerHTML).toBe('');
  });

  it('is the same in play, and closed until it is looked up, so that nothing moves as the match begins', async () => {
    await open('live');
    expect(waits()).toBe(true);
    await act(async () => answer({ home: [], away: [], meetings: [] }));
    expect(place.querySelector('details')?.open).toBe(false);
  });
});
