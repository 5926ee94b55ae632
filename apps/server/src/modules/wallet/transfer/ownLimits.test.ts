import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createOutbox } from '../../../realtime/index.ts';
import type { LoggedIn } from '../../play/play.fixture.ts';
import { type LimitWish, setLimit } from '../../safety/commands/setLimit.ts';
import { stayAway } from '../../safety/commands/stayAway.ts';
import { closeForbiddenGames } from './pause.ts';
import { koi, openTransferHall, type TransferHall } from './transfer.fixture.ts';

/** Breaks and limits where the provider takes the stakes from a wallet that it keeps itself. */

const minuteMs = 60_000;
let hall: TransferHall;
beforeAll(async () => {
  hall = await openTransferHall();
});
afterAll(() => hall.close());
afterEach(async () => {
  expect(await hall.differences()).toEqual([]);
});

const owner = ({ memberId }: LoggedIn) => ({ siteId: 1, memberId });
const safety = () => ({ ...hall.house.transferDeps, outbox: createOutbox() });
const limit = (who: LoggedIn, wish: LimitWish) => setLimit(safety(), owner(who), wish);

/** A member with a game open at the provider and all money there; answers the play's id. */
const playing = async (): Promise<{ who: LoggedIn; playId: unknown }> => {
  const who = await hall.house.login(1_000);
  const { data } = await hall.play(who);
  await hall.launched(who);
  expect(hall.bank.balanceOf(who)).toBe(1_000);
  return { who, playId: data.play_id };
};
const closings = async (who: LoggedIn) =>
  (await hall.eventsOf(who, 'forward_game_status')).map(({ payload }) => payload);

test('an exclusion closes the open game and brings its money home, where it can be withdrawn', async () => {
  const { who, playId } = await playing();
  await closeForbiddenGames(hall.house.transferDeps);
  expect(await closings(who)).toEqual([]);
  await stayAway(safety(), owner(who), 'for_good');
  await closeForbiddenGames(hall.house.transferDeps);
  expect(await closings(who)).toEqual([{ play_id: playId, status: 'closed' }]);
  await hall.settle();
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  expect(await hall.play(who)).toMatchObject({ code: 207 });
});

test.each([
  { kind: 'loss', period: 'day', amount: 500n },
  { kind: 'stake', period: 'bet', amount: 100n },
] as const)('a limit of $kind a $period closes it too, and no other opens there', async (wish) => {
  const { who, playId } = await playing();
  await limit(who, wish);
  await closeForbiddenGames(hall.house.transferDeps);
  expect(await closings(who)).toEqual([{ play_id: playId, status: 'closed' }]);
  await hall.settle();
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  expect(await hall.play(who)).toMatchObject({ code: 212, message: expect.stringMatching(/limits/) });
  expect(await hall.play(who, koi)).toMatchObject({ code: 100 });
});

test('a limit of deposits is no hindrance, and neither is one that was lifted a day ago', async () => {
  const who = await hall.house.login(1_000);
  await limit(who, { kind: 'deposit', period: 'day', amount: 100n });
  expect(await hall.play(who)).toMatchObject({ code: 100 });
  await limit(who, { kind: 'loss', period: 'week', amount: 100n });
  await limit(who, { kind: 'loss', period: 'week', amount: null });
  expect(await hall.play(who)).toMatchObject({ code: 212 });
  hall.house.hall.clock.advance(24 * 60 * minuteMs);
  expect(await hall.play(who)).toMatchObject({ code: 100 });
});

test('a limit of time closes it when the time is used up', async () => {
  const { who, playId } = await playing();
  await limit(who, { kind: 'session', period: 'day', amount: 15n });
  hall.house.hall.clock.advance(14 * minuteMs);
  await closeForbiddenGames(hall.house.transferDeps);
  expect(await closings(who)).toEqual([]);
  hall.house.hall.clock.advance(minuteMs);
  await closeForbiddenGames(hall.house.transferDeps);
  expect(await closings(who)).toEqual([{ play_id: playId, status: 'closed' }]);
  expect(await hall.play(who)).toMatchObject({ code: 212 });
});
