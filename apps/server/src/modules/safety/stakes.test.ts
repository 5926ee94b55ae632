import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { booksOf, lantern, openHall, type Player, playRound, type TestHall } from '../wallet/hall.fixture.ts';
import { setLimit } from './commands/setLimit.ts';
import { stayAway } from './commands/stayAway.ts';

/** The member's own limits where providers ask for stakes, on the signed wire. */

let hall: TestHall;
let player: Player;
beforeAll(async () => {
  hall = await openHall();
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const deps = () => ({ pool: hall.database.pool, clock: hall.clock, outbox: createOutbox() });
const owner = () => ({ siteId: 1, memberId: player.memberId });

test('a stake over the own limit is refused, and one within it taken', async () => {
  player = await hall.addPlayer(10_000);
  await setLimit(deps(), owner(), { kind: 'stake', period: 'bet', amount: 200n });
  const round = playRound(hall, lantern, player);
  expect(await round.bet('own-1', 201)).toMatchObject({ status: 'LIMIT_REACHED' });
  expect(await round.bet('own-2', 200)).toMatchObject({ status: 'OK', balance: { cash: 9_800 } });
});

test('a loss limit counts what is open as lost and gives room again when it is won', async () => {
  player = await hall.addPlayer(10_000);
  await setLimit(deps(), owner(), { kind: 'loss', period: 'day', amount: 500n });
  const round = playRound(hall, lantern, player);
  expect(await round.bet('loss-1', 400)).toMatchObject({ status: 'OK' });
  expect(await round.bet('loss-2', 101)).toMatchObject({ status: 'LIMIT_REACHED' });
  await round.win('loss-3', 'loss-1', 300, { round_closed: true });
  const next = playRound(hall, lantern, player);
  expect(await next.bet('loss-4', 401)).toMatchObject({ status: 'LIMIT_REACHED' });
  expect(await next.betWin('loss-5', 400, 0)).toMatchObject({ status: 'OK' });
});

test('an exclusion in the middle of a game stops the next stake; what is open is still paid', async () => {
  player = await hall.addPlayer(10_000);
  const round = playRound(hall, lantern, player);
  expect(await round.bet('mid-1', 300)).toMatchObject({ status: 'OK' });
  await stayAway(deps(), owner(), 'for_good');
  expect(await round.bet('mid-2', 300)).toMatchObject({ status: 'PLAYER_EXCLUDED' });
  expect(await playRound(hall, lantern, player).betWin('mid-3', 100, 0)).toMatchObject({
    status: 'PLAYER_EXCLUDED',
  });
  expect(await round.win('mid-4', 'mid-1', 900, { round_closed: true })).toMatchObject({
    status: 'OK',
    balance: { cash: 10_600 },
  });
});

test('a limit is nothing to those who have none', async () => {
  player = await hall.addPlayer(10_000);
  await setLimit(deps(), owner(), { kind: 'deposit', period: 'day', amount: 0n });
  expect(await playRound(hall, lantern, player).bet('free-1', 5_000)).toMatchObject({ status: 'OK' });
});

describe('where the site has a pace for slots', () => {
  const pace = (slotRoundMs: number | null) =>
    hall.database.owner.query('UPDATE site SET slot_round_ms = $1 WHERE id = 1', [slotRoundMs]);
  const spin = (transaction: string) => playRound(hall, lantern, player).betWin(transaction, 100, 0);
  beforeEach(async () => {
    player = await hall.addPlayer(10_000);
    await pace(2_500);
  });
  afterEach(() => pace(null));

  test('a round that begins sooner is refused, and one that keeps the pace taken', async () => {
    expect(await spin('pace-1')).toMatchObject({ status: 'OK' });
    hall.clock.advance(2_499);
    expect(await spin('pace-2')).toMatchObject({ status: 'LIMIT_REACHED' });
    hall.clock.advance(1);
    expect(await spin('pace-3')).toMatchObject({ status: 'OK', balance: { cash: 9_800 } });
  });

  test('a repeated transaction, a further stake of the round and its win are no new round', async () => {
    const round = playRound(hall, lantern, player);
    expect(await round.bet('again-1', 100)).toMatchObject({ status: 'OK', duplicate: false });
    expect(await round.bet('again-1', 100)).toMatchObject({ status: 'OK', duplicate: true });
    expect(await round.bet('again-2', 100)).toMatchObject({ status: 'OK' });
    expect(await round.win('again-3', 'again-1', 50, { round_closed: true })).toMatchObject({
      status: 'OK',
      balance: { cash: 9_850 },
    });
  });

  test('other games go at their own pace, and so does a site without one', async () => {
    await hall.database.owner.query('UPDATE game SET gt_id = 3 WHERE game_code = $1', [lantern.game]);
    expect(await spin('other-1')).toMatchObject({ status: 'OK' });
    expect(await spin('other-2')).toMatchObject({ status: 'OK' });
    await hall.database.owner.query('UPDATE game SET gt_id = 2 WHERE game_code = $1', [lantern.game]);
    await pace(null);
    expect(await spin('other-3')).toMatchObject({ status: 'OK' });
  });
});
