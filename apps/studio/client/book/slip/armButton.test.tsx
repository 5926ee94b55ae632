// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { EventPage } from '../event/EventPage.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { textsOf } from '../texts/texts.ts';
import { armedMs } from './arming.ts';
import { Slip } from './Slip.tsx';
import { ripeMs } from './usePress.ts';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({
  gameCode: 'kite-sports',
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const match = (version: number, price: number | null): EventView => {
  const main = marketOf([
    ['home', price],
    ['draw', price],
    ['away', price],
  ]);
  return viewOf({
    ...{ id: 'football-1', phase: 'live', version, isSuspended: price === null, main, markets: [main] },
    score: {
      ...{ sport: 'football', home: 0, away: 0, minute: 30, isBreak: false },
      danger: price === null ? 'home' : null,
    },
  });
};

/** On a phone the slip is of one choice in play and low, on a desk it is whole: both have the press. */
describe.each([true, false])('the press of a slip that is shut for a moment (low: %s)', (isLow) => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const find = (query: string): HTMLElement | null => page().place.querySelector(query);
  const words = () => slipWordsOf(lang);
  const press = (): HTMLElement | null => find('.place-bet');
  const slip = <Slip onBets={() => undefined} {...(isLow && { onClose: () => undefined })} />;
  const shut = async (): Promise<void> => {
    await tell(match(4, null));
    await wait(ripeMs);
  };

  beforeEach(async () => {
    page().studio.prices = { 'football-1': 2_000 };
    page().studio.detail = match(3, 2_000);
    await page().store.open('ticket', { name: 'event', id: 'football-1' });
    await page().show(
      <>
        <TopBar onRules={() => undefined} onKeys={() => undefined} />
        <EventPage />
        {slip}
      </>,
    );
    await act(async () => find('.main-row [data-action="pick"]')?.click());
  });

  it('offers to bet as soon as it opens, once it has stood there to be read', async () => {
    await tell(match(4, null));
    expect(press()?.dataset.action).toBe('arm');
    expect(press()?.textContent).toContain(words().arm);
    expect(press()?.textContent).toContain(words().opens.football);
    await act(async () => press()?.click());
    expect(page().store.getState().armed).toBeNull();
    await wait(ripeMs);
    await act(async () => press()?.click());
    expect(page().store.getState().armed).not.toBeNull();
  });

  it('says what it waits for and how long, keeps the focus, and is the press that stops it', async () => {
    await shut();
    const pressed = press();
    await act(async () => press()?.click());
    const said = find('[data-field="armed"]')?.textContent;
    const { home, away } = match(4, null);
    expect(said).toContain(`${home.names.zh_CN} v ${away.names.zh_CN}`);
    expect(said).toContain(String(armedMs / 1_000));
    const read = find('[data-field="armed"] + [role="status"]')?.textContent;
    await wait(2_000);
    expect(find('[data-field="armed"]')?.textContent).toContain(String(armedMs / 1_000 - 2));
    // It is read out once, not with every second.
    expect(find('[data-field="armed"] + [role="status"]')?.textContent).toBe(read);
    // It is the same press, so that whoever had the focus keeps it.
    expect(press()).toBe(pressed);
    expect(press()?.textContent).toBe(words().disarm);
    await act(async () => press()?.click());
    expect(page().store.getState().armed).toBeNull();
    expect(press()?.dataset.action).toBe('arm');
  });

  it('bets once it opens, and not where nobody sees the slip any more', async () => {
    await shut();
    await act(async () => press()?.click());
    await page().show(<EventPage />);
    expect(page().store.getState().armed).toBeNull();
    await tell(match(5, 2_000));
    await wait(1_000);
    expect(page().studio.placed).toEqual([]);
    await page().show(
      <>
        <EventPage />
        {slip}
      </>,
    );
    await tell(match(6, null));
    await wait(ripeMs);
    await act(async () => press()?.click());
    await tell(match(7, 2_000));
    for (let looks = 0; looks < 8; looks += 1) await wait(500);
    expect(page().studio.placed).toHaveLength(1);
  });

  it('names the wait of a bet in play alike on the press and in the line at the top', async () => {
    page().studio.answers = [];
    page().studio.bet = () => new Promise(() => undefined);
    await act(async () => press()?.click());
    const text = textsOf(lang).slip.waiting(0);
    expect(find('[data-field="waiting"]')?.textContent).toBe(text);
    expect(find('[data-field="notice"]')?.textContent).toBe(text);
  });
});
