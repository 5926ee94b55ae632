import { randomUUID } from 'node:crypto';
import { reportMailAdd, reportMailEnd, reportMailList, traceList } from '@pavilion/contract/office';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPostOffice } from '../../infra/mail/postOffice.ts';
import { createSmtpCarrier } from '../../infra/mail/smtp.ts';
import { openSmtpServer, type SmtpServer } from '../../infra/mail/smtpServer.fixture.ts';
import { hallSecret, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { openTestJobs, type TestJobs } from '../../testing/testJobs.ts';

/** Reports that come by mail: asked for in the office, sent by the clock, carried by SMTP. */

const log = { error: () => undefined };
const address = 'payments01@pavilion.example';

let smtp: SmtpServer;
let hall: OfficeHall;
let jobs: TestJobs;
beforeAll(async () => {
  smtp = await openSmtpServer();
  hall = await openOfficeHall({
    environment: { SMTP_URL: smtp.url, MAIL_FROM: 'Pavilion <reports@pavilion.example>' },
  });
  jobs = await openTestJobs(hall.database);
  const { works } = createPostOffice({
    jobs,
    clock: hall.clock,
    log,
    secret: hallSecret,
    mail: createSmtpCarrier({
      url: smtp.url,
      from: { name: 'Pavilion', address: 'reports@pavilion.example' },
      clock: hall.clock,
      log,
    }),
    sms: undefined,
  });
  await jobs.begin({ works });
});
afterAll(async () => {
  await jobs.close();
  await hall.close();
  await smtp.close();
});

beforeEach(async () => {
  smtp.letters.splice(0);
  const { owner } = hall.database;
  await owner.query('UPDATE report_mail SET ended_at = now() WHERE ended_at IS NULL');
  await owner.query('UPDATE staff SET mail = $1, enabled = true WHERE account = $2', [address, 'payments01']);
  await hall.give('payments01', 1, 'payments');
});

/** Lets the next morning come, 08:00 by the clock of the site, with sums of the day before. */
const morning = async (hour = 8): Promise<string> => {
  const { rows } = await hall.database.owner.query<{ at: Date; day: string }>(
    `SELECT (local::date + 1 + $2::integer * interval '1 hour') AT TIME ZONE time_zone AS at, local::date::text AS day
       FROM (SELECT time_zone, $1::timestamptz AT TIME ZONE time_zone AS local FROM site WHERE id = 1) moment`,
    [hall.clock.now(), hour],
  );
  const [next] = rows;
  if (next === undefined) throw new Error('there is no morning');
  hall.clock.advance(next.at.getTime() - hall.clock.now().getTime());
  await hall.database.owner.query('UPDATE report.progress SET gathered_at = $1', [hall.clock.now()]);
  return next.day;
};

const send = async (attachmentBytesMax?: number): Promise<number> => {
  const sent = await hall.process.sendReports(attachmentBytesMax);
  await jobs.settle();
  return sent;
};

const wanted = {
  report: { kind: 'play', days: 'yesterday', by: 'day' },
  format: 'xlsx',
  locale: 'en_US',
  hour: 8,
} as const;
const ask = async (over: object = {}) => {
  const browser = await hall.logIn('payments01', { ip: '10.0.0.1' });
  const body = { ...wanted, request_id: randomUUID(), ...over };
  return { browser, body, answer: await browser.call(reportMailAdd, body) };
};
const lastOf = async () => {
  const { rows } = await hall.database.owner.query<{ last_outcome: string | null }>(
    'SELECT last_outcome FROM report_mail WHERE ended_at IS NULL ORDER BY id DESC LIMIT 1',
  );
  return rows[0]?.last_outcome;
};

/** The file in a letter, by the name that it goes by. */
const fileIn = (data: string): { name: string; content: Buffer } => {
  // Long lines of a head are folded.
  const parts = data.replaceAll(/\r\n[ \t]+/g, ' ').split(/\r\n--/);
  const part = parts.find((one) => /content-disposition: *attachment/i.test(one)) ?? '';
  const [head = '', body = ''] = part.split('\r\n\r\n');
  return { name: /filename="?([\w.-]+)"?/.exec(head)?.[1] ?? '', content: Buffer.from(body, 'base64') };
};

it('goes once a day from its hour on, with the file of the day before', async () => {
  const { answer } = await ask();
  expect(answer.code).toBe(100);
  expect(await send()).toBe(0);
  const day = await morning(7);
  expect(await send()).toBe(0);
  hall.clock.advance(60 * 60_000);
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(smtp.letters).toHaveLength(1);
  const { to, data } = smtp.letters[0] ?? { to: '', data: '' };
  expect(to).toContain(address);
  const { name, content } = fileIn(data);
  expect(name).toBe(`play-day-${day}-${day}.xlsx`);
  expect((await readXlsx(content)).sheets[0]?.rows?.[0]?.slice(0, 3)).toEqual(['Day', 'Currency', 'Rounds']);
  expect(await lastOf()).toBe('attached');
  const admin = await hall.logIn('admin', { ip: '10.0.0.2' });
  const { rows } = (await admin.call(traceList, { filter: { call: 'report_mail' } })).data;
  expect(rows[0]).toMatchObject({
    staff: { account: 'payments01' },
    kind: 'read',
    after: { outcome: 'attached', report: { kind: 'play', from: day, to: day } },
    outcome: 'done',
  });
  await morning();
  expect(await send()).toBe(1);
});

it('waits until the sums hold all of the day before', async () => {
  await ask();
  await morning();
  await hall.database.owner.query(
    `UPDATE report.progress SET gathered_at = gathered_at - interval '9 hours'`,
  );
  expect(await send()).toBe(0);
  await hall.database.owner.query('UPDATE report.progress SET gathered_at = $1', [hall.clock.now()]);
  expect(await send()).toBe(1);
});

it('goes once, however many processes send at the same time', async () => {
  await ask();
  await morning();
  const sent = await Promise.all(Array.from({ length: 4 }, () => hall.process.sendReports()));
  await jobs.settle();
  expect(sent.reduce((all, count) => all + count, 0)).toBe(1);
  expect(smtp.letters).toHaveLength(1);
});

it('is a link to the office where the file is too large to go along', async () => {
  await ask({ report: { kind: 'liabilities' }, format: 'csv' });
  await morning();
  expect(await send(8)).toBe(1);
  const { data = '' } = smtp.letters[0] ?? {};
  expect(data).not.toContain('filename');
  expect(data).toContain('/office/reports/liabilities');
  expect(await lastOf()).toBe('linked');
});

it.each([
  [
    'the right was taken',
    `DELETE FROM staff_site_role WHERE staff_id = (SELECT id FROM staff WHERE account = 'payments01')`,
    'no_right',
  ],
  ['the account was closed', `UPDATE staff SET enabled = false WHERE account = 'payments01'`, 'no_right'],
  ['there is no address any more', `UPDATE staff SET mail = NULL WHERE account = 'payments01'`, 'no_address'],
])('sends nothing when %s meanwhile', async (_what, statement, outcome) => {
  await ask();
  await hall.database.owner.query(statement);
  await morning();
  expect(await send()).toBe(0);
  expect(smtp.letters).toEqual([]);
  expect(await lastOf()).toBe(outcome);
});

it('is one’s own: listed, switched off once, out of reach for others', async () => {
  const { browser, answer } = await ask();
  const { id } = answer.data;
  expect((await browser.call(reportMailList, {})).data).toMatchObject({
    address,
    rows: [{ id, ...wanted, last: null }],
  });
  await hall.database.owner.query("UPDATE staff SET mail = NULL WHERE account = 'risk01'");
  const risk = await hall.logIn('risk01', { ip: '10.0.0.3' });
  expect((await risk.call(reportMailList, {})).data.rows).toEqual([]);
  expect((await risk.call(reportMailEnd, { id })).code).toBe(404);
  expect((await browser.call(reportMailEnd, { id })).code).toBe(100);
  expect((await browser.call(reportMailEnd, { id })).code).toBe(404);
  await morning();
  expect(await send()).toBe(0);
});

it('refuses what cannot be: no address, other content, too many, no right, no such report', async () => {
  const { browser, body, answer } = await ask();
  expect((await browser.call(reportMailAdd, body)).data).toEqual(answer.data);
  expect((await browser.call(reportMailAdd, { ...body, hour: 9 })).code).toBe(345);
  for (let place = 1; place < 20; place += 1)
    expect((await browser.call(reportMailAdd, { ...body, request_id: randomUUID() })).code).toBe(100);
  expect((await browser.call(reportMailAdd, { ...body, request_id: randomUUID() })).code).toBe(372);
  const bad = { ...body, report: { kind: 'agents', days: 'today' }, request_id: randomUUID() };
  expect(await browser.send(reportMailAdd, bad)).toMatchObject({
    status: 400,
    field: 'report.days',
  });
  const risk = await hall.logIn('risk01', { ip: '10.0.0.3' });
  expect((await risk.call(reportMailAdd, { ...body, request_id: randomUUID() })).code).toBe(371);
  const auditor = await hall.logIn('auditor01', { ip: '10.0.0.4' });
  expect((await auditor.call(reportMailAdd, { ...body, request_id: randomUUID() })).code).toBe(403);
});
