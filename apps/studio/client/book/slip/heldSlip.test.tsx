// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { betOf, legOf, marketOf, openedOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { deedMs } from '../event/boards/siegeEnds.ts';
import { EventPage } from '../event/EventPage.tsx';
import { readMs } from '../shell/NoticeLine.tsx';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { textsOf } from '../texts/texts.ts';
import { Slip } from './Slip.tsx';
import { ripeMs } from './usePress.ts';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({ gameCode: 'paper-siege' });

const waitMs = 12_000;
const siege = (version: number, home: number, price: number | null): EventView =>
  viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase: 'live', version, isSuspended: price === null },
    waitsUntil: price === null ? null : new Date(startMs + waitMs * Math.max(1, version - 2)).toISOString(),
    main: marketOf([['home', price]]),
    score: {
      ...{ sport: 'siege', home: 0, away: 0, current: 0, isBreak: false, attacks: 'home' },
      isFought: price === null,
      ...{ stage: null, arrows: null, grade: null, way: null, next: null },
      maps: [{ map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home, away: 0, winner: null }],
    },
  });

describe('the slip beside an event that is played', () => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const find = (query: string): HTMLElement | null => page().place.querySelector(query);
  const press = (): HTMLButtonElement | null => page().place.querySelector('.place-bet');
  const legPrice = (): string | null | undefined => find('[data-field="leg-price"]')?.textContent;

  beforeEach(async () => {
    page().studio.prices = { 'siege-1': 1_700 };
    page().studio.detail = siege(3, 0, 1_700);
    await page().store.open('ticket', { name: 'event', id: 'siege-1' });
    await page().show(
      <>
        <TopBar onRules={() => undefined} onKeys={() => undefined} />
        <EventPage />
        <Slip onBets={() => undefined} />
      </>,
    );
    await act(async () => find('.main-row [data-action="pick"]')?.click());
  });

  it('counts down with the board, and says when it opens again while a round is fought', async () => {
    const left = (waitMs - openedOf().limits.delayMs) / 1_000;
    expect(press()?.textContent).toContain(slipWordsOf(lang).closes(left));
    await wait(1_000);
    expect(press()?.textContent).toContain(slipWordsOf(lang).closes(left - 1));
    await tell(siege(4, 0, null));
    expect(press()?.textContent).toContain(slipWordsOf(lang).opens.siege);
    expect(press()?.dataset.action).toBe('arm');
    expect(find('[data-field="problem"]')).toBeNull();
    expect(find('[data-field="possible-return"]')?.textContent).toContain('1.70');
  });

  it('keeps the last price that was quoted while it is locked, beside the one that was chosen', async () => {
    await tell(siege(4, 0, 2_030));
    await tell(siege(5, 0, null));
    expect(legPrice()).toContain('2.03');
    expect(find('.leg-price')?.textContent).toContain(textsOf(lang).slip.was('1.70'));
    expect(find('[data-field="possible-return"]')?.textContent).toContain('2.03');
  });

  it('marks the last move of its price as the tile does, on whichever side of what was agreed to', async () => {
    const marks = () => [find('.leg-price')?.dataset.move, find('.main-row .price-button')?.dataset.move];
    await tell(siege(4, 0, 2_030));
    expect(marks()).toEqual(['up', 'up']);
    await tell(siege(5, 0, 1_900));
    expect(marks()).toEqual(['down', 'down']);
    expect(find('.leg-price')?.textContent).toContain(textsOf(lang).slip.was('2.03'));
  });

  it('shuts the press when a bet could no longer be taken before the round', async () => {
    await wait(waitMs - openedOf().limits.delayMs);
    expect(press()?.textContent).toContain(slipWordsOf(lang).late);
    expect(press()?.disabled).toBe(true);
    expect(press()?.dataset.locked).toBe('true');
    expect(find('[data-field="slip-closes"]')).toBeNull();
  });

  it('says the same seconds before a bet is taken and while it is', async () => {
    const { delayMs } = openedOf().limits;
    const acceptAt = new Date(startMs + delayMs + 900).toISOString();
    page().studio.bet = async () => ({
      kind: 'waiting',
      bet: betOf({ state: 'pending', acceptAt }),
      balance: null,
    });
    await act(async () => press()?.click());
    expect(find('[data-field="waiting"]')?.textContent).toBe(textsOf(lang).slip.waiting(delayMs / 1_000));
  });

  it('does not betray a round that has not been seen to end', async () => {
    await tell(siege(4, 0, null));
    page().studio.prices = { 'siege-1': 2_104 };
    // The round has ended its wait early, and the clock goes by that: the next one lasts as long again.
    await tell({ ...siege(5, 1, 2_104), waitsUntil: new Date(startMs + 2 * waitMs).toISOString() });
    await act(async () => page().store.slip.requote());
    await wait(deedMs.taken.ladders - 1);
    expect(legPrice()).not.toContain('2.104');
    expect(press()?.textContent).toContain(slipWordsOf(lang).opens.siege);
    await act(async () => page().store.slip.place());
    expect(page().studio.placed).toEqual([]);
    await wait(1);
    expect(legPrice()).toContain('2.104');
    expect(press()?.disabled).toBe(false);
  });

  it('nor by an answer about prices that is newer than the board', async () => {
    const quote = page().studio.quote;
    page().studio.quote = async (body) => {
      const answer = await quote(body);
      return { ...answer, legs: answer.legs.map((leg) => ({ ...leg, version: 5 })) };
    };
    page().studio.prices = { 'siege-1': 2_104 };
    await act(async () => page().store.slip.requote());
    expect(legPrice()).toContain('1.70');
  });

  it('a price that moves while a bet is accepted asks nothing; then it is told plainly, and one press takes it', async () => {
    let answer: () => void = () => undefined;
    const leg = { event: 'siege-1', market: 'result', selection: 'home' } as const;
    const taken = page().studio.bet;
    page().studio.bet = (body) =>
      new Promise((resolve) => {
        answer = () =>
          resolve({
            ...{ kind: 'refused', reason: 'price_changed', balance: null },
            ...{ bet: betOf({ state: 'refused' }), legs: [{ ...leg, version: 4, price: 1_320, stop: null }] },
          });
        page().studio.placed.push(body);
      });
    await act(async () => press()?.click());
    await tell(siege(4, 0, 1_320));
    expect(find('.leg-note')).toBeNull();
    expect(find('[data-action="clear"]')).toBeNull();
    page().studio.prices = { 'siege-1': 1_320 };
    await act(async () => answer());
    const told = textsOf(lang).notices.notTaken('1.70', '1.32');
    expect(find('[data-problem="not-taken"]')?.textContent).toBe(told);
    expect(find('[data-field="notice"]')?.textContent).toBe(told);
    expect(press()?.textContent).toContain(slipWordsOf(lang).asks('1.70', '1.32'));
    page().studio.bet = taken;
    await wait(ripeMs);
    await act(async () => press()?.click());
    expect(page().studio.placed.at(-1)?.legs).toEqual([{ ...leg, price: 1_320 }]);
    expect(find('[data-field="receipt"]')).not.toBeNull();
  });

  describe('a bet that was not taken', () => {
    const leg = { event: 'siege-1', market: 'result', selection: 'home' } as const;
    const notice = () => find('[data-field="notice"]')?.dataset.kind;
    const refuseAt = async (price: number) => {
      page().studio.bet = async () => ({
        ...{ kind: 'refused', reason: 'price_changed', balance: null },
        ...{ bet: betOf({ state: 'refused' }), legs: [{ ...leg, version: 4, price, stop: null }] },
      });
      page().studio.prices = { 'siege-1': price };
      await act(async () => press()?.click());
      await tell(siege(4, 0, price));
    };

    it('is told of until that could be read, where its price is the old one again', async () => {
      await refuseAt(1_700);
      await wait(readMs - 1);
      expect(notice()).toBe('refused');
      await wait(1);
      expect(notice()).toBe('welcome');
    });

    it('for another reason than its price is told of until that could be read, and then what is open is', async () => {
      page().studio.bet = async () => ({
        ...{ kind: 'refused', reason: 'suspended', balance: null },
        ...{ bet: betOf({ state: 'refused' }), legs: [{ ...leg, version: 4, price: 1_700, stop: null }] },
      });
      await act(async () => press()?.click());
      expect(notice()).toBe('refused');
      await wait(readMs);
      expect(notice()).toBe('welcome');
      expect(page().store.getState().notice).toEqual({ kind: 'welcome' });
    });

    it('is told of for as long as a lower price is to be agreed to', async () => {
      await refuseAt(1_320);
      await wait(readMs);
      expect(notice()).toBe('refused');
      page().studio.prices = { 'siege-1': 1_700 };
      await tell(siege(5, 0, 1_700));
      expect(notice()).toBe('welcome');
    });
  });

  describe('a press after a price has moved', () => {
    const priced = async (price: number): Promise<void> => {
      page().studio.prices = { 'siege-1': price };
      await tell(siege(3, 0, price));
    };
    const click = () => act(async () => press()?.click());
    const taken = () => page().studio.placed.map(({ legs }) => legs[0]?.price);
    const isGrey = () => press()?.getAttribute('aria-disabled') !== 'false';

    it('that is lower than was agreed to asks and sends nothing, until the question could be read', async () => {
      await priced(1_500);
      expect(press()?.dataset.action).toBe('accept-prices');
      expect(press()?.textContent).toContain(slipWordsOf(lang).asks('1.70', '1.50'));
      expect(press()?.textContent).toContain(textsOf(lang).slip.place('$1.00'));
      await wait(ripeMs - 1);
      expect(isGrey()).toBe(false);
      await click();
      // Pressed early, it is to be read anew: the second press of two agrees to nothing.
      await wait(ripeMs - 1);
      await click();
      expect(taken()).toEqual([]);
      expect(page().store.getState().picks).toMatchObject([{ agreed: 1_700 }]);
      await wait(ripeMs);
      await click();
      expect(taken()).toEqual([1_500]);
    });

    it('between the last look and the press is not agreed to either', async () => {
      await priced(1_500);
      await wait(ripeMs);
      page().studio.prices = { 'siege-1': 1_320 };
      await act(async () => {
        page().studio.tell({ kind: 'detail', event: siege(3, 0, 1_320) });
        press()?.click();
      });
      expect(taken()).toEqual([]);
      expect(press()?.textContent).toContain(slipWordsOf(lang).asks('1.50', '1.32'));
      await wait(ripeMs);
      await click();
      expect(taken()).toEqual([1_320]);
    });

    it('bets at once at the price that was read before, where the new one is higher', async () => {
      await priced(1_320);
      await wait(ripeMs);
      await priced(1_500);
      expect(press()?.textContent).toContain(slipWordsOf(lang).asks('1.70', '1.50'));
      expect(isGrey()).toBe(false);
      await click();
      expect(taken()).toEqual([1_320]);
    });

    it('bets at once where it is back at what was agreed to, or above it', async () => {
      await priced(1_320);
      await wait(ripeMs);
      await priced(1_740);
      expect(press()?.dataset.action).toBe('play');
      expect(isGrey()).toBe(false);
      await click();
      expect(taken()).toEqual([1_320]);
    });

    it.each(['better', 'near', 'any', 'none'] as const)(
      'is never waited for where it is covered: %s',
      async (consent) => {
        await act(async () => page().store.slip.setConsent(consent));
        await priced(1_750);
        const isCovered = consent !== 'none';
        expect([press()?.dataset.action, isGrey()]).toEqual([isCovered ? 'play' : 'accept-prices', false]);
        expect(press()?.textContent).not.toContain(slipWordsOf(lang).checking);
        await click();
        expect(taken()).toEqual(isCovered ? [1_700] : []);
      },
    );
  });

  it('a refusal that comes before the picture has shown the round tells no price', async () => {
    let answer: () => void = () => undefined;
    const leg = { event: 'siege-1', market: 'result', selection: 'home' } as const;
    page().studio.bet = () =>
      new Promise((resolve) => {
        answer = () =>
          resolve({
            ...{ kind: 'refused', reason: 'price_changed', balance: null },
            ...{ bet: betOf({ state: 'refused' }), legs: [{ ...leg, version: 5, price: 2_104, stop: null }] },
          });
      });
    await act(async () => press()?.click());
    await act(async () => answer());
    // The page has not heard of the round itself.
    expect(find('[data-field="notice"]')?.textContent).toBe(textsOf(lang).refusals.price_changed);
    expect(legPrice()).toContain('1.70');
    await act(async () => press()?.click());
    await tell(siege(4, 0, null));
    page().studio.prices = { 'siege-1': 2_104 };
    await tell({ ...siege(5, 1, 2_104), waitsUntil: new Date(startMs + 2 * waitMs).toISOString() });
    await act(async () => answer());
    expect(page().place.textContent).not.toContain('2.104');
    await wait(deedMs.taken.ladders);
    expect(legPrice()).toContain('2.104');
  });

  it('an open bet stands in the line at the top and marks its price', async () => {
    const market = { id: 'result', kind: 'result', line: null, number: null } as const;
    const bet = betOf({ legs: [legOf({ event: 'siege-1', sport: 'siege', phase: 'live', market })] });
    expect(find('[data-action="open-bets"]')).toBeNull();
    await act(async () => page().studio.tell({ kind: 'bet', bet }));
    expect(find('[data-action="open-bets"]')?.textContent).toContain('@2.00');
    expect(find('.main-row [data-bet]')?.textContent).toContain(textsOf(lang).betOn);
  });
});
