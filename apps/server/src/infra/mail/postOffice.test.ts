import {
  createFakeClock,
  createTestDatabase,
  type FakeClock,
  type TestDatabase,
  waitFor,
} from '@pavilion/testing';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestJobs, type TestJobs } from '../../testing/testJobs.ts';
import type { SmsOutcome } from '../sms.ts';
import type { Mail, MailOutcome } from './mail.ts';
import { createPostOffice, type PostOffice } from './postOffice.ts';

const secret = 'p'.repeat(32);
const dayMs = 24 * 60 * 60_000;

let database: TestDatabase;
let clock: FakeClock;
let outcome: MailOutcome | Error;
let smsOutcome: SmsOutcome;
let sent: Mail[];
let logged: unknown[];
let jobs: TestJobs;
let post: PostOffice;
const opened: TestJobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const log = { error: (...words: unknown[]) => void logged.push(words) };
/** A process: its job queue and what carries messages in it, which begins to work when it is told. */
const open = async (): Promise<{ readonly jobs: TestJobs; readonly post: PostOffice }> => {
  const queue = await openTestJobs(database, { log });
  opened.push(queue);
  const office = createPostOffice({
    jobs: queue,
    clock,
    log,
    secret,
    mail: {
      send: async (letter) => {
        if (outcome instanceof Error) throw outcome;
        sent.push(letter);
        return outcome;
      },
      close: () => undefined,
    },
    sms: { send: async () => smsOutcome },
  });
  return { jobs: queue, post: office };
};

beforeEach(async () => {
  await database.owner.query('DELETE FROM pgboss.job');
  clock = createFakeClock();
  outcome = 'sent';
  smsOutcome = 'sent';
  sent = [];
  logged = [];
  ({ jobs, post } = await open());
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

const letter = (to = 'ana@example.com') =>
  ({ channel: 'mail', to, subject: 'Hello', text: 'the code 204816', html: '<p>204816</p>' }) as const;
const put = (given: Partial<Parameters<PostOffice['send']>[1]> = {}) =>
  post.send(database.pool, {
    siteId: 1,
    content: letter(),
    goodUntil: new Date(clock.now().getTime() + dayMs),
    ...given,
  });
const deliver = async (): Promise<void> => {
  await jobs.begin({ works: post.works });
  await jobs.settle();
};
const rows = async () =>
  (
    await database.owner.query<Record<string, unknown>>(
      'SELECT name, state, retry_count AS retries, output FROM pgboss.job ORDER BY created_on',
    )
  ).rows;
/** What a message that is given up leaves, beside what is told of it: nothing of whom it went to or what it said. */
const failed = (why: string, retries = 0) => [{ name: 'mail', state: 'failed', retries, output: { why } }];
const told = () => JSON.stringify(logged);

it('sends what was put down, once, and then forgets all of it', async () => {
  await put();
  await deliver();
  expect(sent).toMatchObject([{ to: 'ana@example.com', subject: 'Hello' }]);
  expect(await rows()).toEqual([]);
  await jobs.settle();
  expect(sent).toHaveLength(1);
});

it('keeps neither whom nor what where the database could tell', async () => {
  await put();
  const kept = await database.owner.query<{ data: { sealed: string } }>('SELECT * FROM pgboss.job');
  const sealed = kept.rows[0]?.data.sealed ?? '';
  expect(sealed.length).toBeGreaterThan(100);
  const text = JSON.stringify(kept.rows) + Buffer.from(sealed, 'base64').toString('latin1');
  for (const hidden of ['ana@', '204816', 'Hello']) expect(text).not.toContain(hidden);
});

it('sends nothing of a transaction that was rolled back', async () => {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await post.send(client, {
    siteId: 1,
    content: letter(),
    goodUntil: new Date(clock.now().getTime() + dayMs),
  });
  await client.query('ROLLBACK');
  client.release();
  await deliver();
  expect(sent).toEqual([]);
  expect(await rows()).toEqual([]);
});

it('tries again at growing distances while the server is away, and gives up in the end', async () => {
  outcome = 'unreachable';
  await put();
  await deliver();
  const waits: number[] = [];
  for (let retries = 1; retries <= 12; retries += 1) {
    const { rows: waiting } = await database.owner.query<{ seconds: string }>(
      "SELECT extract(epoch FROM start_after - started_on) AS seconds FROM pgboss.job WHERE state = 'retry'",
    );
    waits.push(Number(waiting[0]?.seconds));
    expect(sent).toHaveLength(retries);
    await jobs.retry();
  }
  for (const [index, seconds] of waits.entries()) {
    expect(seconds).toBeGreaterThanOrEqual(Math.min(5 * 2 ** index, 14_400));
  }
  expect(sent).toHaveLength(13);
  expect(await rows()).toMatchObject([{ name: 'mail', state: 'failed' }]);
  expect(told()).toContain('a message is given up');
  expect(told()).toContain('"tries":13');
  expect(told()).not.toMatch(/ana@|204816/);
});

it('sends when the server is back', async () => {
  outcome = 'unreachable';
  await put();
  await deliver();
  outcome = 'sent';
  await jobs.retry();
  expect(sent).toHaveLength(2);
  expect(await rows()).toEqual([]);
});

it('does not try again what the other side will never take', async () => {
  outcome = 'refused';
  await put();
  await deliver();
  await jobs.retry();
  expect(sent).toHaveLength(1);
  expect(await rows()).toEqual(failed('refused'));
  expect(told()).toContain('a message is given up');
});

it('does not send a code that has run out meanwhile', async () => {
  await put({ goodUntil: new Date(clock.now().getTime() + 300_000) });
  clock.advance(300_000);
  await deliver();
  expect(sent).toEqual([]);
  expect(await rows()).toEqual(failed('too late'));
  expect(told()).toContain('a message is given up');
});

it('never sends what is withheld, and looks the same until then', async () => {
  await put({ withheld: true });
  await put();
  const { rows: kept } = await database.owner.query<{ keys: string[]; length: number }>(
    "SELECT array(SELECT jsonb_object_keys(data)) AS keys, length(data ->> 'sealed') AS length FROM pgboss.job",
  );
  expect(kept[0]).toEqual(kept[1]);
  await deliver();
  expect(sent).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

it('several processes at once send each message once', async () => {
  const others = [await open(), await open()];
  for (let number = 0; number < 40; number += 1) await put({ content: letter(`a${number}@example.com`) });
  for (const other of others) await other.jobs.begin({ works: other.post.works });
  await deliver();
  expect(sent).toHaveLength(40);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
});

it('a message whose process died on the way is sent by another one', async () => {
  await put();
  const lost = { connectionString: database.applicationUrl, migrate: false, reindex: false, max: 1 };
  const other = new PgBoss(lost);
  await other.start();
  // The process that died had taken the message on, and that was all.
  expect(await other.fetch('mail')).toHaveLength(1);
  await put({ content: letter('eve@example.com') });
  await jobs.begin({ works: post.works });
  await waitFor(() => sent.length === 1, { what: 'the other letter to go' });
  await database.owner.query("UPDATE pgboss.job SET started_on = started_on - interval '61 seconds'");
  await other.supervise('mail');
  await other.stop();
  await jobs.retry();
  expect(sent.map(({ to }) => to)).toEqual(['eve@example.com', 'ana@example.com']);
});

it('one message that cannot be opened does not hold up the others', async () => {
  await put();
  await database.owner.query(`UPDATE pgboss.job SET data = data || '{"sealed": "bm90IG91cnM="}'`);
  await put({ content: letter('eve@example.com') });
  await deliver();
  expect(sent.map(({ to }) => to)).toEqual(['eve@example.com']);
  expect(told()).toContain('a job failed');
  expect(await rows()).toMatchObject([{ name: 'mail', state: 'retry', output: { why: 'failed' } }]);
});

it('a carrier that breaks says nothing of whom it was to carry to', async () => {
  outcome = new Error('no way to ana@example.com');
  await put();
  await deliver();
  expect(await rows()).toMatchObject([{ name: 'mail', state: 'retry', output: { why: 'failed' } }]);
});

it.each([
  ['no_balance', ['retry']],
  ['refused', ['retry']],
  ['sent', []],
] as const)('a short message that is %s leaves %j', async (given, states) => {
  smsOutcome = given;
  await put({ content: { channel: 'sms', to: '13800138000', text: 'x' } });
  await deliver();
  expect((await rows()).map(({ state }) => state)).toEqual(states);
});

it('delivers at once what another process puts down', async () => {
  const other = await open();
  await other.jobs.begin({ works: other.post.works });
  await put();
  await waitFor(() => sent.length === 1, { what: 'the letter to go' });
});
