import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { booksOf, lantern, openHall, type Player, playRound, type TestHall } from './hall.fixture.ts';
import { type FakeProvider, openProvider, type ProviderAnswerer } from './provider.fixture.ts';
import { staleRoundMs } from './settleStaleRounds.ts';

/** Rounds that stay open (wallet protocol, rule 7): asked for, and settled by the provider's signed word alone. */

let hall: TestHall;
let provider: FakeProvider;
let player: Player;
beforeAll(async () => {
  hall = await openHall();
  provider = await openProvider(hall, lantern);
});
beforeEach(async () => {
  player = await hall.addPlayer(1_000);
  provider.received.length = 0;
});
afterEach(async () => {
  expect(await booksOf(hall)).toEqual([]);
  // What a test left open would be asked for in the next.
  await settleAfter(60 * 60_000, says({ state: 'cancelled' }));
});
afterAll(async () => {
  await provider.close();
  await hall.close();
});

const dayMs = 24 * 3_600_000;

/** Transactions of one provider share their ids over all tests. */
const id = (name: string): string => `${player.player_id}:${name}`;

const openRound = async () => {
  const round = playRound(hall, lantern, player, 'old-round');
  await round.bet(id('bet-1'), 300);
  await round.bet(id('bet-2'), 100);
  return round;
};

const says =
  (answer: object | 'silence'): ProviderAnswerer =>
  () =>
    answer === 'silence'
      ? answer
      : { round_id: 'old-round', bet_total: 400, win_total: 0, transactions: [], ...answer };

const settleAfter = async (ms: number, answerer: ProviderAnswerer) => {
  hall.clock.advance(ms);
  provider.answer('roundStatus', answerer);
  return hall.wallet.settleStaleRounds();
};

const stateOfRound = async () => {
  const { rows } = await hall.database.owner.query<{ state: string; win_minor: bigint; mismatch: boolean }>(
    'SELECT state, win_minor, mismatch FROM round WHERE member_id = $1',
    [player.memberId],
  );
  return rows[0];
};

test('a young round is not asked for', async () => {
  await openRound();
  expect(await settleAfter(staleRoundMs - 1, says({ state: 'cancelled' }))).toEqual({ asked: 0, settled: 0 });
  expect(provider.received).toEqual([]);
});

test('one that the provider has closed without a win is closed', async () => {
  await openRound();
  expect(await settleAfter(staleRoundMs, says({ state: 'closed' }))).toEqual({ asked: 1, settled: 1 });
  expect(provider.received).toMatchObject([
    { call: 'roundStatus', body: { player_id: player.player_id, round_id: 'old-round' } },
  ]);
  expect(await stateOfRound()).toEqual({ state: 'closed', win_minor: 0n, mismatch: false });
  expect([await hall.cashOf(player.memberId), await hall.sumOf('held')]).toEqual([600, 0]);
});

test("a win that never came is paid under the provider's id, so that its late retry pays nothing more", async () => {
  const round = await openRound();
  const win = { transaction_id: id('win-1'), kind: 'win', amount: 900, bet_transaction_id: id('bet-1') };
  const answer = says({ state: 'closed', win_total: 900, transactions: [win] });
  expect(await settleAfter(staleRoundMs, answer)).toEqual({ asked: 1, settled: 1 });
  expect(await hall.cashOf(player.memberId)).toBe(1_500);
  expect(await round.win(id('win-1'), id('bet-1'), 900)).toMatchObject({ status: 'OK', duplicate: true });
  expect(await hall.cashOf(player.memberId)).toBe(1_500);
  expect(await stateOfRound()).toEqual({ state: 'closed', win_minor: 900n, mismatch: false });
});

test('a rollback that never came is done, the rest is closed', async () => {
  await openRound();
  const rollback = {
    transaction_id: id('back-1'),
    kind: 'rollback',
    amount: 300,
    bet_transaction_id: id('bet-1'),
  };
  const answer = says({ state: 'closed', bet_total: 100, transactions: [rollback] });
  expect(await settleAfter(staleRoundMs, answer)).toEqual({ asked: 1, settled: 1 });
  expect(await hall.cashOf(player.memberId)).toBe(900);
  expect(await stateOfRound()).toMatchObject({ state: 'closed', mismatch: false });
});

test('a win that cannot be paid keeps the round open for a person to look at', async () => {
  await openRound();
  const win = { transaction_id: id('win-1'), kind: 'win', amount: 900, bet_transaction_id: 'never' };
  const answer = says({ state: 'closed', win_total: 900, transactions: [win] });
  expect(await settleAfter(staleRoundMs, answer)).toEqual({ asked: 1, settled: 0 });
  expect(await stateOfRound()).toMatchObject({ state: 'open' });
});

test("so does one that bears a name of the hall's own", async () => {
  await openRound();
  const win = {
    transaction_id: `hall:${id('1')}`,
    kind: 'win',
    amount: 900,
    bet_transaction_id: id('bet-1'),
  };
  const answer = says({ state: 'closed', win_total: 900, transactions: [win] });
  expect(await settleAfter(staleRoundMs, answer)).toEqual({ asked: 1, settled: 0 });
  expect([await hall.cashOf(player.memberId), await stateOfRound()]).toMatchObject([600, { state: 'open' }]);
});

test('one at a provider that answers no such question is closed a day after its last bet or win', async () => {
  const round = await openRound();
  const notOffered = says({ status: 'NOT_FOUND' });
  expect(await settleAfter(dayMs - 1, notOffered)).toEqual({ asked: 1, settled: 0 });
  await round.win(id('win-1'), id('bet-1'), 50);
  expect(await settleAfter(dayMs - 1, notOffered)).toEqual({ asked: 1, settled: 0 });
  expect(await settleAfter(3_600_000, notOffered)).toEqual({ asked: 1, settled: 1 });
  expect(await stateOfRound()).toEqual({ state: 'closed', win_minor: 50n, mismatch: false });
  expect([await hall.cashOf(player.memberId), await hall.sumOf('held')]).toEqual([650, 0]);
});

test('one that the provider has cancelled is returned, bet by bet', async () => {
  await openRound();
  expect(await settleAfter(staleRoundMs, says({ state: 'cancelled' }))).toEqual({ asked: 1, settled: 1 });
  expect(await stateOfRound()).toMatchObject({ state: 'rolled_back' });
  expect(await hall.cashOf(player.memberId)).toBe(1_000);
});

test('one that the provider has never heard of is returned after a day, not before', async () => {
  await openRound();
  expect(await settleAfter(dayMs - 1, says({ state: 'unknown' }))).toEqual({ asked: 1, settled: 0 });
  expect(await hall.cashOf(player.memberId)).toBe(600);
  expect(await settleAfter(3_600_000, says({ state: 'unknown' }))).toEqual({ asked: 1, settled: 1 });
  expect(await hall.cashOf(player.memberId)).toBe(1_000);
});

test.each<[string, object | 'silence']>([
  ['is still open there', { state: 'open' }],
  ['nobody answers for', 'silence'],
  ['the answer names otherwise', { state: 'cancelled', round_id: 'another' }],
  ['the answer says something unheard of about', { state: 'lost' }],
  ['the provider refuses to tell of', { status: 'RETRY_LATER' }],
])('one that %s is left as it is, however old', async (_name, answer) => {
  await openRound();
  expect(await settleAfter(30 * dayMs, says(answer))).toEqual({ asked: 1, settled: 0 });
  expect(await stateOfRound()).toMatchObject({ state: 'open' });
  expect(await hall.cashOf(player.memberId)).toBe(600);
});

test('it is asked for again, ever more seldom, and by one process at a time', async () => {
  await openRound();
  const answer = says({ state: 'open' });
  expect(await settleAfter(staleRoundMs, answer)).toMatchObject({ asked: 1 });
  expect(await settleAfter(59_000, answer)).toMatchObject({ asked: 0 });
  expect(await settleAfter(1_000, answer)).toMatchObject({ asked: 1 });
  expect(await settleAfter(60_000, answer)).toMatchObject({ asked: 0 });
  hall.clock.advance(60_000);
  const both = await Promise.all([hall.wallet.settleStaleRounds(), hall.wallet.settleStaleRounds()]);
  expect(both[0].asked + both[1].asked).toBe(1);
});

test('after an outage every round of it is settled in one go, each by its own answer', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, () => hall.addPlayer(100_000)));
  for (const [index, one] of players.entries())
    for (let number = 0; number < 40; number += 1)
      await playRound(hall, lantern, one, `outage-${number}`).bet(`outage-${index}-${number}`, 100);
  const answer: ProviderAnswerer = ({ round_id }) => ({
    round_id,
    bet_total: 100,
    win_total: 0,
    transactions: [],
    state: Number(String(round_id).split('-')[1]) % 2 === 0 ? 'closed' : 'cancelled',
  });
  expect(await settleAfter(staleRoundMs, answer)).toEqual({ asked: 120, settled: 120 });
  for (const { memberId } of players) expect(await hall.cashOf(memberId)).toBe(100_000 - 20 * 100);
});

test("a jackpot's part in a win that never came is kept, so that the provider's retry is the same", async () => {
  const round = await openRound();
  const jackpot_win = { jackpot_id: 'network', amount: 500 };
  const win = {
    transaction_id: id('win-1'),
    kind: 'win',
    amount: 900,
    bet_transaction_id: id('bet-1'),
    jackpot_win,
  };
  const answer = says({ state: 'closed', win_total: 900, transactions: [win] });
  expect(await settleAfter(staleRoundMs, answer)).toEqual({ asked: 1, settled: 1 });
  expect(await round.win(id('win-1'), id('bet-1'), 900, { jackpot_win })).toMatchObject({
    status: 'OK',
    duplicate: true,
  });
});
