// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { Slip } from './Slip.tsx';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({
  gameCode: 'kite-sports',
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const total = marketOf(
  [
    ['over', 1_900],
    ['under', 1_900],
  ],
  { id: 'total:2.5', kind: 'total', line: 2.5 },
);
const match = (version: number, isSuspended = false): EventView => {
  const main = marketOf([['home', isSuspended ? null : 2_000]]);
  return viewOf({
    ...{ id: 'football-1', phase: 'live', version, isSuspended, main },
    markets: isSuspended ? [] : [main, total],
  });
};

describe('several choices of one event, of which it is not known yet what they are together', () => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  const press = () => page().place.querySelector<HTMLButtonElement>('.place-bet');
  const joint = (price: number): void => {
    page().studio.joints = [{ event: 'football-1', price, refusal: null, implied: null }];
  };
  /** Questions that were held are answered. */
  const answer = () =>
    act(async () => {
      const { quotes } = page().studio;
      page().studio.quotes = null;
      for (const go of quotes ?? []) go(false);
    });
  const put = async (): Promise<void> => {
    const event = match(3);
    if (!event.main) throw new Error('nothing to pick');
    const { main } = event;
    await act(async () => page().store.slip.pick(event, main, 'home'));
    await act(async () => page().store.slip.pick(event, total, 'over'));
  };

  beforeEach(async () => {
    joint(3_000);
    page().studio.detail = match(3);
    await page().store.open('ticket', { name: 'event', id: 'football-1' });
    await page().show(<Slip onBets={() => undefined} />);
  });

  it('cannot be bet while nobody has seen a price of them, and says that it is asked for', async () => {
    page().studio.quotes = [];
    await put();
    expect(press()?.textContent).toContain(slipWordsOf(lang).quoting);
    expect(press()?.disabled).toBe(true);
    await answer();
    await wait(500);
    expect([press()?.disabled, press()?.textContent]).toEqual([
      false,
      expect.not.stringContaining(slipWordsOf(lang).quoting),
    ]);
  });

  it.each([
    ['is bet as soon as its price comes, where that is not lower than was agreed to', 3_100, [3_000]],
    ['is asked about where it is lower', 2_900, []],
  ])('pressed meanwhile, %s', async (_, price, placed) => {
    await put();
    await wait(500);
    page().studio.quotes = [];
    await tell(match(4, true));
    joint(price);
    await tell(match(5));
    expect(press()?.textContent).toContain(slipWordsOf(lang).quoting);
    expect(press()?.getAttribute('aria-disabled')).toBe('false');
    await act(async () => press()?.click());
    expect(press()?.dataset.action).toBe('disarm');
    expect(page().place.querySelector('[data-field="armed"]')?.textContent).toBe(slipWordsOf(lang).quoting);
    await answer();
    await wait(1_000);
    expect(page().studio.placed.flatMap(({ joints }) => joints?.map((each) => each.price))).toEqual(placed);
    expect(press()?.dataset.action).toBe(placed.length > 0 ? undefined : 'accept-prices');
  });
});

describe('a choice of a match whose picture plays an end', () => {
  const press = () => page().place.querySelector<HTMLButtonElement>('.place-bet');
  const at = (version: number, price: number): EventView =>
    viewOf({ id: 'football-1', phase: 'live', version, main: marketOf([['home', price]]) });
  const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

  it.each([
    ['at what was agreed to, where its price is not lower then', 2_200, [2_000]],
    ['not at all where it is, and is asked about', 1_800, []],
  ])('is bet once that has been seen, %s', async (_, price, placed) => {
    const event = at(3, 2_000);
    page().studio.detail = event;
    await page().store.open('ticket', { name: 'event', id: 'football-1' });
    await page().show(<Slip onBets={() => undefined} />);
    await act(async () => event.main && page().store.slip.pick(event, event.main, 'home'));
    await act(async () => page().store.setPictured(event));
    page().studio.prices = { 'football-1': price };
    await act(async () => page().studio.tell({ kind: 'detail', event: at(4, price) }));
    expect(press()?.textContent).toContain(slipWordsOf(lang).held);
    expect([press()?.disabled, press()?.getAttribute('aria-disabled')]).toEqual([false, 'false']);
    await act(async () => press()?.click());
    await wait(1_500);
    expect(page().studio.placed).toEqual([]);
    expect(page().place.querySelector('[data-field="armed"]')?.textContent).toBe(slipWordsOf(lang).held);
    await act(async () => page().store.setPictured(null));
    await wait(1_000);
    expect(page().studio.placed.map(({ legs }) => legs[0]?.price)).toEqual(placed);
    expect(press()?.dataset.action).toBe(placed.length > 0 ? undefined : 'accept-prices');
  });
});
