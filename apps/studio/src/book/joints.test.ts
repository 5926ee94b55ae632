import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat, endsWell } from '../testing/bookBench.ts';
import type { StudioBench } from '../testing/studioBench.ts';
import { marketOf } from './engine/market.ts';
import { returnOf } from './engine/price.ts';
import type { Run } from './engine/run.ts';
import type { CashOffersAnswer, LegPick, PlaceAnswer, PriceConsent, QuoteAnswer } from './views.ts';

/** Several selections of one event in one bet, against the real database and a hall that keeps books. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
beforeAll(async () => {
  sports = await BookBench.open('kite-sports');
  bench = sports.bench;
});
afterAll(() => bench.close());

const goalless = (course: Run): boolean => endsWell(course) && course.score.home + course.score.away === 0;
/** The home side wins and both have scored. */
const asBet = (course: Run): boolean =>
  endsWell(course) && course.score.home > course.score.away && course.score.away > 0;
const homeToNil = (course: Run): boolean =>
  endsWell(course) && course.score.home > course.score.away && course.score.away === 0;

const pair = (event: string): LegPick[] => [
  sports.pick(event, 'result', 'home'),
  sports.pick(event, 'both', 'yes'),
];

const quoteOf = async (seat: BookSeat, legs: readonly LegPick[], stake = '10') =>
  (await seat.call<QuoteAnswer>('quote', { legs, stake })).body;

const place = async (
  seat: BookSeat,
  legs: readonly LegPick[],
  how: { joints: readonly { event: string; price: number }[]; consent?: PriceConsent; stake?: string },
) => {
  const priced = await Promise.all(legs.map(async (leg) => ({ ...leg, price: await sports.price(leg) })));
  const { joints, consent = 'none', stake = '10' } = how;
  return seat.call<PlaceAnswer>('bet', { action_id: randomUUID(), stake, consent, legs: priced, joints });
};

/** A bet at the price that is quoted. */
const taken = async (seat: BookSeat, legs: readonly LegPick[]) => {
  const { joints } = await quoteOf(seat, legs);
  const seen = joints.flatMap(({ event, price }) => (price === null ? [] : [{ event, price }]));
  const { body } = await place(seat, legs, { joints: seen });
  if (body.kind !== 'taken') throw new Error(`not taken: ${JSON.stringify(body)}`);
  return { bet: body.bet, price: seen[0]?.price ?? 0 };
};

describe('selections of one event', () => {
  it('win together at the price of both, which is not that of a multi', async () => {
    const id = await sports.coming('football', asBet);
    const seat = await sports.sit('joined', 50_000);
    const { bet, price } = await taken(seat, pair(id));
    expect(bet).toMatchObject({ price, joints: [{ event: id, price }], legs: [{}, {}] });
    const multi = bet.legs.reduce((all, leg) => (all * leg.price) / 1_000, 1_000);
    expect(Math.abs(price - multi)).toBeGreaterThan(20);
    await sports.until(id, ({ next_at }) => next_at === null);
    expect(bench.cashOf('joined')).toBe(50_000 - 1_000 + Number(returnOf(1_000n, [price])));
    expect(await seat.last()).toMatchObject({
      state: 'settled',
      legs: [{ result: 'won' }, { result: 'won' }],
    });
  });

  it('are lost with one of them, and multiply with another event', async () => {
    const id = await sports.coming('football', homeToNil);
    const other = await sports.coming('basketball', endsWell);
    const seat = await sports.sit('half', 50_000);
    const legs = [...pair(id), sports.pick(other, 'winner', 'home')];
    const { bet, price } = await taken(seat, legs);
    expect(bet.price).toBe(Math.floor((price * (bet.legs[2]?.price ?? 0)) / 1_000));
    await sports.until(id, ({ next_at }) => next_at === null);
    expect(await seat.last()).toMatchObject({ state: 'settled', won: '0.00' });
    expect(bench.cashOf('half')).toBe(50_000 - 1_000);
  });

  it('of badminton and basketball as well, at one price that pays when all have come', async () => {
    for (const [sport, legs] of [
      [
        'racket',
        [
          ['winner', 'home'],
          ['part:1', 'home'],
        ],
      ],
      [
        'basketball',
        [
          ['winner', 'home'],
          ['parity', 'odd'],
        ],
      ],
    ] as const) {
      const all = (id: string) => legs.map(([market, code]) => sports.pick(id, market, code));
      const wins = (course: Run): boolean =>
        endsWell(course) &&
        all('').every(({ market, selection }) => {
          const found = marketOf(market);
          return found !== undefined && course.decide(found, selection) === 'won';
        });
      const id = await sports.coming(sport, wins);
      const seat = await sports.sit(`all-${sport}`, 50_000);
      const { price } = await taken(seat, all(id));
      await sports.until(id, ({ next_at }) => next_at === null);
      expect(bench.cashOf(`all-${sport}`)).toBe(50_000 - 1_000 + Number(returnOf(1_000n, [price])));
    }
  });

  it('are void together when the match is broken off before all is decided', async () => {
    const id = await sports.coming('football', (course) => {
      // Both have one before the last, which may come with the end.
      const [home, away] = [course.score.home, course.score.away];
      return course.phase === 'over' && home > 1 && away > 1;
    });
    const seat = await sports.sit('broken', 50_000);
    await taken(seat, pair(id));
    await sports.until(id, (row) => row.home_score > 0 && row.away_score > 0 && row.phase === 'live');
    // Nobody moves the event on for longer than it may wait.
    bench.clock.advance(11 * 60_000);
    await sports.later(1_000);
    await sports.later(1_000);
    expect((await sports.row(id)).phase).toBe('abandoned');
    expect(bench.cashOf('broken')).toBe(50_000);
  });

  it('are bet on in play at the price of the moment, and can be cashed out', async () => {
    // Without a goal both markets stay open to the end; after one of each side the second is decided.
    const id = await sports.coming('football', goalless);
    const seat = await sports.sit('live', 50_000);
    await sports.until(id, (row) => row.phase === 'live' && row.steps > 3);
    let quote = await quoteOf(seat, pair(id));
    for (let tries = 0; tries < 60 && quote.refusal !== null; tries += 1) {
      // Right after a step it stands still for longer than a bet waits.
      const { steps } = await sports.row(id);
      await sports.until(id, (row) => row.steps > steps);
      quote = await quoteOf(seat, pair(id));
    }
    expect(quote).toMatchObject({ refusal: null, isDelayed: true });
    const price = quote.joints[0]?.price ?? 0;
    expect((await place(seat, pair(id), { joints: [{ event: id, price }], consent: 'any' })).body.kind).toBe(
      'waiting',
    );
    await sports.later(1_000);
    const bet = await seat.last();
    expect(bet.state).toBe('open');
    const stood = bet.joints[0]?.price ?? 0;
    expect(bet.price).toBe(stood);
    const { offers } = (await seat.call<CashOffersAnswer>('cash-offers', {})).body;
    const amount = Number(offers[0]?.shares.find(({ share }) => share === 100)?.amount) * 100;
    // At the price that it was taken at a moment ago: its stake, less the margin twice and what both are cut.
    expect(Math.abs(amount - 1_000 / 1.05 ** 2)).toBeLessThan(40);
  });
});

describe('selections of one event are refused', () => {
  it('in words, where they have no price together', async () => {
    const id = await sports.coming('football', endsWell);
    const racket = await sports.coming('racket', endsWell);
    const hoops = await sports.coming('basketball', endsWell);
    const seat = await sports.sit('refused', 50_000);
    const home = sports.pick(id, 'result', 'home');
    const { markets } = await sports.event(id);
    const even = markets.find(({ kind, line }) => kind === 'total' && Math.abs((line ?? 0) % 1) !== 0.5);
    for (const [legs, reason] of [
      [[home, sports.pick(id, 'double', 'draw-away')], 'joint_impossible'],
      [[home, sports.pick(id, 'double', 'home-draw')], 'joint_implied'],
      [[home, sports.pick(id, even?.id ?? '', 'over')], 'joint_line'],
      [[home, sports.pick(id, 'result', 'draw')], 'same_event'],
      [[sports.pick(id, 'score', '1-3'), sports.pick(id, 'half', 'home')], 'joint_none'],
      [[sports.pick(racket, 'winner', 'home'), sports.pick(racket, 'score', '2-0')], 'joint_implied'],
      [[sports.pick(racket, 'winner', 'home'), sports.pick(racket, 'winner', 'away')], 'same_event'],
      [[sports.pick(hoops, 'half', 'home'), sports.pick(hoops, 'half', 'away')], 'same_event'],
      [[home, sports.pick(id, 'nil', 'home')], 'joint_implied'],
    ] as const) {
      expect(await quoteOf(seat, legs)).toMatchObject({ price: null, refusal: reason });
      expect((await place(seat, legs, { joints: [] })).body).toMatchObject({ kind: 'refused', reason });
    }
    const [nil] = (await quoteOf(seat, [home, sports.pick(id, 'nil', 'home')])).joints;
    expect(nil?.implied).toEqual({
      leg: { market: 'result', selection: 'home' },
      by: { market: 'nil', selection: 'home' },
    });
    expect(bench.cashOf('refused')).toBe(50_000);
  });

  it('at another price than was agreed to, or at none', async () => {
    const id = await sports.coming('football', endsWell);
    const seat = await sports.sit('moved', 50_000);
    const price = (await quoteOf(seat, pair(id))).joints[0]?.price ?? 0;
    for (const joints of [[], [{ event: id, price: price + 10 }], [{ event: id, price: price - 10 }]])
      expect((await place(seat, pair(id), { joints })).body).toMatchObject({ reason: 'price_changed' });
    const better = await place(seat, pair(id), {
      joints: [{ event: id, price: price - 10 }],
      consent: 'better',
    });
    expect(better.body).toMatchObject({ kind: 'taken', bet: { price } });
    expect(bench.cashOf('moved')).toBe(50_000 - 1_000);
  });
});
