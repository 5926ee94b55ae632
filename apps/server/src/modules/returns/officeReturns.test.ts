import { returnList, returnProve, returnRemake } from '@pavilion/contract/office';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

/** The return monitor at the desk. */

const day = '2026-11-19';
let hall: OfficeHall;
let risk: OfficeBrowser;
let content: OfficeBrowser;
let honest = 0;
let loose = 0;

/** Rounds of a game that pay twice their stake so often of a hundred, closed at noon of the site’s day. */
const playMany = (gameId: number, memberId: number, winsOfHundred: number, siteId = 1) =>
  hall.database.owner.query(
    `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                        win_minor, state, opened_at, closed_at)
     SELECT $4, g.gp_id, $2, gen_random_uuid()::text, g.id, 0, 'USD', 1, 100, 0,
            CASE WHEN n % 100 < $3::integer THEN 200 ELSE 0 END, 'closed', $5::timestamptz, $5
       FROM game g, generate_series(0, 19999) AS n WHERE g.id = $1`,
    [gameId, memberId, winsOfHundred, siteId, `${day}T12:00:00Z`],
  );

beforeAll(async () => {
  hall = await openOfficeHall();
  const { rows } = await hall.database.owner.query<{ id: number }>(
    `UPDATE game SET rtp_bp = 9600 WHERE id IN (SELECT id FROM game WHERE gp_id = 1 ORDER BY id LIMIT 2) RETURNING id`,
  );
  [honest = 0, loose = 0] = rows.map(({ id }) => id).sort((one, other) => one - other);
  const { memberId } = await hall.joinMember();
  await playMany(honest, memberId, 48);
  await playMany(loose, memberId, 51);
  await playMany(loose, memberId, 90, 2);
  risk = await hall.logIn('risk01', { ip: '10.0.0.1' });
  content = await hall.logIn('content01', { ip: '10.0.0.2' });
});
afterAll(() => hall.close());

it('puts what lies outside its band first, and says where σ comes from', async () => {
  const { data } = await risk.call(returnList, {});
  expect(data).toMatchObject({ total: 2, to_day: '2026-11-20', from_day: '2026-10-22' });
  expect(data.rows[0]).toMatchObject({
    game: { id: loose },
    rounds: 20_000,
    turnover: '20000.00',
    wins: '20400.00',
    actual_ppm: 1_020_000,
    theory_ppm: 960_000,
    deviation_from: 'estimated',
    verdict: 'above',
  });
  expect(data.rows[1]).toMatchObject({ game: { id: honest }, actual_ppm: 960_000, verdict: 'inside' });
  const { rows } = (await risk.call(returnList, { filter: { verdict: 'above' } })).data;
  expect(rows.map(({ game }) => game.id)).toEqual([loose]);
  expect((await risk.call(returnList, { filter: { currency: 'VND' } })).data.total).toBe(0);
  expect((await risk.call(returnList, { filter: { from_day: '2026-11-20' } })).data.total).toBe(0);
});

it('says the same from the daily sums, proves them, and makes them anew for who may', async () => {
  const live = (await risk.call(returnList, {})).data.rows;
  await hall.process.watchReturns();
  expect((await risk.call(returnList, {})).data.rows).toEqual(live);
  const period = { from_day: day, to_day: day };
  expect((await risk.call(returnProve, period)).data).toEqual({ compared: 2, differing: 0 });
  await hall.database.owner.query('UPDATE game_day SET rounds = 1 WHERE site_id = 1');
  expect((await risk.call(returnProve, period)).data).toEqual({ compared: 2, differing: 2 });
  const remake = { ...period, reason: 'the proof differed' };
  expect((await risk.call(returnRemake, remake)).code).toBe(403);
  expect((await content.call(returnRemake, remake)).data).toEqual({ made: 2 });
  expect((await risk.call(returnProve, period)).data).toEqual({ compared: 2, differing: 0 });
});

it.each([
  ['2026-11-20', '2026-11-19'],
  ['2020-01-01', '2026-11-19'],
])('takes no days from %s to %s', async (from_day, to_day) => {
  expect((await risk.call(returnList, { filter: { from_day, to_day } })).code).toBe(392);
  expect((await risk.call(returnProve, { from_day, to_day })).code).toBe(392);
});
