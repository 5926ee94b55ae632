import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat, endsWell, homeWins, isFinished } from '../testing/bookBench.ts';
import { centsOf } from '../testing/cents.ts';
import type { StudioBench } from '../testing/studioBench.ts';
import { returnOf } from './engine/price.ts';
import { marginsBp } from './engine/run.ts';
import type { EventRow } from './rows.ts';
import type { CashOffersAnswer, CashOutAnswer, CashOutBody, CashShare } from './views.ts';

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
beforeAll(async () => {
  sports = await BookBench.open('kite-sports');
  bench = sports.bench;
});
afterAll(() => bench.close());

const isLive = ({ phase }: EventRow): boolean => phase === 'live';

const offerOf = async (seat: BookSeat, bet: string, share: CashShare): Promise<string | undefined> => {
  const { offers } = (await seat.call<CashOffersAnswer>('cash-offers', {})).body;
  return offers.find((offer) => offer.bet === bet)?.shares.find((each) => each.share === share)?.amount;
};

const press = (seat: BookSeat, body: Partial<CashOutBody>) =>
  seat.call<CashOutAnswer>('cash-out', { action_id: randomUUID(), share: 100, least: '0.01', ...body });

describe('cashing out', () => {
  it('offers what is left of a bet at its chance, less the margin', async () => {
    const id = await sports.coming('football', endsWell);
    const seat = await sports.sit('valued', 50_000);
    const bet = await seat.betOn('10', sports.pick(id, 'result', 'home'));
    // The price holds the chance and the margin, both cut to a hundredth; the offer takes the margin once more.
    const margin = 1 + marginsBp.football / 10_000;
    const offer = centsOf(await offerOf(seat, bet.id, 100));
    expect(offer / (1_000 / margin ** 2)).toBeGreaterThan(0.985);
    expect(offer).toBeLessThanOrEqual(1_000 / margin ** 2);
    const half = centsOf(await offerOf(seat, bet.id, 50));
    expect(Math.abs(half - offer / 2)).toBeLessThanOrEqual(1);
  });

  it('of the whole bet closes its round at once, and what its event decides moves nothing more', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sit('out', 50_000);
    const bet = await seat.betOn('10', sports.pick(id, 'result', 'home'));
    const amount = (await offerOf(seat, bet.id, 100)) ?? '';
    const action_id = randomUUID();
    const cashed = (await press(seat, { action_id, bet: bet.id, least: amount })).body;
    expect(cashed).toMatchObject({
      kind: 'cashed',
      amount,
      bet: { state: 'settled', won: amount, cashed: { stake: '10.00', amount } },
    });
    expect(bench.cashOf('out')).toBe(50_000 - 1_000 + centsOf(amount));
    expect(bench.hall.books.closedRounds.has(bet.id)).toBe(true);
    // The same press again brings the same, and no money.
    expect((await press(seat, { action_id, bet: bet.id, least: amount })).body).toMatchObject({
      kind: 'cashed',
      amount,
    });
    expect((await press(seat, { action_id, bet: bet.id, share: 50 })).status).toBe(422);
    expect((await press(seat, { bet: bet.id })).body).toEqual({ kind: 'refused', amount: null });
    await sports.until(id, isFinished);
    await bench.restart();
    await sports.later(60_000);
    expect(bench.cashOf('out')).toBe(50_000 - 1_000 + centsOf(amount));
    const moved = [...bench.hall.books.transactions.keys()].filter((id) => id.startsWith(bet.id));
    expect(moved).toEqual([`${bet.id}:bet`, `${bet.id}:win:0`]);
    expect(bench.hall.callsOf('adjust')).toBe(0);
    expect(await seat.last()).toMatchObject({ state: 'settled', won: amount, legs: [{ result: 'won' }] });
  });

  it('of a part leaves the rest to the event, and both are paid', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sit('part', 50_000);
    const bet = await seat.betOn('10', sports.pick(id, 'result', 'home'));
    const first = (await offerOf(seat, bet.id, 50)) ?? '';
    expect((await press(seat, { bet: bet.id, share: 50, least: first })).body).toMatchObject({
      kind: 'cashed',
      bet: { state: 'open', won: null, cashed: { stake: '5.00', amount: first } },
    });
    const second = (await offerOf(seat, bet.id, 25)) ?? '';
    expect((await press(seat, { bet: bet.id, share: 25, least: second })).body).toMatchObject({
      kind: 'cashed',
      bet: { cashed: { stake: '6.25' } },
    });
    const cashed = centsOf(first) + centsOf(second);
    expect(bench.cashOf('part')).toBe(50_000 - 1_000 + cashed);
    expect(bench.hall.books.closedRounds.has(bet.id)).toBe(false);
    await sports.until(id, isFinished);
    const rest = Number(returnOf(375n, [bet.price]));
    expect(bench.cashOf('part')).toBe(50_000 - 1_000 + cashed + rest);
    expect(centsOf((await seat.last()).won)).toBe(cashed + rest);
    expect(bench.hall.books.closedRounds.has(bet.id)).toBe(true);
    const asHall = bench.asHall('sbx-kite-1');
    const told = await asHall.roundStatus({ player_id: 'part', round_id: bet.id });
    asHall.close();
    expect(told).toMatchObject({
      answer: {
        state: 'closed',
        win_total: cashed + rest,
        transactions: [
          { kind: 'bet' },
          { kind: 'win', amount: centsOf(first), round_closed: false },
          { kind: 'win', amount: centsOf(second), round_closed: false },
          { kind: 'win', amount: rest, round_closed: true },
        ],
      },
    });
  });

  it('gives back what was left of the stake when the event is broken off', async () => {
    const id = await sports.coming('racket', endsWell);
    const seat = await sports.sit('broken', 50_000);
    const bet = await seat.betOn('10', sports.pick(id, 'winner', 'home'));
    const part = (await offerOf(seat, bet.id, 25)) ?? '';
    await press(seat, { bet: bet.id, share: 25, least: part });
    await sports.breakOff(id);
    expect((await sports.row(id)).phase).toBe('abandoned');
    expect(bench.cashOf('broken')).toBe(50_000 - 1_000 + centsOf(part) + 750);
  });

  it('is refused for less than was offered, while an event is suspended, of a bet that is decided, and of another’s', async () => {
    const id = await sports.coming('football', endsWell);
    const seat = await sports.sit('refused', 50_000);
    const bet = await seat.betOn('10', sports.pick(id, 'result', 'home'));
    const amount = (await offerOf(seat, bet.id, 100)) ?? '';
    const cash = bench.cashOf('refused');
    const more = ((centsOf(amount) + 1) / 100).toFixed(2);
    expect((await press(seat, { bet: bet.id, least: more })).body).toEqual({ kind: 'refused', amount });
    for (const wrong of [{ share: 30 as CashShare }, { least: '-1' }, { least: 'x' }, { bet: '' }])
      expect((await press(seat, { bet: bet.id, ...wrong })).status).toBeGreaterThanOrEqual(400);
    const other = await sports.sit('somebody', 50_000);
    expect((await press(other, { bet: bet.id })).status).toBe(404);
    expect((await press(other, { bet: 'book-nothing' })).status).toBe(404);
    await sports.until(id, isLive);
    // A step that is due and has not been taken.
    const row = await sports.row(id);
    bench.clock.advance((row.next_at?.getTime() ?? 0) - bench.clock.now().getTime() + 1);
    expect(await offerOf(seat, bet.id, 100)).toBeUndefined();
    expect((await press(seat, { bet: bet.id })).body).toEqual({ kind: 'refused', amount: null });
    await sports.until(id, isFinished);
    expect((await press(seat, { bet: bet.id })).body).toEqual({ kind: 'refused', amount: null });
    const lost = (await seat.last()).won === '0.00';
    expect(bench.cashOf('refused') - cash).toBe(lost ? 0 : Number(returnOf(1_000n, [bet.price])));
  });

  it('pays when the hall answers again, once', async () => {
    const id = await sports.coming('basketball', endsWell);
    const seat = await sports.sit('offline', 50_000);
    const bet = await seat.betOn('10', sports.pick(id, 'winner', 'home'));
    const amount = (await offerOf(seat, bet.id, 100)) ?? '';
    bench.hall.fail('win', { kind: 'drop_after' });
    expect((await press(seat, { bet: bet.id, least: amount })).body).toMatchObject({
      kind: 'cashed',
      bet: { state: 'paying' },
    });
    for (let tries = 0; tries < 4; tries += 1) await sports.later(6_000);
    expect(await seat.last()).toMatchObject({ state: 'settled', won: amount });
    expect(bench.cashOf('offline')).toBe(50_000 - 1_000 + centsOf(amount));
  });

  it('moves play money at once', async () => {
    const id = await sports.coming('football', endsWell);
    const seat = await sports.sitForFun();
    const bet = await seat.betOn('10', sports.pick(id, 'result', 'away'));
    const before = centsOf((await seat.state()).balance);
    const amount = (await offerOf(seat, bet.id, 50)) ?? '';
    const calls = bench.hall.calls.length;
    expect((await press(seat, { bet: bet.id, share: 50, least: amount })).body.kind).toBe('cashed');
    expect(centsOf((await seat.state()).balance)).toBe(before + centsOf(amount));
    expect(bench.hall.calls.length).toBe(calls);
  });
});
