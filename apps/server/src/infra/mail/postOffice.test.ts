import {
  createFakeClock,
  createTestDatabase,
  type FakeClock,
  type TestDatabase,
  waitFor,
} from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SmsOutcome } from '../../modules/signup/index.ts';
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
let post: PostOffice;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    "INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{RMB}')",
  );
});
afterAll(() => database.drop());

const open = (): PostOffice =>
  createPostOffice({
    db: database.pool,
    clock,
    log: { error: (...words: unknown[]) => void logged.push(words) },
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

beforeEach(async () => {
  await database.owner.query('TRUNCATE message');
  clock = createFakeClock();
  outcome = 'sent';
  smsOutcome = 'sent';
  sent = [];
  logged = [];
  post = open();
});

const letter = (to = 'ana@example.com') =>
  ({ channel: 'mail', to, subject: 'Hello', text: 'the code 204816', html: '<p>204816</p>' }) as const;
const put = (given: Partial<Parameters<PostOffice['post']>[1]> = {}) =>
  post.post(database.pool, {
    siteId: 1,
    content: letter(),
    goodUntil: new Date(clock.now().getTime() + dayMs),
    ...given,
  });
const rows = async () =>
  (await database.owner.query('SELECT state, attempts, sealed IS NULL AS emptied FROM message ORDER BY id'))
    .rows;

it('sends what was posted, once, and then forgets what it said', async () => {
  await put();
  expect(await post.deliverDue()).toBe(1);
  expect(sent).toMatchObject([{ to: 'ana@example.com', subject: 'Hello' }]);
  expect(await rows()).toEqual([{ state: 'sent', attempts: 1, emptied: true }]);
  expect(await post.deliverDue()).toBe(0);
});

it('sends nothing of a transaction that was rolled back', async () => {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await post.post(client, {
    siteId: 1,
    content: letter(),
    goodUntil: new Date(clock.now().getTime() + dayMs),
  });
  await client.query('ROLLBACK');
  client.release();
  expect(await post.deliverDue()).toBe(0);
});

it('tries again at growing distances while the server is away, and gives up in the end', async () => {
  outcome = 'unreachable';
  await put();
  expect(await post.deliverDue()).toBe(1);
  expect(await post.deliverDue()).toBe(0);
  clock.advance(5_000);
  expect(await post.deliverDue()).toBe(1);
  clock.advance(5_000);
  expect(await post.deliverDue()).toBe(0);
  for (let hours = 0; hours < 12; hours += 1) {
    clock.advance(60 * 60_000);
    await post.deliverDue();
  }
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'given_up', emptied: true });
  expect(row.attempts).toBeLessThanOrEqual(10);
  expect(JSON.stringify(logged)).toContain('a message is given up');
  expect(JSON.stringify(logged)).not.toMatch(/ana@|204816/);
});

it('sends when the server is back', async () => {
  outcome = 'unreachable';
  await put();
  await post.deliverDue();
  outcome = 'sent';
  clock.advance(5_000);
  await post.deliverDue();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('does not try again what the other side will never take', async () => {
  outcome = 'refused';
  await put();
  await post.deliverDue();
  clock.advance(dayMs / 2);
  expect(await post.deliverDue()).toBe(0);
  expect(await rows()).toMatchObject([{ state: 'given_up', attempts: 1 }]);
});

it('does not send a code that has run out meanwhile', async () => {
  await put({ goodUntil: new Date(clock.now().getTime() + 300_000) });
  clock.advance(300_000);
  await post.deliverDue();
  expect(sent).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'given_up' }]);
});

it('never sends what is withheld', async () => {
  await put({ withheld: true });
  expect(await post.deliverDue()).toBe(0);
  expect(await rows()).toMatchObject([{ state: 'withheld', attempts: 0 }]);
});

it('several processes at once send each message once', async () => {
  for (let number = 0; number < 40; number += 1) await put({ content: letter(`a${number}@example.com`) });
  await Promise.all([post, open(), open()].map((office) => office.deliverDue()));
  expect(sent).toHaveLength(40);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
});

it('a message whose process died on the way is sent by another one', async () => {
  await put();
  // The process that died had taken the message on, and that was all.
  outcome = new Error('killed');
  await post.deliverDue();
  outcome = 'sent';
  expect(await open().deliverDue()).toBe(0);
  clock.advance(60_000);
  expect(await open().deliverDue()).toBe(1);
  expect(sent).toHaveLength(1);
});

it('one message that cannot be opened does not hold up the others', async () => {
  await put();
  await database.owner.query("UPDATE message SET sealed = 'not ours'");
  await put({ content: letter('eve@example.com') });
  await post.deliverDue();
  expect(sent.map(({ to }) => to)).toEqual(['eve@example.com']);
  expect(JSON.stringify(logged)).toContain('a message could not be handled');
});

it.each([
  ['no_balance', 'waiting'],
  ['refused', 'waiting'],
  ['sent', 'sent'],
] as const)('a short message that is %s is %s', async (given, state) => {
  smsOutcome = given;
  await put({ content: { channel: 'sms', to: '13800138000', text: 'x' } });
  await post.deliverDue();
  expect(await rows()).toMatchObject([{ state }]);
});

it('forgets finished messages after a week', async () => {
  await put();
  await post.deliverDue();
  await put({ goodUntil: new Date(clock.now().getTime() + 30 * dayMs) });
  clock.advance(7 * dayMs);
  await post.sweep();
  expect(await rows()).toMatchObject([{ state: 'waiting' }]);
});

it('delivers by itself once it is started, at once when it is woken', async () => {
  const stop = post.start();
  await put();
  post.wake();
  await waitFor(async () => (sent.length === 1 ? true : undefined), { what: 'the letter to go' });
  await stop();
  expect(await rows()).toMatchObject([{ state: 'sent' }]);
});
