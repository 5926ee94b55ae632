import { randomUUID } from 'node:crypto';
import { createRandom } from '@pavilion/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  booksOf,
  lantern,
  openHall,
  type Player,
  playRound,
  type TestHall,
  untilDefinite,
} from './hall.fixture.ts';

/** Many requests at once, in one process and in two (wallet protocol, rules 2, 4 and 6). */

let hall: TestHall;
let apps: readonly [FastifyInstance, FastifyInstance];
beforeAll(async () => {
  hall = await openHall();
  apps = [hall.app, await hall.openAnother()];
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The player's round as the processes by turns see it. */
const roundAt = (index: number, player: Player, round_id: string) =>
  playRound({ ...hall, app: apps[index % 2 === 0 ? 0 : 1] }, lantern, player, round_id);

const countStatuses = (answers: readonly { status?: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status = 'none' } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test('a hundred identical bets at two processes make one debit', async () => {
  const player = await hall.addPlayer(10_000);
  const answers = await Promise.all(
    times(100, (index) => untilDefinite(() => roundAt(index, player, 'same').bet('same', 100))),
  );
  expect(countStatuses(answers)).toEqual({ OK: 100 });
  expect(answers.filter(({ duplicate }) => duplicate === false).length).toBeLessThanOrEqual(1);
  expect(new Set(answers.map(({ operator_tx_id }) => operator_tx_id)).size).toBe(1);
  expect(await hall.cashOf(player.memberId)).toBe(9_900);
});

test('of a hundred different bets with funds for fifty, exactly fifty are made', async () => {
  const player = await hall.addPlayer(5_000);
  const ids = times(100, () => randomUUID());
  const bet = (id: string, index: number) => untilDefinite(() => roundAt(index, player, id).bet(id, 100));
  const answers = await Promise.all(ids.map(bet));
  expect(countStatuses(answers)).toEqual({ OK: 50, INSUFFICIENT_FUNDS: 50 });
  expect(await hall.cashOf(player.memberId)).toBe(0);
  const again = await Promise.all(ids.map(bet));
  expect(again.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
  expect(await hall.cashOf(player.memberId)).toBe(0);
});

test('one id offered for fifty players at once is good for one of them', async () => {
  const players = await Promise.all(times(50, () => hall.addPlayer(1_000)));
  const answers = await Promise.all(
    players.map((player, index) =>
      untilDefinite(() => roundAt(index, player, 'contested').bet('contested', 100)),
    ),
  );
  expect(countStatuses(answers)).toEqual({ OK: 1, DUPLICATE_MISMATCH: 49 });
  const left = await Promise.all(players.map(({ memberId }) => hall.cashOf(memberId)));
  expect(left.reduce((sum, cash) => sum + cash, 0)).toBe(50 * 1_000 - 100);
});

test('bet, win and rollback of one bet at once, each four times over, end in one of the lawful ways', async () => {
  const random = createRandom();
  for (let round = 0; round < 12; round += 1) {
    const player = await hall.addPlayer(1_000);
    const id = randomUUID();
    const calls = times(4, (index) => roundAt(index, player, id)).flatMap((at) => [
      () => at.bet(`${id}b`, 100),
      () => at.win(`${id}w`, `${id}b`, 250),
      () => at.rollback(`${id}r`, `${id}b`),
    ]);
    await Promise.all(random.shuffle(calls).map((call) => call()));
    // Not bet or taken back; bet and won; bet and, with the win come too early, still open.
    expect([1_000, 1_150, 900], `seed ${random.seed}`).toContain(await hall.cashOf(player.memberId));
  }
});

test('many players play at once and nobody loses or finds a cent', async () => {
  const random = createRandom();
  const players = await Promise.all(times(40, () => hall.addPlayer(10_000)));
  const expected = new Map(players.map(({ memberId }) => [memberId, 10_000]));
  const rounds = times(400, (index) => ({
    index,
    player: random.pick([players[0] ?? never(), ...players]),
    stake: random.int(1, 500),
    win: random.chance(0.4) ? random.int(0, 1_500) : 0,
  }));
  await Promise.all(
    rounds.map(async ({ index, player, stake, win }) => {
      const id = randomUUID();
      const { status } = await untilDefinite(() => roundAt(index, player, id).betWin(id, stake, win));
      if (status !== 'OK') return expect(status, `seed ${random.seed}`).toBe('INSUFFICIENT_FUNDS');
      expected.set(player.memberId, (expected.get(player.memberId) ?? 0) - stake + win);
    }),
  );
  for (const [memberId, cash] of expected)
    expect(await hall.cashOf(memberId), `seed ${random.seed}`).toBe(cash);
});

const never = (): never => {
  throw new Error('no players');
};

test('a player whose account is held elsewhere is told to come later, with nothing moved, and hinders no other', async () => {
  const stuck = await hall.addPlayer(1_000);
  const free = await hall.addPlayer(1_000);
  const holder = await hall.database.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM ledger.account WHERE owner_id = $1 FOR UPDATE', [stuck.memberId]);
    const others = times(20, (index) =>
      untilDefinite(() => playRound(hall, lantern, free, `free-${index}`).bet(`free-${index}`, 10)),
    );
    const waiting = playRound(hall, lantern, stuck, 'stuck').bet('stuck', 100);
    expect(countStatuses(await Promise.all(others))).toEqual({ OK: 20 });
    expect(await waiting).toMatchObject({ status: 'RETRY_LATER' });
    await holder.query('ROLLBACK');
  } finally {
    holder.release();
  }
  expect(await hall.cashOf(stuck.memberId)).toBe(1_000);
  // To come later is not a rejection: the same id is good then.
  expect(await playRound(hall, lantern, stuck, 'stuck').bet('stuck', 100)).toMatchObject({
    status: 'OK',
    duplicate: false,
  });
});
