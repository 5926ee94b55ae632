import { randomUUID } from 'node:crypto';
import { heldRules } from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs, lantern, openHall, type Player, type TestHall, tide } from './hall.fixture.ts';
import { sha256 } from './operations/operation.ts';

/** `/wallet/authenticate` and `/wallet/balance`. */

let hall: TestHall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** A started game whose launch token has not been used. */
const launched = async (change: { expiresInMs?: number } = {}) => {
  const player = await hall.addPlayer(2_500);
  const launch_token = randomUUID();
  await hall.database.owner.query(
    `UPDATE game_session SET launch_token_hash = $2, launch_used_at = NULL, token_hash = NULL, launch_expires_at = $3
     WHERE member_id = $1`,
    [
      player.memberId,
      sha256(launch_token),
      new Date(hall.clock.now().getTime() + (change.expiresInMs ?? 60_000)),
    ],
  );
  return { player, launch_token };
};

const authenticate = async (launch_token: string, provider = lantern, change: object = {}) =>
  (await callAs(hall.app, hall.clock, provider, 'authenticate', { launch_token, ...change })).body;

const balance = async (
  player: Pick<Player, 'player_id' | 'session_token'>,
  change: object = {},
  provider = lantern,
) => {
  const { player_id, session_token } = player;
  const body = { player_id, session_token, currency: 'RMB', ...change };
  return (await callAs(hall.app, hall.clock, provider, 'balance', body)).body;
};

test('a launch token is changed, once, for who plays, their limits and a session token that bets', async () => {
  const { player, launch_token } = await launched();
  await hall.database.owner.query(
    'INSERT INTO member_play_rule (member_id, bet_max_minor, session_stake_max_minor) VALUES ($1, 5000, 90000)',
    [player.memberId],
  );
  const answer = await authenticate(launch_token);
  expect(answer).toMatchObject({
    status: 'OK',
    player_id: player.player_id,
    currency: 'RMB',
    locale: 'zh_CN',
    game_code: 'koi-lantern',
    balance: { cash: 2_500, bonus: 0 },
    limits: { bet_max: 5_000, session_stake_max: 90_000 },
    rules: { autoplay: false, feature_buy: false, hurry: true, round_ms: null },
  });
  const opened = { player_id: player.player_id, session_token: String(answer.session_token) };
  expect(await balance(opened)).toMatchObject({ status: 'OK', balance: { cash: 2_500 } });
  expect(await authenticate(launch_token)).toMatchObject({ status: 'INVALID_TOKEN' });
});

describe('the rules of a jurisdiction', () => {
  const open = { autoplay: true, hurry: true, feature_buy: true, game_round_ms: null };
  const rulesAs = async (jurisdiction: string, gtId: number) => {
    const { owner } = hall.database;
    await owner.query('UPDATE site SET settings = settings || $1', [{ ...open, jurisdiction }]);
    await owner.query('UPDATE game SET gt_id = $1 WHERE game_code = $2', [gtId, lantern.game]);
    const { launch_token } = await launched();
    const { rules } = await authenticate(launch_token);
    return rules;
  };
  afterAll(async () => {
    const { owner } = hall.database;
    for (const name of [...Object.keys(open), 'jurisdiction'])
      await owner.query('UPDATE site SET settings = settings - $1::text', [name]);
    await owner.query('UPDATE game SET gt_id = 2 WHERE game_code = $1', [lantern.game]);
  });

  test.each([
    ['autoplay', 2, { autoplay: false }, { autoplay: true }],
    ['hurry', 2, { hurry: false }, { hurry: true }],
    ['feature_buy', 2, { feature_buy: false }, { feature_buy: true }],
    ['slot_round_ms', 2, { round_ms: 2_500 }, { round_ms: null }],
    ['game_round_ms', 6, { round_ms: 5_000 }, { round_ms: null }],
  ])('%s is held where the site is under it, whatever its row says', async (name, gtId, held, free) => {
    expect(heldRules.uk.map((rule) => rule.name)).toContain(name);
    expect(await rulesAs('uk', gtId)).toMatchObject(held);
    expect(await rulesAs('none', gtId)).toMatchObject(free);
  });

  test('are all in the table above', () => {
    expect(heldRules.uk).toHaveLength(5);
  });
});

test('of many who offer one launch token at once, one gets in', async () => {
  const { launch_token } = await launched();
  const answers = await Promise.all(Array.from({ length: 8 }, () => authenticate(launch_token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill('INVALID_TOKEN'), 'OK']);
});

test('a launch token is refused when it is nobody’s, of another provider or game, or old', async () => {
  const { launch_token } = await launched();
  expect(await authenticate('nobody')).toMatchObject({ status: 'INVALID_TOKEN' });
  expect(await authenticate(launch_token, tide)).toMatchObject({ status: 'INVALID_TOKEN' });
  expect(await authenticate(launch_token, lantern, { game_code: 'paper-boat' })).toMatchObject({
    status: 'INVALID_GAME',
  });
  hall.clock.advance(60_000);
  expect(await authenticate(launch_token)).toMatchObject({ status: 'TOKEN_EXPIRED' });
});

test.each([
  [`UPDATE member SET status = 'disabled' WHERE id = $1`, 'PLAYER_BLOCKED'],
  [`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, 'infinity')`, 'PLAYER_EXCLUDED'],
  [
    `UPDATE game_session SET state = 'closed', ended_at = now(), end_reason = 'left' WHERE member_id = $1`,
    'TOKEN_EXPIRED',
  ],
])('after %s it is %s', async (statement, status) => {
  const { player, launch_token } = await launched();
  await hall.database.owner.query(statement, [player.memberId]);
  expect(await authenticate(launch_token)).toMatchObject({ status });
});

test('the balance is for the session’s own provider and player, in their currency, while it lasts', async () => {
  const player = await hall.addPlayer(700);
  const other = await hall.addPlayer(0);
  expect(await balance(player)).toMatchObject({
    status: 'OK',
    balance: { cash: 700, bonus: 0 },
    currency: 'RMB',
  });
  expect(await balance(player, {}, tide)).toMatchObject({ status: 'INVALID_TOKEN' });
  expect(await balance({ ...player, player_id: other.player_id })).toMatchObject({ status: 'INVALID_TOKEN' });
  expect(await balance(player, { currency: 'USD' })).toMatchObject({ status: 'WRONG_CURRENCY' });
  hall.clock.advance(12 * 3_600_000);
  const expired = await balance(player);
  expect(expired).toMatchObject({ status: 'TOKEN_EXPIRED' });
  expect(expired).not.toHaveProperty('balance');
});
