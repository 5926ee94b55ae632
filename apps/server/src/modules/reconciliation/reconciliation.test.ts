import {
  booksProve,
  caseClose,
  caseList,
  caseSave,
  providerCompare,
  type ReconciliationCase,
  reconciliationChoices,
  statementImport,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfficeBrowser } from '../../testing/officeHall.ts';
import { type Desk, openDesk, type Payer } from '../cashier/desk.fixture.ts';

/** The desk at which what others say is laid beside what the hall says. */

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

const period = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };
const columns = { order_number: 'Order', amount: 'Paid', currency: 'Currency' };
const importCsv = (csv: string, by = payments) =>
  by.call(statementImport, { gateway: 'sandbox', csv, columns, ...period });
const open = async (filter: object = {}) =>
  (await auditor.call(caseList, { filter, perPage: 200 })).data.rows;
const rulesOf = (rows: readonly ReconciliationCase[]) =>
  Object.fromEntries(rows.map(({ subject, rule }) => [subject, rule]));

/** A deposit on a gateway's page that was credited. */
const pay = async (payer: Payer, amount = '100.00'): Promise<string> => {
  const order = await desk.order(payer, 'page', amount);
  const paid = Number(amount.replace('.', ''));
  await desk.tell({
    order_number: order,
    payment_id: await desk.paymentOf(order),
    amount: paid,
    state: 'approved',
  });
  return order;
};

describe('a gateway’s statement', () => {
  let orders: string[];
  beforeAll(async () => {
    const payer = await desk.hall.joinMember();
    orders = [
      await pay(payer),
      await pay(payer, '1250.00'),
      await pay(payer),
      await desk.order(payer, 'page'),
    ];
  });

  it('that agrees makes no case, however its amounts are written', async () => {
    const [one, two, three] = orders;
    const csv = `\ufeffOrder;Paid;Currency;Remark\r\n${one};100;USD;"a; ""b"""\r\n${two};1,250.00;USD;\r\n${three};100.000;USD;=1+1\r\n`;
    const { code, data } = await importCsv(csv);
    expect([code, data]).toEqual([100, { lines: 3, matched: 3, elsewhere: 0, differences: 0, cases: 0 }]);
    expect(await open()).toEqual([]);
    const { statements } = (await auditor.call(reconciliationChoices, {})).data;
    expect(statements).toMatchObject([{ gateway: 'sandbox', lines: 3, matched: 3, by: 'payments01' }]);
  });

  it('makes a case of each difference, once, and closed ones stay closed', async () => {
    const [one, two, three, unpaid] = orders;
    const csv = [
      'Order,Paid,Currency',
      `${one},100.00,USD`,
      `${one},100.00,USD`,
      `${two},1250.01,USD`,
      `${unpaid},100.00,USD`,
      'D-STRANGER,5.00,USD',
    ].join('\n');
    expect((await importCsv(csv)).data).toEqual({
      lines: 5,
      matched: 1,
      elsewhere: 0,
      differences: 5,
      cases: 5,
    });
    const rows = await open({ source: 'statement', party: 'sandbox' });
    expect(rulesOf(rows)).toEqual({
      [one ?? '']: 'listed_twice',
      [two ?? '']: 'amount',
      [three ?? '']: 'missing_there',
      [unpaid ?? '']: 'state',
      'D-STRANGER': 'missing_here',
    });
    expect(rows.find(({ subject }) => subject === two)).toMatchObject({ ours: '1250.00', theirs: '1250.01' });
    expect((await importCsv(csv)).data).toMatchObject({ differences: 5, cases: 0 });
    const stranger = rows.find(({ subject }) => subject === 'D-STRANGER');
    const closing = {
      id: stranger?.id ?? 0,
      version: stranger?.version ?? 0,
      reason: 'paid to another merchant',
    };
    expect((await payments.call(caseClose, closing)).code).toBe(100);
    expect((await importCsv(csv)).data.cases).toBe(0);
    expect(rulesOf(await open())).not.toHaveProperty('D-STRANGER');
    expect(await open({ closed: true })).toMatchObject([
      { subject: 'D-STRANGER', closed_by: 'payments01', outcome: 'paid to another merchant' },
    ]);
  });

  it.each([
    ['no CSV', 'Order,Paid,Currency\n"D1,100', 389],
    ['too few fields', 'Order,Paid,Currency\nD1', 389],
    ['other columns', 'Reference,Sum,Currency\nD1,100,USD', 389],
    ['nothing but names', 'Order,Paid,Currency\n', 389],
    ['a formula for an order', 'Order,Paid,Currency\n=HYPERLINK("x"),100,USD', 389],
    ['a formula in quotes', 'Order,Paid,Currency\n"=1+1",100,USD', 390],
    ['no amount', 'Order,Paid,Currency\nD1,much,USD', 390],
    ['an amount below nothing', 'Order,Paid,Currency\nD1,-5,USD', 390],
  ])('with %s is refused whole', async (_what, csv, code) => {
    const before = await open();
    expect((await importCsv(csv)).code).toBe(code);
    expect(await open()).toEqual(before);
  });

  it('tells the line that cannot be read', async () => {
    const answer = await importCsv('Order,Paid,Currency\nD1,1,USD\nD2,x,USD');
    expect(answer).toMatchObject({ code: 390, data: { line: 3 } });
  });

  it('is bounded, and not taken from who only reads, nor of a gateway of others', async () => {
    expect((await importCsv('x'.repeat(2_000_001))).status).toBe(400);
    expect((await importCsv('Order,Paid,Currency\n', auditor)).status).toBe(403);
    const other = { gateway: 'nobody', csv: 'Order,Paid,Currency\nD1,1,USD', columns, ...period };
    expect((await payments.call(statementImport, other)).code).toBe(404);
  });

  it('leaves what is another site’s alone', async () => {
    const order = await pay(await desk.hall.joinMember());
    await desk.hall.give('manager01', 2, 'payments');
    const harbor = await desk.hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.4' });
    const { data } = await importCsv(`Order,Paid,Currency\n${order},100.00,USD`, harbor);
    expect(data).toMatchObject({ lines: 1, elsewhere: 1, differences: 0 });
    expect((await harbor.call(caseList, {})).data.total).toBe(0);
  });
});

describe('a case', () => {
  it('has an owner and a note, is told to who comes second, and ends with words', async () => {
    const [found] = await open();
    const { id = 0, version = 0 } = found ?? {};
    const take = (by: OfficeBrowser, note: string) => by.call(caseSave, { id, version, mine: true, note });
    const answers = await Promise.all([take(payments, 'asked the gateway'), take(manager, 'mine')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([100, 409]);
    const second = answers.find(({ code }) => code === 409);
    expect(second?.data).toHaveProperty('current.version', version + 1);
    const winner = answers[0]?.code === 100 ? payments : manager;
    const own = await winner.call(caseList, { filter: { mine: true } });
    expect(own.data.rows.map((row) => row.id)).toEqual([id]);
    const close = (by: OfficeBrowser, reason: string) =>
      by.call(caseClose, { id, version: version + 1, reason });
    expect((await close(auditor, 'looked at')).status).toBe(403);
    expect((await close(payments, '')).field).toBe('reason');
    expect((await close(payments, 'given back')).code).toBe(100);
    expect((await close(payments, 'given back')).code).toBe(361);
    const { rows } = await desk.hall.database.owner.query(
      `SELECT call, reason FROM trace WHERE subject_kind = 'reconciliation_case' AND subject_id = $1 AND outcome = 'done' ORDER BY number`,
      [String(id)],
    );
    expect(rows).toEqual([
      { call: '/office/reconciliation/case_save', reason: null },
      { call: '/office/reconciliation/case_close', reason: 'given back' },
    ]);
    await desk.hall.give('manager01', 2, 'payments');
    const harbor = await desk.hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.4' });
    expect((await harbor.call(caseSave, { id, version: 0, mine: true, note: '' })).code).toBe(404);
  });
});

describe('the books', () => {
  const prove = (by: OfficeBrowser) => by.call(booksProve, {});

  it('that balance say so, by currency', async () => {
    const { data } = await prove(manager);
    expect(data).toMatchObject({ differences: 0, cases: 0 });
    expect(data.totals.map(({ currency }) => currency)).toContain('USD');
  });

  it('that do not are shown to whoever may see all sites, and counted for others', async () => {
    const { owner } = desk.hall.database;
    // A win of which the withheld money is nowhere: the wallet's own part of the proof.
    const { memberId } = await desk.hall.joinMember();
    const { rows } = await owner.query<{ id: bigint }>(
      `INSERT INTO wallet_transaction (gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, currency,
                                       win_minor, occurred_at, processed_at)
       VALUES (1, 'lost', 'win', 'done', 'OK', sha256('x'), 1, $1, 'USD', 500, now(), now()) RETURNING id`,
      [memberId],
    );
    await owner.query(
      `INSERT INTO withheld_win (number, site_id, gp_id, transaction_id, member_id, currency, amount_minor, bound_minor, created_at)
       VALUES ($1, 1, 1, 'lost', $2, 'USD', 500, 1, now())`,
      [rows[0]?.id, memberId],
    );
    expect((await prove(payments)).data).toMatchObject({ differences: 1, cases: 0 });
    expect((await prove(manager)).data).toMatchObject({ differences: 1, cases: 1 });
    expect((await prove(manager)).data).toMatchObject({ differences: 1, cases: 0 });
    expect(await open({ source: 'books' })).toMatchObject([{ party: 'ledger' }]);
  });
});

describe('a provider’s day', () => {
  it('of a provider that the site does not have is not compared', async () => {
    expect((await payments.call(providerCompare, { gp_id: 999, day: '2026-11-19' })).code).toBe(404);
  });

  it('of one that cannot be reached is told so', async () => {
    const { owner } = desk.hall.database;
    await owner.query(
      `INSERT INTO provider_wire (gp_id, base_url, game_origin) VALUES (1, 'http://127.0.0.1:9', 'http://127.0.0.1:9') ON CONFLICT (gp_id) DO UPDATE SET base_url = 'http://127.0.0.1:9'`,
    );
    const answer = await payments.call(providerCompare, { gp_id: 1, day: '2026-11-19' });
    expect([386, 387]).toContain(answer.code);
  });
});
