// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView, MarketView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { boxesOf, MarketBox } from '../event/MarketBox.tsx';
import { textsOf } from '../texts/texts.ts';
import { type Pick, pickOf } from './picks.ts';
import { Slip } from './Slip.tsx';
import { ripeMs } from './usePress.ts';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const handicap = (line: number, home: number | null, away: number | null, change = {}): MarketView =>
  marketOf(
    [
      ['home', home],
      ['away', away],
    ],
    { id: `handicap:${line}`, kind: 'handicap', line, ...change },
  );
const winner = marketOf([['home', 1_500]], { id: 'winner', kind: 'winner' });

const match = (version: number, lines: readonly MarketView[], change: Partial<EventView> = {}): EventView =>
  viewOf({
    ...{ id: 'basketball-1', sport: 'basketball', phase: 'live', version },
    ...{ main: winner, markets: [winner, ...lines] },
    score: {
      sport: 'basketball',
      home: 20,
      away: 38,
      quarter: 2,
      quarters: [[20, 38]],
      clock: 60,
      ...{ isBreak: false, attacks: 'home', danger: null },
    },
    ...change,
  });
const asPicked = handicap(18.5, 1_900, 1_900);
const before = match(3, [asPicked]);
const moved = [handicap(12.5, 2_200, 1_650), handicap(14.5, 1_910, 1_890), handicap(16.5, 1_600, 2_300)];

describe('a choice whose line is not offered any more', () => {
  const tell = (event: EventView) =>
    act(async () => {
      offered = event.markets.map(({ id }) => id);
      page().studio.tell({ kind: 'detail', event });
    });
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const press = () => page().place.querySelector<HTMLButtonElement>('[data-action="change-line"]');
  const click = () => act(async () => press()?.click());
  const picks = () => page().store.getState().picks;
  const ids = () => picks().map(({ market, selection }) => `${market} ${selection}`);

  /** What the studio sells now, by which it answers what a slip is worth. */
  let offered: readonly string[];

  beforeEach(async () => {
    offered = before.markets.map(({ id }) => id);
    page().studio.isClosed = ({ market }) => !offered.includes(market);
    page().studio.detail = before;
    page().studio.prices = { 'basketball-1': 1_900 };
    await page().store.open('ticket', { name: 'event', id: 'basketball-1' });
    await page().show(<Slip onBets={() => undefined} />);
    await act(async () => page().store.slip.pick(before, asPicked, 'home'));
    await act(async () => page().store.slip.setStake('7.00'));
    await wait(ripeMs);
  });

  it('is changed for the line nearest to even, at the price on the press, with its stake, and nothing is bet', async () => {
    expect(press()).toBeNull();
    await tell(match(4, moved));
    expect(press()?.textContent?.trim()).toBe(slipWordsOf(lang).changeLine('+14.5', '1.91'));
    await wait(ripeMs);
    page().studio.prices = { 'basketball-1': 1_910 };
    await click();
    expect(ids()).toEqual(['handicap:14.5 home']);
    expect(picks()).toMatchObject([{ agreed: 1_910, price: 1_910, stop: null }]);
    expect(page().store.getState().stake).toBe('7.00');
    expect(page().studio.placed).toEqual([]);
    expect(press()).toBeNull();
    // What bets stands now where another press stood, and can be read first.
    const bet = () => page().place.querySelector<HTMLElement>('.place-bet');
    await act(async () => bet()?.click());
    expect(page().studio.placed).toEqual([]);
    await wait(ripeMs);
    await act(async () => bet()?.click());
    expect(page().studio.placed.map(({ legs }) => legs)).toEqual([
      [{ event: 'basketball-1', market: 'handicap:14.5', selection: 'home', price: 1_910 }],
    ]);
  });

  it('names the line of the away side as that side has it, and a total by its side', async () => {
    await act(async () => page().store.slip.clear());
    await act(async () => page().store.slip.pick(before, asPicked, 'away'));
    await tell(match(4, moved));
    expect(press()?.textContent?.trim()).toBe(slipWordsOf(lang).changeLine('-14.5', '1.89'));
    const total = (line: number) =>
      marketOf(
        [
          ['over', 1_950],
          ['under', 1_850],
        ],
        { id: `total:${line}`, kind: 'total', line },
      );
    const withTotal = match(5, [total(150.5)]);
    await tell(withTotal);
    await act(async () => page().store.slip.clear());
    await act(async () => page().store.slip.pick(withTotal, total(150.5), 'over'));
    await tell(match(6, [total(152.5)]));
    expect(press()?.textContent?.trim()).toBe(slipWordsOf(lang).changeLine('大 152.5', '1.95'));
  });

  it('asks anew where the price has moved since, and does not take what could not be read', async () => {
    await tell(match(4, moved));
    await click();
    expect(ids()).toEqual(['handicap:18.5 home']);
    await wait(ripeMs);
    await tell(match(5, [handicap(14.5, 1_700, 2_100)]));
    await click();
    expect(ids()).toEqual(['handicap:18.5 home']);
    await wait(ripeMs);
    await click();
    expect(picks()).toMatchObject([{ market: 'handicap:14.5', agreed: 1_700 }]);
  });

  it('waits while the event is locked, and while its picture holds prices back', async () => {
    const open = match(4, moved);
    await tell(open);
    await wait(ripeMs);
    const shut = moved.map(({ line }) => handicap(line ?? 0, null, null));
    await tell(match(5, shut, { isSuspended: true }));
    await wait(ripeMs);
    expect(press()?.getAttribute('aria-disabled')).toBe('true');
    await click();
    await tell(match(6, moved));
    await wait(ripeMs);
    await act(async () => page().store.setPictured(open));
    await wait(ripeMs);
    expect(press()?.getAttribute('aria-disabled')).toBe('true');
    await click();
    expect(ids()).toEqual(['handicap:18.5 home']);
    await act(async () => page().store.setPictured(null));
    await wait(ripeMs);
    await click();
    expect(ids()).toEqual(['handicap:14.5 home']);
  });

  it('has none where no line of its market is open, or the match is over', async () => {
    const other = handicap(1.5, 1_900, 1_900, {
      id: 'part-handicap:2:1.5',
      kind: 'part-handicap',
      number: 2,
    });
    await tell(match(4, [other]));
    expect(picks()).toMatchObject([{ stop: 'closed' }]);
    expect(press()).toBeNull();
    await tell(match(5, moved, { phase: 'over' }));
    expect(press()).toBeNull();
  });

  it('is not changed for what lies in the slip already, and only where it is closed', async () => {
    const [, nearest] = moved;
    if (!nearest) throw new Error('no line');
    const other = match(4, [asPicked, ...moved]);
    await tell(other);
    await act(async () => page().store.slip.pick(other, nearest, 'home'));
    const swap = pickOf(other, handicap(10.5, 2_000, 1_800), 'home');
    const [open] = picks();
    if (!swap || !open) throw new Error('nothing to pick');
    await act(async () => page().store.slip.replace(open, swap));
    expect(ids()).toEqual(['handicap:18.5 home', 'handicap:14.5 home']);
    await tell(match(5, moved));
    expect(press()?.textContent?.trim()).toBe(slipWordsOf(lang).changeLine('+12.5', '2.20'));
    const again: Pick | undefined = picks()[1];
    if (!again) throw new Error('nothing picked');
    await act(async () => page().store.slip.replace(open, again));
    expect(ids()).toEqual(['handicap:18.5 home', 'handicap:14.5 home']);
    await wait(ripeMs);
    await click();
    expect(ids()).toEqual(['handicap:12.5 home', 'handicap:14.5 home']);
  });
});

describe('lines of one kind', () => {
  it('stand as rows in one box under one name, each with its own line; those of another part in another', async () => {
    const total = (number: number, line: number) =>
      marketOf(
        [
          ['over', 1_900],
          ['under', 1_900],
        ],
        { id: `part-total:${number}:${line}`, kind: 'part-total', number, line },
      );
    const lines = [total(2, 40.5), total(2, 42.5), total(3, 41.5)];
    const event = match(3, lines);
    await page().show(
      boxesOf(lines).map((markets) => <MarketBox key={markets[0].id} event={event} markets={markets} />),
    );
    const boxes = [...page().place.querySelectorAll('.market')];
    const { sport } = event;
    const nameOf = (number: number, line: number | null) =>
      textsOf(lang).market({ kind: 'part-total', sport, number, line });
    expect(boxes.map((box) => box.querySelector('h2')?.textContent)).toEqual([
      nameOf(2, null),
      nameOf(3, 41.5),
    ]);
    const rows = [...(boxes[0]?.querySelectorAll('[data-market]') ?? [])];
    expect(rows.map((row) => row.getAttribute('data-market'))).toEqual([
      'part-total:2:40.5',
      'part-total:2:42.5',
    ]);
    expect(rows.map((row) => row.querySelector('.price-what')?.textContent)).toEqual(['大 40.5', '大 42.5']);
  });
});
