import { minor } from '@pavilion/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksOf, lantern, openHall, type Player, playRound, type TestHall } from '../wallet/hall.fixture.ts';
import { type FakeProvider, openProvider } from '../wallet/provider.fixture.ts';
import { makeGameDays } from './makeGameDays.ts';
import type { Period } from './period.ts';
import { proveDays } from './proveDays.ts';
import { readReturns } from './readReturns.ts';

/** Sums of rounds that were played over the wire, against the ledger. */

const timeZone = 'Asia/Shanghai';
const dayMs = 86_400_000;
/** The clock of the tests stands at eight in the evening there. */
const [firstDay, secondDay] = ['2026-11-20', '2026-11-21'];
const bothDays: Period = { siteId: 1, timeZone, fromDay: firstDay, toDay: secondDay };

let hall: TestHall;
let provider: FakeProvider;
let player: Player;
const site = { id: 1, settings: { time_zone: timeZone } } as Parameters<typeof makeGameDays>[1];
const make = () => makeGameDays({ pool: hall.database.pool, clock: hall.clock }, site);
const read = async (period: Period = bothDays) =>
  (await readReturns(hall.database.pool, period, 'en_US')).map(({ row }) => row);
const house = () => hall.sumOf('house');

beforeAll(async () => {
  hall = await openHall();
  provider = await openProvider(hall, lantern);
  provider.answer('freeRoundsGrant', () => ({}));
  await hall.database.owner.query('UPDATE game SET rtp_bp = 9600');
  player = await hall.addPlayer(1_000_000);
});
afterAll(async () => {
  await provider.close();
  await hall.close();
});

const round = () => playRound(hall, lantern, player);
const played = async (id: string, stake: number, win: number) => {
  const one = round();
  expect((await one.betWin(id, stake, win)).status).toBe('OK');
  return one;
};

describe('the sums', () => {
  it('are what the ledger moved, to the minor unit: of play, not of free rounds, promotions or what was taken back', async () => {
    await played('one', 2_000, 1_350);
    await played('two', 333, 0);
    const many = round();
    await many.bet('three', 500);
    await many.bet('three-more', 250);
    await many.win('three-win', 'three', 1_111, { round_closed: true });
    const back = round();
    await back.bet('four', 700);
    await back.rollback('four-back', 'four');
    const open = round();
    await open.bet('five', 900);

    const grant = {
      siteId: 1,
      memberId: player.memberId,
      gpId: lantern.gpId,
      gameCode: lantern.game,
      rounds: 1,
      stake: minor(200n),
      expiresAt: new Date(hall.clock.now().getTime() + dayMs),
      actor: 'staff:mei',
      reason: 'a present',
      freeRoundId: 'present',
    };
    expect((await hall.wallet.freeRounds.grant(grant)).kind).toBe('granted');
    const free = round();
    await free.betWin('free', 0, 5_000, { free_round_id: 'present' });

    const [row] = await read();
    expect(row).toMatchObject({ rounds: 3, turnover: '30.83', wins: '24.61' });
    expect(await house()).toBe(3_083 - 2_461);
    // What is still open is the house’s as little as it is turnover.
    await open.win('five-win', 'five', 0, { round_closed: true });
    expect((await read())[0]).toMatchObject({ rounds: 4, turnover: '39.83' });
    expect(await house()).toBe(3_983 - 2_461);
    expect(await booksOf(hall)).toEqual([]);
  });

  it('are the same by game from each transfer of the ledger', async () => {
    const { rows } = await hall.database.owner.query<{ game_id: number; house_minor: bigint }>(
      `SELECT r.game_id, sum(CASE WHEN m.to_id = a.id THEN m.amount_minor ELSE -m.amount_minor END)::bigint AS house_minor
         FROM round r JOIN wallet_transaction t ON t.round_id = r.id JOIN ledger.move m ON m.transfer_id = t.ledger_transfer_id
         JOIN ledger.account a ON a.purpose = 'house' AND a.id IN (m.from_id, m.to_id)
        WHERE r.state = 'closed' AND r.stake_minor > 0 GROUP BY r.game_id`,
    );
    const [row] = await read();
    const whole = (amount: string): bigint => BigInt(amount.replace('.', ''));
    expect(rows).toEqual([
      { game_id: row?.game.id, house_minor: whole(row?.turnover ?? '') - whole(row?.wins ?? '') },
    ]);
  });
});

describe('the daily sums', () => {
  const prove = () => proveDays(hall.database.pool, bothDays);
  const kept = async () =>
    (await hall.database.owner.query('SELECT day::text, rounds, win_minor FROM game_day ORDER BY day')).rows;

  it('are made when a day is over, of the rounds that closed on it on the site’s clocks', async () => {
    const before = await read();
    expect(await make()).toBe(false);
    expect(await kept()).toEqual([]);
    // Past midnight there, while it is still the same day in UTC.
    hall.clock.advance(4.5 * 3_600_000);
    await played('late', 400, 100);
    expect(await make()).toBe(true);
    expect(await kept()).toEqual([{ day: firstDay, rounds: 4n, win_minor: 2_461n }]);
    expect(await prove()).toEqual({ compared: 1, differing: 0 });
    expect(await read({ ...bothDays, toDay: firstDay })).toEqual(before);
    expect((await read({ ...bothDays, fromDay: secondDay }))[0]).toMatchObject({
      rounds: 1,
      turnover: '4.00',
    });
    expect((await read())[0]).toMatchObject({ rounds: 5, turnover: '43.83', wins: '25.61' });
  });

  it('are made anew where a round was corrected after its day', async () => {
    const one = await played('corrected', 600, 0);
    hall.clock.advance(dayMs);
    await make();
    expect((await kept())[1]).toEqual({ day: secondDay, rounds: 2n, win_minor: 100n });
    expect((await one.adjust('correction', 900)).status).toBe('OK');
    expect((await prove()).differing).toBe(1);
    expect(await make()).toBe(false);
    expect((await kept())[1]).toEqual({ day: secondDay, rounds: 2n, win_minor: 1_000n });
    expect((await prove()).differing).toBe(0);
    expect(await house()).toBe(3_983 - 2_461 + 400 - 100 + 600 - 900);
  });

  it('that were tampered with are found, and are other days on other clocks', async () => {
    await hall.database.owner.query('UPDATE game_day SET win_minor = win_minor + 1 WHERE day = $1', [
      firstDay,
    ]);
    expect(await prove()).toEqual({ compared: 2, differing: 1 });
    const utc = { id: 1, settings: { time_zone: 'UTC' } } as typeof site;
    await makeGameDays({ pool: hall.database.pool, clock: hall.clock }, utc);
    expect(await kept()).toEqual([{ day: firstDay, rounds: 6n, win_minor: 3_461n }]);
    const days = { ...bothDays, timeZone: 'UTC' };
    expect((await proveDays(hall.database.pool, days)).differing).toBe(0);
  });
});
