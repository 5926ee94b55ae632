import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat, endsWell } from '../testing/bookBench.ts';
import type { StudioBench } from '../testing/studioBench.ts';
import { returnOf } from './engine/price.ts';
import type { Run } from './engine/run.ts';
import { acceptDelayOf } from './limits.ts';
import type { CashOffersAnswer, PlaceAnswer, QuoteAnswer, Side } from './views.ts';

/** Bets on the next round of a siege, against the real database and a hall that keeps books. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let siege: BookBench;
beforeAll(async () => {
  siege = await BookBench.open('paper-siege');
  bench = siege.bench;
});
afterAll(() => bench.close());

/** The first round is the home side's. */
const begunBy =
  (side: Side) =>
  (course: Run): boolean =>
    endsWell(course) && course.timeline.find(({ kind }) => kind === 'points')?.side === side;
const delayMs = acceptDelayOf(['siege']);
const first = 'round:1:1';

const begin = async (side: Side): Promise<string> => {
  const id = await siege.coming('siege', begunBy(side));
  expect((await siege.event(id)).markets.some(({ kind }) => kind === 'round')).toBe(false);
  await siege.until(id, ({ phase }) => phase === 'live');
  return id;
};

const offersOf = async (seat: BookSeat) =>
  (await seat.call<CashOffersAnswer>('cash-offers', {})).body.offers.flatMap(({ shares }) => shares);

it('is offered in play behind the winner, closes with the fight and is paid as the round ends', async () => {
  const id = await begin('home');
  const { markets } = await siege.event(id);
  expect(markets[1]).toMatchObject({ id: first, kind: 'round', number: 1, line: 1 });
  const seat = await siege.sit('round', 50_000);
  const leg = siege.pick(id, first, 'home');
  const price = await siege.price(leg);
  const tooMuch = (await seat.place('900', [leg])).body;
  expect(tooMuch).toMatchObject({ kind: 'refused' });
  await seat.place('10', [leg]);
  await siege.later(delayMs);
  expect(await seat.last()).toMatchObject({
    state: 'open',
    price,
    legs: [{ market: { id: first, kind: 'round', number: 1, line: 1 }, result: 'open' }],
  });
  expect((await offersOf(seat)).length).toBeGreaterThan(0);

  const foughtFrom = await siege.row(id);
  await siege.until(id, ({ steps }) => steps > foughtFrom.steps);
  expect((await siege.event(id)).isSuspended).toBe(true);
  expect(await offersOf(seat)).toEqual([]);
  expect((await seat.place('10', [leg])).body).toMatchObject({ kind: 'refused', reason: 'suspended' });

  const { phase } = await siege.until(id, ({ steps }) => steps > foughtFrom.steps + 1);
  expect(phase).toBe('live');
  const won = Number(returnOf(1_000n, [price]));
  expect(bench.cashOf('round')).toBe(50_000 - 1_000 + won);
  expect(await seat.last()).toMatchObject({ state: 'settled', legs: [{ result: 'won' }] });
  const after = await siege.event(id);
  expect(after.markets[1]?.id).toBe('round:1:2');
  expect((await seat.place('10', [leg])).body).toMatchObject({ kind: 'refused', reason: 'closed' });
});

it('has one price with the match and the map, and is lost with the round', async () => {
  const id = await begin('away');
  const seat = await siege.sit('joined', 50_000);
  const legs = [siege.pick(id, first, 'home'), siege.pick(id, 'part:1', 'home')];
  const { joints } = (await seat.call<QuoteAnswer>('quote', { legs, stake: '10' })).body;
  const [joint] = joints;
  const priced = await Promise.all(legs.map(async (leg) => ({ ...leg, price: await siege.price(leg) })));
  const multi = priced.reduce((all, { price }) => (all * price) / 1_000, 1_000);
  // Who takes the first round takes the map more often than not: less than both prices multiplied.
  expect(joint?.price).toBeLessThan(multi);
  const body = {
    ...{ action_id: randomUUID(), stake: '10', consent: 'none', legs: priced },
    joints: [{ event: id, price: joint?.price }],
  };
  expect((await seat.call<PlaceAnswer>('bet', body)).body.kind).toBe('waiting');
  await siege.later(delayMs);
  expect(bench.cashOf('joined')).toBe(49_000);
  const { steps } = await siege.row(id);
  await siege.until(id, (row) => row.steps > steps + 1);
  expect(await seat.last()).toMatchObject({ state: 'settled', won: '0.00' });
});

it('is void where the match is broken off before the round has ended, and its stake comes back', async () => {
  const id = await begin('home');
  const seat = await siege.sit('broken', 50_000);
  await seat.place('10', [siege.pick(id, first, 'home')]);
  await siege.later(delayMs);
  expect(bench.cashOf('broken')).toBe(49_000);
  await siege.breakOff(id);
  await siege.later(60_000);
  expect(bench.cashOf('broken')).toBe(50_000);
  expect(await seat.last()).toMatchObject({ state: 'void', legs: [{ result: 'void' }] });
});
