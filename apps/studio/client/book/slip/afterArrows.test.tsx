// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BetView, EventView, SiegeScore } from '../../../src/book/views.ts';
import { betOf, legOf, marketOf, openedOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import SiegeBoard from '../event/boards/SiegeBoard.tsx';
import { SiegeCash } from '../event/boards/SiegeCash.tsx';
import { EventPage } from '../event/EventPage.tsx';
import { volleyMs } from '../event/useLanding.ts';
import { SiegeLine } from '../events/SiegeLine.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { Slip } from './Slip.tsx';
import { slipWordsOf } from './words.ts';

/** The second window of a siege's round: arrows are told, prices have moved, and its walls are stormed next. */

const page = pagesOfBook({ gameCode: 'paper-siege' });
const waitMs = 12_000;
const coverMs = 6_500;
const { delayMs } = openedOf().limits;

/** The first round as far as it has come, with both prices that it then has. */
const siege = (
  version: number,
  stage: SiegeScore['stage'],
  prices: readonly [number, number] | null,
  waits: number | null,
): EventView => {
  const [home, away] = prices ?? [null, null];
  const choices = [
    ['home', home],
    ['away', away],
  ] as const;
  const main = marketOf(choices, { id: 'winner', kind: 'winner' });
  const round = marketOf(choices, { id: 'round:1:1', kind: 'round', number: 1, line: 1 });
  return viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase: 'live', version, isSuspended: prices === null },
    rules: 2,
    waitsUntil: waits === null ? null : new Date(startMs + waits).toISOString(),
    ...{ main, markets: [main, round] },
    assault: stage && {
      ...{ part: 1, round: 1, way: 'ram', press: stage === 'storm' ? 2 : null },
      ...{ arrows: stage === 'arrows' ? null : 'away', grade: null },
    },
    score: {
      ...{ sport: 'siege', home: 0, away: 0, current: 0, isBreak: false, attacks: 'home' },
      ...{ isFought: stage !== null, stage, arrows: stage === 'cover' || stage === 'storm' ? 'away' : null },
      ...{ grade: null, way: null, next: null },
      maps: [
        { map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 0, away: 0, winner: null },
        { map: { zh_CN: '墨港', en_US: 'Ink Harbour' }, home: 0, away: 0, winner: null },
      ],
    },
  });
};
const waits = siege(3, null, [1_860, 1_860], waitMs);
const arrows = siege(4, 'arrows', null, null);
/** The page's clock has come to the beginning of the round as its arrows are told to fly. */
const cover = siege(5, 'cover', [2_690, 1_450], waitMs + coverMs);
const storm = siege(6, 'storm', null, null);

describe('a round of a siege after its arrows', () => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const find = (query: string): HTMLElement | null => page().place.querySelector(query);
  const click = (query: string) => act(async () => find(query)?.click());
  const choice = (code: 'home' | 'away') =>
    `.main-row[data-market^="round"] [data-action="pick"][data-selection="${code}"]`;

  /** An open bet on the round, which can be cashed out. */
  const betOnRound = async (): Promise<BetView> => {
    const market = { id: 'round:1:1', kind: 'round', line: 1, number: 1 } as const;
    const leg = legOf({ event: 'siege-1', sport: 'siege', phase: 'live', market, selection: 'away' });
    const bet = betOf({ state: 'open', legs: [leg] });
    page().studio.cashOffers = async () => ({
      offers: [{ bet: bet.id, shares: [{ share: 100, amount: '12.80' }] }],
    });
    await act(async () => page().studio.tell({ kind: 'bet', bet }));
    return bet;
  };

  beforeEach(async () => {
    page().studio.prices = { 'siege-1': 1_860 };
    page().studio.detail = waits;
    await page().store.open('ticket', { name: 'event', id: 'siege-1' });
    await page().show(
      <>
        <EventPage />
        <Slip onBets={() => undefined} onClose={() => undefined} />
      </>,
    );
  });

  it('has both prices beside what they were once the volley has landed, with a clock of its own on row, board and slip', async () => {
    await tell(arrows);
    expect(find(`${choice('home')} .price-value:not(.price-last)`)).toBeNull();
    expect(find('[data-field="event-rules"]')?.textContent).toBe('2');
    await tell(cover);
    expect(find(choice('home'))?.textContent).not.toContain('2.69');
    await wait(volleyMs);
    expect(find(choice('home'))?.textContent).toContain('1.86');
    expect(find(choice('home'))?.textContent).toContain('2.69');
    expect([find(choice('home'))?.dataset.move, find(choice('away'))?.dataset.move]).toEqual(['up', 'down']);
    const { wait: words } = boardOf(lang);
    const leftMs = coverMs - delayMs - volleyMs;
    const left = words.after(`${Math.ceil(leftMs / 1_000)}s`);
    expect(find('[data-field="round-closes"]')?.textContent).toBe(left);
    expect(find('[data-field="wait"]')?.textContent).toBe(left);
    await click(choice('away'));
    expect(find('[data-field="slip-closes"]')?.textContent).toBe(
      slipWordsOf(lang).closesAfter(Math.ceil(leftMs / 1_000)),
    );
    await wait(leftMs);
    expect(find('[data-field="round-closes"]')?.textContent).toBe(words.shut);
    expect(find('.place-bet')?.textContent).toContain(slipWordsOf(lang).late);
  });

  it('is compared with nothing by whoever has come after the arrows', async () => {
    page().studio.detail = cover;
    await act(async () => page().store.visit({ name: 'events', sport: null }));
    await act(async () => page().store.visit({ name: 'event', id: 'siege-1' }));
    expect(find(choice('home'))?.textContent).toContain('2.69');
    expect(find('.price-was')).toBeNull();
  });

  it('waits in the slip while arrows fly, opens with them, and is closed for good as its walls are stormed', async () => {
    await click(choice('home'));
    await tell(arrows);
    expect(find('.leg')?.dataset.stop).toBe('suspended');
    expect(find('.place-bet')?.textContent).toContain(slipWordsOf(lang).flying);
    expect(find('[data-field="suspended"]')?.textContent).toContain(boardOf(lang).siege.flying);
    await tell(cover);
    expect(find('.leg')?.dataset.stop).toBe('suspended');
    page().studio.prices = { 'siege-1': 2_690 };
    await wait(volleyMs);
    expect(find('.leg')?.dataset.stop).toBeUndefined();
    expect(find('[data-field="leg-price"]')?.textContent).toContain('2.69');
    await tell(storm);
    expect(find('.leg')?.dataset.stop).toBe('closed');
    expect(find('.place-bet')?.textContent).toContain(slipWordsOf(lang).shut);
  });

  it('tells on its picture what an own bet on it is worth, and cashes it out with one press', async () => {
    const bet = await betOnRound();
    await page().show(<SiegeCash event={waits} />);
    expect(find('[data-action="cash-out-now"]')).toBeNull();
    await page().show(<SiegeCash event={cover} />);
    expect(find('[data-action="cash-out-now"]')?.textContent).toContain('12.80');
    await click('[data-action="cash-out-now"]');
    expect(find('[data-action="cash-out-now"]')?.hasAttribute('disabled')).toBe(true);
    await click('[data-action="cash-out-now"]');
    expect(page().studio.cashAsked).toEqual([
      expect.objectContaining({ bet: bet.id, share: 100, least: '12.80' }),
    ]);
    await page().show(<SiegeCash event={storm} />);
    expect(find('[data-action="cash-out-now"]')).toBeNull();
  });

  it('tells on its picture what a bet is worth no sooner than the arrows have landed', async () => {
    await betOnRound();
    const { score } = cover;
    if (score.sport !== 'siege') throw new Error('no siege');
    await page().show(<SiegeBoard event={cover} told={arrows} score={score} />);
    expect(find('[data-action="cash-out-now"]')).toBeNull();
    await page().show(<SiegeBoard event={cover} told={cover} score={score} />);
    expect(find('[data-action="cash-out-now"]')?.textContent).toContain('12.80');
  });

  it('counts down in the list as on the board', async () => {
    await page().show(<SiegeLine event={cover} now={startMs + waitMs} />);
    expect(find('.siege-line-round')?.textContent).toContain(`${textsOf(lang).status.afterArrows} 0:03`);
    await page().show(<SiegeLine event={storm} now={startMs} />);
    expect(find('.siege-line-round')?.textContent).not.toContain('0:0');
  });
});
