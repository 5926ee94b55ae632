import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat, homeWins, isFinished } from '../testing/bookBench.ts';
import type { StudioBench } from '../testing/studioBench.ts';
import type { BetView, CashOffersAnswer, CashOutAnswer } from './views.ts';

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
beforeAll(async () => {
  sports = await BookBench.open('kite-sports');
  bench = sports.bench;
});
afterAll(() => bench.close());

const betOn = (seat: BookSeat, stake: string, event: string, selection: 'home' | 'away') =>
  seat.betOn(stake, sports.pick(event, 'result', selection));

const netOf = async (seat: BookSeat): Promise<string> => (await seat.state()).sessionNet;

const cashHalf = async (seat: BookSeat, bet: BetView) => {
  const { offers } = (await seat.call<CashOffersAnswer>('cash-offers', {})).body;
  const least = offers[0]?.shares.find(({ share }) => share === 50)?.amount ?? '';
  const press = { action_id: randomUUID(), bet: bet.id, share: 50, least };
  const first = (await seat.call<CashOutAnswer>('cash-out', press)).body;
  const again = (await seat.call<CashOutAnswer>('cash-out', press)).body;
  if (first.kind !== 'cashed') throw new Error('nothing was cashed out');
  return { amount: Number(first.amount), first, again };
};

describe('the net of a session of play', () => {
  it('holds what was lost long ago over a reload, and a new session begins at nothing', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sit('net-lost', 50_000);
    expect(seat.opened.sessionNet).toBe('0.00');
    await betOn(seat, '7.00', id, 'away');
    // An open bet may still come back.
    expect(await netOf(seat)).toBe('0.00');
    await sports.until(id, isFinished);
    expect(await netOf(seat)).toBe('-7.00');
    bench.clock.advance(11 * 60_000);
    const page = await sports.reload(seat.cookie);
    expect(page.bets).toEqual([]);
    expect(page.sessionNet).toBe('-7.00');
    expect((await sports.sit('net-lost', 0)).opened.sessionNet).toBe('0.00');
  });

  it('adds up wins and losses, each less its stake', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sit('net-both', 50_000);
    await betOn(seat, '3.00', id, 'away');
    await betOn(seat, '10.00', id, 'home');
    await sports.until(id, isFinished);
    await sports.later(10_000);
    const cash = bench.hall.books.players.get('net-both')?.cash ?? Number.NaN;
    expect(await netOf(seat)).toBe(((cash - 50_000) / 100).toFixed(2));
    expect(Number(await netOf(seat))).not.toBe(0);
  });

  it('counts a part that is cashed out at once, and the rest with the bet', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sit('net-part', 50_000);
    const bet = await betOn(seat, '10.00', id, 'away');
    const { amount, first, again } = await cashHalf(seat, bet);
    const cashed = (amount - 5).toFixed(2);
    expect(Number(cashed)).toBeLessThan(0);
    expect(first).toMatchObject({ sessionNet: cashed });
    expect(again).toMatchObject({ sessionNet: cashed });
    expect(await netOf(seat)).toBe(cashed);
    await sports.until(id, isFinished);
    expect(await netOf(seat)).toBe((amount - 10).toFixed(2));
  });

  it('leaves out what is given back, what was refused, and what others bet', async () => {
    const id = await sports.coming('racket', homeWins);
    const seat = await sports.sit('net-void', 50_000);
    const other = await sports.sit('net-other', 50_000);
    for (const each of [seat, other]) {
      const { body } = await each.place('10.00', [sports.pick(id, 'winner', 'home')]);
      expect(body).toMatchObject({ kind: 'taken' });
    }
    expect((await seat.place('900.00', [sports.pick(id, 'winner', 'home')])).body.kind).toBe('refused');
    await sports.breakOff(id);
    await sports.later(10_000);
    expect((await seat.last()).state).toBe('void');
    expect(await netOf(seat)).toBe('0.00');
  });

  it('of play money is summed in the same way', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sitForFun();
    await betOn(seat, '2.00', id, 'away');
    await sports.until(id, isFinished);
    expect(await netOf(seat)).toBe('-2.00');
  });
});
