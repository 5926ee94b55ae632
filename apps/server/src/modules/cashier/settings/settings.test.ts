import { randomUUID } from 'node:crypto';
import { depositMethods, depositQuote } from '@pavilion/contract/cashier';
import {
  type BankRow,
  bankList,
  bankSave,
  depositPromotionList,
  depositPromotionSave,
  gatewayKeyAdd,
  gatewayKeyRetire,
  gatewayList,
  gatewaySave,
  houseAccountList,
  houseAccountSave,
  methodList,
  methodSave,
  type PaymentMethod,
  type PaymentMethodRow,
  paymentChoices,
  proposalConfirm,
  proposalOne,
  withdrawalRuleList,
  withdrawalRuleSave,
} from '@pavilion/contract/office';
import { bankAccountList } from '@pavilion/contract/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '../../../infra/seal.ts';
import type { OfficeBrowser } from '../../../testing/officeHall.ts';
import { type Desk, deskSecret, openDesk } from '../desk.fixture.ts';

/** How money comes in and goes out, changed from the office: one proposes, another confirms. */

let desk: Desk;
let payments: OfficeBrowser;
let manager: OfficeBrowser;
let auditor: OfficeBrowser;
beforeAll(async () => {
  desk = await openDesk();
  payments = await desk.hall.logIn('payments01', { ip: '10.0.0.1' });
  manager = await desk.hall.logIn('manager01', { ip: '10.0.0.2' });
  auditor = await desk.hall.logIn('auditor01', { ip: '10.0.0.3' });
});
afterAll(() => desk.close());

const asked = () => ({ reason: 'as agreed with the bank', request_id: randomUUID() });
const confirm = async (id: number | null | undefined, by = manager) => {
  const { data } = await by.call(proposalOne, { id: id ?? 0 });
  return by.call(proposalConfirm, { id: id ?? 0, content_hash: data.content_hash });
};

const methodOf = async (code: string, currency = 'USD'): Promise<PaymentMethodRow> => {
  const { data } = await auditor.call(methodList, { filter: { currency: currency as 'USD' }, perPage: 200 });
  const row = data.rows.find((one) => one.code === code);
  if (row === undefined) throw new Error(`no method ${code}`);
  return row;
};
const settingsOf = ({ id, version, kind, is_offered, ...method }: PaymentMethodRow): PaymentMethod => method;
const offered = async () => {
  const { token } = await desk.hall.joinMember();
  const { body } = await desk.hall.call(depositMethods.path, {}, { token });
  return depositMethods.data.parse((body as { data: unknown }).data).list;
};

describe('a way to pay in', () => {
  it('is changed by two, exactly as it was proposed, and members meet it at once', async () => {
    const row = await methodOf('sandbox');
    const method = { ...settingsOf(row), amount_max: '777.00', presets: ['50.00', '777.00'] };
    const change = { id: row.id, version: row.version, method, ...asked() };
    expect((await auditor.call(methodSave, change)).status).toBe(403);
    const first = await payments.call(methodSave, change);
    // Sent again it is the same proposal.
    expect((await payments.call(methodSave, change)).data).toEqual(first.data);
    expect((await methodOf('sandbox')).amount_max).toBe(row.amount_max);
    const { data } = await manager.call(proposalOne, { id: first.data.proposal_id ?? 0 });
    expect(data.content).toMatchObject({
      before: { amount_max: row.amount_max },
      after: { amount_max: '777.00' },
    });
    expect((await confirm(first.data.proposal_id, payments)).code).toBe(341);
    expect((await confirm(first.data.proposal_id)).code).toBe(100);
    expect((await methodOf('sandbox')).amount_max).toBe('777.00');
    expect((await offered()).find(({ code }) => code === 'sandbox')).toMatchObject({
      amount_max: '777.00',
      presets: ['50.00', '777.00'],
    });
    // Sent again after all of it, too.
    expect((await payments.call(methodSave, change)).data).toEqual(first.data);
    expect((await methodOf('sandbox')).amount_max).toBe('777.00');
    const { rows } = await desk.hall.database.owner.query(
      `SELECT after -> 'content' -> 'before' ->> 'amount_max' AS before, after -> 'content' -> 'after' ->> 'amount_max' AS after
         FROM trace WHERE call = '/office/proposal/confirm' AND subject_kind = 'deposit_method' AND outcome = 'done'`,
    );
    expect(rows).toEqual([{ before: row.amount_max, after: '777.00' }]);
  });

  it('is not overwritten by who has not seen the last change', async () => {
    const row = await methodOf('sandbox', 'RMB');
    const method = settingsOf(row);
    const save = (given: PaymentMethod) =>
      payments.call(methodSave, { id: row.id, version: row.version, method: given, ...asked() });
    const stale = (await save({ ...method, sort: 7 })).data.proposal_id;
    expect((await confirm((await save({ ...method, sort: 3 })).data.proposal_id)).code).toBe(100);
    expect((await confirm(stale)).code).toBe(344);
    const late = await save({ ...method, sort: 9 });
    expect(late).toMatchObject({ code: 409, data: { current: { sort: 3 } } });
    expect((await methodOf('sandbox', 'RMB')).sort).toBe(3);
  });

  it.each([
    ['a largest amount below the smallest', { amount_min: '10.00', amount_max: '9.00' }, 'amount_max'],
    ['nothing as the smallest', { amount_min: '0.00' }, 'amount_min'],
    ['more decimals than the currency has', { fee: '-1.00' }, 'fee'],
    ['an amount that is offered outside the bounds', { presets: ['99999999.00'] }, 'presets'],
    ['a gateway that there is not', { gateway: 'nobody' }, 'gateway'],
    ['another code', { code: 'other' }, 'code'],
    [
      'another currency',
      { currency: 'JPY' as const, amount_min: '1', amount_max: '9', fee: '0', presets: [] },
      'currency',
    ],
    ['no name', { name: {} }, 'method.name'],
  ])('with %s is refused, the field named', async (_what, changed, field) => {
    const row = await methodOf('transfer');
    const method = { ...settingsOf(row), ...changed };
    const answer = await payments.call(methodSave, { id: row.id, version: row.version, method, ...asked() });
    expect([answer.status, answer.field]).toEqual([400, field]);
  });

  it('is made new, under a code that is free', async () => {
    const method = {
      ...settingsOf(await methodOf('sandbox')),
      code: 'express',
      name: { en_US: 'Express' },
      fee: '2.50',
    };
    expect(
      (await payments.call(methodSave, { method: { ...method, code: 'sandbox' }, ...asked() })).field,
    ).toBe('code');
    const { data } = await payments.call(methodSave, { method, ...asked() });
    expect((await confirm(data.proposal_id)).code).toBe(100);
    const made = (await offered()).find(({ code }) => code === 'express');
    expect(made).toMatchObject({ name: 'Express', fee: '2.50' });
    const { token } = await desk.hall.joinMember();
    const quote = await desk.hall.call(
      depositQuote.path,
      { method_id: made?.id, amount: '50.00' },
      { token },
    );
    expect(quote.body).toMatchObject({ code: 100, data: { fee: '2.50' } });
  });

  it('of one code is made once, though two are confirmed at the same moment', async () => {
    const method = { ...settingsOf(await methodOf('sandbox')), code: 'twin', name: { en_US: 'Twin' } };
    const ids = [];
    for (const sort of [1, 2])
      ids.push(
        (await payments.call(methodSave, { method: { ...method, sort }, ...asked() })).data.proposal_id,
      );
    const answers = await Promise.all(ids.map((id) => confirm(id)));
    expect(answers.map(({ code, status }) => [status, code]).sort()).toEqual([
      [200, 100],
      [200, 347],
    ]);
    expect((await offered()).filter(({ code }) => code === 'twin')).toHaveLength(1);
  });

  it('is closed to other sites', async () => {
    await desk.hall.give('payments01', 2, 'payments');
    const harbor = await desk.hall.logIn('payments01', { host: 'harbor.localhost', ip: '10.0.0.4' });
    const row = await methodOf('sandbox');
    const change = { id: row.id, version: row.version, method: settingsOf(row), ...asked() };
    expect((await harbor.call(methodSave, change)).code).toBe(404);
  });
});

describe('an account of the house', () => {
  const list = async () => (await auditor.call(houseAccountList, { perPage: 200 })).data.rows;
  const open = async (methodId: number) =>
    (await list()).filter((one) => one.method_id === methodId && one.enabled);

  it('that is opened takes the place of the one before; what members were shown stays as it was', async () => {
    const method = await methodOf('transfer');
    await desk.order(await desk.hall.joinMember(), 'transfer');
    const [shown] = await open(method.id);
    if (shown === undefined) throw new Error('no account');
    const account = {
      method_id: method.id,
      bank_name: 'Harbour Bank',
      account_number: '99001122',
      holder: 'Pavilion',
      enabled: true,
    };
    const changed = { id: shown.id, version: shown.version, account: { ...account }, ...asked() };
    expect((await payments.call(houseAccountSave, changed)).code).toBe(371);
    const { data } = await payments.call(houseAccountSave, { account, ...asked() });
    expect((await confirm(data.proposal_id)).code).toBe(100);
    expect(await open(method.id)).toMatchObject([{ account_number: '99001122', orders: 0 }]);
    expect((await list()).find(({ id }) => id === shown.id)).toMatchObject({
      enabled: false,
      account_number: shown.account_number,
    });
  });

  it('belongs to a transfer', async () => {
    const page = await methodOf('sandbox');
    const account = { method_id: page.id, bank_name: 'B', account_number: '1', holder: 'H', enabled: true };
    expect((await payments.call(houseAccountSave, { account, ...asked() })).field).toBe('method_id');
  });
});

describe('the terms of money out', () => {
  const ruleOf = async () => {
    const [row] = (await auditor.call(withdrawalRuleList, { filter: { currency: 'USD' } })).data.rows;
    if (row === undefined) throw new Error('no rule');
    const { id, version, ...rule } = row;
    return { version, rule };
  };

  it('are changed by two', async () => {
    const { version, rule } = await ruleOf();
    const changed = { ...rule, second_approval_from: '123.00', fee: '1.00' };
    const { data } = await payments.call(withdrawalRuleSave, { version, rule: changed, ...asked() });
    expect((await confirm(data.proposal_id)).code).toBe(100);
    expect((await ruleOf()).rule).toEqual(changed);
  });

  it('leave something of the smallest amount, and are paid by a gateway', async () => {
    const { version, rule } = await ruleOf();
    const save = (changed: object) =>
      payments.call(withdrawalRuleSave, { version, rule: { ...rule, ...changed }, ...asked() });
    expect((await save({ fee: rule.amount_min })).field).toBe('fee');
    expect((await save({ fee: '0.00', fee_basis_points: 10_000 })).field).toBe('fee');
    expect((await save({ gateway: 'transfer' })).field).toBe('gateway');
    // Whoever has not read them makes no new ones over them.
    expect((await payments.call(withdrawalRuleSave, { rule, ...asked() })).code).toBe(409);
  });
});

describe('a promotion', () => {
  it('is made, closed again, and tells what it has cost', async () => {
    const promotion = {
      code: 'night',
      currency: 'USD' as const,
      name: { zh_CN: '夜场', en_US: 'Night' },
      description: {},
      bonus_basis_points: 1_000,
      bonus_max: '20.00',
      amount_min: '50.00',
      turnover_percent: 300,
      stake_max: '5.00',
      weights: [{ gt_id: 3 as const, game_id: null, percent: 10 }],
      days: 30,
      promo_code: 'NIGHT24',
      free_rounds: null,
      free_round_game_id: null,
      free_round_stake: null,
      reach: 'each' as const,
      starts_at: '2026-11-01T00:00:00.000Z',
      ends_at: '2026-12-01T00:00:00.000Z',
      sort: 0,
      enabled: true,
    };
    const backwards = { ...promotion, ends_at: promotion.starts_at };
    expect((await payments.call(depositPromotionSave, { promotion: backwards, ...asked() })).field).toBe(
      'ends_at',
    );
    const made = await payments.call(depositPromotionSave, { promotion, ...asked() });
    expect((await confirm(made.data.proposal_id)).code).toBe(100);
    const find = async () =>
      (await auditor.call(depositPromotionList, { filter: { currency: 'USD' } })).data.rows.find(
        ({ code }) => code === 'night',
      );
    const row = await find();
    expect(row).toMatchObject({ ...promotion, given: { deposits: 0, bonus: '0.00' } });
    const payer = await desk.hall.joinMember();
    await desk.hall.database.owner.query(
      `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                  method_id, gateway_code, state, deposit_times, locale, return_url, ask_at, created_at, updated_at,
                                  expires_at, settled_at, promotion_id, bonus_minor)
       SELECT 'D20261120NIGHT', 1, $1, gen_random_uuid(), sha256('x'), currency, 10000, 0, id, gateway_code, 'succeeded', 1, 'zh_CN',
              'http://localhost', $2, $2, $2, $2, $2, $3, 1000 FROM deposit_method WHERE site_id = 1 AND currency = 'USD' ORDER BY id LIMIT 1`,
      [payer.memberId, desk.hall.clock.now(), row?.id],
    );
    expect((await find())?.given).toEqual({ deposits: 1, deposited: '100.00', bonus: '10.00' });
    const closed = await payments.call(depositPromotionSave, {
      id: row?.id,
      version: row?.version,
      promotion: { ...promotion, enabled: false },
      ...asked(),
    });
    expect((await confirm(closed.data.proposal_id)).code).toBe(100);
    expect((await find())?.enabled).toBe(false);
  });
});

describe('a gateway', () => {
  const gateway = {
    code: 'harbour-pay',
    adapter: 'sandbox' as const,
    base_url: 'https://pay.example/v1',
    enabled: true,
  };
  const secret = 'a secret that a gateway told once';
  const rowOf = async (code: string) =>
    (await auditor.call(gatewayList, {})).data.rows.find((one) => one.code === code);

  it('of other sites as well is changed by whoever has the right there', async () => {
    const row = await rowOf('sandbox');
    expect(row?.is_shared).toBe(true);
    const change = {
      version: row?.version,
      gateway: {
        code: 'sandbox',
        adapter: 'sandbox' as const,
        base_url: 'https://elsewhere.example',
        enabled: true,
      },
      ...asked(),
    };
    expect((await manager.call(gatewaySave, change)).code).toBe(382);
    const key = { gateway: 'sandbox', key_id: 'sbx-9', secret, ...asked() };
    expect((await manager.call(gatewayKeyAdd, key)).code).toBe(382);
  });

  it('is made by two, has an address, and is one that the forms offer', async () => {
    expect(
      (await payments.call(gatewaySave, { gateway: { ...gateway, base_url: null }, ...asked() })).field,
    ).toBe('base_url');
    const { data } = await payments.call(gatewaySave, { gateway, ...asked() });
    expect((await confirm(data.proposal_id)).code).toBe(100);
    expect(await rowOf('harbour-pay')).toMatchObject({ ...gateway, uses: 0, is_shared: false, keys: [] });
    const choices = (await auditor.call(paymentChoices, {})).data.gateways.map(({ code }) => code);
    expect(choices).toContain('harbour-pay');
  });

  it('has keys whose secret is typed once and told to nobody, opened and closed by two', async () => {
    const add = { gateway: 'harbour-pay', key_id: 'hp-1', secret, ...asked() };
    const { data } = await payments.call(gatewayKeyAdd, add);
    expect((await rowOf('harbour-pay'))?.keys).toMatchObject([{ key_id: 'hp-1', active: false }]);
    expect((await payments.call(gatewayKeyAdd, add)).data).toEqual(data);
    expect((await payments.call(gatewayKeyAdd, { ...add, ...asked() })).code).toBe(383);
    const proposal = await manager.call(proposalOne, { id: data.proposal_id ?? 0 });
    expect(proposal.data.content).toEqual({ gateway: 'harbour-pay', key_id: 'hp-1' });
    expect((await confirm(data.proposal_id)).code).toBe(100);
    const { owner } = desk.hall.database;
    const { rows } = await owner.query<{ secret_sealed: Buffer; active: boolean }>(
      `SELECT secret_sealed, active FROM gateway_key WHERE key_id = 'hp-1'`,
    );
    expect(rows[0]?.active).toBe(true);
    expect(unseal(deskSecret, 'hp-1', rows[0]?.secret_sealed ?? Buffer.alloc(0))).toBe(secret);
    const traces = await owner.query<{ text: string }>(
      `SELECT string_agg(row_to_json(t)::text, '') AS text FROM (SELECT to_jsonb(trace) FROM trace UNION ALL SELECT to_jsonb(proposal) FROM proposal) AS t`,
    );
    expect(traces.rows[0]?.text).not.toContain(secret);

    const retire = (key_id: string) =>
      payments.call(gatewayKeyRetire, { gateway: 'harbour-pay', key_id, ...asked() });
    expect((await retire('hp-1')).code).toBe(385);
    const second = await payments.call(gatewayKeyAdd, { ...add, key_id: 'hp-2', ...asked() });
    expect((await confirm(second.data.proposal_id)).code).toBe(100);
    expect((await payments.call(gatewayKeyAdd, { ...add, key_id: 'hp-3', ...asked() })).code).toBe(384);
    expect((await confirm((await retire('hp-1')).data.proposal_id)).code).toBe(100);
    const live = (await rowOf('harbour-pay'))?.keys.filter(({ active }) => active);
    expect(live).toMatchObject([{ key_id: 'hp-2' }]);
    expect((await retire('hp-1')).code).toBe(404);
  });
});

describe('a bank', () => {
  const banks = async (q?: string): Promise<readonly BankRow[]> =>
    (
      await auditor.call(bankList, {
        filter: { currency: 'USD', ...(q === undefined ? {} : { q }) },
        perPage: 200,
      })
    ).data.rows;
  const named = (name: string) => ({
    currency: 'USD' as const,
    code: 'HARBOR',
    name,
    names: { zh_CN: '海港银行' },
    sort: 0,
    enabled: true,
  });
  const found = async (language: string): Promise<readonly string[]> => {
    const { token } = await desk.hall.joinMember();
    const answer = await desk.hall.app.inject({
      method: 'POST',
      url: `/api${bankAccountList.path}`,
      headers: { host: 'localhost', authorization: token, lang: language },
      payload: {},
    });
    return bankAccountList.data.parse(answer.json().data).banks;
  };

  it('is added by two, found by members in their language, named anew, and hidden', async () => {
    const bank = named('Harbor Bank');
    expect((await auditor.call(bankSave, { bank, ...asked() })).status).toBe(403);
    const first = await payments.call(bankSave, { bank, ...asked() });
    expect(await banks('harbor')).toEqual([]);
    expect((await confirm(first.data.proposal_id)).code).toBe(100);
    expect(await found('en_US')).toContain('Harbor Bank');
    expect(await found('zh_CN')).toContain('海港银行');
    expect(await banks('海港')).toHaveLength(1);

    const [row] = await banks('harbor');
    const { id = 0, version = '', ...fields } = row ?? {};
    const change = {
      id,
      version,
      bank: { ...named('Harbor Trust'), ...fields, name: 'Harbor Trust' },
      ...asked(),
    };
    expect((await confirm((await payments.call(bankSave, change)).data.proposal_id)).code).toBe(100);
    expect(await found('en_US')).toContain('Harbor Trust');
    // Who has not seen the last change overwrites nothing.
    expect((await payments.call(bankSave, { ...change, ...asked() })).code).toBe(409);
    const [renamed] = await banks('harbor');
    const hidden = { id, version: renamed?.version, bank: { ...change.bank, enabled: false }, ...asked() };
    expect((await confirm((await payments.call(bankSave, hidden)).data.proposal_id)).code).toBe(100);
    expect(await found('en_US')).not.toContain('Harbor Trust');
    expect(await banks('harbor')).toMatchObject([{ enabled: false }]);
  });

  it.each([
    ['a name that is taken', { name: 'Twice' }, 'name'],
    ['no name', { name: ' ' }, 'bank.name'],
    ['an empty code', { code: '' }, 'bank.code'],
  ])('with %s is refused, the field named', async (_what, changed, field) => {
    if ((await banks('Twice')).length === 0)
      await confirm((await payments.call(bankSave, { bank: named('Twice'), ...asked() })).data.proposal_id);
    const answer = await payments.call(bankSave, { bank: { ...named('Other'), ...changed }, ...asked() });
    expect([answer.status, answer.field]).toEqual([400, field]);
  });
});
