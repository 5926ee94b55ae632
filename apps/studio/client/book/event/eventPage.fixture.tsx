import { act } from 'react';
import { beforeEach, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { EventPage } from './EventPage.tsx';

/** Pages of a book's events in a window that tells of nothing coming in sight. */
export const eventPages = (gameCode: 'kite-sports' | 'paper-siege') => {
  const page = pagesOfBook({ gameCode });
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
  });
  /** Opens the page of this event, with all parts that come later. */
  const open = async (event: EventView): Promise<void> => {
    page().studio.detail = event;
    await page().store.open('ticket', { name: 'event', id: event.id });
    await page().show(<EventPage />);
    await act(async () => vi.dynamicImportSettled());
  };
  return { page, open };
};
