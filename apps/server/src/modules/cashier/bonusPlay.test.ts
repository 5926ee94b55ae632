import { randomUUID } from 'node:crypto';
import { createRandom } from '@pavilion/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  booksOf,
  lantern,
  openHall,
  type Player,
  playRound,
  type TestHall,
  tide,
} from '../wallet/hall.fixture.ts';
import { writeBonusRule } from './bonusRule.ts';
import { readSiteTurnover } from './withdrawals/turnover.ts';

/** What stakes count towards the requirement of a bonus, and which are refused while it runs (decision 0350). */

let hall: TestHall;
/** Games of LANTERN: a slot, one at a live table, one that counts nothing; and a live table that counts half of a stake. */
const games = {
  slot: 'koi-lantern',
  table: 'jade-table',
  excluded: 'still-pond',
  half: 'moon-gate',
} as const;
type GameName = keyof typeof games;
const percents: Readonly<Record<GameName, bigint>> = { slot: 100n, table: 10n, excluded: 0n, half: 50n };
const terms = (given: object = {}) =>
  JSON.stringify({
    stake_max_minor: '500',
    weights: { types: { 3: 10 }, games: { 14: 0, 15: 50 } },
    days: null,
    free_rounds: null,
    ...given,
  });

beforeAll(async () => {
  hall = await openHall();
  await sql(`
    INSERT INTO game (id, gp_id, gt_id, game_code, names, state, motif) VALUES
      (13, 1, 3, 'jade-table', '{"en_US": "Jade Table"}', 'live', 'koi'),
      (14, 1, 2, 'still-pond', '{"en_US": "Still Pond"}', 'live', 'koi'),
      (15, 1, 3, 'moon-gate', '{"en_US": "Moon Gate"}', 'live', 'koi');
    INSERT INTO site_game (site_id, game_id) VALUES (1, 13), (1, 14), (1, 15);
    INSERT INTO game_limit (game_id, currency, stake_min_minor, stake_max_minor)
      SELECT id, 'RMB', 20, 100000 FROM game WHERE id IN (13, 14, 15);
    INSERT INTO payment_gateway (id, code, adapter, base_url) VALUES (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9');
    INSERT INTO deposit_method (id, site_id, code, gateway_code, currency, name, description, min_minor, max_minor, presets_minor,
      takes_seconds) VALUES (1, 1, 'sandbox', 'sandbox', 'RMB', '{}', '{}', 100, 10000000, '{}', 60);
    INSERT INTO deposit_promotion (id, site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
      turnover_percent, reach, starts_at, ends_at)
      VALUES (1, 1, 'lantern', 'RMB', '{}', 5000, 1000000, 100, 500, 'each', '2026-01-01', '2027-01-01');`);
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const sql = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);

/** A player whose deposit of 100.00 brought a bonus of 50.00, of which 750.00 are to be wagered. */
const addBonusPlayer = async (given: { terms?: string; until?: string } = {}): Promise<Player> => {
  const player = await hall.addPlayer(0);
  const number = `D${randomUUID().slice(0, 8)}`;
  await sql(
    `SELECT ledger.post(1, 'deposit', $1, 'deposit', $1, NULL, NULL, NULL, NULL, '{gateway,member}',
       ARRAY[1, $2::integer], '{gateway,main}', '{0,0}', '{RMB,RMB}', '{1}', '{2}', ARRAY[1000000::bigint])`,
    [number, player.memberId],
  );
  await sql(
    `INSERT INTO deposit_order (order_number, site_id, member_id, method_id, gateway_code, request_id, request_hash, currency,
       amount_minor, fee_minor, state, locale, return_url, ask_at, created_at, updated_at, expires_at, settled_at, promotion_id,
       bonus_minor, turnover_percent, bonus_terms, bonus_until, deposit_times)
     VALUES ($1, 1, $2, 1, 'sandbox', gen_random_uuid(), sha256('x'), 'RMB', 10000, 0, 'succeeded', 'zh_CN', '', now(), now(),
       now(), now(), $3, 1, 5000, 500, $4, $5, 1)`,
    [number, player.memberId, hall.clock.now(), given.terms ?? terms(), given.until ?? 'infinity'],
  );
  await writeBonusRule(hall.database.pool, player.memberId);
  return player;
};
const endBonus = async ({ memberId }: Player) => {
  await sql('UPDATE deposit_order SET bonus_ended_at = now() WHERE member_id = $1', [memberId]);
  await writeBonusRule(hall.database.pool, memberId);
};
const playAt = (player: Player, game: GameName) => playRound(hall, { ...lantern, game: games[game] }, player);
const leftOf = async ({ memberId }: Player): Promise<bigint> => {
  const turnover = await readSiteTurnover(hall.database.pool, { siteId: 1, memberId, currency: 'RMB' });
  return turnover.reduce((sum, { left }) => sum + left, 0n);
};

describe('the highest stake', () => {
  test('holds while the bonus runs, in every game and at every provider, and no longer', async () => {
    const player = await addBonusPlayer();
    expect(await playAt(player, 'slot').bet(randomUUID(), 501)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await playAt(player, 'table').betWin(randomUUID(), 501, 900)).toMatchObject({
      status: 'LIMIT_REACHED',
    });
    expect(await playAt(player, 'slot').betWin(randomUUID(), 500, 0)).toMatchObject({ status: 'OK' });
    const session_token = await hall.addSession(player.memberId, tide);
    expect(await playRound(hall, tide, { ...player, session_token }).bet(randomUUID(), 501)).toMatchObject({
      status: 'LIMIT_REACHED',
    });
    await endBonus(player);
    expect(
      await playRound(hall, tide, { ...player, session_token }).betWin(randomUUID(), 501, 0),
    ).toMatchObject({
      status: 'OK',
    });
  });

  test('ends at the moment at which its days are over, before anybody has noted it', async () => {
    const until = new Date(hall.clock.now().getTime() + 60_000);
    const player = await addBonusPlayer({ until: until.toISOString() });
    expect(await playAt(player, 'table').bet(randomUUID(), 501)).toMatchObject({ status: 'LIMIT_REACHED' });
    hall.clock.advance(60_000);
    expect(await playAt(player, 'table').betWin(randomUUID(), 501, 0)).toMatchObject({ status: 'OK' });
    expect(await leftOf(player)).toBe(75_000n - 501n);
  });

  test('is the smallest of several, and of others nobody hears', async () => {
    const player = await addBonusPlayer();
    const other = await addBonusPlayer({ terms: terms({ stake_max_minor: null }) });
    await sql(`UPDATE deposit_order SET member_id = $1 WHERE member_id = $2`, [
      player.memberId,
      other.memberId,
    ]);
    await writeBonusRule(hall.database.pool, player.memberId);
    await writeBonusRule(hall.database.pool, other.memberId);
    expect(await playAt(player, 'slot').bet(randomUUID(), 501)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await playAt(other, 'slot').betWin(randomUUID(), 501, 0)).toMatchObject({ status: 'OK' });
  });
});

describe('what a stake counts', () => {
  test('is a share of it by its game or its type, rounded down', async () => {
    const player = await addBonusPlayer();
    expect(await leftOf(player)).toBe(75_000n);
    await playAt(player, 'table').betWin(randomUUID(), 199, 0);
    expect(await leftOf(player)).toBe(75_000n - 19n);
    await playAt(player, 'excluded').betWin(randomUUID(), 300, 0);
    await playAt(player, 'half').betWin(randomUUID(), 301, 0);
    await playAt(player, 'slot').betWin(randomUUID(), 300, 0);
    expect(await leftOf(player)).toBe(75_000n - 19n - 150n - 300n);
  });

  test('is taken back with it, also by another copy of the same call', async () => {
    const player = await addBonusPlayer();
    const round = playAt(player, 'table');
    const bet = randomUUID();
    await round.bet(bet, 400);
    expect(await leftOf(player)).toBe(75_000n);
    const back = randomUUID();
    await round.rollback(back, bet);
    await round.rollback(back, bet);
    expect(await leftOf(player)).toBe(75_000n);
    const { rows } = await sql(
      'SELECT sum(amount_minor)::integer AS sum, count(*)::integer AS n FROM uncounted_stake WHERE member_id = $1',
      [player.memberId],
    );
    expect(rows).toEqual([{ sum: 0, n: 2 }]);
  });

  test('is all of it without a bonus, and after one', async () => {
    const player = await addBonusPlayer();
    await endBonus(player);
    await playAt(player, 'table').betWin(randomUUID(), 300, 0);
    expect(await leftOf(player)).toBe(75_000n - 300n);
  });

  test('is nothing where there was no money for it', async () => {
    const player = await addBonusPlayer({ terms: terms({ stake_max_minor: null }) });
    await sql(
      `SELECT ledger.post(1, 'test', $1, 'adjustment', $1, NULL, NULL, NULL, NULL, '{member,gateway}', ARRAY[$2::integer, 1],
         '{main,gateway}', '{0,0}', '{RMB,RMB}', '{1}', '{2}', ARRAY[999900::bigint])`,
      [randomUUID(), player.memberId],
    );
    expect(await playAt(player, 'table').bet(randomUUID(), 200)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
    });
    const { rowCount } = await sql('SELECT FROM uncounted_stake WHERE member_id = $1', [player.memberId]);
    expect(rowCount).toBe(0);
  });
});

test('whatever is played, the requirement is what a model of it says, and no stake breaks a term', async () => {
  const seed = Number(process.env.PAVILION_SEED ?? 20_261_127);
  const random = createRandom(seed);
  const player = await addBonusPlayer();
  const open: {
    readonly round: ReturnType<typeof playAt>;
    readonly bet: string;
    readonly counted: bigint;
    readonly stake: number;
  }[] = [];
  let counted = 0n;
  let refused = 0;
  for (let step = 0; step < 250; step += 1) {
    const game = random.pick(['slot', 'table', 'excluded', 'half'] as const);
    const stake = random.int(20, 560);
    const share = (BigInt(stake) * percents[game]) / 100n;
    const [oldest] = open;
    const deed = random.int(0, 9);
    if (oldest !== undefined && deed < 2) {
      await oldest.round.rollback(randomUUID(), oldest.bet);
      open.shift();
    } else if (oldest !== undefined && deed < 5) {
      await oldest.round.win(randomUUID(), oldest.bet, random.int(0, 2 * oldest.stake), {
        round_closed: true,
      });
      counted += oldest.counted;
      open.shift();
    } else {
      const bet = randomUUID();
      const round = playAt(player, game);
      const { status } = deed < 8 ? await round.bet(bet, stake) : await round.betWin(bet, stake, stake);
      expect(status).toBe(stake > 500 ? 'LIMIT_REACHED' : 'OK');
      if (stake > 500) refused += 1;
      else if (deed < 8) open.push({ round, bet, counted: share, stake });
      else counted += share;
    }
    if (step % 10 === 9) {
      const left = 75_000n - counted;
      expect(await leftOf(player), `seed ${seed}, step ${step}`).toBe(left < 0n ? 0n : left);
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect(counted).toBeGreaterThan(0n);
});
