import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat, endsWell, homeWins } from '../testing/bookBench.ts';
import { centsOf } from '../testing/cents.ts';
import type { StudioBench } from '../testing/studioBench.ts';
import { returnOf } from './engine/price.ts';
import type { Run } from './engine/run.ts';
import type { Folds } from './engine/systems.ts';
import type { CashOffersAnswer, CashOutAnswer, LegPick, PlaceAnswer, QuoteAnswer } from './views.ts';

/** Systems against the real database and a hall that keeps books. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
beforeAll(async () => {
  sports = await BookBench.open('kite-sports');
  bench = sports.bench;
});
afterAll(() => bench.close());

const awayWins = (course: Run): boolean => endsWell(course) && course.score.home < course.score.away;
const trixie: Folds = { min: 2, max: 3 };

const place = async (
  seat: BookSeat,
  stake: string,
  legs: readonly LegPick[],
  folds: Folds,
  actionId: string = randomUUID(),
  joints: readonly { readonly event: string; readonly price: number }[] = [],
) => {
  const priced = await Promise.all(legs.map(async (leg) => ({ ...leg, price: await sports.price(leg) })));
  const press = { action_id: actionId, stake, consent: 'none', folds, legs: priced, joints };
  return seat.call<PlaceAnswer>('bet', press);
};

const taken = async (...args: Parameters<typeof place>) => {
  const { body } = await place(...args);
  if (body.kind !== 'taken') throw new Error(`not taken: ${JSON.stringify(body)}`);
  return body.bet;
};

/** Bets on the home side of three events, which go as wanted. */
const threeHomes = async (courses: readonly ((course: Run) => boolean)[]): Promise<LegPick[]> => {
  const legs: LegPick[] = [];
  for (const [at, course] of courses.entries()) {
    const sport = (['football', 'racket', 'basketball'] as const)[at % 3] ?? 'football';
    legs.push(
      sports.pick(await sports.coming(sport, course), sport === 'football' ? 'result' : 'winner', 'home'),
    );
  }
  return legs;
};

const playOut = async (legs: readonly LegPick[]): Promise<void> => {
  for (const { event } of legs) await sports.until(event, ({ next_at }) => next_at === null);
};

describe('a system', () => {
  it('takes the stakes of all its combinations at once, and is paid for those that won', async () => {
    const legs = await threeHomes([homeWins, homeWins, awayWins]);
    const seat = await sports.sit('system', 50_000);
    const quote = await seat.call<QuoteAnswer>('quote', { legs, stake: '1.50', folds: trixie });
    const prices = await Promise.all(legs.map((leg) => sports.price(leg)));
    expect(quote.body).toMatchObject({
      possibleReturn: (Number(returnOf(600n, prices, trixie)) / 100).toFixed(2),
      refusal: null,
    });
    const actionId = randomUUID();
    const bet = await taken(seat, '1.50', legs, trixie, actionId);
    expect(bet).toMatchObject({
      stake: '6.00',
      system: { ...trixie, combinations: 4, alive: 4, stake: '1.50' },
      possibleReturn: quote.body.possibleReturn,
    });
    expect(bench.cashOf('system')).toBe(50_000 - 600);
    // The same press again is the same bet; with another system it is another wish.
    expect((await taken(seat, '1.50', legs, trixie, actionId)).id).toBe(bet.id);
    expect((await place(seat, '1.50', legs, { min: 1, max: 3 }, actionId)).status).toBe(422);
    expect(bench.cashOf('system')).toBe(50_000 - 600);
    await playOut(legs);
    // One double of the two that won is left of four combinations.
    const won = Math.floor((150 * (prices[0] ?? 0) * (prices[1] ?? 0)) / 1_000_000);
    expect(bench.cashOf('system')).toBe(50_000 - 600 + won);
    expect(await seat.last()).toMatchObject({
      state: 'settled',
      won: (won / 100).toFixed(2),
      system: { combinations: 4, alive: 1 },
    });
    expect(bench.hall.books.closedRounds.has(bet.id)).toBe(true);
  });

  it('is lost as soon as no combination can win, and pays nothing', async () => {
    const legs = await threeHomes([awayWins, awayWins, homeWins]);
    const seat = await sports.sit('lost', 50_000);
    await taken(seat, '1', legs, { min: 2, max: 2 });
    await playOut(legs.slice(0, 2));
    expect(await seat.last()).toMatchObject({ state: 'settled', won: '0.00', system: { alive: 0 } });
    expect(bench.cashOf('lost')).toBe(50_000 - 300);
  });

  it('is cashed out at the sum of its combinations, also with a leg that is lost', async () => {
    const first = await threeHomes([awayWins]);
    // The other two have not begun when the first is over.
    for (const sport of ['racket', 'basketball'] as const)
      for (let skipped = 0; skipped < 2; skipped += 1) await sports.coming(sport, endsWell);
    const legs = [...first];
    for (const sport of ['racket', 'basketball'] as const)
      legs.push(sports.pick(await sports.coming(sport, homeWins), 'winner', 'home'));
    const seat = await sports.sit('cashes', 50_000);
    const bet = await taken(seat, '2', legs, trixie);
    await sports.until(legs[0]?.event ?? '', ({ next_at }) => next_at === null);
    const { offers } = (await seat.call<CashOffersAnswer>('cash-offers', {})).body;
    const offer = offers.find(({ bet: id }) => id === bet.id)?.shares.find(({ share }) => share === 100);
    // Only the double of the other two is left: whatever it is worth, it is below what it would pay.
    const most = Number(
      returnOf(
        200n,
        bet.legs.slice(1).map(({ price }) => price),
      ),
    );
    const amount = centsOf(offer?.amount);
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThan(most);
    const cashed = await seat.call<CashOutAnswer>('cash-out', {
      action_id: randomUUID(),
      bet: bet.id,
      share: 100,
      least: offer?.amount,
    });
    expect(cashed.body).toMatchObject({ kind: 'cashed', amount: offer?.amount, bet: { state: 'settled' } });
    expect(bench.cashOf('cashes')).toBe(50_000 - 800 + amount);
    await playOut(legs);
    expect(bench.cashOf('cashes')).toBe(50_000 - 800 + amount);
  });

  it('takes legs of one event as one part, at their price together', async () => {
    const bothScore = (course: Run): boolean => homeWins(course) && course.score.away > 0;
    const legs = await threeHomes([bothScore, homeWins, awayWins]);
    const [first] = legs;
    if (!first) throw new Error('no legs');
    const four = [...legs, sports.pick(first.event, 'both', 'yes')];
    const seat = await sports.sit('joined', 50_000);
    const { body: quote } = await seat.call<QuoteAnswer>('quote', {
      legs: four,
      stake: '1.50',
      folds: trixie,
    });
    const joint = quote.joints[0]?.price ?? 0;
    const [, second = 0, third = 0] = await Promise.all(legs.map((leg) => sports.price(leg)));
    expect(joint).toBeGreaterThan(1_000);
    expect(quote).toMatchObject({
      refusal: null,
      possibleReturn: (Number(returnOf(600n, [joint, second, third], trixie)) / 100).toFixed(2),
    });
    const press = [seat, '1.50', four, trixie, randomUUID()] as const;
    const joints = [{ event: first.event, price: joint }];
    // What four choices of four events would be is no system of three.
    expect((await place(seat, '1.50', four, { min: 2, max: 4 })).body).toMatchObject({ reason: 'no_system' });
    expect((await place(...press)).body).toMatchObject({ reason: 'price_changed' });
    const bet = await taken(...press, joints);
    expect(bet).toMatchObject({
      stake: '6.00',
      system: { combinations: 4, alive: 4, stake: '1.50' },
      joints,
      possibleReturn: quote.possibleReturn,
    });
    expect(bench.cashOf('joined')).toBe(50_000 - 600);
    await playOut(legs);
    const won = Math.floor((150 * joint * second) / 1_000_000);
    expect(bench.cashOf('joined')).toBe(50_000 - 600 + won);
    expect(await seat.last()).toMatchObject({ won: (won / 100).toFixed(2), system: { alive: 1 } });
  });

  it('is refused where it is none, above the limits of all its stakes, and with legs that cannot be joined', async () => {
    const legs = await threeHomes([endsWell, endsWell, endsWell]);
    const seat = await sports.sit('refused', 100_000);
    const [one, two] = legs;
    if (!one || !two) throw new Error('no legs');
    for (const folds of [
      { min: 3, max: 3 },
      { min: 2, max: 8 },
      { min: 3, max: 2 },
    ])
      expect((await place(seat, '5', legs, folds)).body).toMatchObject({ reason: 'no_system' });
    expect((await place(seat, '5', [one, two], { min: 1, max: 2 })).body).toMatchObject({
      reason: 'no_system',
    });
    // Four stakes of 50.01 are above the greatest stake, 200.00, and of 0.04 below the least, 0.20.
    expect((await place(seat, '50.01', legs, trixie)).body).toMatchObject({ reason: 'stake_high' });
    expect((await place(seat, '0.04', legs, trixie)).body).toMatchObject({ reason: 'stake_low' });
    expect(
      (await place(seat, '5', [...legs, { ...one, market: 'double', selection: 'home-draw' }], trixie)).body,
    ).toMatchObject({ reason: 'joint_implied' });
    expect((await place(seat, '5', [...legs, { ...one, selection: 'away' }], trixie)).body).toMatchObject({
      reason: 'same_event',
    });
    expect((await place(seat, '5', legs, { min: 0, max: 9 })).status).toBe(400);
    expect(bench.cashOf('refused')).toBe(100_000);
    expect((await place(seat, '0.25', legs, trixie)).body.kind).toBe('taken');
    expect(bench.cashOf('refused')).toBe(100_000 - 100);
  });
});
