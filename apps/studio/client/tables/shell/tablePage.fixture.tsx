import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { TableFacts } from '../../../src/tables/engine/tableGame.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { loadWords } from '../../shell/spoken.ts';
import { type GameWords, textsOf } from '../texts/texts.ts';
import { type ReplayedRound, TableProvider } from './context.ts';
import type { TableStore } from './tableStore.ts';

interface Shown {
  readonly store: TableStore;
  readonly replayed?: ReplayedRound | undefined;
  readonly game: TableFacts;
  readonly words: (lang: Lang) => GameWords;
  readonly lang: Lang;
}

/** Part of a table's page, in a document that happy-dom keeps. */
export class TablePage {
  readonly place: HTMLElement;
  readonly #root: Root;

  constructor() {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    this.place = document.createElement('div');
    document.body.append(this.place);
    this.#root = createRoot(this.place);
  }

  async show({ store, replayed, game, words, lang }: Shown, element: ReactElement): Promise<void> {
    await loadWords(lang);
    await act(async () =>
      this.#root.render(
        <TableProvider
          value={{
            store,
            ...(replayed && { replayed }),
            game,
            lang,
            texts: textsOf(lang),
            words: words(lang),
          }}
        >
          {element}
        </TableProvider>,
      ),
    );
  }

  /** The first of these. Throws where there is none. */
  find<Found extends HTMLElement>(selector: string): Found {
    const found = this.place.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }

  async close(): Promise<void> {
    await act(async () => this.#root.unmount());
    this.place.remove();
    vi.unstubAllGlobals();
  }
}
