import { transferBackSchema } from '@pavilion/contract/wallet';
import { createRandom, waitFor } from '@pavilion/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LoggedIn } from '../../play/play.fixture.ts';
import { readBalances } from '../memberQueries.ts';
import { reconcileDueDays } from '../reconciliation/index.ts';
import { bringBack } from './commands/bringBack.ts';
import { clearUp } from './commands/clearUp.ts';
import { moveIn } from './commands/moveIn.ts';
import { closePausedGames } from './pause.ts';
import { abacus, koi, openTransferHall, type TransferHall, type Trouble } from './transfer.fixture.ts';

let hall: TransferHall;
beforeAll(async () => {
  hall = await openTransferHall();
});
afterAll(() => hall.close());
afterEach(async () => {
  expect(await hall.differences()).toEqual([]);
});

const oneKey = (who: LoggedIn) => hall.house.call(who, '/member/profile/balance/all/back');
const getBack = (who: LoggedIn) => hall.house.call(who, '/member/profile/balance_get_back');
const myCash = (who: LoggedIn) => hall.house.call(who, '/member/profile/my_cash');
const leave = (who: LoggedIn) => hall.house.call(who, '/member/game/leave1');

/** A member whose money lies at the provider, with no game open. */
const withMoneyAway = async (cash = 1_000): Promise<LoggedIn> => {
  const who = await hall.house.login(cash);
  const sessionId = await hall.openGame(who);
  const { memberId } = who;
  await moveIn(hall.house.transferDeps, { memberId, gpId: 4, siteId: 1, currency: 'RMB', sessionId });
  await hall.closeGames(who);
  return who;
};

test('a start takes the money along, leaving brings it back with what was won', async () => {
  const who = await hall.house.login(1_000);
  expect(await hall.play(who)).toMatchObject({ code: 100 });
  expect((await hall.launched(who)).payload).toMatchObject({ code: 100 });
  expect(hall.bank.balanceOf(who)).toBe(1_000);
  hall.bank.play(who, 234);
  await leave(who);
  await waitFor(async () => (await hall.moneyOf(who)).main === 1_234);
  expect(await hall.moneyOf(who)).toEqual({ main: 1_234, inTransit: 0, wallet: 0 });
  // Each step is told, for a screen that shows what is in transit.
  expect((await hall.eventsOf(who, 'member_cash')).map(({ payload }) => payload.main)).toEqual([
    '0.00',
    '0.00',
    '0.00',
    '12.34',
  ]);
});

test('a seamless game moves nothing', async () => {
  const who = await hall.house.login(1_000);
  const sent = hall.bank.count('transferIn');
  await hall.play(who, koi);
  await hall.launched(who);
  expect(hall.bank.count('transferIn')).toBe(sent);
  expect(await hall.moneyOf(who)).toMatchObject({ main: 1_000 });
});

test('a start that fails says so, and its money comes back', async () => {
  const who = await hall.house.login(1_000);
  hall.bank.fail('transferIn', 'lost');
  await hall.play(who);
  expect((await hall.launched(who)).payload).toMatchObject({
    code: 205,
    message: expect.stringMatching(/transit/),
  });
  expect(await hall.moneyOf(who)).toMatchObject({ main: 0, inTransit: 1_000 });
  await hall.settle();
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
});

test('another game in its place: the first one’s winnings are there for the next', async () => {
  const who = await hall.house.login(1_000);
  await hall.play(who);
  await hall.launched(who);
  hall.bank.play(who, 500);
  await hall.play(who, koi);
  await waitFor(async () => (await hall.moneyOf(who)).main === 1_500);
});

test('three starts at once: one game is open, and the money is with it', async () => {
  const who = await hall.house.login(1_000);
  const started = await Promise.all([hall.play(who), hall.play(who), hall.play(who)]);
  await waitFor(async () => {
    const urls = started.map(({ data }) =>
      hall.house.call(who, '/member/game/url', { play_id: data.play_id }),
    );
    return (await Promise.all(urls)).every(({ data }) => data.state !== 'pending');
  });
  await waitFor(async () => (await hall.moneyOf(who)).wallet === 1_000);
  expect(await hall.moneyOf(who)).toEqual({ main: 0, inTransit: 0, wallet: 1_000 });
  expect(hall.bank.balanceOf(who)).toBe(1_000);
  await leave(who);
  await waitFor(async () => (await hall.moneyOf(who)).main === 1_000);
});

test('a start while the money is on its way back waits for it, and takes it along again', async () => {
  const who = await hall.house.login(1_000);
  await hall.play(who);
  await hall.launched(who);
  hall.bank.fail('transferOut', 'late');
  await leave(who);
  await waitFor(async () => (await hall.moneyOf(who)).inTransit === 1_000);
  const { data } = await hall.play(who);
  hall.bank.release();
  await waitFor(async () =>
    (await hall.eventsOf(who, 'game_url')).some(({ payload }) => payload.play_id === data.play_id),
  );
  expect(await hall.moneyOf(who)).toEqual({ main: 0, inTransit: 0, wallet: 1_000 });
  expect((await hall.transfersOf(who)).map(({ direction, state }) => [direction, state])).toEqual([
    ['to_provider', 'confirmed'],
    ['to_main', 'confirmed'],
    ['to_provider', 'confirmed'],
  ]);
});

test('one key brings everything home and says how much from where', async () => {
  const who = await withMoneyAway();
  hall.bank.play(who, 50);
  const { code, data } = await oneKey(who);
  expect(code).toBe(100);
  expect(transferBackSchema.parse(data)).toEqual({
    list: [{ gp_id: 4, gp_name: 'Abacus House', code: 100, amount: '10.50' }],
    total: '10.50',
  });
  expect((await hall.eventsOf(who, 'all_transfer_back')).map(({ payload }) => payload)).toEqual([
    { code: 100 },
  ]);
});

test('is locked for ten seconds: a second press, and one beside it, is 101', async () => {
  const who = await withMoneyAway();
  const codes = (await Promise.all([oneKey(who), oneKey(who), oneKey(who)])).map(({ code }) => code);
  expect(codes.sort()).toEqual([100, 101, 101]);
  hall.house.hall.clock.advance(9_999);
  expect(await oneKey(who)).toMatchObject({ code: 101 });
  hall.house.hall.clock.advance(1);
  expect(await oneKey(who)).toMatchObject({ code: 100 });
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
});

test.each([
  ['an open game', 102, async (who: LoggedIn) => void (await hall.openGame(who))],
  ['a silent provider', 103, async () => hall.bank.fail('transferBalance', 'lost')],
  ['an answer that stays away', 104, async () => hall.bank.fail('transferOut', 'lost')],
  ['a refusal', 105, async () => hall.bank.fail('transferOut', { status: 'NOT_FOUND' })],
])('%s is %i, with the provider named', async (_name, code, arrange) => {
  const who = await withMoneyAway();
  await arrange(who);
  const answer = await oneKey(who);
  expect(answer).toMatchObject({ httpStatus: 200, code, message: expect.stringMatching(/\w/) });
  expect(answer.data).toMatchObject({ list: [{ gp_id: 4, code }], total: '0.00' });
  expect((await hall.eventsOf(who, 'all_transfer_back')).map(({ payload }) => payload)).toEqual([{ code }]);
  await hall.closeGames(who);
  await hall.settle();
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
});

test('no game of a transfer provider starts while one key runs: 208', async () => {
  const who = await withMoneyAway();
  await hall.house.hall.database.owner.query(
    'INSERT INTO one_key_back (member_id, started_at) VALUES ($1, $2)',
    [who.memberId, hall.house.hall.clock.now()],
  );
  expect(await hall.play(who)).toMatchObject({
    code: 208,
    message: expect.stringMatching(/transferred back/),
  });
  expect(await getBack(who)).toMatchObject({ code: 101 });
  // A run whose process died does not lock the member out for good.
  hall.house.hall.clock.advance(60_000);
  expect(await hall.play(who)).toMatchObject({ code: 100 });
});

test('while the operator has paused transfers games are closed, do not start, and their money comes back', async () => {
  const who = await hall.house.login(1_000);
  const { data } = await hall.play(who);
  await hall.launched(who);
  await hall.house.hall.database.owner.query('INSERT INTO transfer_pause (site_id) VALUES (1)');
  const member = { siteId: 1, memberId: who.memberId };
  expect(await hall.house.transfer.transfers.statusOf(member)).toEqual({ wallet: 0, cashBack: 1 });
  await closePausedGames(hall.house.transferDeps);
  expect((await hall.eventsOf(who, 'forward_game_status')).map(({ payload }) => payload)).toEqual([
    { play_id: data.play_id, status: 'closed' },
  ]);
  await hall.settle();
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  expect(await hall.play(who)).toMatchObject({ code: 209, message: expect.stringMatching(/paused/) });
  const sessionId = await hall.openGame(who);
  const { memberId } = who;
  const input = { memberId, gpId: 4, siteId: 1, currency: 'RMB', sessionId };
  expect(await moveIn(hall.house.transferDeps, input)).toBe('paused');
  expect(await hall.play(who, koi)).toMatchObject({
    code: 100,
  });
  await hall.house.hall.database.owner.query('DELETE FROM transfer_pause');
  expect(await hall.house.transfer.transfers.statusOf(member)).toEqual({ wallet: 1, cashBack: 1 });
});

test('balance recovery asks about what is in transit and brings the rest', async () => {
  const who = await withMoneyAway();
  hall.bank.fail('transferOut', 'unanswered');
  expect(await getBack(who)).toMatchObject({ code: 104 });
  expect(await getBack(who)).toMatchObject({ code: 100, data: { total: '0.00' } });
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
});

test('touches nobody else’s money', async () => {
  const who = await withMoneyAway();
  const other = await withMoneyAway(700);
  expect(await oneKey(who)).toMatchObject({ data: { total: '10.00' } });
  expect(await hall.moneyOf(other)).toEqual({ main: 0, inTransit: 0, wallet: 700 });
  for (const path of ['/balance/all/back', '/balance_get_back'])
    expect(await hall.house.call(who, `/member/profile${path}`, { member_id: other.memberId })).toMatchObject(
      {
        httpStatus: 400,
      },
    );
});

test('my_cash shows the provider’s own word, what is in transit, and one total of both', async () => {
  const who = await withMoneyAway();
  hall.bank.play(who, 111);
  expect(await myCash(who)).toMatchObject({
    data: {
      main: '0.00',
      total: '11.11',
      my_cash_list: [{}, {}, { gp_id: 4, wallet: 'transfer', cash: '11.11', in_transit: '0.00' }],
    },
  });
  hall.bank.fail('transferBalance', 'lost');
  expect(await myCash(who)).toMatchObject({ data: { total: '10.00' } });
  hall.bank.fail('transferOut', 'lost');
  await getBack(who);
  expect(await myCash(who)).toMatchObject({
    data: { total: '11.11', my_cash_list: [{}, {}, { cash: '0.00', in_transit: '11.11' }] },
  });
});

test('the daily comparison of stakes and wins leaves providers out whose play the hall does not see', async () => {
  const reports = await reconcileDueDays(hall.house.transferDeps);
  expect(new Set(reports.map(({ gpId }) => gpId))).toEqual(new Set([1, 2]));
});

test('balances are of one moment: money that moves is neither missing nor there twice', async () => {
  const who = await hall.house.login(1_000);
  const sessionId = await hall.openGame(who);
  const { memberId } = who;
  const now = hall.house.hall.clock.now();
  let moving = true;
  const move = async () => {
    const input = { memberId, gpId: 4, siteId: 1, currency: 'RMB', sessionId };
    expect(await moveIn(hall.house.transferDeps, input)).toBe('ready');
    await hall.closeGames(who);
    await bringBack(hall.house.transferDeps, { memberId, gpId: 4 }, 'leave');
    moving = false;
  };
  const totals = new Set<bigint>();
  const look = async () => {
    while (moving) {
      const query = { siteId: 1, memberId, currency: 'RMB', now };
      const { main, providers } = await readBalances(hall.house.hall.database.pool, query);
      totals.add(providers.reduce((sum, { cash, inTransit }) => sum + cash + inTransit, BigInt(main)));
    }
  };
  await Promise.all([move(), look(), look()]);
  expect([...totals]).toEqual([1_000n]);
});

test('starts, ways back and jobs at once, with answers lost on the way: no money is made or lost', async () => {
  const random = createRandom();
  const who = await hall.house.login(1_000);
  const deps = hall.house.transferDeps;
  const key = { memberId: who.memberId, gpId: abacus.gpId };
  const troubles: readonly [Trouble, ...Trouble[]] = ['lost', 'unanswered', { status: 'RETRY_LATER' }];
  for (let round = 0; round < 6; round += 1) {
    const sessionId = await hall.openGame(who);
    for (const call of ['transferIn', 'transferOut', 'transferStatus', 'transferBalance'] as const)
      if (random.chance(0.5)) hall.bank.fail(call, random.pick(troubles));
    const enter = () => moveIn(deps, { ...key, siteId: 1, currency: 'RMB', sessionId });
    await Promise.all([enter(), enter(), bringBack(deps, key, 'leave'), clearUp(deps)]);
    await hall.closeGames(who);
    await Promise.all([enter(), oneKey(who), getBack(who), bringBack(deps, key, 'leave'), clearUp(deps)]);
    hall.house.hall.clock.advance(11_000);
    const { main, inTransit, wallet } = await hall.moneyOf(who);
    expect(main + inTransit + wallet, `seed ${random.seed}`).toBe(1_000);
  }
  await hall.settle();
  expect(await hall.moneyOf(who), `seed ${random.seed}`).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  expect(hall.bank.balanceOf(who)).toBe(0);
});
