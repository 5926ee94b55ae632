import { randomUUID } from 'node:crypto';
import {
  allOfficeCalls,
  listCountedMax,
  officeToday,
  perPageMax,
  type RiskRuleKind,
  riskAddressAdd,
  riskAddressList,
  riskAddressRemove,
  riskAwayList,
  riskCaseClose,
  riskCaseList,
  riskCaseNote,
  riskCaseOne,
  riskCaseOpen,
  riskCaseTake,
  riskDeniedAdd,
  riskDeniedList,
  riskDeniedRemove,
  riskLimitList,
  riskPace,
  riskRuleKinds,
  riskRuleList,
  riskRuleSave,
  riskRuleTry,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let risk: OfficeBrowser;
let player = 0;
beforeAll(async () => {
  hall = await openOfficeHall();
  risk = await hall.logIn('risk01', { ip: '10.0.0.1' });
  const [row] = await rowsOf(`SELECT id FROM member WHERE account = 'player02' AND site_id = 1`);
  player = Number(row?.id);
});
afterAll(() => hall.close());

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await hall.database.owner.query<Record<string, unknown>>(text, values)).rows;
const reason = 'as agreed';

describe('the deny list of addresses', () => {
  it('takes many at once, finds by address, counts who was turned away, and lets go', async () => {
    const add = (networks: string[]) =>
      risk.call(riskAddressAdd, { networks, login_code: 201, refuses_signup: true, note: 'farm', reason });
    expect((await add(['203.0.113.7/24', '203.0.113.0/24', '2001:db8::/32'])).data).toEqual({
      added: 2,
      known: 1,
    });
    expect((await add(['203.0.113.0/24'])).data).toEqual({ added: 0, known: 1 });
    await rowsOf(
      `INSERT INTO signup_attempt (site_id, at, currency, code, steps, complaints, dropped, ip)
       SELECT 1, $1, 'USD', code, '{}', '{}', 0, '203.0.113.9' FROM unnest(ARRAY[218, 218, 996]) AS code`,
      [hall.clock.now()],
    );
    const { rows } = (await risk.call(riskAddressList, { filter: { covering: '203.0.113.200' } })).data;
    expect(rows).toMatchObject([
      { network: '203.0.113.0/24', login_code: 201, note: 'farm', is_house: false, hits: 2 },
    ]);
    const id = rows[0]?.id ?? 0;
    expect((await risk.call(riskAddressRemove, { id, reason })).code).toBe(100);
    expect((await risk.call(riskAddressRemove, { id, reason })).code).toBe(404);
    await rowsOf(
      `INSERT INTO address_rule (site_id, network, login_code) VALUES (NULL, '198.18.0.0/15', 106), (2, '192.0.2.0/24', 106)`,
    );
    const listed = (await risk.call(riskAddressList, {})).data.rows;
    expect(listed.map(({ network, is_house }) => ({ network, is_house }))).toEqual([
      { network: '198.18.0.0/15', is_house: true },
      { network: '2001:db8::/32', is_house: false },
    ]);
    expect((await risk.call(riskAddressRemove, { id: listed[0]?.id ?? 0, reason })).code).toBe(404);
    expect((await add(['10.0.0.1', '0.0.0.0/0'])).field).toBe('networks.1');
    expect((await add(['nowhere'])).field).toBe('networks.0');
    const nothing = { networks: ['203.0.113.1'], login_code: null, refuses_signup: false, note: '', reason };
    expect((await risk.call(riskAddressAdd, nothing)).field).toBe('refuses_signup');
  });
});

describe('values that may not join', () => {
  it('are kept as sign-up compares them', async () => {
    const values = ['  Mallory@Example.org ', 'mallory@example.org', '@spam.example'];
    const added = await risk.call(riskDeniedAdd, { field: 'member_email', values, note: '', reason });
    expect(added.data).toEqual({ added: 2, known: 1 });
    const { rows, total } = (
      await risk.call(riskDeniedList, { filter: { field: 'member_email', q: 'EXAMPLE.ORG' } })
    ).data;
    expect({ rows, total }).toMatchObject({ rows: [{ value: 'mallory@example.org' }], total: 1 });
    const gone = { field: 'member_email', value: 'mallory@example.org', reason } as const;
    expect((await risk.call(riskDeniedRemove, gone)).code).toBe(100);
    expect((await risk.call(riskDeniedRemove, gone)).code).toBe(404);
    // What was typed is nobody's to read in the trace.
    const [line] = await rowsOf(`SELECT t::text AS text FROM trace t WHERE call = $1`, [riskDeniedAdd.path]);
    expect(line?.text).not.toContain('mallory');
  });

  it('are counted up to the bound of long lists, and no further', async () => {
    await rowsOf(
      `INSERT INTO signup_denied_value (site_id, field, value_key)
       SELECT 1, 'member_phone', '1390000' || lpad(n::text, 5, '0') FROM generate_series(1, $1) n`,
      [listCountedMax + 1],
    );
    const field = 'member_phone' as const;
    const last = { filter: { field }, page: listCountedMax / perPageMax, perPage: perPageMax };
    const { rows, total, more } = (await risk.call(riskDeniedList, last)).data;
    expect({ rows: rows.length, total, more }).toEqual({
      rows: perPageMax,
      total: listCountedMax,
      more: true,
    });
    const few = (await risk.call(riskDeniedList, { filter: { field, q: '139000000007' } })).data;
    expect({ total: few.total, more: few.more }).toEqual({ total: 1, more: false });
    await rowsOf(`DELETE FROM signup_denied_value WHERE site_id = 1 AND field = 'member_phone'`);
  });
});

describe('members who are away, and their limits', () => {
  it('are seen, and ended by nobody', async () => {
    const until = new Date(hall.clock.now().getTime() + 86_400_000);
    await rowsOf(
      `INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, 'infinity')
       ON CONFLICT (member_id) DO UPDATE SET excluded_until = 'infinity'`,
      [player],
    );
    await rowsOf(
      `INSERT INTO member_safety_event (site_id, member_id, event, detail, at) VALUES (1, $1, 'exclusion', '{}', $2)`,
      [player, hall.clock.now()],
    );
    await rowsOf(
      `INSERT INTO member_limit (member_id, site_id, kind, period, amount, next_amount, next_at, set_at)
       VALUES ($1, 1, 'deposit', 'day', 5000, 9000, $2, $2), ($1, 1, 'session', 'day', 90, NULL, NULL, $2)`,
      [player, until],
    );
    const away = (await risk.call(riskAwayList, { filter: { account: 'Player02' } })).data.rows;
    expect(away).toMatchObject([{ member: { account: 'player02' }, kind: 'exclusion', until: null }]);
    const limits = (await risk.call(riskLimitList, {})).data.rows;
    expect(limits.map(({ kind, amount, next_amount }) => ({ kind, amount, next_amount }))).toEqual([
      { kind: 'deposit', amount: expect.stringMatching(/^5(0\.00|000)$/), next_amount: expect.any(String) },
      { kind: 'session', amount: '90', next_amount: null },
    ]);
    // No call of the office leads to an end of it, and the trace would have to know the table.
    const writing = allOfficeCalls
      // Who is excluded from the bills of agents may play.
      .filter(({ path }) => /exclu|away|cooling/.test(path) && !path.startsWith('/office/settlement/'))
      .map(({ path }) => path);
    expect(writing).toEqual([riskAwayList.path]);
    await rowsOf('UPDATE member_play_rule SET excluded_until = NULL WHERE member_id = $1', [player]);
  });

  it('show how often anybody may try what', async () => {
    const { rows } = (await risk.call(riskPace, {})).data;
    expect(rows).toContainEqual({ name: 'sms_phone', amount: 5, per: 'day', setting: 'sms_policy' });
  });
});

/** What each rule is there for, as rows; with it the case that comes of it. */
const minutesAgo = (minutes: number): Date => new Date(hall.clock.now().getTime() - minutes * 60_000);
const addRounds = (rounds: readonly { stake: number; win: number; at: Date }[]) =>
  rowsOf(
    `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                        win_minor, state, opened_at, closed_at)
     SELECT 1, 1, $1, gen_random_uuid(), (SELECT min(id) FROM game WHERE gp_id = 1), 1, 'RMB', 1, stake, 0, win, 'closed', at, at
       FROM jsonb_to_recordset($2) AS given (stake bigint, win bigint, at timestamptz)`,
    [player, JSON.stringify(rounds.map(({ at, ...round }) => ({ ...round, at: at.toISOString() })))],
  );
let orders = 0;
const addDeposit = (amount: number, at: Date) =>
  rowsOf(
    `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                method_id, gateway_code, state, locale, return_url, ask_at, created_at, updated_at, expires_at,
                                settled_at, deposit_times)
     SELECT $1, 1, $2, gen_random_uuid(), sha256('x'), currency, $3, 0, id, gateway_code, 'succeeded', 'zh_CN',
            'http://localhost', $4, $4, $4, $4, $4, 1
       FROM deposit_method WHERE site_id = 1 AND currency = 'RMB' ORDER BY id LIMIT 1`,
    [`RISKD${++orders}`, player, amount, at],
  );
const addAccount = async (memberId: number, siteId: number, number: string): Promise<number> => {
  const [row] = await rowsOf(
    `INSERT INTO bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
     VALUES ($1, $2, gen_random_uuid(), sha256('x'), 'RMB', 'Harbour', 'x', sha256($3::bytea), $4) RETURNING id`,
    [siteId, memberId, number, hall.clock.now()],
  );
  return Number(row?.id);
};
const addWithdrawal = async (state: 'requested' | 'failed', at: Date) => {
  orders += 1;
  const account = await addAccount(player, 1, `own ${orders}`);
  await rowsOf(
    `INSERT INTO withdrawal_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                   bank_account_id, gateway_code, state, approvals_needed, hold_id, created_at, updated_at, settled_at)
     SELECT $1, 1, $2, gen_random_uuid(), sha256('x'), 'RMB', 9000, 0, $3, min(code), $4::text, 1, $5, $6::timestamptz, $6,
            CASE WHEN $4 = 'failed' THEN $6 END FROM payment_gateway`,
    [`RISKW${orders}`, player, account, state, 900_000 + orders, at],
  );
};
const twoDays = 2 * 24 * 60;

const scenes: Readonly<
  Record<RiskRuleKind, { thresholds: object; arrange: () => Promise<unknown>; evidence: object }>
> = {
  shared_device: {
    thresholds: { accounts_min: 3 },
    arrange: () =>
      rowsOf(
        `INSERT INTO known_device (member_id, device_hash, first_seen_at, last_seen_at)
         SELECT id, sha256('one device'), $1, $1 FROM member WHERE site_id = 1 AND account LIKE 'player0%'`,
        [hall.clock.now()],
      ),
    evidence: { accounts: 3, names: ['player01', 'player02', 'player03'] },
  },
  shared_bank_account: {
    thresholds: { accounts_min: 2 },
    arrange: async () => {
      const [other] = await rowsOf(
        `INSERT INTO member (site_id, account, account_key, password_hash, currency, locale)
         SELECT 2, 'twin', 'twin', password_hash, currency, locale FROM member WHERE id = $1 RETURNING id`,
        [player],
      );
      await addAccount(Number(other?.id), 2, 'one number');
      await addAccount(player, 1, 'one number');
    },
    evidence: { accounts: 2 },
  },
  quick_withdrawal: {
    thresholds: { hours: 24, staked_percent_max: 20 },
    arrange: async () => {
      await addDeposit(10_000, minutesAgo(60));
      await addRounds([{ stake: 1_900, win: 0, at: minutesAgo(30) }]);
      await addWithdrawal('requested', minutesAgo(0));
    },
    evidence: { deposited: '100.00', staked: '19.00', currency: 'RMB' },
  },
  bonus_only: {
    thresholds: { gifts_min: 2 },
    arrange: async () => {
      await rowsOf(`DELETE FROM deposit_order WHERE member_id = $1`, [player]);
      await addRounds([{ stake: 100, win: 0, at: minutesAgo(1) }]);
      await rowsOf(
        `INSERT INTO member_award (site_id, member_id, kind, friend_id, currency, day, basis_minor, amount_minor, created_at)
         SELECT 1, $1, 'friend_deposit', id, 'RMB', '2026-11-19', 1, 1, $2 FROM member WHERE site_id = 1 AND id <> $1 LIMIT 2`,
        [player, hall.clock.now()],
      );
    },
    evidence: { gifts: 2 },
  },
  large_win: {
    thresholds: { multiple_min: 500, amounts_min: { RMB: '1000' } },
    arrange: () =>
      addRounds([
        { stake: 100, win: 99_999, at: minutesAgo(2) },
        { stake: 100, win: 100_000, at: minutesAgo(1) },
        { stake: 1_000, win: 400_000, at: minutesAgo(1) },
      ]),
    evidence: { won: '1000.00', staked: '1.00' },
  },
  stake_jump: {
    thresholds: { factor: 10, rounds_min: 2 },
    arrange: async () => {
      await rowsOf('DELETE FROM round WHERE member_id = $1', [player]);
      const usual = [1, 2, 3].map(() => ({ stake: 100, win: 0, at: minutesAgo(twoDays) }));
      await addRounds([
        ...usual,
        { stake: 900, win: 0, at: minutesAgo(2) },
        { stake: 1_200, win: 0, at: minutesAgo(1) },
      ]);
    },
    evidence: { stake: '10.50', before: '1.00' },
  },
  failed_payouts: {
    thresholds: { failures_min: 2, days: 7 },
    arrange: async () => {
      await addWithdrawal('failed', minutesAgo(twoDays));
      await addWithdrawal('failed', minutesAgo(1));
    },
    evidence: { failures: 2 },
  },
};

describe('a rule', () => {
  beforeEach(() => {
    hall.clock.advance(4 * 60_000);
  });

  const stand = async (kind: RiskRuleKind) => {
    const rule = (await risk.call(riskRuleList, {})).data.rows.find((one) => one.kind === kind);
    if (rule === undefined) throw new Error(`no rule ${kind}`);
    return rule;
  };
  const turn = async (kind: RiskRuleKind, isOn: boolean, thresholds: Record<string, unknown>) =>
    risk.call(riskRuleSave, { kind, is_on: isOn, thresholds, version: (await stand(kind)).version, reason });
  const casesOf = async (kind: RiskRuleKind) =>
    (await risk.call(riskCaseList, { filter: { kind, state: 'open' } })).data.rows;

  it.each(riskRuleKinds)(
    '%s says what it would have found, and opens a case of what is new, once',
    async (kind) => {
      const { thresholds, arrange, evidence } = scenes[kind];
      expect((await turn(kind, true, { ...thresholds })).code).toBe(100);
      hall.clock.advance(5 * 60_000);
      await arrange();
      const tried = (await risk.call(riskRuleTry, { kind, thresholds: { ...thresholds } })).data;
      expect(tried.examples).toContainEqual(
        expect.objectContaining({ evidence: expect.objectContaining(evidence) }),
      );
      expect(await casesOf(kind)).toEqual([]);
      await hall.process.lookForRisk();
      const [found, ...more] = await casesOf(kind);
      expect(more).toEqual([]);
      const { data } = await risk.call(riskCaseOne, { id: found?.id ?? 0 });
      expect(data.evidence).toMatchObject(evidence);
      await hall.process.lookForRisk();
      expect(await casesOf(kind)).toHaveLength(1);
      const stricter = { ...thresholds, ...(kind === 'quick_withdrawal' ? { staked_percent_max: 18 } : {}) };
      for (const name of ['accounts_min', 'gifts_min', 'multiple_min', 'factor', 'failures_min'])
        if (name in stricter) Object.assign(stricter, { [name]: name === 'multiple_min' ? 100_000 : 100 });
      expect((await risk.call(riskRuleTry, { kind, thresholds: stricter })).data.cases).toBe(0);
      expect((await turn(kind, false, { ...thresholds })).code).toBe(100);
      expect(await stand(kind)).toMatchObject({ is_on: false, looked_until: null, opened: 1 });
    },
  );

  it('is changed from the state that was looked at, within its bounds', async () => {
    const save = (version: number, thresholds: Record<string, unknown>) =>
      risk.call(riskRuleSave, { kind: 'stake_jump', is_on: false, thresholds, version, reason });
    const { version } = await stand('stake_jump');
    expect((await save(version, { factor: 1, rounds_min: 2 })).field).toBe('thresholds.factor');
    expect((await save(version, { factor: 5, rounds_min: 2 })).data).toEqual({ version: version + 1 });
    expect(await save(version, { factor: 6, rounds_min: 2 })).toMatchObject({
      code: 409,
      data: { current: { thresholds: { factor: 5, rounds_min: 2 } } },
    });
  });
});

describe('a case', () => {
  it('is opened by hand, taken, noted and closed, each once', async () => {
    const asked = { member_id: player, text: 'Two people write from one mail', request_id: randomUUID() };
    const { id } = (await risk.call(riskCaseOpen, asked)).data;
    expect((await risk.call(riskCaseOpen, asked)).data.id).toBe(id);
    expect((await risk.call(riskCaseOpen, { ...asked, text: 'Another' })).code).toBe(345);
    expect(
      (await risk.call(riskCaseOpen, { ...asked, member_id: 999_999, request_id: randomUUID() })).code,
    ).toBe(404);
    const waiting = async () =>
      (await risk.call(officeToday, {})).data.queues.find(({ name }) => name === 'risk_cases')?.count ?? 0;
    const before = await waiting();
    expect(before).toBeGreaterThan(0);
    const given = await risk.call(riskCaseTake, { id, owner: 'nobody', version: 0 });
    expect(given.data).toEqual({ version: 1 });
    expect((await risk.call(riskCaseTake, { id, owner: 'me', version: 0 })).code).toBe(409);
    const note = { id, text: 'Asked for papers', request_id: randomUUID() };
    await risk.call(riskCaseNote, note);
    await risk.call(riskCaseNote, note);
    const close = { id, outcome: 'acted', reason: 'The account was frozen', version: 1 } as const;
    expect((await risk.call(riskCaseClose, close)).data).toEqual({ version: 2 });
    expect((await risk.call(riskCaseClose, { ...close, version: 2 })).code).toBe(361);
    expect(await waiting()).toBe(before - 1);
    const { data } = await risk.call(riskCaseOne, { id });
    expect(data).toMatchObject({ state: 'closed', outcome: 'acted', owner: null });
    expect(data.notes.map(({ text }) => text)).toEqual([asked.text, note.text, close.reason]);
    const support = await hall.logIn('support01', { ip: '10.0.0.9' });
    expect((await support.call(riskCaseOne, { id })).code).toBe(100);
    expect((await support.call(riskCaseNote, note)).code).toBe(403);
  });
});
