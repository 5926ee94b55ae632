import { randomUUID } from 'node:crypto';
import { recordsStatement } from '@pavilion/contract/records';
import { memberMain, type PostingKind, post, providerHouse } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openCounter } from './counter.fixture.ts';

let counter: Counter;
let token: string;
let memberId: number;
let members = 0;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `reader${members}` }));
});

const move = (kind: PostingKind, amount: number, direction: 'in' | 'out', reason?: string) => {
  const main = memberMain(1, memberId, 'RMB');
  const house = providerHouse(1, 1, 'RMB');
  return post(counter.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind,
    reference: 'round',
    actor: 'operator:ada',
    ...(reason === undefined ? {} : { reason }),
    moves: [
      direction === 'in'
        ? { from: house, to: main, amountMinor: minor(amount) }
        : { from: main, to: house, amountMinor: minor(amount) },
    ],
  });
};
const year = { from: '2026-06-01T00:00:00.000Z', to: '2027-06-01T00:00:00.000Z' };
const ask = (body: object = {}, from: object = { token }) =>
  counter.hall.call(recordsStatement, { ...year, ...body }, from);
const fetchFile = (url: string, host = 'one.test') =>
  counter.hall.app.inject({ method: 'GET', url, headers: { host } });

describe('a statement', () => {
  test('tells both balances, and what moved between, by kind', async () => {
    await move('adjustment', 10_000, 'in');
    await move('bet', 3_000, 'out');
    await move('bet', 500, 'out');
    await move('win', 1_200, 'in');
    const { code, data } = await ask();
    expect(code).toBe(100);
    expect(data).toMatchObject({
      currency: 'RMB',
      opening: '0.00',
      closing: '77.00',
      in: '112.00',
      out: '35.00',
    });
    expect(data.totals).toEqual([
      { kind: 'bet', in: '0.00', out: '35.00' },
      { kind: 'win', in: '12.00', out: '0.00' },
      { kind: 'adjustment', in: '100.00', out: '0.00' },
    ]);
  });

  test('of a range before the first posting, and of a member without any, is empty', async () => {
    expect((await ask()).data).toMatchObject({ opening: '0.00', closing: '0.00', totals: [] });
    await move('adjustment', 10_000, 'in');
    const before = await ask({ from: '2020-01-01T00:00:00Z', to: '2020-12-31T00:00:00Z' });
    expect(before.data).toMatchObject({ opening: '0.00', closing: '0.00', totals: [] });
  });

  test.each([
    ['longer than a year', { from: '2025-01-01T00:00:00Z', to: '2026-01-03T00:00:00Z' }],
    ['that ends before it begins', { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
  ])('%s is refused by name', async (_what, range) => {
    expect(await ask(range)).toMatchObject({ status: 400, field: 'to' });
  });

  test('is for its member only', async () => {
    await move('adjustment', 10_000, 'in');
    const other = await counter.hall.addMember({ account: `other${members}` });
    expect((await ask({}, { token: other.token })).data.closing).toBe('0.00');
    expect((await ask({}, {})).status).toBe(401);
  });
});

describe('the file', () => {
  test.each([
    ['Caracas', '2026-11-01T04:00:00.000Z', '2026-12-01T04:00:00.000Z'],
    ['Tokyo', '2026-10-31T15:00:00.000Z', '2026-11-30T15:00:00.000Z'],
    ['Greenwich', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ])('is named by the first and the last day, whole days in %s', async (_zone, from, to) => {
    const file = await fetchFile((await ask({ from, to })).data.url);
    expect(file.headers['content-disposition']).toContain('statement-2026-11-01-2026-11-30.csv');
  });

  test('holds every line and nothing that is for staff', async () => {
    await move('adjustment', 10_000, 'in', 'goodwill after a complaint');
    await move('bet', 3_000, 'out');
    const { data } = await ask();
    const file = await fetchFile(data.url);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="statement-2026-06-01-2027-05-31.csv"',
    );
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^posted_at,kind,reference,amount,balance,currency/);
    expect(lines[2]).toContain(',adjustment,round,100.00,100.00,RMB');
    expect(lines[3]).toContain(',bet,round,');
    expect(lines[4]).toContain('closing_balance,,,70.00');
    expect(file.body).not.toMatch(/ada|goodwill/);
  });

  test('goes out in parts, however many lines there are', async () => {
    await move('adjustment', 10_000, 'in');
    for (let posted = 0; posted < 600; posted += 1) await move('bet', 1, 'out');
    const file = await fetchFile((await ask()).data.url);
    expect(file.body.trim().split('\r\n')).toHaveLength(604);
  });

  test('is there for a minute, on its own site, and for nobody who makes an address up', async () => {
    const { data } = await ask();
    expect((await fetchFile(data.url, 'harbor.test')).statusCode).toBe(404);
    for (const made of ['/statement?ticket=abc', '/statement', '/statement?ticket=a&ticket=b'])
      expect((await fetchFile(made)).statusCode).toBe(404);
    const forged = `${data.url.slice(0, -2)}${data.url.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await fetchFile(forged)).statusCode).toBe(404);
    counter.hall.clock.advance(60_000);
    expect((await fetchFile(data.url)).statusCode).toBe(404);
  });
});
