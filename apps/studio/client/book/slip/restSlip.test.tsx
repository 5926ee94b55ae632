// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { betOf, eventOf, legOf, marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { EventPage } from '../event/EventPage.tsx';
import { landingMs } from '../event/useLanding.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { textsOf } from '../texts/texts.ts';
import { standsMs } from './BriefSlip.tsx';
import { Slip } from './Slip.tsx';
import { ripeMs } from './usePress.ts';
import { slipWordsOf } from './words.ts';

/** A slip of which something has been closed, and what it says of a match whose end has not been seen. */

const page = pagesOfBook({ gameCode: 'kite-sports' });

const line = (number: number) =>
  marketOf(
    [
      ['home', 1_820],
      ['away', 1_990],
    ],
    { id: `handicap:${number}`, kind: 'handicap', line: number },
  );

/** A match of basketball with a line, or over. */
const match = (
  version: number,
  score: readonly [number, number],
  change: Partial<EventView> = {},
): EventView => {
  const [home, away] = score;
  const main = change.phase === 'over' ? null : line(18.5);
  return viewOf({
    ...{ id: 'ball-1', sport: 'basketball', phase: 'live', version, main },
    markets: main ? [main] : [],
    score: {
      ...{ sport: 'basketball', home, away, quarter: 4, clock: 60 - version, quarters: [[home, away]] },
      ...{ isBreak: false, attacks: 'home', danger: null },
    },
    ...change,
  });
};
const over = match(4, [36, 49], { phase: 'over' });
const other = (change: Partial<EventView> = {}): EventView => viewOf({ id: 'football-1', ...change });

const words = () => slipWordsOf(lang);
const tell = (event: EventView) =>
  act(async () => {
    if (event.main?.line !== 18.5) gone.add(event.id);
    page().studio.tell({ kind: 'detail', event });
  });
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const find = (query: string): HTMLElement | null => page().place.querySelector(query);
const press = (): HTMLButtonElement | null => page().place.querySelector('.place-bet');
const click = (query: string) => act(async () => find(query)?.click());
const put = (event: EventView, selection: 'home' | 'away' = 'home') =>
  act(async () => {
    const [market] = event.markets;
    if (market) page().store.slip.pick(event, market, selection);
  });
let closed: number;
/** Of these the studio says that nothing can be bet on them any more. */
const gone = new Set<string>();

const open = async (isPhone: boolean): Promise<void> => {
  page().studio.detail = match(3, [33, 49]);
  page().studio.prices = { 'ball-1': 1_820, 'football-1': 2_000 };
  page().studio.isClosed = ({ event }) => gone.has(event);
  await page().store.open('ticket', { name: 'event', id: 'ball-1' });
  await page().show(
    <>
      <TopBar onRules={() => undefined} onKeys={() => undefined} />
      <EventPage />
      <Slip onBets={() => undefined} {...(isPhone && { onClose: () => (closed += 1) })} />
    </>,
  );
};

beforeEach(() => {
  closed = 0;
  gone.clear();
});

describe('while the picture plays the last throw', () => {
  beforeEach(async () => {
    await open(true);
    await put(match(3, [33, 49]));
  });

  it('neither slip nor bar tells that the match is over, and the slip stays low after it', async () => {
    const live = () => find('[data-field="notice"]')?.textContent;
    expect(live()).toContain(textsOf(lang).notices.live(1));
    await tell(over);
    expect(page().place.textContent).not.toContain('36:49');
    expect(live()).toContain(textsOf(lang).notices.live(1));
    expect(find('.leg')?.dataset.stop).not.toBe('closed');
    expect(find('.event-fair a')).toBeNull();
    expect(find('[data-brief="true"]')).not.toBeNull();
    await wait(landingMs);
    expect(find('[data-field="leg-ended"]')?.textContent).toBe(words().ended('36:49'));
    expect(live()).not.toContain(textsOf(lang).notices.live(1));
    expect(find('[data-brief="true"]')).not.toBeNull();
    expect(find('.consent')).toBeNull();
    expect(press()?.textContent).toContain(textsOf(lang).phases.over);
    expect(press()?.disabled).toBe(true);
  });

  it('what was closed before is closed all the while, and its score waits', async () => {
    await tell(match(4, [33, 51], { markets: [line(21.5)], main: line(21.5) }));
    await wait(landingMs);
    expect(find('.leg')?.dataset.stop).toBe('closed');
    await tell(match(5, [36, 51], { phase: 'over' }));
    expect(find('.leg')?.dataset.stop).toBe('closed');
    expect(find('[data-field="leg-ended"]')?.textContent).toBe(textsOf(lang).closed);
    await wait(landingMs);
    expect(find('[data-field="leg-ended"]')?.textContent).toBe(words().ended('36:51'));
  });

  it('a choice of a match that is over goes by itself, and of a line that is closed it does not', async () => {
    await tell(match(4, [33, 51], { markets: [line(21.5)], main: line(21.5) }));
    await wait(landingMs + 2 * standsMs);
    expect(page().store.getState().picks).toHaveLength(1);
    expect(press()?.textContent).toContain(words().shut);
    await tell(match(5, [36, 51], { phase: 'over' }));
    await wait(landingMs);
    await wait(standsMs - 1);
    expect(closed).toBe(0);
    await wait(1);
    expect(page().store.getState().picks).toEqual([]);
    expect(closed).toBe(1);
  });

  it('it stays for whoever is at it by keys', async () => {
    document.body.append(page().place);
    document.dispatchEvent(new Event('keydown'));
    find('[data-field="stake"]')?.focus();
    await tell(over);
    await wait(landingMs + 2 * standsMs);
    expect(page().store.getState().picks).toHaveLength(1);
    page().place.remove();
  });

  it('a bet on it and its money are told as the picture has shown the end', async () => {
    const leg = legOf({ event: 'ball-1', sport: 'basketball', phase: 'live' });
    const bet = betOf({ legs: [leg] });
    await act(async () => page().studio.tell({ kind: 'bet', bet }));
    const before = page().store.getState().balance;
    await tell(over);
    const won = betOf({ legs: [{ ...leg, result: 'won' }], state: 'settled', won: '20.00' });
    page().studio.current = { ...page().studio.current, balance: '999.00', bets: [won] };
    await act(async () => page().studio.tell({ kind: 'bet', bet: won }));
    expect(page().store.getState()).toMatchObject({
      balance: before,
      win: null,
      notice: { kind: 'welcome' },
    });
    expect(page().store.getState().bets).toMatchObject([{ state: 'open' }]);
    await wait(landingMs);
    expect(page().store.getState()).toMatchObject({
      ...{ balance: '999.00', win: '20.00', notice: { kind: 'won' } },
      bets: [{ state: 'settled' }],
    });
  });

  it('a bet on another match is told at once', async () => {
    const bet = betOf({ legs: [legOf({ event: 'football-1' })] });
    await act(async () => page().studio.tell({ kind: 'bet', bet }));
    await tell(over);
    const won = { ...bet, state: 'settled', won: '20.00' } as const;
    await act(async () => page().studio.tell({ kind: 'bet', bet: won }));
    expect(page().store.getState().notice.kind).toBe('won');
  });
});

describe('a slip of two of which one is closed', () => {
  beforeEach(async () => {
    await open(false);
    await put(match(3, [33, 49]));
    await put(other());
  });
  const close = async (): Promise<void> => {
    await tell(over);
    await wait(landingMs);
  };

  it('is a single of the other, says so, and bets that with one press, which takes out what is closed', async () => {
    expect(find('[data-field="slip"]')?.dataset.mode).toBe('multi');
    await close();
    expect(find('[data-stop="closed"] s')?.textContent).toBe('1.82');
    expect(find('[data-action="mode"][data-value="single"]')?.getAttribute('aria-pressed')).toBe('true');
    const multi = page().place.querySelector<HTMLButtonElement>('[data-action="mode"][data-value="multi"]');
    expect([multi?.disabled, multi?.getAttribute('aria-pressed')]).toEqual([true, 'false']);
    expect(press()?.textContent).toContain(words().placeRest(1, '$1.00'));
    expect(find('[data-field="rest-way"]')?.textContent).toBe(
      `${textsOf(lang).bets.single} ×2.00 · ${textsOf(lang).slip.possibleReturn} $2.00`,
    );
    expect(find('[data-stop="closed"] [data-action="remove"]')?.textContent).toBe(words().remove);
    // Whoever was about to bet both has not read it yet.
    await act(async () => press()?.click());
    expect(page().studio.placed).toEqual([]);
    await wait(ripeMs);
    await act(async () => press()?.click());
    expect(page().studio.placed.map(({ legs }) => legs)).toEqual([
      [{ event: 'football-1', market: 'result', selection: 'home', price: 2_000 }],
    ]);
    expect(page().store.getState().picks).toEqual([]);
  });

  it('bets nothing where one is closed between the last look and the press', async () => {
    gone.add('football-1');
    await act(async () => {
      page().studio.tell({
        kind: 'event',
        event: eventOf({ id: 'football-1', version: 2, phase: 'abandoned' }),
      });
      press()?.click();
    });
    expect(page().studio.placed).toEqual([]);
    expect(press()?.textContent).toContain(words().placeRest(1, '$1.00'));
  });

  it('stays as it is where the rest is not taken, without what is closed', async () => {
    await close();
    await wait(ripeMs);
    page().studio.bet = async () => ({
      ...{ kind: 'refused', reason: 'stake_high', balance: null, legs: [] },
      bet: betOf({ state: 'refused' }),
    });
    await act(async () => press()?.click());
    expect(
      page()
        .store.getState()
        .picks.map(({ event, refusal }) => [event, refusal]),
    ).toEqual([['football-1', 'stake_high']]);
  });

  it('has a press that cannot be pressed once both are closed, in its place, and says why', async () => {
    await close();
    gone.add('football-1');
    await act(async () =>
      page().studio.tell({
        kind: 'event',
        event: eventOf({ id: 'football-1', version: 2, phase: 'abandoned' }),
      }),
    );
    expect(press()?.textContent).toContain(words().shut);
    expect([press()?.disabled, press()?.dataset.action]).toEqual([true, 'play']);
    expect(find('[data-field="problem"]')).toBeNull();
    await click('[data-stop="closed"] [data-action="remove"]');
    expect(page().store.getState().picks).toHaveLength(1);
  });
});

describe('a price that is chosen', () => {
  it('gives no mark of its move to the line that takes its place', async () => {
    await open(false);
    const moved = (version: number, number: number, price: number): EventView => {
      const market = { ...line(number), selections: [{ code: 'home' as const, price }] };
      return match(version, [33, 49], { main: market, markets: [market] });
    };
    await tell(moved(4, 18.5, 1_900));
    await wait(landingMs);
    expect(find('.main-row .price-button')?.dataset.move).toBe('up');
    await tell(moved(5, 19.5, 1_760));
    await wait(landingMs);
    expect(find('.main-row .price-button')?.textContent).toContain('1.76');
    expect(find('.main-row .price-button')?.dataset.move).toBeUndefined();
    await tell(moved(6, 19.5, 1_700));
    await wait(landingMs);
    expect(find('.main-row .price-button')?.dataset.move).toBe('down');
  });
});
