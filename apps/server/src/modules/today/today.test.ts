import { alarmList, alarmSeen, officeToday, proposalList, traceList } from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../infra/health.ts';
import { openBeside } from '../../testing/besideHall.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { tellOfProcess } from '../system/index.ts';

let hall: OfficeHall;
let manager: OfficeBrowser;
let payments: OfficeBrowser;
let support: OfficeBrowser;
let auditor: OfficeBrowser;
let member: { memberId: number };
beforeAll(async () => {
  hall = await openOfficeHall();
  manager = await hall.logIn('manager01', { ip: '10.0.0.1' });
  payments = await hall.logIn('payments01', { ip: '10.0.0.2' });
  support = await hall.logIn('support01', { ip: '10.0.0.3' });
  auditor = await hall.logIn('auditor01', { ip: '10.0.0.4' });
  member = await hall.joinMember();
});
afterAll(() => hall.close());

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await hall.database.owner.query<Record<string, unknown>>(text, values)).rows;

const hourMs = 3_600_000;
const ago = (ms: number): Date => new Date(hall.clock.now().getTime() - ms);

let orders = 0;
const addDeposit = (amountMinor: number, at: Date, over: { siteId?: number; times?: number } = {}) =>
  rowsOf(
    `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                method_id, gateway_code, state, locale, return_url, ask_at, created_at, updated_at, expires_at,
                                settled_at, deposit_times)
     SELECT $1, $5, $2, gen_random_uuid(), sha256('x'), 'USD', $3, 0, id, gateway_code, 'succeeded', 'zh_CN',
            'http://localhost', $4, $4, $4, $4, $4, $6
       FROM deposit_method WHERE site_id = 1 AND currency = 'USD' ORDER BY id LIMIT 1`,
    [`TODAY${++orders}`, member.memberId, amountMinor, at, over.siteId ?? 1, over.times ?? 2],
  );

const queuesOf = async (browser: OfficeBrowser) =>
  new Map((await browser.call(officeToday, {})).data.queues.map(({ name, ...queue }) => [name, queue]));

describe('the figures of the day', () => {
  it('count who came, and days by the clock of the site', async () => {
    const before = (await support.call(officeToday, {})).data;
    await hall.joinMember();
    const after = (await support.call(officeToday, {})).data;
    expect(after.joined).toBe(before.joined + 1);
    expect(after.online).toBe(before.online + 1);
    // The site keeps the clock of Caracas: 04:00 UTC.
    expect(new Date(after.day_began_at).getUTCHours()).toBe(4);
  });

  it('stand money beside the same hour of yesterday and of a week before', async () => {
    const { compared_until: hour, day_began_at: began } = (await manager.call(officeToday, {})).data;
    expect(hour).toBeGreaterThan(2);
    const fullHour = new Date(Date.parse(began) + hour * hourMs);
    const before = (ms: number, days: number) => new Date(fullHour.getTime() - ms - days * 24 * hourMs);
    await addDeposit(1_000, before(hourMs, 0), { times: 1 });
    await addDeposit(2_000, before(1, 0));
    // Of this hour: in the day so far, and in no comparison.
    await addDeposit(4_000, fullHour);
    await addDeposit(300, before(1, 1), { times: 1 });
    await addDeposit(77, before(0, 1));
    await addDeposit(50, before(2 * hourMs, 7));
    // Before the day of a week ago began, and on another site.
    await addDeposit(9, before(30 * hourMs, 7));
    await addDeposit(8, before(hourMs, 0), { siteId: 2 });
    const { money, first_deposits, first_deposits_compared } = (await manager.call(officeToday, {})).data;
    const nothing = { count: 0, amount: '0.00' };
    expect(money).toEqual([
      {
        currency: 'USD',
        so_far: { deposits: { count: 3, amount: '70.00' }, withdrawals: nothing },
        compared: {
          today: { deposits: { count: 2, amount: '30.00' }, withdrawals: nothing },
          yesterday: { deposits: { count: 1, amount: '3.00' }, withdrawals: nothing },
          week_before: { deposits: { count: 1, amount: '0.50' }, withdrawals: nothing },
        },
      },
    ]);
    expect(first_deposits).toBe(1);
    expect(first_deposits_compared).toEqual({ today: 1, yesterday: 1, week_before: 0 });
  });
});

describe('queues', () => {
  it('are shown to whoever may work them off', async () => {
    expect([...(await queuesOf(manager)).keys()]).toEqual([
      'withdrawals',
      'transfers',
      'silent_gateways',
      'payment_exceptions',
      'withheld_wins',
      'risk_cases',
      'reconciliation_cases',
      'help_cases',
      'agent_applications',
      'agent_bills',
      'agent_disputes',
      'proposals',
    ]);
    expect([...(await queuesOf(support)).keys()]).toEqual(['risk_cases', 'help_cases']);
    expect((await queuesOf(payments)).has('risk_cases')).toBe(false);
    // Reads all, and decides nothing.
    expect((await queuesOf(auditor)).has('proposals')).toBe(false);
  });

  it('have the number and the age of their oldest', async () => {
    await rowsOf(
      `INSERT INTO agent_application (site_id, member_id, request_id, contact_by, contact, plan, created_at)
       VALUES (1, $1, gen_random_uuid(), 'member_phone', '13800138000', 'to bring friends from the harbour', $2)`,
      [member.memberId, ago(hourMs)],
    );
    await rowsOf(
      `INSERT INTO reconciliation_case (site_id, source, party, subject, rule, found_at, seen_at)
       SELECT site, 'books', '', 'subject', 'rule', $1, $1 FROM unnest(ARRAY[1, 2]) AS site`,
      [ago(2 * hourMs)],
    );
    await rowsOf(
      `UPDATE deposit_order SET state = 'pending', settled_at = NULL, deposit_times = NULL, expires_at = $1
        WHERE order_number IN (SELECT order_number FROM deposit_order WHERE site_id = 1 ORDER BY id LIMIT 1)`,
      [ago(3 * hourMs)],
    );
    const queues = await queuesOf(manager);
    expect(queues.get('agent_applications')).toEqual({ count: 1, oldest_at: ago(hourMs).toISOString() });
    expect(queues.get('reconciliation_cases')).toEqual({
      count: 1,
      oldest_at: ago(2 * hourMs).toISOString(),
    });
    expect(queues.get('silent_gateways')).toEqual({ count: 1, oldest_at: ago(3 * hourMs).toISOString() });
    expect(queues.get('withdrawals')).toEqual({ count: 0, oldest_at: null });
  });

  it('count the proposals that wait for the reader, and list them', async () => {
    const managerId = await hall.staffId('manager01');
    const propose = (needs: string) =>
      rowsOf(
        `INSERT INTO proposal (site_id, kind, subject_kind, subject_id, subject_name, content, content_hash, world_hash, reason,
                               made_by, made_at, request_id, needs_right, expires_at)
         VALUES (1, 'members.adjust', 'member', '1', 'one', '{}', sha256('x'), sha256('x'), 'a reason', $1, $2,
                 gen_random_uuid(), $3, $2::timestamptz + interval '2 days') RETURNING id`,
        [managerId, hall.clock.now(), needs],
      );
    const [adjust] = await propose('members.adjust');
    await propose('staff.manage');
    expect((await queuesOf(payments)).get('proposals')?.count).toBe(1);
    // Their own waits for others.
    expect((await queuesOf(manager)).get('proposals')?.count).toBe(0);
    const mine = (await payments.call(proposalList, { filter: { for_me: true } })).data;
    expect(mine.rows.map(({ id }) => id)).toEqual([adjust?.id]);
    expect((await auditor.call(proposalList, { filter: { for_me: true } })).data.total).toBe(0);
    await rowsOf(
      `UPDATE proposal SET state = 'withdrawn', decided_by = made_by, decided_at = made_at WHERE id = $1`,
      [adjust?.id],
    );
    expect((await queuesOf(payments)).get('proposals')?.count).toBe(0);
  });
});

describe('alarms', () => {
  beforeEach(async () => {
    await rowsOf('TRUNCATE alarm, alarm_seen, hall_process');
  });
  const namesOf = async (browser: OfficeBrowser) =>
    (await browser.call(alarmList, {})).data.rows.map(({ name, count, seen }) => ({
      name,
      count,
      by: seen?.by,
    }));
  const metrics = createMetrics({ clock: { now: () => hall.clock.now() }, processMetrics: false });
  const log = { error: () => undefined };
  /** A process that lives long enough to tell of what it has raised. */
  const tell = async () => {
    const stop = await tellOfProcess({ pool: hall.database.pool, log, metrics, roles: new Set(['jobs']) });
    await stop();
  };

  it('of the log are kept from every process, also of one that has ended; each for its site', async () => {
    metrics.raise('books_differ');
    metrics.raise('books_differ');
    metrics.raise('return_outside_band', 1);
    metrics.raise('jackpot_short', 2);
    metrics.raise('something that no page has words for');
    await tell();
    await tell();
    expect(await namesOf(manager)).toEqual(
      expect.arrayContaining([
        { name: 'books_differ', count: 2, by: undefined },
        { name: 'return_outside_band', count: 1, by: undefined },
        { name: 'something that no page has words for', count: 1, by: undefined },
      ]),
    );
    expect((await namesOf(manager)).length).toBe(3);
    // Rights bound what is seen: the desk of payments reconciles, and has no games.
    expect((await namesOf(payments)).map(({ name }) => name)).toEqual(['books_differ']);
    expect(await namesOf(support)).toEqual([]);
    await rowsOf(`UPDATE alarm SET last_at = now() - interval '8 days'`);
    expect(await namesOf(manager)).toEqual([]);
  });

  it('that could not be written are told with the next', async () => {
    metrics.raise('books_differ');
    await expect(metrics.tellAlarms(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    metrics.raise('books_differ');
    await tell();
    expect(await namesOf(payments)).toEqual([{ name: 'books_differ', count: 2, by: undefined }]);
  });

  it('are read from how things stand', async () => {
    // What runs by the clock is known to the database from the first process on that runs it.
    const worker = await openBeside(hall, 'jobs');
    await worker.begin();
    await worker.close();
    await rowsOf(
      `INSERT INTO hall_process (id, host, pid, roles, version, node, started_at, seen_at, alarms, asked)
       VALUES (gen_random_uuid(), 'harbour', 7, '{web}', '1', 'v26', now(), now() - interval '5 minutes', '[]', '[]')`,
    );
    await rowsOf(
      `INSERT INTO pgboss.job (name, state, output, completed_on) VALUES ('ledger-reconcile', 'failed', '{}', now())`,
    );
    await rowsOf(
      `INSERT INTO piece (site_id, kind, draft, publish_at, changed_at)
       SELECT site, 'banner', '{}', $1, $1 FROM unnest(ARRAY[1, 2]) AS site`,
      [ago(10 * 60_000)],
    );
    await rowsOf(
      `INSERT INTO member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
       VALUES (1, $1, 'cash_surplus', 'USD', '2026-11-19', 100, 1, $2)`,
      [member.memberId, ago(hourMs)],
    );
    // What a level earned waits for its member to be back.
    const resting = await hall.joinMember();
    await rowsOf(`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, '2100-01-01')`, [
      resting.memberId,
    ]);
    await rowsOf(
      `INSERT INTO member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
       VALUES (1, $1, 'vip_cash_back', 'USD', '2026-11-19', 100, 1, $2)`,
      [resting.memberId, ago(hourMs)],
    );
    await rowsOf(
      `INSERT INTO transfer_wallet (member_id, gp_id, site_id, currency, back_at)
       SELECT $1, min(gp_id), 1, 'USD', now() FROM provider`,
      [member.memberId],
    );
    await rowsOf(
      `INSERT INTO wallet_transfer (member_id, gp_id, site_id, currency, direction, amount_minor, state, cause, hold_transfer_id,
                                    ask_at, created_at, asked_times)
       SELECT $1, min(gp_id), 1, 'USD', 'to_provider', 500, 'unknown', 'launch', 0, $2, $2, 12 FROM provider`,
      [member.memberId, ago(hourMs)],
    );
    await rowsOf(
      `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                          win_minor, state, opened_at, asked_times)
       SELECT 1, gp_id, $1, 'stuck', id, 0, 'USD', 0, 0, 0, 0, 'open', $2, 6 FROM game ORDER BY id LIMIT 1`,
      [member.memberId, ago(hourMs)],
    );
    const { rows } = (await manager.call(alarmList, {})).data;
    expect(Object.fromEntries(rows.map(({ name, count, about }) => [name, [count, ...about]]))).toEqual({
      process_gone: [1, 'harbour · 7'],
      job_failed: [1, 'ledger-reconcile'],
      content_late: [1],
      award_not_paid: [1],
      transfer_in_doubt: [1],
      round_stuck: [1],
    });
    // What waits for less time than it takes is nobody's to look at.
    await rowsOf(`UPDATE round SET asked_times = 2 WHERE round_ref = 'stuck'`);
    await rowsOf(`UPDATE wallet_transfer SET asked_times = 2`);
    await rowsOf(`UPDATE member_award SET paid_at = created_at`);
    await rowsOf(`DELETE FROM piece WHERE publish_at IS NOT NULL`);
    await rowsOf(`DELETE FROM pgboss.job WHERE state = 'failed'`);
    expect((await namesOf(manager)).map(({ name }) => name)).toEqual(['process_gone']);
  });

  it('are seen by somebody, with a reason and a trace, until there is more', async () => {
    metrics.raise('books_differ');
    await tell();
    const [alarm] = (await payments.call(alarmList, {})).data.rows;
    const seen = { name: 'books_differ', through: alarm?.last_at ?? '', reason: 'I count it again' };
    expect((await payments.call(alarmSeen, seen)).code).toBe(100);
    expect(await namesOf(manager)).toEqual([{ name: 'books_differ', count: 1, by: 'payments01' }]);
    const traced = (await manager.call(traceList, { filter: { call: alarmSeen.path } })).data.rows;
    expect(traced[0]).toMatchObject({
      subject: { kind: 'alarm', id: 'books_differ' },
      reason: 'I count it again',
    });
    metrics.raise('books_differ');
    await tell();
    expect(await namesOf(manager)).toEqual([{ name: 'books_differ', count: 2, by: undefined }]);
    // Nobody has seen what is still to come.
    await payments.call(alarmSeen, { ...seen, through: '2099-01-01T00:00:00.000Z' });
    expect((await namesOf(manager))[0]?.by).toBe('payments01');
    metrics.raise('books_differ');
    await tell();
    expect((await namesOf(manager))[0]?.by).toBeUndefined();
  });

  it('are not marked by who may only read, nor where there is none, nor one of another room', async () => {
    metrics.raise('return_outside_band', 1);
    await tell();
    const seen = { through: new Date().toISOString(), reason: 'I look at it' };
    expect((await auditor.call(alarmSeen, { ...seen, name: 'return_outside_band' })).code).toBe(403);
    expect((await support.call(alarmSeen, { ...seen, name: 'return_outside_band' })).code).toBe(403);
    expect((await payments.call(alarmSeen, { ...seen, name: 'return_outside_band' })).code).toBe(404);
    expect((await manager.call(alarmSeen, { ...seen, name: 'books_differ' })).code).toBe(404);
    expect((await namesOf(manager))[0]?.by).toBeUndefined();
  });
});
