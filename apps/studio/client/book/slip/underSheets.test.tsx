// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BookApp } from '../BookApp.tsx';
import { eventOf, marketOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';

/** On a wide page the slip stands beside the events, below every panel. */

const page = pagesOfBook({ gameCode: 'kite-sports' });
const find = (query: string): HTMLElement | null => page().place.querySelector(query);

const match = (version: number, price: number | null) =>
  eventOf({
    ...{ id: 'football-1', phase: 'live', version, isSuspended: price === null },
    main: marketOf([['home', price]]),
  });

beforeEach(async () => {
  document.body.append(page().place);
  await page().show(<BookApp backdrop={undefined} onRetry={() => undefined} />);
  await act(() => page().store.open('ticket', { name: 'events', sport: null }));
  await act(() => vi.dynamicImportSettled());
  const { store, studio } = page();
  await act(async () => {
    const event = match(3, 2_000);
    studio.tell({ kind: 'event', event });
    if (event.main) store.slip.pick(event, event.main, 'home');
  });
  await act(async () => {
    studio.tell({ kind: 'event', event: match(4, null) });
    const { picks, joints } = store.getState();
    store.slip.arming.arm({ picks, joints });
  });
  expect(store.getState().armed).not.toBeNull();
});

it.each(['rules', 'keys'])(
  'a slip that waits to open is stopped by opening the panel of %s',
  async (name) => {
    await act(async () => find(`[data-action="${name}"]`)?.click());
    expect(page().store.getState().armed).toBeNull();
  },
);

it('and by the key that opens one', async () => {
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })));
  expect(page().store.getState().armed).toBeNull();
});
