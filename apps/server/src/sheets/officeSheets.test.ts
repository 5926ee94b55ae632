import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  depositFile,
  memberListFile,
  reportFile,
  riskCaseFile,
  traceFile,
  traceList,
  withdrawalFile,
} from '@pavilion/contract/office';
import { waitFor } from '@pavilion/testing';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../testing/officeHall.ts';

/** Files of lists and reports, over the wire: the call, the address that it gives, what is fetched there. */

let hall: OfficeHall;
let auditor: OfficeBrowser;
let admin: OfficeBrowser;
let memberId = 0;
let account = '';
beforeAll(async () => {
  hall = await openOfficeHall();
  auditor = await hall.logIn('auditor01', { ip: '10.0.0.1' });
  admin = await hall.logIn('admin', { ip: '10.0.0.2' });
  ({ memberId, account } = await hall.joinMember());
}, 300_000);
afterAll(() => hall.close());

const fetchAs = (
  browser: OfficeBrowser | null,
  url: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  hall.app.inject({
    method: 'GET',
    url,
    remoteAddress: '10.0.0.9',
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      ...(browser === null ? {} : { cookie: `office=${browser.cookie() ?? ''}` }),
      ...headers,
    },
  });

const linesOf = (csv: string): readonly string[] => csv.replace('\ufeff', '').trimEnd().split('\r\n');
const month = { from: '2026-11-01', to: '2026-11-30' } as const;
const lastLine = async () => (await admin.call(traceList, {})).data.rows[0];

describe('a file', () => {
  it('is fetched by whoever asked for it, and is in the trace before its first line', async () => {
    const filter = { staff: 'auditor01' };
    const { code, data } = await auditor.call(traceFile, { format: 'csv', filter });
    expect(code).toBe(100);
    const answer = await fetchAs(auditor, data.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="trace.csv"',
      'cache-control': 'no-store',
    });
    const lines = linesOf(answer.body);
    expect(lines[0]).toMatch(/^Number,Time \(.+\),Staff,/);
    // Its own line is the last of it.
    expect(lines.at(-1)).toContain(`,Took the trace as a file,${traceFile.path},Read,`);
    expect(await lastLine()).toMatchObject({
      staff: { account: 'auditor01' },
      address: '10.0.0.9',
      call: traceFile.path,
      kind: 'read',
      subject: { kind: 'file', id: 'trace/file' },
      after: { format: 'csv', filter },
      outcome: 'done',
    });
  });

  it('holds all lines that fit, however many, in the language of whoever asked', async () => {
    await hall.database.owner.query(
      `INSERT INTO risk_case (site_id, kind, key, member_id, evidence, opened_at)
       SELECT 1, 'large_win', 'large ' || n, $1, '{}', '2026-11-20T12:00:00Z' FROM generate_series(1, 12000) n`,
      [memberId],
    );
    const { data } = await auditor.call(
      riskCaseFile,
      { format: 'csv', filter: { account } },
      { headers: { lang: 'zh_CN' } },
    );
    const lines = linesOf((await fetchAs(auditor, data.url)).body);
    expect(lines.length).toBe(12_001);
    expect(lines[0]).toMatch(/^编号,种类,会员编号,账号,立案时间/);
    expect(lines[1]).toContain(`超大赢奖,${memberId},${account},2026-11-20 08:00:00`);
  });

  it('of members says nothing that the list does not, and the trace not whom somebody looked for', async () => {
    const { data } = await auditor.call(memberListFile, {
      format: 'csv',
      filter: { q: `${account}@example.com` },
    });
    const lines = linesOf((await fetchAs(auditor, data.url)).body);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(account);
    expect(lines[1]).not.toContain('example.com');
    const line = await lastLine();
    expect(line).toMatchObject({ call: memberListFile.path, after: { filter: { q: '*' } } });
    expect(JSON.stringify(line)).not.toContain('example.com');
  });

  it.each([
    ['play by day', { kind: 'play', ...month, by: 'day' }],
    ['play by game', { kind: 'play', ...month, by: 'game', currency: 'RMB' }],
    ['cash', { kind: 'cash', ...month, by: 'currency' }],
    ['agents', { kind: 'agents', ...month }],
    ['methods', { kind: 'methods', ...month }],
    ['funnel', { kind: 'funnel', ...month }],
    ['liabilities', { kind: 'liabilities' }],
    ['retention', { kind: 'retention', weeks: 4 }],
  ] as const)('of the report of %s opens in both formats', async (_what, report) => {
    const [csv, xlsx] = await Promise.all(
      (['csv', 'xlsx'] as const).map(async (format) => {
        const { data } = await auditor.call(reportFile, { format, report });
        return fetchAs(auditor, data.url);
      }),
    );
    expect(csv?.headers['content-disposition']).toMatch(/filename="[a-z]+[\w-]*\.csv"/);
    const lines = linesOf(csv?.body ?? '');
    const rows = (await readXlsx(xlsx?.rawPayload ?? Buffer.of())).sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(lines.length);
    expect(rows[0]?.join(',')).toBe(lines[0]?.replaceAll('"', ''));
  });

  it.each([
    ['deposits', depositFile, { view: 'all' }],
    ['withdrawals', withdrawalFile, { states: ['paid', 'refused'] }],
  ] as const)('of %s has a line for each order of the filter', async (_what, call, filter) => {
    const { data } = await auditor.call(call as typeof depositFile, {
      format: 'csv',
      filter: filter as object,
    });
    const answer = await fetchAs(auditor, data.url);
    expect(answer.statusCode).toBe(200);
    expect(linesOf(answer.body)[0]).toMatch(/^Order number,Ordered/);
  });
});

describe('refusals', () => {
  const asked = { format: 'csv', filter: {} } as const;
  const given = async (): Promise<string> => (await auditor.call(traceFile, asked)).data.url;

  it('of whoever has not the right give no address', async () => {
    const support = await hall.logIn('support01', { ip: '10.0.0.3' });
    expect((await support.call(traceFile, asked)).code).toBe(403);
    expect(await lastLine()).toMatchObject({ outcome: 'refused', code: 403, call: traceFile.path });
    expect((await hall.browser().call(traceFile, asked)).status).toBe(401);
  });

  it.each([
    ['a format that there is not', traceFile, { format: 'exe' }, 'format'],
    ['a filter of another list', traceFile, { format: 'csv', filter: { q: 'x' } }, 'filter.q'],
    [
      'a day that there is not',
      reportFile,
      { format: 'csv', report: { kind: 'methods', from: '2026-02-30', to: '2026-03-01' } },
      'report.from',
    ],
    [
      'a span that ends before it begins',
      reportFile,
      { format: 'csv', report: { kind: 'methods', from: '2026-03-02', to: '2026-03-01' } },
      'report.to',
    ],
    ['a report that there is not', reportFile, { format: 'csv', report: { kind: 'staff' } }, 'report.kind'],
  ])('of %s name the field', async (_what, call, body, field) => {
    const answer = await auditor.send(call, body);
    expect(answer).toMatchObject({ status: 400, field });
  });

  it('of an address: without a session, by another one, of another call, changed, from another page, too late', async () => {
    const url = await given();
    const statusOf = async (...fetched: Parameters<typeof fetchAs>): Promise<number> =>
      (await fetchAs(...fetched)).statusCode;
    expect(await statusOf(null, url)).toBe(401);
    expect(await statusOf(admin, url)).toBe(403);
    expect(await statusOf(await hall.logIn('auditor01', { ip: '10.0.0.4' }), url)).toBe(403);
    expect(await statusOf(auditor, url.replace('/trace/', '/deposit/'))).toBe(403);
    expect(await statusOf(auditor, `${url.slice(0, -2)}AA`)).toBe(403);
    expect(await statusOf(auditor, url.split('?')[0] ?? '')).toBe(403);
    expect(await statusOf(auditor, url, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusOf(auditor, url, { host: 'harbor.localhost' })).toBe(401);
    expect(await statusOf(auditor, url)).toBe(200);
    hall.clock.advance(60_000);
    expect(await statusOf(auditor, url)).toBe(403);
  });

  it('of an address after the right was taken, or the session ended', async () => {
    const risk = await hall.logIn('risk01', { ip: '10.0.0.5' });
    const { url } = (await risk.call(riskCaseFile, asked)).data;
    await hall.database.owner.query(
      `DELETE FROM staff_site_role WHERE staff_id = (SELECT id FROM staff WHERE account = 'risk01')`,
    );
    expect((await fetchAs(risk, url)).statusCode).toBe(401);
    await hall.give('risk01', 1, 'support');
    await hall.database.owner.query(
      `UPDATE staff_session SET ended_at = now() WHERE staff_id = (SELECT id FROM staff WHERE account = 'risk01')`,
    );
    expect((await fetchAs(risk, url)).statusCode).toBe(401);
  });
});

it('a reader who goes away ends the query', async () => {
  await hall.database.owner.query(
    `INSERT INTO risk_case (site_id, kind, key, member_id, evidence, opened_at)
     SELECT 1, 'large_win', 'more ' || n, $1, '{}', now() FROM generate_series(1, 200000) n`,
    [memberId],
  );
  if (!hall.app.server.listening) await hall.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = hall.app.server.address() as AddressInfo;
  const reading = async (): Promise<number> => {
    const { rows } = await hall.database.owner.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'FETCH%' AND state <> 'idle'`,
    );
    return rows[0]?.count ?? 0;
  };
  const { url } = (await auditor.call(riskCaseFile, { format: 'csv', filter: {} })).data;
  await new Promise<void>((resolve, reject) => {
    const request = get(
      {
        host: '127.0.0.1',
        port,
        path: url,
        headers: {
          host: 'localhost',
          cookie: `office=${auditor.cookie() ?? ''}`,
          'sec-fetch-site': 'same-origin',
        },
      },
      (response) => {
        expect(response.statusCode).toBe(200);
        response.on('error', () => undefined);
        // Nothing more is read: what is written fills the line and waits, and the query with it.
        response.once('readable', () => {
          waitFor(async () => (await reading()) === 1, { withinMs: 30_000 })
            .then(() => {
              request.destroy();
              resolve();
            })
            .catch(reject);
        });
      },
    );
    request.once('error', reject);
  });
  await waitFor(async () => (await reading()) === 0, { withinMs: 30_000 });
  // And the connection is free again for whoever comes next.
  for (let time = 0; time < 5; time += 1)
    expect(
      (await fetchAs(auditor, (await auditor.call(traceFile, { format: 'csv', filter: {} })).data.url))
        .statusCode,
    ).toBe(200);
}, 300_000);
