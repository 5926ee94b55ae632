import { randomUUID } from 'node:crypto';
import {
  memberAdjust,
  memberChangeBankAccount,
  memberCleanCache,
  memberDemandBankAccount,
  memberEndBreak,
  memberErase,
  memberExport,
  memberLetters,
  memberList,
  memberOne,
  memberReveal,
  memberSafety,
  memberSetBreak,
  memberSetCode,
  memberSetRecommend,
  memberWriteLetter,
  proposalConfirm,
  proposalOne,
  traceList,
} from '@pavilion/contract/office';
import { recordsTransaction } from '@pavilion/contract/records';
import { safetyAway, safetyState } from '@pavilion/contract/safety';
import { balanceOf, gatewayAccount, memberMain, post, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesInZip } from '../../sheets/zip.fixture.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { keyedHash, sealDetails } from '../identity/bankAccounts/details.ts';

const secret = 'a secret of thirty-two characters!';
const reason = 'as agreed on the phone';
const dayMs = 24 * 60 * 60_000;

let hall: OfficeHall;
let payments: OfficeBrowser;
let manager: OfficeBrowser;
let risk: OfficeBrowser;
let support: OfficeBrowser;
let member: { memberId: number; account: string; token: string };
let id: number;
beforeAll(async () => {
  hall = await openOfficeHall();
  payments = await hall.logIn('payments01', { ip: '10.0.0.1' });
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
  risk = await hall.logIn('risk01', { ip: '10.0.0.3' });
  support = await hall.logIn('support01', { ip: '10.0.0.4' });
});
afterAll(() => hall.close());
beforeEach(async () => {
  member = await hall.joinMember();
  id = member.memberId;
});

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
const dataOf = async (path: string, body: object, token = member.token) =>
  (await hall.call(path, body, { token })).body as { code: number; data: Record<string, unknown> };
const fund = (amountMinor: number) =>
  post(hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'deposit',
    reference: 'test',
    moves: [
      { from: gatewayAccount(1, 1, 'USD'), to: memberMain(1, id, 'USD'), amountMinor: minor(amountMinor) },
    ],
  });
const balance = () => balanceOf(hall.database.pool, memberMain(1, id, 'USD'));
const confirm = async (proposal: number, by = manager) => {
  const { content_hash } = (await by.call(proposalOne, { id: proposal })).data;
  return by.call(proposalConfirm, { id: proposal, content_hash });
};

/** Of somebody who was an agent: one of everything that is kept of it, under the next best agent. */
const layAgentDown = async () => {
  await run(
    `UPDATE member SET agent_id = (SELECT max(a.id) FROM member a WHERE a.site_id = 1 AND a.currency = 'USD' AND a.id <> $1)
      WHERE id = $1`,
    [id],
  );
  await run(`UPDATE agent_relation SET reason = 'sign-up' WHERE member_id = $1`, [id]);
  await run(
    `INSERT INTO agent_agreement_acceptance (member_id, version, locale, accepted_at, ip, user_agent, agreement_id)
     SELECT $1, version, locale, now(), '10.1.2.3', 'her browser', id FROM agent_agreement WHERE site_id = 1 LIMIT 1`,
    [id],
  );
  await run(
    `INSERT INTO agent_campaign (site_id, agent_id, request_id, code, name, landing, locale, created_at)
     VALUES (1, $1, gen_random_uuid(), lpad(to_hex($1::integer), 8, '0'), 'Ana Lee of Harbor Street', 'home', 'en_US', now())`,
    [id],
  );
  await run(
    `WITH cycle AS (
       INSERT INTO settlement_cycle (site_id, currency, kind, from_day, to_day)
       VALUES (1, 'USD', 'month', '2026-01-01', '2026-01-31')
       ON CONFLICT (site_id, currency, kind, from_day) DO UPDATE SET problem = NULL RETURNING id
     ), bill AS (
       INSERT INTO agent_bill (cycle_id, site_id, agent_id, currency, plan, version, state, payable_from, rate_ppm, active,
         new_active, turnover_minor, line_base, carry_in, counts, carry_out, lapsed, earned, below, debt_in, debt_out,
         revenue_share, turnover_commission, per_head, cut, commission_minor, adjustment_minor, rolled_in_minor,
         rolled_out_minor, payable_minor, members, sha256)
       SELECT id, 1, $1, 'USD', 'plan', 1, 'nothing_due', '2026-02-01', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
         0, 0, 0, 0, '{}', repeat('0', 64) FROM cycle RETURNING id)
     INSERT INTO agent_dispute (site_id, bill_id, line, agent_id, request_id, words, created_at)
     SELECT 1, id, 3, $1, gen_random_uuid(), 'I am Ana Lee, and line three is wrong', now() FROM bill`,
    [id],
  );
  await run(
    `INSERT INTO agent_transfer (number, site_id, agent_id, kind, purse, currency, amount_minor, transfer_id, request_id,
       request_hash, day, created_at)
     VALUES ('A' || $1::text, 1, $1::integer, 'load', 'quota', 'USD', 1200, -$1::integer, gen_random_uuid(), sha256('load'), current_date, now())`,
    [id],
  );
};

describe('an adjustment', () => {
  const ask = (over: Partial<Parameters<typeof payments.call<typeof memberAdjust>>[1]> = {}) =>
    payments.call(memberAdjust, {
      id,
      direction: 'plus',
      amount: '12.50',
      source: 'adjustment',
      reason,
      request_id: randomUUID(),
      ...over,
    });

  it('waits for a second person, is posted once, and stands in the member’s records', async () => {
    const request_id = randomUUID();
    const { proposal_id } = (await ask({ request_id })).data;
    expect((await ask({ request_id })).data).toEqual({ proposal_id });
    expect((await ask({ request_id, amount: '99.00' })).code).toBe(345);
    expect(await balance()).toBe(0n);
    expect((await confirm(proposal_id, payments)).code).toBe(341);
    // Risk decides about other things; this right is not among theirs.
    expect((await confirm(proposal_id, risk)).code).toBe(346);
    expect((await confirm(proposal_id)).code).toBe(100);
    expect((await confirm(proposal_id)).code).toBe(100);
    expect(await balance()).toBe(1250n);
    const { data } = await dataOf(recordsTransaction.path, {});
    expect(data.list).toMatchObject([{ kind: 'adjustment', amount: '12.50', balance_after: '12.50' }]);
    expect(JSON.stringify(data)).not.toContain(reason);
    const [posting] = await run<{ reason: string; actor: string }>(
      `SELECT reason, actor FROM ledger.transfer WHERE scope = 'office-adjustment'`,
    );
    expect(posting).toEqual({ reason, actor: 'operator:manager01' });
    expect((await reconcile(hall.database.pool)).differences).toEqual([]);
  });

  it('takes no more than there is, neither when it is asked for nor when it is done', async () => {
    const minus = { direction: 'minus', source: 'promotion', amount: '5.00' } as const;
    expect(await ask(minus)).toMatchObject({ code: 378, data: { balance: '0.00' } });
    await fund(500);
    const first = (await ask(minus)).data.proposal_id;
    const second = (await ask(minus)).data.proposal_id;
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([100, 347]);
    expect(await balance()).toBe(0n);
  });

  it.each(['0', '-1.00', '0.001', '90071992547409.92'])('refuses %s by name', async (amount) => {
    expect(await ask({ amount })).toMatchObject({ status: 400, field: 'amount' });
  });

  it('is not there for who has not the right, nor for a member of another site', async () => {
    expect((await support.send(memberAdjust, { id })).status).toBe(403);
    await hall.give('payments01', 2, 'payments');
    const harbor = await hall.logIn('payments01', { host: 'harbor.localhost', ip: '10.0.0.9' });
    const body = { id, direction: 'plus', amount: '1.00', source: 'adjustment', reason } as const;
    expect((await harbor.call(memberAdjust, { ...body, request_id: randomUUID() })).code).toBe(404);
  });
});

describe('small deeds', () => {
  it('clean the cache, and make a bank account due and not due', async () => {
    expect((await support.call(memberCleanCache, { id, reason })).code).toBe(100);
    expect(await run('SELECT reason FROM cache_clean WHERE member_id = $1', [id])).toEqual([{ reason }]);
    const told = await run(`SELECT FROM outbox WHERE event = 'app_clean_cache' AND member_id = $1`, [id]);
    expect(told).toHaveLength(1);
    const { version } = (await support.call(memberOne, { id })).data;
    const demanded = await support.call(memberDemandBankAccount, { id, demanded: true, reason, version });
    expect((await support.call(memberOne, { id })).data.must_bind_bank_account).toBe(true);
    expect((await support.call(memberDemandBankAccount, { id, demanded: false, reason, version })).code).toBe(
      409,
    );
    const { data } = demanded;
    expect((await support.call(memberSetRecommend, { id, enabled: false, reason, ...data })).code).toBe(100);
    expect((await support.call(memberOne, { id })).data.recommend_enabled).toBe(false);
  });

  it('open and close a code of the member, and no other', async () => {
    await run(`INSERT INTO recommend_code (site_id, code, member_id) VALUES (1, $2, $1)`, [id, `KOI${id}`]);
    const set = (code: string) => support.call(memberSetCode, { id, code, status: 'disabled', reason });
    expect((await set('NOBODYS')).code).toBe(404);
    expect((await set(`KOI${id}`)).code).toBe(100);
    expect((await support.call(memberOne, { id })).data.codes).toEqual([
      { code: `KOI${id}`, status: 'disabled' },
    ]);
  });

  it('write a letter once, whose HTML is words', async () => {
    const letter = {
      id,
      locale: 'en_US',
      title: 'About your deposit',
      text: "It's here.\n\n<b>Thank you</b> & good night",
      request_id: randomUUID(),
    } as const;
    expect((await support.call(memberWriteLetter, letter)).code).toBe(100);
    expect((await support.call(memberWriteLetter, letter)).code).toBe(100);
    expect((await support.call(memberWriteLetter, { ...letter, text: 'other' })).code).toBe(345);
    const { data } = await support.call(memberLetters, { id });
    expect(data.rows.filter(({ sender }) => sender !== 'signup')).toMatchObject([
      { title: 'About your deposit', text: "It's here.\n<b>Thank you</b> & good night", read_at: null },
    ]);
  });
});

describe('a cooling-off', () => {
  const end = (request_id = randomUUID()) => risk.call(memberEndBreak, { id, reason, request_id });
  const state = async () => (await dataOf(safetyState.path, {})).data;

  it('of the site holds beside the member’s own, and ends early by two', async () => {
    expect((await end()).code).toBe(381);
    const { until } = (await risk.call(memberSetBreak, { id, days: 30, reason })).data;
    expect((await state()).away_until).toBe(until);
    expect((await risk.call(memberSetBreak, { id, days: 7, reason })).code).toBe(379);
    // The member's own week is shorter and holds all the same once the site's is gone.
    expect((await dataOf(safetyAway.path, { term: '7_days' })).code).toBe(100);
    expect((await state()).away_until).toBe(until);
    const proposal = (await end()).data.proposal_id;
    expect((await confirm(proposal, risk)).code).toBe(341);
    expect((await confirm(proposal)).code).toBe(100);
    const own = new Date(hall.clock.now().getTime() + 7 * dayMs).toISOString();
    expect((await state()).away_until).toBe(own);
    expect((await support.call(memberOne, { id })).data.site_away_until).toBeNull();
  });

  it.each(['3_days', '1_year', 'for_good'] as const)(
    'that the member wished for, %s, ends early for nobody',
    async (term) => {
      expect((await dataOf(safetyAway.path, { term })).code).toBe(100);
      expect((await end()).code).toBe(380);
      await risk.call(memberSetBreak, { id, days: 1, reason });
      const proposal = (await end()).data.proposal_id;
      expect((await confirm(proposal)).code).toBe(100);
      const { data } = await support.call(memberSafety, { id });
      expect(data.away_for_good || data.away_until !== null).toBe(true);
      expect((await end()).code).toBe(380);
    },
  );
});

const bind = async (number: string, holder = 'Ana Lee') => {
  const [row] = await run<{ id: number }>(
    `INSERT INTO bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
     VALUES (1, $1, gen_random_uuid(), sha256('x'), 'USD', 'Harbor Bank', $2, $3, now()) RETURNING id`,
    [
      id,
      sealDetails(secret, { siteId: 1, memberId: id }, { number, holder }),
      keyedHash(secret, ['USD', number]),
    ],
  );
  return row?.id ?? 0;
};

describe('a payout account', () => {
  const change = (bank_account_id: number, over: object = {}) =>
    risk.call(memberChangeBankAccount, {
      id,
      bank_account_id,
      bank_name: 'Lantern Bank',
      account_number: '987654321098',
      holder: 'Ana Lee',
      reason,
      request_id: randomUUID(),
      ...over,
    });

  it('is replaced by two, its number nowhere in clear', async () => {
    const account = await bind('123456789012');
    await run(`UPDATE member SET name = 'Ana Lee' WHERE id = $1`, [id]);
    expect((await change(account, { holder: 'Bo Chen' })).code).toBe(383);
    expect((await change(account, { account_number: '123456789012' })).code).toBe(384);
    expect(await change(account, { account_number: 'x' })).toMatchObject({
      status: 400,
      field: 'account_number',
    });
    expect((await change(account + 1_000)).code).toBe(404);
    const request_id = randomUUID();
    const { proposal_id } = (await change(account, { request_id })).data;
    expect((await change(account, { request_id })).data).toEqual({ proposal_id });
    const { content } = (await manager.call(proposalOne, { id: proposal_id })).data;
    expect(content).toEqual({
      member_id: id,
      bank_account_id: account,
      bank_name: 'Lantern Bank',
      currency: 'USD',
      number: '********1098',
      holder: 'A******',
    });
    const [kept] = await run<{ text: string }>('SELECT content::text AS text FROM proposal WHERE id = $1', [
      proposal_id,
    ]);
    expect(kept?.text).not.toContain('987654321098');
    expect((await confirm(proposal_id)).code).toBe(100);
    const revealed = await risk.call(memberReveal, { id, fields: ['bank_accounts'], reason });
    expect(revealed.data.bank_accounts).toMatchObject([{ number: '987654321098', holder: 'Ana Lee' }]);
    // Whoever has the number of before is still found, and it may be bound again.
    expect((await support.call(memberList, { filter: { q: '123456789012' } })).data.rows).toMatchObject([
      { id },
    ]);
    await bind('123456789012');
  });

  it('stays while a withdrawal to it is under way', async () => {
    const account = await bind('555566667777');
    await run(
      `INSERT INTO withdrawal_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                     bank_account_id, gateway_code, state, approvals_needed, hold_id, created_at, updated_at)
       SELECT 'W261120ABCDEFGHJK', 1, $1, gen_random_uuid(), sha256('x'), 'USD', 100, 0, $2, code, 'reviewing', 1, 987654, now(), now()
         FROM payment_gateway ORDER BY id LIMIT 1`,
      [id, account],
    );
    expect((await change(account, { account_number: '111122223333' })).code).toBe(382);
  });
});

describe('the data of a person', () => {
  const take = async (
    browser: OfficeBrowser,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await hall.app.inject({
      method: 'POST',
      url: `/api${memberExport.path}`,
      remoteAddress: '10.0.0.3',
      headers: {
        host: 'localhost',
        lang: 'en_US',
        origin: 'http://localhost',
        'sec-fetch-site': 'same-origin',
        'x-office-token': browser.token(),
        cookie: `office=${browser.cookie()}`,
        ...headers,
      },
      payload: body,
    });
    return answer;
  };

  it('goes out as one file, with everything that is kept, and the trace says who took it', async () => {
    await fund(1000);
    for (let count = 0; count < 3; count += 1) await fund(1);
    await bind('999988887777');
    const answer = await take(risk, { id, reason });
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="member-${id}.json"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const file = answer.json();
    expect(file.person).toMatchObject({ account: member.account, email: `${member.account}@example.com` });
    expect(file.bank_accounts).toMatchObject([{ number: '999988887777', holder: 'Ana Lee' }]);
    expect(file.entries).toHaveLength(4);
    expect(file.sessions).toHaveLength(1);
    expect(Object.keys(file)).toEqual(
      expect.arrayContaining([
        'payments',
        'bonuses',
        'rounds',
        'letters',
        'notes',
        'safety',
        'line',
        'devices',
      ]),
    );
    const { rows } = (await manager.call(traceList, { filter: { call: memberExport.path } })).data;
    expect(rows[0]).toMatchObject({
      kind: 'read',
      staff: { account: 'risk01' },
      reason,
      subject: { id: String(id) },
    });
  });

  it('goes out as tables as well, headed and named in the language of whoever asks, without a formula', async () => {
    for (let count = 0; count < 4; count += 1) await fund(1);
    await bind('123412341234');
    await hall.database.owner.query(`UPDATE member SET name = '=1+1' WHERE id = $1`, [id]);
    const answer = await take(risk, { id, reason, format: 'csv' }, { lang: 'zh_CN' });
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="member-${id}.zip"`);
    const files = filesInZip(answer.rawPayload);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['person.csv', 'entries.csv', 'sessions.csv', 'payments.csv', 'notes.csv']),
    );
    const person = files.get('person.csv') ?? '';
    expect(person).toContain(`账号,${member.account}`);
    expect(person).toContain("姓名或名称,'=1+1");
    // Every line is named in words.
    expect(person).not.toMatch(/column_|^[a-z_]+,/m);
    expect(files.get('bank-accounts.csv')).toContain('123412341234');
    const [head, ...entries] = (files.get('entries.csv') ?? '').trimEnd().split('\r\n');
    expect(head).toMatch(/^\ufeff钱包,供应商,时间 \(.+\),种类,币种,金额,/);
    expect(entries).toHaveLength(4);
    expect(entries[0]).toMatch(/^主钱包,,\d{4}-/);
  });

  it('holds what there is of the person under agents and as an agent', async () => {
    await layAgentDown();
    const file = (await take(risk, { id, reason })).json();
    expect(file).toMatchObject({
      under_agents: [{ to_day: null, reason: 'sign-up' }],
      agent_agreements: [{ ip: '10.1.2.3' }],
      agent_campaigns: [{ name: 'Ana Lee of Harbor Street' }],
      agent_bills: [{ from_day: '2026-01-01', state: 'nothing_due', commission: '0.00', currency: 'USD' }],
      agent_disputes: [{ line: 3, text: 'I am Ana Lee, and line three is wrong' }],
      agent_transfers: [{ kind: 'load', direction: 'given', account: null, amount: '12.00' }],
    });
    const files = filesInZip((await take(risk, { id, reason, format: 'csv' })).rawPayload);
    expect(files.get('agent-bills.csv')).toContain('Nothing due');
    expect(files.get('agent-transfers.csv')).toContain('Quota loaded');
    expect(files.get('agent-disputes.csv')).toContain('line three is wrong');
  });

  it('is not given without the right or a reason', async () => {
    expect((await take(support, { id, reason })).statusCode).toBe(403);
    expect((await take(risk, { id, reason: '' })).json().field).toBe('reason');
    expect((await take(risk, { id: 1, reason })).json().code).toBe(404);
  });
});

describe('an erasure', () => {
  const ask = (browser = manager) => browser.call(memberErase, { id, reason, request_id: randomUUID() });

  it('waits while money or anything open stands in the way', async () => {
    await fund(5);
    await run(`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, 'infinity')`, [id]);
    expect(await ask()).toMatchObject({ code: 385, data: { hindrances: ['money', 'away'] } });
    expect((await risk.send(memberErase, { id })).status).toBe(403);
  });

  it('empties what is personal by two, and leaves the books and the trace', async () => {
    const admin = await hall.logIn('admin', { ip: '10.0.0.5' });
    const account = await bind('444433332222');
    // Nothing but an erasure takes anything out of a bound account.
    await hall.database.pool.query(`SELECT empty_bank_account($1, '\\x00', sha256('x'), now())`, [account]);
    expect(await run('SELECT bank_name FROM bank_account WHERE id = $1', [account])).toEqual([
      { bank_name: 'Harbor Bank' },
    ]);
    await run(`UPDATE member SET name = 'Ana Lee', phone = '13900000000' WHERE id = $1`, [id]);
    await layAgentDown();
    const proposal = (await ask()).data.proposal_id;
    expect((await confirm(proposal, manager)).code).toBe(341);
    expect((await confirm(proposal, admin)).code).toBe(100);
    const [row] = await run<Record<string, unknown>>('SELECT * FROM member WHERE id = $1', [id]);
    expect(row).toMatchObject({
      account: `erased-${id}`,
      name: null,
      phone: null,
      email: null,
      birthday: null,
      registered_ip: null,
      status: 'disabled',
    });
    expect(await run('SELECT FROM member_identifier WHERE member_id = $1', [id])).toEqual([]);
    expect(await run('SELECT name FROM agent_campaign WHERE agent_id = $1', [id])).toEqual([
      { name: expect.stringMatching(/^erased-/) },
    ]);
    expect(await run('SELECT words FROM agent_dispute WHERE agent_id = $1', [id])).toEqual([
      { words: '----------' },
    ]);
    expect(
      await run('SELECT ip, user_agent FROM agent_agreement_acceptance WHERE member_id = $1', [id]),
    ).toEqual([{ ip: null, user_agent: '' }]);
    expect(
      await run('SELECT FROM session WHERE member_id = $1 AND (ended_at IS NULL OR ip IS NOT NULL)', [id]),
    ).toEqual([]);
    expect((await hall.call(safetyState.path, {}, { token: member.token })).status).toBe(401);
    const login = { member_account: `erased-${id}`, member_password: 'Lantern8' };
    expect((await hall.call('/login', login)).body).not.toMatchObject({ code: 100 });
    expect((await support.call(memberList, { filter: { q: '444433332222' } })).data.rows).toEqual([]);
    const file = (await risk.call(memberReveal, { id, fields: ['name', 'bank_accounts'], reason })).data;
    expect(file).toEqual({ name: null, bank_accounts: [] });
    expect((await ask()).code).toBe(386);
  });

  it('is not done when money has come meanwhile', async () => {
    const admin = await hall.logIn('admin', { ip: '10.0.0.6' });
    const proposal = (await ask()).data.proposal_id;
    await fund(5);
    expect((await confirm(proposal, admin)).code).toBe(347);
    const [row] = await run<{ account: string }>('SELECT account FROM member WHERE id = $1', [id]);
    expect(row?.account).toBe(member.account);
  });
});
