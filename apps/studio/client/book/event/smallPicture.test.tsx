// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { Slip } from '../slip/Slip.tsx';
import { EventPage } from './EventPage.tsx';
import { stubSight } from './sight.fixture.ts';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const match = (change: Partial<EventView> = {}): EventView =>
  viewOf({ phase: 'live', markets: [marketOf([['home', 1_700]])], ...change });

describe('the picture of an event', () => {
  let see: ReturnType<typeof stubSight>;
  let scrolled: ReturnType<typeof vi.fn<(to: object) => void>>;

  const find = (query: string): HTMLElement | null => page().place.querySelector(query);
  const stage = (): HTMLElement | null => find('.board-stage');
  const strip = (): HTMLElement | null => find('[data-action="to-board"]');
  const isSmall = (): string | undefined => stage()?.dataset.small;
  const click = (query: string) => act(async () => find(query)?.click());
  const scrollTo = (left: number) => see('.board-place', { bottom: 280 * left });
  const open = async (event: EventView): Promise<void> => {
    page().studio.detail = event;
    await page().store.open('ticket', { name: 'event', id: event.id });
    await page().show(
      <div className="book-main">
        <EventPage />
        <Slip onBets={() => undefined} onClose={() => undefined} />
      </div>,
    );
    await act(async () => vi.dynamicImportSettled());
    Object.assign(find('.book-main') ?? {}, { scrollTo: scrolled });
    Object.assign(find('.board-place') ?? {}, { getBoundingClientRect: () => ({ width: 360, height: 280 }) });
  };

  beforeEach(() => {
    see = stubSight();
    scrolled = vi.fn();
  });

  it('goes into the strip as the one that it is, and leaves its place as high as it was', async () => {
    await open(match());
    const drawn = find('.stage-view');
    expect(drawn).not.toBeNull();
    expect(isSmall()).toBe('false');
    await scrollTo(-1);
    expect(isSmall()).toBe('true');
    expect(find('.stage-view')).toBe(drawn);
    expect(find('.board-place')?.style.aspectRatio).toBe('360 / 280');
    // Its place is not left empty: the page may be back there before it is.
    expect(find('.board-place > .row-field')).not.toBeNull();
    expect(strip()?.dataset.pictured).toBe('true');
    expect(strip()?.dataset.shown).toBe('true');
    await scrollTo(1);
    expect(isSmall()).toBe('false');
    expect(find('.stage-view')).toBe(drawn);
    expect(find('.board-place')?.style.aspectRatio).toBe('');
    expect(find('.board-place > .row-field')).toBeNull();
    expect(strip()?.dataset.shown).toBe('false');
  });

  it('stays where it is at the edge, whichever way the page is moved by a little', async () => {
    await open(match());
    await scrollTo(0.32);
    expect(isSmall()).toBe('false');
    await scrollTo(0.2);
    expect(isSmall()).toBe('true');
    await scrollTo(0.32);
    expect(isSmall()).toBe('true');
    await scrollTo(0.4);
    expect(isSmall()).toBe('false');
  });

  it('stays in its place where nothing is played', async () => {
    await open(match({ phase: 'coming' }));
    await scrollTo(-1);
    expect(isSmall()).toBe('false');
    expect(strip()?.dataset.pictured).toBe('false');
  });

  it('is led back to by the strip, and by keys that come to what is in it', async () => {
    await open(match());
    stage()?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(scrolled).not.toHaveBeenCalled();
    await scrollTo(-1);
    await click('[data-action="to-board"]');
    expect(scrolled).toHaveBeenCalledTimes(1);
    stage()?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('stands above a whole slip, and in its place under a low one', async () => {
    await open(match());
    await click('.event-page [data-action="pick"]');
    expect(find('[data-brief="true"]')).not.toBeNull();
    expect(isSmall()).toBe('false');
    await click('[data-action="slip-more"]');
    expect(find('[data-brief="true"]')).toBeNull();
    expect(isSmall()).toBe('true');
    expect(strip()?.dataset.shown).toBe('true');
    await click('[data-action="remove"]');
    expect(isSmall()).toBe('false');
  });
});
