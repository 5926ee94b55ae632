import { randomUUID } from 'node:crypto';
import { missionBoard, missionClaim } from '@pavilion/contract/missions';
import {
  missionEnd,
  missionList,
  missionLook,
  missionOne,
  missionPublish,
  promotionCosts,
  proposalConfirm,
  proposalOne,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { gatherReports } from '../reports/index.ts';

let hall: OfficeHall;
let admin: OfficeBrowser;
let manager: OfficeBrowser;
let content: OfficeBrowser;
let timeZone: string;
beforeAll(async () => {
  hall = await openOfficeHall();
  admin = await hall.logIn('admin');
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
  content = await hall.logIn('content01', { ip: '10.0.0.3' });
  const { rows } = await hall.database.owner.query<{ time_zone: string }>(
    'SELECT time_zone FROM site WHERE id = 1',
  );
  timeZone = rows[0]?.time_zone ?? 'UTC';
});
afterAll(() => hall.close());

const reason = 'for the harbour feast';
/** A day of the site's calendar, so many days from today. */
const dayOf = (days: number): string =>
  Temporal.Instant.fromEpochMilliseconds(hall.clock.now().getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days })
    .toString();

const terms = (over: object = {}) => ({
  title: { zh_CN: '今日流水', en_US: 'Today’s bets' },
  currency: 'USD' as const,
  kind: 'turnover' as const,
  period: 'day' as const,
  game_type: null,
  goal: '100.00',
  award: '5.00',
  budget: '50.00',
  from_day: dayOf(0),
  to_day: dayOf(6),
  ...over,
});
const publish = (by: OfficeBrowser, over: object = {}) =>
  by.call(missionPublish, { ...terms(over), reason, request_id: randomUUID() });
const setBound = (most: string) =>
  hall.database.owner.query(
    `INSERT INTO proposal_bound (site_id, kind, currency, alone_max) VALUES (1, 'promotions.publish_mission', 'USD', $1)
     ON CONFLICT (site_id, kind, currency) DO UPDATE SET alone_max = excluded.alone_max`,
    [most],
  );
const play = (memberId: number, day: string, turnoverMinor: number) =>
  hall.database.owner.query(
    `INSERT INTO report.member_game_day (site_id, day, member_id, currency, game_type, gp_id, bets, staked_minor, turnover_minor,
       won_minor, bonus_minor, deposited_minor, deposits, withdrawn_minor, withdrawals, fees_minor, jackpot_minor, adjustment_minor)
     VALUES (1, $1, $2, 'USD', 2, 101, 7, $3, $3, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [day, memberId, turnoverMinor],
  );
const claimBy = async (token: string, id: number) =>
  (await hall.call(missionClaim.path, { id, day: dayOf(0) }, { token })).body as { code: number };

describe('what a mission will cost', () => {
  it('is told before it is published, from what members did lately', async () => {
    await setBound('8000');
    const { memberId } = await hall.joinMember();
    for (const days of [-1, -2, -3]) await play(memberId, dayOf(days), 10_000);
    await play(memberId, dayOf(-40), 10_000);
    const look = await admin.call(missionLook, terms());
    // Three days of 28 reached it, so seven days come to three quarters of an award.
    expect(look.data).toMatchObject({
      most: '50.00',
      places: 10,
      reached: 3,
      likely: '3.75',
      needs_second: false,
      alone_left: '80.00',
    });
    const rest = (over: object) => admin.call(missionLook, terms(over));
    expect((await rest({ kind: 'rounds', goal: '7' })).data.reached).toBe(3);
    expect((await rest({ kind: 'rounds', goal: '8' })).data.reached).toBe(0);
    expect((await rest({ game_type: 3 })).data.reached).toBe(0);
    expect((await rest({ period: 'week', goal: '300.00' })).data.reached).toBe(1);
    expect((await rest({ kind: 'signin', goal: '7' })).data.reached).toBe(4);
    await hall.database.owner.query(`UPDATE member SET status = 'frozen' WHERE id = $1`, [memberId]);
    expect((await rest({})).data).toMatchObject({ eligible: look.data.eligible - 1, reached: 0 });
    expect((await rest({ budget: '80.01' })).data.needs_second).toBe(true);
  });

  it.each([
    ['a budget that pays nobody', { budget: '4.99' }, 391, undefined],
    ['days that are over', { from_day: '2020-01-01', to_day: '2020-01-02' }, 392, undefined],
    ['an end before the beginning', { to_day: '2020-01-02' }, 392, undefined],
    ['part of a round', { kind: 'rounds', goal: '2.5' }, 400, 'goal'],
    ['a first deposit every day', { kind: 'first_deposit' }, 400, 'period'],
    ['sign-ins of a type of game', { kind: 'signin', goal: '3', game_type: 2 }, 400, 'game_type'],
    ['yen with decimals', { currency: 'JPY', goal: '100', award: '5.50' }, 400, 'award'],
  ])('is not told of %s', async (_what, over, code, field) => {
    const { code: answered, field: named } = await admin.call(missionLook, terms(over));
    expect([answered, named]).toEqual([code, field]);
  });

  it('is no business of who may not give anything', async () => {
    expect((await content.call(missionLook, terms())).code).toBe(403);
  });
});

describe('a mission', () => {
  it('within what one person may give is published at once and once; its cost is what the ledger booked', async () => {
    await setBound('8000');
    const ask = { ...terms(), reason, request_id: randomUUID() };
    const [one, other] = await Promise.all([
      admin.call(missionPublish, ask),
      admin.call(missionPublish, ask),
    ]);
    expect(one.data).toEqual({ proposal_id: null, id: expect.any(Number) });
    expect(other.data).toEqual(one.data);
    expect((await admin.call(missionPublish, { ...ask, award: '6.00' })).code).toBe(345);
    const id = one.data.id ?? 0;
    const { token, memberId } = await hall.joinMember();
    await play(memberId, dayOf(0), 10_000);
    expect((await claimBy(token, id)).code).toBe(100);
    expect((await content.call(missionOne, { id })).data).toMatchObject({
      state: 'open',
      claims: 1,
      members: 1,
      cost: '5.00',
      booked: '5.00',
      brought: '0.00',
      last_claims: [{ amount: '5.00', member: { id: memberId } }],
    });
    await gatherReports(hall.database.pool);
    const now = new Date(Math.max(Date.now(), hall.clock.now().getTime()) + 86_400_000);
    const { rows, totals } = (
      await admin.call(promotionCosts, {
        from: new Date(now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10),
        to: now.toISOString().slice(0, 10),
      })
    ).data;
    expect(rows).toContainEqual({
      kind: 'mission',
      currency: 'USD',
      cost: '5.00',
      payments: 1,
      members: 1,
      brought: '0.00',
    });
    for (const { cost, ledger } of totals) expect(cost).toBe(ledger);
    // The rest of what this person may give is counted over 24 hours; somebody else has their own.
    expect((await admin.call(missionLook, terms())).data.alone_left).toBe('30.00');
    expect((await manager.call(missionLook, terms())).data.alone_left).toBe('80.00');
  });

  it('ends with today: what was reached is still paid, nothing more is offered tomorrow', async () => {
    await setBound('1000000');
    const id = (await publish(admin)).data.id ?? 0;
    expect((await content.call(missionEnd, { id, reason })).code).toBe(403);
    expect((await admin.call(missionEnd, { id, reason })).code).toBe(100);
    expect((await admin.call(missionEnd, { id, reason })).code).toBe(393);
    const { token, memberId } = await hall.joinMember();
    await play(memberId, dayOf(0), 10_000);
    expect((await claimBy(token, id)).code).toBe(100);
    expect((await admin.call(missionOne, { id })).data).toMatchObject({ state: 'ended', to_day: dayOf(0) });
    const coming = (await publish(admin, { from_day: dayOf(2) })).data.id ?? 0;
    expect((await admin.call(missionEnd, { id: coming, reason })).code).toBe(100);
    const { missions } = (
      (await hall.call(missionBoard.path, {}, { token })).body as {
        data: { missions: { id: number }[] };
      }
    ).data;
    expect(missions.map((mission) => mission.id)).not.toContain(coming);
    const states = (await admin.call(missionList, { filter: { state: 'ended' } })).data.rows;
    expect(states.map((row) => row.id)).toEqual(expect.arrayContaining([id, coming]));
  });

  it('beyond that waits for a second person and is published exactly as proposed', async () => {
    await setBound('0');
    const { proposal_id: proposal, id } = (await publish(admin, { kind: 'signin', goal: '7' })).data;
    expect([proposal, id]).toEqual([expect.any(Number), null]);
    const before = (await admin.call(missionList, {})).data.total;
    const { content_hash } = (await manager.call(proposalOne, { id: proposal ?? 0 })).data;
    const confirm = (by: OfficeBrowser) => by.call(proposalConfirm, { id: proposal ?? 0, content_hash });
    expect((await confirm(admin)).code).toBe(341);
    expect((await confirm(manager)).code).toBe(100);
    const { rows, total } = (await admin.call(missionList, {})).data;
    expect(total).toBe(before + 1);
    expect(rows[0]).toMatchObject({
      kind: 'signin',
      goal: '7',
      award: '5.00',
      budget: '50.00',
      cost: '0.00',
    });
  });

  it('belongs to its site', async () => {
    await setBound('1000000');
    const id = (await publish(admin)).data.id ?? 0;
    await hall.give('admin', 2, 'manager');
    const harbor = await hall.logIn('admin', { host: hosts.harbor, ip: '10.0.0.4' });
    expect((await harbor.call(missionOne, { id })).code).toBe(404);
    expect((await harbor.call(missionEnd, { id, reason })).code).toBe(404);
  });
});
