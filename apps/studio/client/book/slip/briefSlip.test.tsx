// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { betOf, legOf, marketOf, openedOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { deedMs } from '../event/boards/siegeEnds.ts';
import { EventPage } from '../event/EventPage.tsx';
import { SiegeLine } from '../events/SiegeLine.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { standsMs } from './BriefSlip.tsx';
import { Slip } from './Slip.tsx';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({ gameCode: 'paper-siege' });

const waitMs = 12_000;
const siege = (version: number, home: number, isFought: boolean): EventView => {
  const price = isFought ? null : 1_700;
  const main = marketOf([['home', price]], { id: 'winner', kind: 'winner' });
  const round = marketOf([['home', price]], {
    ...{ id: `round:1:${home + 1}`, kind: 'round', number: 1, line: home + 1 },
  });
  const map = marketOf([['home', price]], { id: 'part:1', kind: 'part', number: 1 });
  return viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase: 'live', version, isSuspended: isFought },
    waitsUntil: isFought ? null : new Date(startMs + waitMs * Math.max(1, version - 2)).toISOString(),
    ...{ main, markets: [main, round, map] },
    score: siegeScoreOf(
      [
        { map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home, away: 0, winner: null },
        { map: { zh_CN: '墨港', en_US: 'Ink Harbour' }, home: 0, away: 0, winner: null },
      ],
      { isFought },
    ),
  });
};

describe('the next round of a siege, and the slip over its picture', () => {
  let closed: number;

  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const find = <Found extends HTMLElement>(query: string): Found | null =>
    page().place.querySelector<Found>(query);
  const click = (query: string) => act(async () => find(query)?.click());
  const pickRound = () => click('.main-row[data-market^="round"] [data-action="pick"]');

  beforeEach(async () => {
    closed = 0;
    page().studio.prices = { 'siege-1': 1_700 };
    page().studio.detail = siege(3, 0, false);
    await page().store.open('ticket', { name: 'event', id: 'siege-1' });
    await page().show(
      <>
        <EventPage />
        <Slip onBets={() => undefined} onClose={() => (closed += 1)} />
      </>,
    );
  });

  it('the round stands below the picture by its map and number, with the time that is left, and not a second time', async () => {
    const row = find('.main-row[data-market="round:1:1"]');
    expect(row?.querySelector('legend')?.textContent).toContain('第 1 图 · 第 1 回合胜者');
    const left = (waitMs - openedOf().limits.delayMs) / 1_000;
    expect(find('[data-field="round-closes"]')?.textContent).toBe(boardOf(lang).wait.closes(`${left}s`));
    expect(page().place.querySelectorAll('.markets [data-kind="round"]')).toHaveLength(0);
    await tell(siege(4, 0, true));
    expect(find('[data-field="round-closes"]')).toBeNull();
    expect(find('.main-row[data-market="round:1:1"] .price-last')).not.toBeNull();
    await tell(siege(5, 1, false));
    await wait(deedMs.taken.ladders);
    expect(find('.main-row[data-market="round:1:2"]')).not.toBeNull();
  });

  it('once it is too late for a bet, board, row, strip and slip say so together, and no price can be pressed', async () => {
    await pickRound();
    await wait(waitMs - openedOf().limits.delayMs);
    const { shut } = boardOf(lang).wait;
    expect(find('[data-field="round-closes"]')?.textContent).toBe(shut);
    expect(find('[data-field="wait"]')?.textContent).toBe(shut);
    expect(find('[data-field="held"]')?.textContent).toContain(shut);
    expect(find('.main-row[data-market="round:1:1"]')?.dataset.held).toBe('true');
    expect(find('.main-row [data-action="pick"]')?.getAttribute('aria-disabled')).toBe('true');
    expect(find('.place-bet')?.textContent).toContain(slipWordsOf(lang).late);
  });

  it('a choice in play lies in a low slip, which is opened and closed', async () => {
    await pickRound();
    expect(find('[data-brief="true"]')).not.toBeNull();
    expect(find('.consent')).toBeNull();
    expect(find('[data-field="leg-price"]')?.textContent).toBe('1.70');
    expect(find('[data-action="play"]')).not.toBeNull();
    await click('[data-action="slip-close"]');
    expect(closed).toBe(1);
    await click('[data-action="slip-more"]');
    expect(find('[data-brief="true"]')).toBeNull();
    expect(find('.consent')).not.toBeNull();
  });

  it('tells on its press what may be returned, and what is wrong with the stake', async () => {
    await pickRound();
    expect(find('.place-bet [data-field="possible-return"]')?.textContent).toBe(
      slipWordsOf(lang).gets('$1.70'),
    );
    await act(async () => page().store.slip.setStake('0.01'));
    expect(find<HTMLButtonElement>('.place-bet')?.disabled).toBe(true);
    expect(find('.place-bet [data-problem="stake_low"]')?.textContent).toBe(textsOf(lang).refusals.stake_low);
  });

  it('has a quiet way to which changes are taken while one is asked about, and blames nobody', async () => {
    await pickRound();
    expect(find('[data-action="slip-consent"]')).toBeNull();
    const event = siege(4, 0, false);
    const round = marketOf([['home', 1_500]], { id: 'round:1:1', kind: 'round', number: 1, line: 1 });
    await tell({ ...event, markets: event.markets.map((each) => (each.id === round.id ? round : each)) });
    expect(find('.place-bet')?.textContent).toContain(slipWordsOf(lang).asks('1.70', '1.50'));
    const { consent, consents } = textsOf(lang).slip;
    expect(find('[data-action="slip-consent"]')?.textContent).toBe(`${consent} · ${consents.better}`);
    await click('[data-action="slip-consent"]');
    expect(find('[data-brief="true"]')).toBeNull();
    expect(find('.consent')).not.toBeNull();
  });

  it('usual stakes and the last one are one press away in a low slip', async () => {
    const stakes = () =>
      [...page().place.querySelectorAll<HTMLElement>('[data-action="quick-stake"]')].map(
        ({ dataset, textContent }) => [dataset.value, textContent],
      );
    const leg = legOf({ event: 'siege-1', sport: 'siege', phase: 'live', price: 1_700 });
    await pickRound();
    expect(stakes().map(([value]) => value)).toEqual(['1.00', '5.00', '10.00', '50.00']);
    await click('[data-action="quick-stake"][data-value="10.00"]');
    expect(page().store.getState().stake).toBe('10.00');
    page().studio.bet = async () => ({
      kind: 'taken',
      bet: betOf({ stake: '7.00', legs: [leg] }),
      balance: '93.00',
    });
    await click('[data-action="play"]');
    await click('[data-action="done"]');
    await pickRound();
    const { currency } = page().store.getState();
    expect(stakes()[0]).toEqual([
      '7.00',
      slipWordsOf(lang).lastStake(money('7.00', currency).replace('.00', '')),
    ]);
    expect(stakes()).toHaveLength(5);
    await click('[data-action="quick-stake"][data-value="7.00"]');
    expect(page().store.getState().stake).toBe('7.00');
    // What is usual besides stands there once.
    page().studio.bet = async () => ({
      kind: 'taken',
      bet: betOf({ id: 'book-8', placedAt: '2026-11-22T08:01:00.000Z', stake: '5.00', legs: [leg] }),
      balance: '88.00',
    });
    await click('[data-action="play"]');
    await click('[data-action="done"]');
    await pickRound();
    expect(stakes().map(([value]) => value)).toEqual(['5.00', '1.00', '10.00', '50.00']);
    // A whole slip has its usual ones alone.
    await click('[data-action="slip-more"]');
    expect(stakes().map(([value]) => value)).toEqual(['1.00', '5.00', '10.00', '50.00']);
  });

  it('of the match that is looked at its line is told by the picture', async () => {
    await pickRound();
    expect(find('.leg')?.dataset.elsewhere).toBe('false');
    await act(async () => page().store.visit({ name: 'events', sport: null }));
    expect(find('.leg')?.dataset.elsewhere).toBeUndefined();
  });

  it('two choices lie in a whole one', async () => {
    await pickRound();
    await click('.main-row[data-market="winner"] [data-action="pick"]');
    expect(find('[data-brief="true"]')).toBeNull();
    expect(find('[data-field="slip"]')?.dataset.mode).toBe('multi');
  });

  it('a round that is fought is closed for good, the match alone opens again', async () => {
    await pickRound();
    await tell(siege(4, 0, true));
    expect(find('.leg')?.dataset.stop).toBe('closed');
    expect(find('.place-bet')?.textContent).toContain(slipWordsOf(lang).shut);
    expect(find('.place-bet')?.hasAttribute('disabled')).toBe(true);
    expect(find('[data-action="remove"]')?.textContent).toBe(slipWordsOf(lang).remove);
    await click('[data-action="remove"]');
    await tell(siege(5, 1, false));
    await wait(deedMs.taken.ladders);
    await click('.main-row[data-market="winner"] [data-action="pick"]');
    await tell(siege(6, 1, true));
    expect(find('.leg')?.dataset.stop).toBe('suspended');
    expect(find('.place-bet')?.textContent).toContain(slipWordsOf(lang).opens.siege);
  });

  it('a bet that stands is told as low, and done with one press', async () => {
    const market = { id: 'round:1:1', kind: 'round', line: 1, number: 1 } as const;
    const leg = legOf({ event: 'siege-1', sport: 'siege', phase: 'live', price: 1_700, market });
    page().studio.bet = async () => ({ kind: 'taken', bet: betOf({ legs: [leg] }), balance: '90.00' });
    await pickRound();
    await click('[data-action="play"]');
    expect(find('[data-field="receipt"]')?.dataset.brief).toBe('true');
    expect(find('[data-field="receipt"]')?.textContent).toContain('第 1 回合胜者');
    await click('[data-action="done"]');
    expect(closed).toBe(1);
    expect(find('[data-field="receipt"]')).toBeNull();
  });

  it('a bet that stands has made way for the picture after a while, by itself', async () => {
    const leg = legOf({ event: 'siege-1', sport: 'siege', phase: 'live', price: 1_700 });
    page().studio.bet = async () => ({ kind: 'taken', bet: betOf({ legs: [leg] }), balance: '90.00' });
    await pickRound();
    await click('[data-action="play"]');
    await wait(standsMs - 100);
    expect(find('[data-field="receipt"]')).not.toBeNull();
    await wait(200);
    expect(find('[data-field="receipt"]')).toBeNull();
    expect(closed).toBe(1);
  });

  describe('that a bet stands', () => {
    beforeEach(async () => {
      const leg = legOf({ event: 'siege-1', sport: 'siege', phase: 'live', price: 1_700 });
      page().studio.bet = async () => ({ kind: 'taken', bet: betOf({ legs: [leg] }), balance: '90.00' });
      await pickRound();
      await click('[data-action="play"]');
    });

    it('goes without what has been told meanwhile', async () => {
      const won = betOf({ id: 'book-9', state: 'settled', won: '12.00' });
      await act(async () => page().studio.tell({ kind: 'bet', bet: betOf({ id: 'book-9' }) }));
      await act(async () => page().studio.tell({ kind: 'bet', bet: won }));
      const { notice } = page().store.getState();
      expect(notice.kind).toBe('won');
      await wait(standsMs + 100);
      expect(find('[data-field="receipt"]')).toBeNull();
      expect(page().store.getState().notice).toBe(notice);
    });

    it('stays while somebody is at it, and goes after that', async () => {
      document.body.append(page().place);
      const done = find('[data-action="done"]');
      done?.focus();
      await wait(2 * standsMs + 100);
      expect(find('[data-field="receipt"]')).not.toBeNull();
      expect(closed).toBe(0);
      done?.blur();
      await wait(standsMs);
      expect(find('[data-field="receipt"]')).toBeNull();
      expect(closed).toBe(1);
      page().place.remove();
    });

    it.each([
      ['keydown', true],
      ['pointerdown', false],
    ])('stays where the focus was led to it after %s: %s', async (type, stays) => {
      document.body.append(page().place);
      document.dispatchEvent(new Event(type));
      find('[data-field="receipt"]')?.focus();
      await wait(standsMs + 100);
      expect(find('[data-field="receipt"]') !== null).toBe(stays);
      page().place.remove();
    });
  });

  it('a row of the list tells the maps, the round and its clock', async () => {
    const show = (event: EventView) => page().show(<SiegeLine event={event} now={startMs} />);
    await show(siege(4, 2, false));
    expect([...page().place.querySelectorAll('.siege-line-map')].map((map) => map.textContent)).toEqual([
      '纸塔2–0',
      '墨港',
    ]);
    expect(find('.siege-line-round')?.textContent).toBe('第 3 回合 · 0:20');
    await show(siege(4, 2, true));
    expect(find('.siege-line-round')?.textContent).toContain(textsOf(lang).status.fighting);
    await show({ ...siege(4, 2, true), phase: 'over' });
    expect(page().place.textContent).toBe('');
  });
});
