import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { verifyEvent } from '../../client/book/verify/check.ts';
import { BookBench, type BookSeat, endsWell, isFinished } from '../testing/bookBench.ts';
import type { StudioBench } from '../testing/studioBench.ts';
import { returnOf } from './engine/price.ts';
import type { Run } from './engine/run.ts';
import { acceptDelayOf } from './limits.ts';
import type { CashOffersAnswer, CashOutAnswer, PlaceAnswer, QuoteAnswer, Side, SiegeScore } from './views.ts';

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

/** The match goes on until the round has come so far; `null` until it has ended. */
const untilStage = async (id: string, stage: SiegeScore['stage']): Promise<void> => {
  for (let steps = 0; steps < 4; steps += 1) {
    const { score } = await siege.event(id);
    if (score.sport === 'siege' && score.stage === stage) return;
    const row = await siege.row(id);
    await siege.until(id, (next) => next.steps > row.steps);
  }
  expect((await siege.event(id)).score).toMatchObject({ stage });
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

  for (const stage of ['arrows', 'storm'] as const) {
    await untilStage(id, stage);
    expect((await siege.event(id)).isSuspended).toBe(true);
    expect(await offersOf(seat)).toEqual([]);
    expect((await seat.place('10', [leg])).body).toMatchObject({ kind: 'refused', reason: 'suspended' });
  }

  await untilStage(id, null);
  expect((await siege.row(id)).phase).toBe('live');
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
  await untilStage(id, 'storm');
  await untilStage(id, null);
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

const arrowsOf = async (id: string): Promise<Side> => {
  const { score } = await siege.event(id);
  if (score.sport !== 'siege' || score.arrows === null) throw new Error('no arrows are told');
  return score.arrows;
};

it('has another price once arrows are told, at which it is bet on, cashed out and paid', async () => {
  const id = await begin('home');
  const seat = await siege.sit('arrows', 50_000);
  const leg = siege.pick(id, first, 'home');
  const before = await siege.price(leg);
  await seat.place('10', [leg]);
  await siege.later(delayMs);
  const offered = (await offersOf(seat)).find(({ share }) => share === 100)?.amount;
  await untilStage(id, 'cover');
  const event = await siege.event(id);
  expect(event).toMatchObject({ isSuspended: false, assault: { part: 1, round: 1, press: null } });
  expect(Date.parse(event.waitsUntil ?? '')).toBe((await siege.row(id)).next_at?.getTime());
  const after = await siege.price(leg);
  const now = (await offersOf(seat)).find(({ share }) => share === 100)?.amount;
  if ((await arrowsOf(id)) === 'home') {
    expect(after).toBeLessThan(before);
    expect(Number(now)).toBeGreaterThan(Number(offered));
  } else {
    expect(after).toBeGreaterThan(before);
    expect(Number(now)).toBeLessThan(Number(offered));
  }

  // A second bet on the same round, at the price of this moment.
  await seat.place('20', [leg]);
  await siege.later(delayMs);
  expect(await seat.last()).toMatchObject({ state: 'open', price: after });
  const bets = (await seat.state()).bets;
  const earlier = bets.find(({ price }) => price === before);
  const cashed = await seat.call<CashOutAnswer>('cash-out', {
    ...{ action_id: randomUUID(), bet: earlier?.id, share: 100, least: now },
  });
  expect(cashed.body).toMatchObject({ kind: 'cashed', amount: now });
  await untilStage(id, 'storm');
  await untilStage(id, null);
  const won = Number(returnOf(2_000n, [after]));
  const brought = Math.round(100 * Number(now));
  expect(bench.cashOf('arrows')).toBe(50_000 - 1_000 + brought - 2_000 + won);
  expect(await seat.last()).toMatchObject({ state: 'settled', legs: [{ result: 'won' }] });
});

it('goes on where it stood after a restart, whatever it had come to', async () => {
  const id = await begin('away');
  for (const stage of ['arrows', 'cover', 'storm'] as const) {
    await untilStage(id, stage);
    const before = await siege.event(id);
    await bench.restart();
    await siege.list();
    expect(await siege.event(id)).toEqual(before);
  }
  await untilStage(id, null);
  expect((await siege.event(id)).timeline.at(-1)).toMatchObject({ kind: 'points', side: 'away' });
});

it('is played to its end by the rules that it was listed under, which its proof names', async () => {
  const { db } = bench.app.studio;
  const id = await siege.coming('siege', endsWell);
  expect((await siege.row(id)).rules).toBe(3);
  // As a row is that was listed before there were others.
  await sql`UPDATE book_event SET rules = DEFAULT WHERE id = ${id}`.execute(db);
  await bench.restart();
  await siege.list();
  await siege.until(id, ({ phase }) => phase === 'live');
  const began = await siege.row(id);
  await siege.until(id, ({ steps }) => steps > began.steps);
  expect((await siege.event(id)).score).toMatchObject({ isFought: true, stage: null, arrows: null });
  await siege.until(id, ({ steps }) => steps > began.steps + 1);
  expect((await siege.event(id)).score).toMatchObject({ isFought: false });
  await siege.until(id, isFinished);
  const proof = await siege.proof(id);
  expect(proof.rules).toBe(1);
  expect(await verifyEvent(proof, crypto.subtle)).toMatchObject({ courseAgrees: true, resultAgrees: true });
  expect(await verifyEvent({ ...proof, rules: 2 }, crypto.subtle)).toMatchObject({ courseAgrees: false });
});
