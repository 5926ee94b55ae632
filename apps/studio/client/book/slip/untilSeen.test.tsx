// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BetView, EventView } from '../../../src/book/views.ts';
import { betOf, legOf, marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { Slip } from './Slip.tsx';
import { seenMs } from './untilSeen.ts';
import { slipWordsOf } from './words.ts';

/** The slip's own looks at prices come later than any of these tests. */
const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (ms < seenMs) setTimeout(resolve, ms);
  });
const sounds: string[] = [];
const page = pagesOfBook({ gameCode: 'kite-sports', wait, onSound: (sound) => sounds.push(sound) });

const match = (version: number, price: number | null, change: Partial<EventView> = {}): EventView =>
  viewOf({
    ...{ id: 'football-1', phase: 'live', version, isSuspended: price === null },
    main: marketOf([['home', price]]),
    ...change,
  });

const before = match(3, 3_060);
const after = match(4, 4_110);
const receipt = (): HTMLElement | null => page().place.querySelector('[data-field="receipt"]');
const movedPrice = (): string | undefined =>
  page().place.querySelector('[data-field="moved-price"]')?.textContent ?? undefined;
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
const picture = (event: EventView | null) => act(async () => page().store.setPictured(event));
const takenAt = (price: number, event = 'football-1'): BetView =>
  betOf({ legs: [legOf({ event, phase: 'live', price })], price });

/** Bets on an event, and is taken at that price or another; `meanwhile` is heard of before the answer. */
const bet = async (price: number, event = before, meanwhile?: EventView): Promise<void> => {
  page().studio.bet = async () => {
    if (meanwhile) page().studio.tell({ kind: 'detail', event: meanwhile });
    return { kind: 'taken', bet: takenAt(price, event.id), balance: '490.00' };
  };
  const { main } = event;
  await act(async () => main && page().store.slip.pick(event, main, 'home'));
  await act(async () => page().store.slip.setStake('10.00'));
  await act(async () => void page().store.slip.place());
};

describe('the receipt of a bet that was taken at another price than was agreed to', () => {
  beforeEach(async () => {
    sounds.length = 0;
    page().studio.detail = before;
    page().studio.prices = { 'football-1': 3_060 };
    await page().store.open('ticket', { name: 'event', id: 'football-1' });
    await page().show(<Slip onBets={() => undefined} onClose={() => undefined} />);
  });

  it('waits until the picture has landed at that price, though the page has long heard of it', async () => {
    await bet(4_110);
    await pass(500);
    await tell(after);
    await picture(before);
    await pass(1_000);
    expect(receipt()).toBeNull();
    expect(page().store.getState().placing).not.toBeNull();
    expect(page().store.getState().bets).toEqual([]);
    expect(page().store.getState().balance).toBe('500.00');
    expect(page().place.textContent).not.toContain('4.11');
    expect(sounds).not.toContain('placed');
    await picture(null);
    await pass(100);
    expect(receipt()).not.toBeNull();
    expect(sounds).toContain('placed');
    expect(page().store.getState()).toMatchObject({ placing: null, balance: '490.00' });
    expect(movedPrice()).toBe(`3.06 → 4.11 ${slipWordsOf(lang).rose}`);
  });

  it('does not take a page that has heard of something in between for one that has heard of that price', async () => {
    await bet(4_110, before, match(4, 3_500));
    await pass(500);
    expect(receipt()).toBeNull();
    await tell(match(5, 4_110));
    await pass(100);
    expect(receipt()).not.toBeNull();
  });

  it('comes with what followed, where that price is gone again', async () => {
    await bet(4_110);
    await pass(200);
    await tell(match(5, null));
    await pass(100);
    expect(receipt()).not.toBeNull();
  });

  it.each([
    ['no picture comes', null],
    ['a picture never ends', before],
  ])('is never held longer than its bound where %s', async (_, pictured) => {
    await bet(4_110);
    await picture(pictured);
    await pass(seenMs - 100);
    expect(receipt()).toBeNull();
    await pass(100);
    expect(receipt()).not.toBeNull();
  });

  it('comes at once as the page is left', async () => {
    await bet(4_110);
    expect(page().store.getState().placing).not.toBeNull();
    await act(async () => page().store.visit({ name: 'bets' }));
    await pass(100);
    expect(page().store.getState().placing).toBeNull();
    expect(
      page()
        .store.getState()
        .bets.map(({ state }) => state),
    ).toEqual(['open']);
  });

  it.each([
    ['it is of another event', match(3, 3_060, { id: 'football-2' }), 4_110],
    ['nothing changed in price', before, 3_060],
  ])('comes at once where %s', async (_, event, price) => {
    page().studio.prices = { [event.id]: 3_060 };
    await bet(price, event);
    expect(receipt()).not.toBeNull();
  });

  it('comes at once of a match that has not begun: there is no picture', async () => {
    const coming = match(4, 3_060, { phase: 'coming' });
    await tell(coming);
    await bet(4_110, coming);
    expect(receipt()).not.toBeNull();
  });

  it('prints a lower price as what was allowed, and nothing where it is the same', async () => {
    await act(async () => page().store.slip.setConsent('any'));
    await bet(2_800);
    await tell(match(4, 2_800));
    await pass(100);
    expect(movedPrice()).toBe(`3.06 → 2.80 ${slipWordsOf(lang).fell}`);
    await act(async () => page().store.slip.forgetReceipt());
    page().studio.prices = { 'football-1': 2_800 };
    await bet(2_800, match(4, 2_800));
    expect(receipt()).not.toBeNull();
    expect(movedPrice()).toBeUndefined();
  });
});
