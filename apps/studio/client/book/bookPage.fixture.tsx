import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loadWords } from '../shell/spoken.ts';
import type { BookStore } from './shell/bookStore.ts';
import { BookProvider, WordsProvider } from './shell/context.ts';
import { ScriptedBook, startMs } from './shell/scriptedBook.fixture.ts';
import { testStore } from './shell/testStore.fixture.ts';
import { textsOf } from './texts/texts.ts';

/** The language of every part that is shown so. */
export const lang = 'zh_CN';

interface Given {
  readonly gameCode: 'kite-sports' | 'paper-siege';
  /** The page's clock where it is not the one that the test moves on. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  readonly onSound?: (sound: string) => void;
}

/** A part of a book in a window, with a scripted studio behind it. */
class BookPage {
  readonly studio = new ScriptedBook();
  readonly store: BookStore;
  readonly place: HTMLElement = document.createElement('div');
  readonly #gameCode: Given['gameCode'];
  #root: Root = createRoot(this.place);

  constructor({
    gameCode,
    now = () => Date.now(),
    wait = () => new Promise(() => undefined),
    onSound = () => undefined,
  }: Given) {
    this.#gameCode = gameCode;
    this.store = testStore({
      ...{ api: this.studio, now, wait },
      sounds: { setOn: () => undefined, play: onSound },
    });
  }

  /** Shows this part, or the same with what has changed. */
  show(part: ReactNode): Promise<void> {
    return act(async () =>
      this.#root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          <BookProvider value={{ store: this.store, api: this.studio, gameCode: this.#gameCode, name: '' }}>
            {part}
          </BookProvider>
        </WordsProvider>,
      ),
    );
  }

  leave(): Promise<void> {
    return act(async () => this.#root.unmount());
  }

  /** Leaves, and comes anew with nothing shown. */
  async comeAgain(): Promise<void> {
    await this.leave();
    this.#root = createRoot(this.place);
  }
}

/** Before each test that follows a page of its own, which is left after it; time stands still until the test moves it on. */
export const pagesOfBook = (given: Given): (() => BookPage) => {
  let page: BookPage | undefined;
  beforeAll(() => loadWords(lang));
  beforeEach(() => {
    vi.useFakeTimers({ now: startMs });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page = new BookPage(given);
  });
  afterEach(async () => {
    await page?.leave();
    page = undefined;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => {
    if (!page) throw new Error('no test is under way');
    return page;
  };
};
