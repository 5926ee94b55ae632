import { randomUUID } from 'node:crypto';
import { gatewayAccount, post, siteAdjustment } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createRandom } from '@pavilion/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { differencesOfReports, gatherReports } from '../../reports/index.ts';
import {
  booksOf,
  lantern,
  openHall,
  type Player,
  playRound,
  type TestHall,
  tide,
  untilDefinite,
} from '../hall.fixture.ts';

/** Progressive jackpots: exact contributions, pots in the ledger, wins paid from them, and no bet that waits. */

let hall: TestHall;
let player: Player;
/** The pot of the test at hand. */
let potId = 0;
let before = { house: 0, promotion: 0 };

beforeAll(async () => {
  hall = await openHall();
});
beforeEach(async () => {
  player = await hall.addPlayer(1_000_000);
  potId += 10;
  await sql('DELETE FROM jackpot');
  await sql(
    `INSERT INTO jackpot (id, site_id, code, currency, seed_minor, gp_id, wire_id)
     VALUES ($1, 1, 'lantern', 'RMB', 5000, 1, 'lantern')`,
    [potId],
  );
  before = { house: await hall.sumOf('house'), promotion: await hall.sumOf('promotion') };
});
afterEach(async () => {
  expect(await booksOf(hall)).toEqual([]);
  expect(await unaccounted()).toBe('0');
});
afterAll(() => hall.close());

const sql = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const refresh = () => hall.wallet.refreshJackpots();

/**
 * What the transactions contributed and is neither in the pot (without seeds and wins), nor waiting, nor kept as a
 * fraction: nothing, exactly.
 */
const unaccounted = async (): Promise<string> => {
  const { rows } = await sql(
    `SELECT trim_scale((SELECT coalesce(sum(jackpot_contribution), 0) FROM wallet_transaction
        WHERE status = 'OK' AND pot_id = $1)
      - (SELECT coalesce(sum(amount), 0) FROM jackpot_contribution WHERE jackpot_id = $1)
      - (SELECT remainder FROM jackpot WHERE id = $1)
      - (SELECT coalesce(sum(CASE WHEN m.from_id = house.id THEN m.amount_minor ELSE -m.amount_minor END), 0)
         FROM ledger.account pot
         JOIN ledger.move m ON pot.id IN (m.from_id, m.to_id)
         JOIN ledger.account house ON house.id IN (m.from_id, m.to_id) AND house.purpose = 'house'
         WHERE pot.purpose = 'jackpot' AND pot.counterparty_id = $1))::text AS rest`,
    [potId],
  );
  return rows[0]?.rest;
};
const potMinor = async (id = potId): Promise<bigint> => {
  const { rows } = await sql(
    `SELECT ledger.balance_of(id) AS minor FROM ledger.account WHERE purpose = 'jackpot' AND counterparty_id = $1`,
    [id],
  );
  return rows[0]?.minor ?? 0n;
};
const pot = async (id = potId): Promise<number> => Number(await potMinor(id));
/** What the house and the promotions have gained in this test. */
const house = async () => (await hall.sumOf('house')) - before.house;
const promotion = async () => (await hall.sumOf('promotion')) - before.promotion;

const contribute = (id: string, jackpot_contribution: string, change: object = {}) =>
  playRound(hall, lantern, player, `round-${id}`).betWin(id, 100, 0, { jackpot_contribution, ...change });
const winOf = (amount: number, jackpot_id = 'lantern') => ({ jackpot_win: { jackpot_id, amount } });
const rowOf = async () =>
  (
    await sql(
      'SELECT trim_scale(remainder)::text AS remainder, seed_due, shown_minor FROM jackpot WHERE id = $1',
      [potId],
    )
  ).rows[0];

describe('contributions', () => {
  test('give a new pot its seed from the promotions, and then bring whole minor units from the house', async () => {
    await contribute('a1', '1.25');
    await contribute('a2', '0.50');
    expect(await pot()).toBe(0);
    await refresh();
    expect([await pot(), await promotion(), await house()]).toEqual([5_001, -5_000, 199]);
    expect(await rowOf()).toEqual({ remainder: '0.75', seed_due: false, shown_minor: 5_001n });
    await contribute('a3', '0.25');
    await refresh();
    await refresh();
    expect(await pot()).toBe(5_002);
    expect(await rowOf()).toMatchObject({ remainder: '0', shown_minor: 5_002n });
  });

  test('are kept to the last digit, however many', async () => {
    const random = createRandom();
    let expected = 0n;
    for (let index = 0; index < 60; index += 1) {
      const hundredMillionths = BigInt(random.int(0, 300_000_000));
      expected += hundredMillionths;
      const digits = String(hundredMillionths).padStart(9, '0');
      await contribute(`b${index}`, `${digits.slice(0, -8)}.${digits.slice(-8)}`);
      if (random.chance(0.2)) await refresh();
    }
    await refresh();
    expect(await pot(), `seed ${random.seed}`).toBe(5_000 + Number(expected / 100_000_000n));
    const fraction = Number((await rowOf())?.remainder);
    expect(BigInt(Math.round(fraction * 100_000_000)), `seed ${random.seed}`).toBe(expected % 100_000_000n);
  });

  test('are told by member and day, to the minor unit that the house gave', async () => {
    const { pool } = hall.database;
    const other = await hall.addPlayer(1_000_000);
    const brought = async () => {
      await gatherReports(pool);
      expect(await differencesOfReports(pool)).toEqual([]);
      const { rows } = await sql(
        `SELECT member_id, sum(jackpot_minor)::integer AS brought FROM report.member_game_day
          WHERE member_id IN ($1, $2) GROUP BY 1 HAVING sum(jackpot_minor) <> 0 ORDER BY 1`,
        [player.memberId, other.memberId],
      );
      return rows;
    };
    await contribute('told1', '2.75');
    await playRound(hall, lantern, other, 'round-told2').bet('told2', 100, { jackpot_contribution: '1.5' });
    await refresh();
    // 4.25 in all: the fourth unit is completed by the second member's bet.
    const both = (mine: number, theirs: number) => [
      { member_id: player.memberId, brought: mine },
      { member_id: other.memberId, brought: theirs },
    ];
    expect(await brought()).toEqual(both(2, 2));
    await playRound(hall, lantern, other, 'round-told2').rollback('told3', 'told2');
    await contribute('told4', '0.25');
    await refresh();
    expect(await pot()).toBe(5_003);
    expect(await brought()).toEqual(both(2, 1));
    await pool.query('SELECT report.begin_anew()');
    expect(await brought()).toEqual(both(2, 1));
  });

  test('of a repeated bet count once, of a refused one not at all', async () => {
    await contribute('c1', '10');
    await contribute('c1', '10');
    const poor = await hall.addPlayer(50);
    expect(await playRound(hall, lantern, poor).bet('c2', 100, { jackpot_contribution: '10' })).toMatchObject(
      { status: 'INSUFFICIENT_FUNDS' },
    );
    await refresh();
    expect(await pot()).toBe(5_010);
  });

  test('of a bet that is taken back leave the pot again, before and after they were brought in', async () => {
    await refresh();
    for (const [index, meanwhile] of [async () => undefined, refresh].entries()) {
      const round = playRound(hall, lantern, player);
      await round.bet(`d${index}`, 100, { jackpot_contribution: '7.5' });
      await meanwhile();
      await round.rollback(`e${index}`, `d${index}`);
      await round.rollback(`f${index}`, `d${index}`);
      await refresh();
      expect(await pot()).toBe(5_000);
      expect(await rowOf()).toMatchObject({ remainder: '0' });
    }
  });

  test('go to the jackpot that is named, else to the only one there is; others are the provider’s own', async () => {
    await sql(`INSERT INTO jackpot (id, site_id, code, currency, seed_minor, gp_id, wire_id) VALUES
      (${potId + 1}, 1, 'tide', 'RMB', 0, 2, 'tide'), (${potId + 2}, 1, 'dollars', 'USD', 0, 1, 'dollars')`);
    await contribute('g1', '2');
    await contribute('g2', '3', { jackpot_id: 'lantern' });
    await contribute('g3', '5', { jackpot_id: 'network' });
    await sql(`INSERT INTO jackpot (id, site_id, code, currency, seed_minor, gp_id, wire_id)
               VALUES (${potId + 3}, 1, 'second', 'RMB', 0, 1, 'second')`);
    await contribute('g4', '7');
    await refresh();
    expect(await pot()).toBe(5_005);
    const { rows } = await sql(
      `SELECT pot_id FROM wallet_transaction WHERE transaction_id LIKE 'g_' ORDER BY transaction_id`,
    );
    expect(rows.map(({ pot_id }) => pot_id)).toEqual([potId, potId, null, null]);
  });

  test.each([
    ['more than the stake', '100.00000001'],
    ['as much as sixteen digits', '9999999999999999'],
  ])('of %s are refused, for good', async (_name, contribution) => {
    expect(await contribute(`h-${contribution}`, contribution)).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'jackpot_contribution',
    });
    expect(await contribute(`h-${contribution}`, contribution)).toMatchObject({
      status: 'BAD_REQUEST',
      duplicate: true,
    });
    expect(await hall.cashOf(player.memberId)).toBe(1_000_000);
    expect((await sql('SELECT FROM round WHERE member_id = $1', [player.memberId])).rowCount).toBe(0);
  });

  test.each(['-1', '1e3', '.5', '0.123456789', '1,5', 'NaN', ''])(
    'written as %j are not understood',
    async (contribution) => {
      expect(await contribute('i1', contribution)).toMatchObject({
        status: 'BAD_REQUEST',
        field: 'jackpot_contribution',
      });
    },
  );

  test('that the ledger refuses stay where they are, alarm, hold up no other pot, and come in later', async () => {
    const other = potId + 1;
    await sql(
      `INSERT INTO jackpot (id, site_id, code, currency, seed_minor, gp_id, wire_id) VALUES ($1, 1, 'tide', 'RMB', 700, 2, 'tide')`,
      [other],
    );
    // The number of the pot's next collection was used for something else.
    await post(hall.database.pool, {
      scope: 'jackpot',
      key: `${potId}:1`,
      kind: 'adjustment',
      reference: 'taken',
      moves: [{ from: siteAdjustment(1, 'RMB'), to: gatewayAccount(1, 1, 'RMB'), amountMinor: minor(1) }],
    });
    await contribute('t1', '1.25');
    const elsewhere = await hall.addPlayer(1_000, tide);
    await playRound(hall, tide, elsewhere).betWin('t2', 100, 0, { jackpot_contribution: '3' });
    const alarms = () =>
      hall
        .logged()
        .filter((line) => JSON.stringify(line).includes(`"jackpot_not_collected","potId":${potId}`));
    expect(await refresh()).toEqual({ collected: 1, refused: 1 });
    expect([await pot(), await pot(other)]).toEqual([0, 703]);
    expect(alarms()).toHaveLength(1);
    expect(await refresh()).toEqual({ collected: 0, refused: 1 });
    await sql('UPDATE jackpot SET collections = 1 WHERE id = $1', [potId]);
    expect(await refresh()).toEqual({ collected: 1, refused: 0 });
    expect([await pot(), await pot(other)]).toEqual([5_001, 703]);
    expect(alarms()).toHaveLength(2);
  });

  test('do not make one bet wait for another, nor for whoever has the pot in hand', async () => {
    const holder = await hall.database.owner.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM jackpot FOR UPDATE');
      const players = await Promise.all(Array.from({ length: 10 }, () => hall.addPlayer(1_000)));
      const answers = await Promise.all(
        players.map((one, index) =>
          playRound(hall, lantern, one).bet(`j${index}`, 100, { jackpot_contribution: '0.5' }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('OK'));
      // A win of that very pot is told to come again, and hinders nobody in its batch.
      const [won, other] = await Promise.all([
        playRound(hall, lantern, player).betWin('j-win', 100, 500, winOf(500)),
        playRound(hall, lantern, players[0] ?? player).bet('j-other', 100),
      ]);
      expect([won.status, other.status]).toEqual(['RETRY_LATER', 'OK']);
      await holder.query('ROLLBACK');
    } finally {
      holder.release();
    }
    expect(await playRound(hall, lantern, player).betWin('j-win', 100, 500, winOf(500))).toMatchObject({
      status: 'OK',
      duplicate: false,
    });
  });
});

describe('a win of a jackpot', () => {
  test('is paid from the pot, with all that was contributed, the rest of the win from the house', async () => {
    await contribute('k1', '40.5');
    const round = playRound(hall, lantern, player);
    await round.bet('k2', 100);
    const cash = await hall.cashOf(player.memberId);
    expect(await round.win('k3', 'k2', 5_140, { round_closed: true, ...winOf(5_040) })).toMatchObject({
      status: 'OK',
      balance: { cash: cash + 5_140 },
    });
    // Two stakes of 100, less 40 contributed and 100 won beside the jackpot.
    expect([await pot(), await house()]).toEqual([0, 60]);
    const { rows } = await sql(
      `SELECT pot_id, won_pot_id FROM wallet_transaction WHERE transaction_id = 'k3'`,
    );
    expect(rows).toEqual([{ pot_id: null, won_pot_id: potId }]);
  });

  test('is paid once', async () => {
    await playRound(hall, lantern, player, 'once').betWin('l1', 100, 5_000, winOf(5_000));
    expect(
      await playRound(hall, lantern, player, 'once').betWin('l1', 100, 5_000, winOf(5_000)),
    ).toMatchObject({ status: 'OK', duplicate: true });
    expect(await hall.cashOf(player.memberId)).toBe(1_004_900);
    expect(await pot()).toBe(0);
  });

  test('that the pot does not cover is paid by the house as to the rest, and alarms', async () => {
    const round = playRound(hall, lantern, player);
    expect(await round.betWin('m1', 0, 8_000, winOf(8_000))).toMatchObject({
      status: 'OK',
      balance: { cash: 1_008_000 },
    });
    expect([await pot(), await house()]).toEqual([0, -3_000]);
    expect(hall.logged()).toContainEqual(
      expect.objectContaining({ alarm: 'jackpot_short', jackpotId: 'lantern', shortMinor: '3000' }),
    );
  });

  test('leaves what is over, and the next pot starts from its seed with that on top', async () => {
    await contribute('n1', '90');
    await playRound(hall, lantern, player).betWin('n2', 100, 5_020, winOf(5_020));
    expect(await pot()).toBe(70);
    await contribute('n3', '11');
    await refresh();
    expect(await pot()).toBe(5_081);
    expect(await promotion()).toBe(-10_000);
  });

  test('that leaves most of it costs the promotions no more than what was won', async () => {
    await contribute('s1', '40');
    await playRound(hall, lantern, player).betWin('s2', 100, 100, winOf(100));
    expect(await pot()).toBe(4_940);
    await refresh();
    expect([await pot(), await promotion()]).toEqual([5_040, -5_100]);
  });

  test('of a jackpot that the hall does not keep is paid by the house alone', async () => {
    await refresh();
    const round = playRound(hall, lantern, player);
    expect(await round.betWin('o1', 100, 400, winOf(400, 'network'))).toMatchObject({ status: 'OK' });
    expect([await pot(), await house()]).toEqual([5_000, -300]);
    // Nor is another provider's pot this one's to win.
    const elsewhere = await hall.addPlayer(1_000, tide);
    await playRound(hall, tide, elsewhere).betWin('o2', 100, 400, winOf(400));
    expect(await pot()).toBe(5_000);
  });

  test('whose stake is not covered moves nothing', async () => {
    await refresh();
    const poor = await hall.addPlayer(50);
    expect(await playRound(hall, lantern, poor).betWin('p1', 100, 5_000, winOf(5_000))).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
    });
    expect([await pot(), await hall.cashOf(poor.memberId)]).toEqual([5_000, 50]);
    expect(await rowOf()).toMatchObject({ seed_due: false });
  });

  test('of more than the whole win is not understood', async () => {
    const round = playRound(hall, lantern, player);
    expect(await round.betWin('q1', 100, 400, winOf(401))).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'jackpot_win.amount',
    });
  });

  test('by many at once takes out of the pot what was in it, whoever comes first', async () => {
    await contribute('r0', '100');
    await refresh();
    const players = await Promise.all(Array.from({ length: 8 }, () => hall.addPlayer(0)));
    const another = await hall.openAnother();
    await Promise.all(
      players.map((one, index) =>
        untilDefinite(() =>
          playRound(
            { ...hall, app: index % 2 ? another : hall.app },
            lantern,
            one,
            `r-${one.memberId}`,
          ).betWin(`r-${index}`, 0, 3_000, winOf(3_000)),
        ),
      ),
    );
    for (const { memberId } of players) expect(await hall.cashOf(memberId)).toBe(3_000);
    const seeds = -(await promotion());
    const byHouse = -(await house());
    // 24 000 were won: the pot gave its seeds and contributions, all else came from the house and the stake of 100.
    expect(await pot()).toBe(seeds + byHouse + 100 - 24_000);
    expect(await pot()).toBeGreaterThanOrEqual(0);
  });
});

describe('the shown total', () => {
  const eventsSince = async (id: bigint) =>
    (await sql(`SELECT channel, payload FROM outbox WHERE event = 'jackpot' AND id > $1 ORDER BY id`, [id]))
      .rows;

  test('is told to the currency when it changes, over all shown jackpots, and not otherwise', async () => {
    await sql(`INSERT INTO jackpot (id, site_id, code, currency, seed_minor, enabled) VALUES
      (${potId + 1}, 1, 'shown', 'RMB', 300, true), (${potId + 2}, 1, 'hidden', 'RMB', 40, false)`);
    const { rows } = await sql('SELECT coalesce(max(id), 0) AS id FROM outbox');
    await refresh();
    await refresh();
    await contribute(randomUUID(), '12.4');
    await refresh();
    expect(await eventsSince(rows[0]?.id)).toEqual([
      { channel: 'web_api.RMB', payload: { currency: 'RMB', jackpot_amount_total: '53.00', levels: [] } },
      { channel: 'web_api.RMB', payload: { currency: 'RMB', jackpot_amount_total: '53.12', levels: [] } },
    ]);
  });

  test('is told with what each jackpot that has a name holds, never beyond its ceiling', async () => {
    await sql(`INSERT INTO jackpot (id, site_id, code, currency, seed_minor, enabled, names, drops_by_minor) VALUES
      (${potId + 1}, 1, 'moon', 'RMB', 300, true, '{"en_US": "Moon"}', 250),
      (${potId + 2}, 1, 'hidden', 'RMB', 40, false, '{"en_US": "Hidden"}', NULL)`);
    await sql(`UPDATE jackpot SET names = '{"zh_CN": "蟾珠"}' WHERE id = $1`, [potId]);
    const { rows } = await sql('SELECT coalesce(max(id), 0) AS id FROM outbox');
    await refresh();
    const levels = [
      { id: potId + 1, amount: '2.50' },
      { id: potId, amount: '50.00' },
    ];
    expect(await eventsSince(rows[0]?.id)).toEqual([
      { channel: 'web_api.RMB', payload: { currency: 'RMB', jackpot_amount_total: '53.00', levels } },
    ]);
  });
});

// Last, because the sums of the books are past what a number can tell from here on.
describe('contributions of more than one move can carry', () => {
  test('come in one collection after another', async () => {
    await refresh();
    const most = Number.MAX_SAFE_INTEGER;
    const rich = await hall.addPlayer(most);
    await sql(`UPDATE game_limit SET stake_max_minor = $1 WHERE game_id = 11`, [most]);
    for (const id of ['big1', 'big2', 'big3'])
      expect(
        await playRound(hall, lantern, rich, id).betWin(id, most, most, {
          jackpot_contribution: id === 'big1' ? `${most - 1}.5` : String(most),
        }),
      ).toMatchObject({ status: 'OK' });
    await sql('UPDATE game_limit SET stake_max_minor = 100000 WHERE game_id = 11');
    const filled: bigint[] = [];
    for (let collection = 1; collection <= 4; collection += 1) {
      await sql('SELECT wallet.collect_jackpot($1)', [potId]);
      filled.push((await potMinor()) - 5_000n);
      expect(await rowOf()).toMatchObject({ remainder: '0.5' });
    }
    const each = BigInt(most);
    expect(filled).toEqual([each, 2n * each, 3n * each - 1n, 3n * each - 1n]);
  });
});
