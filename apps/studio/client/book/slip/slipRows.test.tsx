// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, openedOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { EventPage } from '../event/EventPage.tsx';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { Slip } from './Slip.tsx';
import { ripeMs } from './usePress.ts';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({ gameCode: 'paper-siege' });
const waitMs = 12_000;

const siege = (version: number, price: number | null): EventView =>
  viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase: 'live', version, isSuspended: price === null },
    waitsUntil: price === null ? null : new Date(startMs + waitMs * (version - 2)).toISOString(),
    main: marketOf([['home', price]]),
    score: {
      ...{ sport: 'siege', home: 0, away: 0, current: 0, isBreak: false, attacks: 'home' },
      ...{ isFought: price === null, stage: null, arrows: null, grade: null, way: null, next: null },
      maps: [{ map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 0, away: 0, winner: null }],
    },
  });

describe('a slip of two matches', () => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const text = (query: string): string => page().place.querySelector(query)?.textContent ?? '';
  const line = () => text('[data-leg^="siege-1"]');
  const words = () => slipWordsOf(lang);
  const match = siege(3, 1_700).home.names.zh_CN;
  const { delayMs } = openedOf().limits;

  beforeEach(async () => {
    const [other] = openedOf().events;
    if (!other?.main) throw new Error('nothing to pick');
    const { main } = other;
    page().studio.prices = { 'siege-1': 1_700, 'football-1': 2_000 };
    page().studio.detail = siege(3, 1_700);
    await page().store.open('ticket', { name: 'event', id: 'siege-1' });
    await page().show(
      <>
        <EventPage />
        <Slip onBets={() => undefined} />
      </>,
    );
    await act(async () => page().place.querySelector<HTMLElement>('.main-row [data-action="pick"]')?.click());
    await act(async () => page().store.slip.pick(other, main, 'home'));
    await act(async () => page().store.slip.acceptPrices(page().store.getState()));
    await wait(ripeMs);
  });

  it('a price that counts together with another of its match stands back, for both have one price', async () => {
    const [other] = openedOf().events;
    if (!other) throw new Error('nothing to pick');
    const joined = () => page().place.querySelectorAll('.leg-price[data-joined="true"]').length;
    expect(joined()).toBe(0);
    const both = marketOf([['yes', 1_900]], { id: 'both', kind: 'both' });
    await act(async () => page().store.slip.pick({ ...other, main: both }, both, 'yes'));
    expect(page().place.querySelectorAll('[data-leg]')).toHaveLength(3);
    expect(joined()).toBe(2);
  });

  it('tells in each row what it stood at, what it stands at, and the clock of its own match; its foot lists none again', async () => {
    expect(page().place.querySelectorAll('[data-leg]')).toHaveLength(2);
    expect(text('.slip-foot')).not.toContain(textsOf(lang).versus);
    expect(page().place.querySelector('.slip-foot li')).toBeNull();
    expect(page().place.querySelector('.slip-foot [data-field="stake"]')).not.toBeNull();
    expect(line()).toContain(`0:${String(Math.ceil((waitMs - delayMs - ripeMs) / 1_000)).padStart(2, '0')}`);
    await tell(siege(4, 2_500));
    expect(line()).toContain('1.70');
    expect(line()).toContain('2.50');
    // Struck out above the price that it has become.
    expect(
      [...page().place.querySelectorAll('[data-leg^="siege-1"] .leg-price > *')].map(
        ({ className }) => className,
      ),
    ).toEqual(['leg-was soft small', '']);
    await tell(siege(5, null));
    expect(line()).toContain('2.50');
    expect(line()).toContain(textsOf(lang).suspended);
    expect(text('[data-leg^="football-1"]')).not.toContain(textsOf(lang).suspended);
  });

  it('says on its press whose clock runs, and that bets on the round are closed once they are', async () => {
    const left = Math.ceil((waitMs - delayMs - ripeMs) / 1_000);
    expect(text('[data-field="slip-closes"]')).toBe(words().ofMatch(match, words().closes(left)));
    await wait(waitMs);
    expect(text('.place-bet')).toContain(words().ofMatch(match, words().late));
    await tell(siege(5, null));
    expect(text('.place-bet')).toContain(words().ofMatch(match, words().opens.siege));
  });

  it('keeps its price and its return as they last stood while one of it is locked', async () => {
    await tell(siege(4, null));
    expect(text('[data-field="price"]')).toBe(words().about('×3.40'));
    expect(text('[data-field="possible-return"]')).toBe(words().about('$3.40'));
  });

  it('says how long its press can be pressed, also while it asks about a price that has just moved', async () => {
    await tell(siege(4, 1_500));
    const press = page().place.querySelector('.place-bet');
    expect(press?.getAttribute('aria-disabled')).toBe('false');
    expect(press?.textContent).not.toContain(words().checking);
    expect(press?.querySelector('[data-field="slip-closes"]')).not.toBeNull();
  });

  const rowPress = () =>
    page().place.querySelector<HTMLButtonElement>('[data-leg^="siege-1"] [data-action="accept-price"]');

  it('agrees in its row to a price that fell, says why it asks, and then bets with the next press', async () => {
    page().studio.prices = { 'siege-1': 1_500, 'football-1': 2_000 };
    await tell(siege(4, 1_500));
    expect(line()).toContain(textsOf(lang).refusals.price_changed);
    expect(rowPress()?.textContent).toBe(words().acceptOne('1.50'));
    // As every press at a new price it can be read first.
    await act(async () => rowPress()?.click());
    expect(page().store.getState().picks).toMatchObject([{ agreed: 1_700 }, { agreed: 2_000 }]);
    await wait(ripeMs);
    await act(async () => rowPress()?.click());
    expect(page().store.getState().picks).toMatchObject([{ agreed: 1_500 }, { agreed: 2_000 }]);
    expect(rowPress()).toBeNull();
    await wait(ripeMs);
    await act(async () => page().place.querySelector<HTMLElement>('.place-bet')?.click());
    expect(page().studio.placed.map(({ legs }) => legs.map(({ price }) => price))).toEqual([[1_500, 2_000]]);
  });

  it('agrees to one row and leaves another as it was', async () => {
    await tell(siege(4, 1_500));
    const { picks } = page().store.getState();
    await act(async () => page().store.slip.acceptPrices({ picks: picks.slice(1), joints: [] }));
    expect(page().store.getState().picks).toMatchObject([{ agreed: 1_700 }, { agreed: 2_000 }]);
  });

  it('names on its press every price that it agrees to', async () => {
    await tell(siege(4, 1_500));
    expect(text('[data-action="accept-prices"]')).toContain(`${textsOf(lang).slip.accept} · 1.50`);
  });

  it('tells how what is over has ended, takes it out of its sums at once, and out of itself in its row', async () => {
    const { score } = siege(4, null);
    const over: EventView = { ...siege(4, null), phase: 'over', isSuspended: false, markets: [], main: null };
    await tell({ ...over, score: { ...score, home: 2, away: 1 } });
    await wait(20_000);
    expect(line()).toContain(words().ended('2:1'));
    expect(text('.slip-return dt')).toContain(words().rest(1));
    expect(text('[data-field="possible-return"]')).toContain('2.00');
    const remove = page().place.querySelector<HTMLElement>('[data-leg^="siege-1"] [data-action="remove"]');
    expect(remove?.textContent).toBe(words().remove);
    await act(async () => remove?.click());
    expect(page().place.querySelectorAll('[data-leg]')).toHaveLength(1);
  });
});
