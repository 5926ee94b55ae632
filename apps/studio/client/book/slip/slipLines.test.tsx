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
      ...{ isFought: price === null, stage: null, arrows: null },
      maps: [{ map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 0, away: 0, winner: null }],
    },
  });

describe('a slip of two matches', () => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const text = (query: string): string => page().place.querySelector(query)?.textContent ?? '';
  const line = () => text('[data-line^="siege-1"]');
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

  it('has a line of each above its press: what it stood at, what it stands at, and the clock of its own match', async () => {
    expect(page().place.querySelectorAll('.slip-foot .slip-line')).toHaveLength(2);
    expect(line()).toContain(`0:${String(Math.ceil((waitMs - delayMs - ripeMs) / 1_000)).padStart(2, '0')}`);
    await tell(siege(4, 2_500));
    expect(line()).toContain('1.70');
    expect(line()).toContain('2.50');
    await tell(siege(5, null));
    expect(line()).toContain('2.50');
    expect(line()).toContain(textsOf(lang).suspended);
    expect(text('[data-line^="football-1"]')).not.toContain(textsOf(lang).suspended);
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

  it('says that prices are looked at while its press ripens, and then how long it can be pressed', async () => {
    await tell(siege(4, 1_500));
    expect(text('.place-bet')).toContain(words().checking);
    expect(page().place.querySelector('[data-field="slip-closes"]')).toBeNull();
    await wait(ripeMs);
    expect(text('.place-bet')).not.toContain(words().checking);
    expect(page().place.querySelector('[data-field="slip-closes"]')).not.toBeNull();
  });
});
