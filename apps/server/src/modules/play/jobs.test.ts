import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lantern } from '../wallet/hall.fixture.ts';
import { isPlaying } from './index.ts';
import { openPlayHall, type PlayHall } from './play.fixture.ts';
import { sweepSessions } from './sweepSessions.ts';
import { tellEnds } from './tellProvider.ts';

let house: PlayHall;
beforeAll(async () => {
  house = await openPlayHall();
});
afterAll(() => house.close());

const deps = () => ({
  pool: house.hall.database.pool,
  clock: house.hall.clock,
  secret: 'a secret of thirty-two characters!',
  providers: house.hall.wallet.providers,
  outbox: { toMember: async () => undefined, toChannel: async () => undefined, wake: () => undefined },
});
const closes = () => house.provider.received.filter(({ call }) => call === 'sessionClose');

test('a provider that was silent when a game was left is told later, until it answers, and then no more', async () => {
  const who = await house.login();
  await house.hall.addSession(who.memberId, lantern);
  house.provider.answer('sessionClose', () => 'silence');
  await house.call(who, '/member/game/leave1');
  await waitFor(() => closes().length === 1);
  await tellEnds(deps(), null);
  expect(closes()).toHaveLength(1);
  house.hall.clock.advance(5_000);
  house.provider.answer('sessionClose', () => ({}));
  await tellEnds(deps(), null);
  expect(closes()).toHaveLength(2);
  house.hall.clock.advance(3_600_000);
  await tellEnds(deps(), null);
  expect(closes()).toHaveLength(2);
});

test('two processes tell of one end once', async () => {
  const who = await house.login();
  await house.hall.addSession(who.memberId, lantern);
  const before = closes().length;
  await house.hall.database.owner.query(
    `UPDATE game_session SET state = 'closed', ended_at = $2, end_reason = 'logout' WHERE member_id = $1`,
    [who.memberId, house.hall.clock.now()],
  );
  await Promise.all([tellEnds(deps(), null), tellEnds(deps(), null)]);
  expect(closes()).toHaveLength(before + 1);
});

test('a session ends when its time has come', async () => {
  const who = await house.login();
  await house.hall.addSession(who.memberId, lantern);
  await sweepSessions(deps());
  expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(true);
  house.hall.clock.advance(12 * 3_600_000);
  await sweepSessions(deps());
  expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(false);
});

test('a start whose process died has failed after half a minute', async () => {
  const who = await house.login();
  house.provider.answer('gameLaunch', () => new Promise(() => undefined));
  const { data } = await house.call(who, '/member/game/play1', {
    gpId: 1,
    game_type: 2,
    game_code: 'koi-lantern',
  });
  house.hall.clock.advance(29_999);
  await sweepSessions(deps());
  expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(true);
  house.hall.clock.advance(1);
  await sweepSessions(deps());
  expect(await house.call(who, '/member/game/url', { play_id: data.play_id })).toMatchObject({
    data: { state: 'failed', code: 205 },
  });
});
