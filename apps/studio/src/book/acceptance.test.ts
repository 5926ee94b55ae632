import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat, endsWell } from '../testing/bookBench.ts';
import type { StudioBench } from '../testing/studioBench.ts';
import { acceptDelayOf } from './limits.ts';

/** Bets in play as their delay ends, against the real database and a hall that keeps books. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let siege: BookBench;
beforeAll(async () => {
  siege = await BookBench.open('paper-siege');
  bench = siege.bench;
});
afterAll(() => bench.close());

const delayMs = acceptDelayOf(['siege']);
/** Bets are placed one after another. */
const apartMs = 200;

const begin = async (): Promise<string> => {
  const id = await siege.coming('siege', endsWell);
  await siege.until(id, ({ phase }) => phase === 'live');
  return id;
};

/** A bet on the winner that waits. */
const waiting = async (seat: BookSeat, event: string): Promise<string> => {
  const { body } = await seat.place('5', [siege.pick(event, 'winner', 'home')]);
  if (body.kind !== 'waiting') throw new Error(`not waiting: ${JSON.stringify(body)}`);
  return body.bet.id;
};

const stateOf = async (id: string): Promise<string> => {
  const { state } = await bench.app.studio.db
    .selectFrom('book_bet')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
};

it('one that its process has left waiting is looked at by the next', async () => {
  const seat = await siege.sit('left-waiting', 50_000);
  const bet = await waiting(seat, await begin());
  await bench.restart();
  await siege.later(delayMs - 1);
  expect(await stateOf(bet)).toBe('waiting');
  await siege.later(1);
  expect(await stateOf(bet)).toBe('taken');
  expect(bench.cashOf('left-waiting')).toBe(49_500);
});

it('a hall that answers late holds up no other bet, and is asked once', async () => {
  const [slow, other, dear] = [
    await siege.sit('slow', 50_000),
    await siege.sit('other', 50_000),
    await siege.sit('dear', 50_000),
  ];
  const event = await begin();
  const first = await waiting(slow, event);
  bench.clock.advance(apartMs);
  const second = await waiting(other, event);
  bench.clock.advance(apartMs);
  const third = await waiting(dear, event);
  // What its player saw was more than anything that can be had.
  await bench.app.studio.db
    .updateTable('book_leg')
    .set({ price: 1_000_000 })
    .where('bet_id', '=', third)
    .execute();
  bench.hall.fail('bet', { kind: 'hold' });
  const asked = bench.hall.callsOf('bet');
  bench.app.startJobs();
  bench.clock.advance(delayMs - 2 * apartMs);
  await waitFor(() => bench.hall.heldCount === 1);

  bench.clock.advance(apartMs);
  await waitFor(async () => (await stateOf(second)) === 'taken');
  bench.clock.advance(apartMs);
  await waitFor(async () => (await stateOf(third)) === 'refused');
  expect(await stateOf(first)).toBe('staking');

  bench.hall.release();
  await waitFor(async () => (await stateOf(first)) === 'taken');
  expect(bench.hall.callsOf('bet')).toBe(asked + 2);
  expect([bench.cashOf('slow'), bench.cashOf('other'), bench.cashOf('dear')]).toEqual([
    49_500, 49_500, 50_000,
  ]);
});
