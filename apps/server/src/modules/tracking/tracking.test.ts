import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fbTracking } from '@pavilion/contract/ownRoutes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { openTestJobs, type TestJobs } from '../../testing/testJobs.ts';
import { createTrackingModule, storeTrackingDestination } from './index.ts';

const secret = 'a secret of thirty-two characters!';
const token = 'the token of the receiving end';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

let hall: Hall;
let jobs: TestJobs;
const logged: unknown[] = [];

/** The receiving end: a real server that keeps what it was sent. */
const received: { body: string; url: string }[] = [];
let status = 200;
const receiver: Server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ body: Buffer.concat(chunks).toString(), url: request.url ?? '' });
    response.writeHead(status, { location: '/elsewhere' }).end('{"events_received":1}');
  });
});
let endpoint = '';

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/v1/1234/events`;
  hall = await openHall(async ({ database, clock }) => {
    const log = { error: (...given: unknown[]) => void logged.push(given) };
    jobs = await openTestJobs(database, { log });
    const tracking = createTrackingModule({ pool: database.pool, clock, jobs, secret, log });
    await jobs.begin({ works: tracking.works ?? [] });
    return [tracking];
  });
});
afterAll(async () => {
  await jobs.close();
  await hall.close();
  receiver.close();
  await once(receiver, 'close');
});
afterEach(async () => {
  // What a test has left to be sent would reach the receiving end of the next one.
  await jobs.settle();
  await hall.database.owner.query(
    'DELETE FROM pgboss.job; DELETE FROM tracking_event; DELETE FROM tracking_destination',
  );
  received.length = 0;
  logged.length = 0;
  status = 200;
});

const aim = (siteId = 1) =>
  storeTrackingDestination(hall.database.owner, secret, { siteId, endpoint, token });
const nowSeconds = (): number => Math.floor(hall.clock.now().getTime() / 1_000);
const event = (change: object = {}) => ({
  eventName: 'CompleteRegistration',
  eventTime: nowSeconds(),
  eventID: 'registration:7',
  userData: { external_id: '7' },
  customData: { currency: 'USD', status: true },
  ...change,
});
let addresses = 0;
/** Each from an address of its own: the pace of one is not what is under test. */
const tell = async (
  change: object = {},
  { host = 'one.test', ip }: { host?: string; ip?: string } = {},
): Promise<{ status: number; code: number; data: { recorded: boolean } }> => {
  addresses += 1;
  const answer = await hall.app.inject({
    method: 'POST',
    url: `/api${fbTracking.path}`,
    remoteAddress: ip ?? `198.18.${addresses >> 8}.${addresses & 255}`,
    headers: { host, 'user-agent': 'a browser' },
    payload: event(change),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const rows = async () =>
  (await hall.database.owner.query('SELECT * FROM tracking_event ORDER BY id')).rows as Readonly<
    Record<string, unknown>
  >[];

describe('without a destination', () => {
  it('an event is recorded, hashed, and goes nowhere', async () => {
    const answer = await tell({ userData: { external_id: '7', em: ' Ada@Example.COM ' } });
    expect(answer).toMatchObject({ code: 100, data: { recorded: true } });
    const [row] = await rows();
    expect(row).toMatchObject({
      site_id: 1,
      state: 'recorded',
      event_name: 'CompleteRegistration',
      source_url: 'http://one.test/',
      user_data: { external_id: [sha256('7')], em: [sha256('ada@example.com')] },
      custom_data: { currency: 'USD', status: true },
    });
    await jobs.settle();
    expect(received).toEqual([]);
  });

  it('neither address nor browser is kept', async () => {
    await tell();
    expect(Object.keys((await rows())[0]?.user_data ?? {})).toEqual(['external_id']);
  });
});

describe('what is hashed', () => {
  it.each([
    ['em', ' Ada.Marsh@Example.com ', 'ada.marsh@example.com'],
    ['ph', '+1 (202) 555-0101', '12025550101'],
    ['ph', '0901 234 567', '901234567'],
    ['fn', ' Ngọc-Ánh ', 'ngọcánh'],
    ['ln', 'MARSH', 'marsh'],
    ['fn', '陈 望舒', '陈望舒'],
    ['db', '1990-02-03', '19900203'],
    ['ct', 'Ho Chi Minh', 'hochiminh'],
    ['zp', '94035-1234', '94035'],
    ['country', ' US', 'us'],
    ['external_id', '7', '7'],
  ])('%s of %j is the hash of %j', async (field, given, normal) => {
    const country = field === 'country' ? given.trim() : given;
    await tell({ userData: { [field]: country } });
    expect((await rows())[0]?.user_data).toEqual({ [field]: [sha256(normal)] });
  });

  it('a value that is a hash already is not hashed again, an empty one is left out', async () => {
    await tell({ userData: { em: sha256('ada@example.com').toUpperCase(), ph: '---' } });
    expect((await rows())[0]?.user_data).toEqual({ em: [sha256('ada@example.com')] });
  });

  it('click ids go as they are', async () => {
    const userData = { fbc: 'fb.1.1763640000000.IwAR2_x-9', fbp: 'fb.1.1763640000000.123456789' };
    await tell({ userData });
    expect((await rows())[0]?.user_data).toEqual(userData);
  });
});

describe('with a destination', () => {
  it('an event is sent once, as the receiving end wants it, and is then nobody’s any more', async () => {
    await aim();
    await tell({}, { ip: '198.51.100.9' });
    await jobs.settle();
    expect(received).toHaveLength(1);
    expect(received[0]?.url).toBe('/v1/1234/events');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      access_token: token,
      data: [
        {
          event_name: 'CompleteRegistration',
          event_time: nowSeconds(),
          event_id: 'registration:7',
          event_source_url: 'http://one.test/',
          action_source: 'website',
          user_data: {
            external_id: [sha256('7')],
            client_ip_address: '198.51.100.9',
            client_user_agent: 'a browser',
          },
          custom_data: { currency: 'USD', status: true },
        },
      ],
    });
    expect((await rows())[0]).toMatchObject({ state: 'sent', user_data: {} });
  });

  it('of several told with one event id, one counts', async () => {
    await aim();
    const answers = await Promise.all([tell(), tell(), tell()]);
    expect(answers.map(({ data }) => data.recorded).sort()).toEqual([false, false, true]);
    await jobs.settle();
    expect(received).toHaveLength(1);
    // The same id of another event, or on another site, is another event.
    expect((await tell({ eventName: 'Purchase' })).data.recorded).toBe(true);
    expect((await tell({}, { host: 'harbor.test' })).data.recorded).toBe(true);
  });

  it('a failing end is asked again, later and later, and then no more', async () => {
    await aim();
    status = 503;
    await tell();
    await jobs.settle();
    for (let tries = 1; tries < 10; tries += 1) {
      expect(received).toHaveLength(tries);
      expect((await rows())[0]).toMatchObject({ state: 'waiting', last_outcome: 'status 503' });
      await jobs.retry();
    }
    expect(received).toHaveLength(10);
    expect((await rows())[0]).toMatchObject({ state: 'failed', last_outcome: 'status 503', user_data: {} });
    expect(JSON.stringify(logged)).toContain('a marketing event is given up');
  });

  it('an end that says no is not asked again; one that is mended in time hears it', async () => {
    await aim();
    status = 400;
    await tell();
    await jobs.settle();
    expect((await rows())[0]).toMatchObject({ state: 'failed', last_outcome: 'status 400' });
    status = 500;
    await tell({ eventID: 'registration:8' });
    await jobs.settle();
    status = 200;
    await jobs.retry();
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent']);
    expect(received).toHaveLength(3);
  });

  it('a redirect is not followed with the token', async () => {
    await aim();
    status = 302;
    await tell();
    await jobs.settle();
    expect(received.map(({ url }) => url)).toEqual(['/v1/1234/events']);
    expect((await rows())[0]).toMatchObject({ state: 'waiting' });
  });

  it('an end that is not there harms nobody, and no token is logged or stored in the clear', async () => {
    await storeTrackingDestination(hall.database.owner, secret, {
      siteId: 1,
      endpoint: 'http://127.0.0.1:9/events',
      token,
    });
    expect((await tell()).code).toBe(100);
    await jobs.settle();
    expect((await rows())[0]).toMatchObject({ state: 'waiting', last_outcome: 'TypeError' });
    expect(JSON.stringify(logged)).not.toContain(token);
    const { rows: stored } = await hall.database.owner.query<{ row: string }>(
      'SELECT d::text AS row FROM tracking_destination d',
    );
    expect(stored[0]?.row).not.toContain(token);
  });

  it('another site has no part in it', async () => {
    await aim(1);
    await tell({}, { host: 'harbor.test' });
    await jobs.settle();
    expect((await rows())[0]).toMatchObject({ site_id: 2, state: 'recorded' });
    expect(received).toEqual([]);
  });

  it('switched off before it was sent, it is given up', async () => {
    await aim();
    status = 503;
    await tell();
    await jobs.settle();
    await hall.database.owner.query('UPDATE tracking_destination SET enabled = false');
    await jobs.retry();
    expect(received).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ state: 'failed', user_data: {} });
  });
});

describe('limits', () => {
  it('a full queue records and sends no more', async () => {
    await aim();
    await hall.database.owner.query(
      `INSERT INTO tracking_event (site_id, event_id, event_name, event_time, source_url, user_data, custom_data,
                                   state, created_at)
       SELECT 1, 'n' || n, 'X', now(), '', '{}', '{}', 'waiting', '2020-01-01'
         FROM generate_series(1, 10000) AS n`,
    );
    expect((await tell()).data.recorded).toBe(true);
    expect((await rows()).find(({ event_id }) => event_id === 'registration:7')).toMatchObject({
      state: 'recorded',
    });
  });

  it('one address is slowed down', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push((await tell({}, { ip: '198.51.100.10' })).status);
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
  });

  it('a flood is not written down', async () => {
    await hall.database.owner.query(
      `INSERT INTO tracking_event (site_id, event_id, event_name, event_time, source_url, user_data, custom_data,
                                   state, created_at)
       SELECT 1, 'n' || n, 'X', now(), '', '{}', '{}', 'recorded', $1 FROM generate_series(1, 20000) AS n`,
      [hall.clock.now()],
    );
    expect(await tell()).toMatchObject({ code: 100, data: { recorded: false } });
    expect((await tell({}, { host: 'harbor.test' })).data.recorded).toBe(true);
  });

  it.each([
    ['a week-old event', { eventTime: 1 }],
    ['an event of tomorrow', { eventTime: 4_000_000_000 }],
    ['a name that is none', { eventName: '<script>' }],
    ['an id that is none', { eventID: 'a b' }],
    ['a field that nobody asked for', { userData: { password: 'x' } }],
    ['a click id that is none', { userData: { fbc: '<b>' } }],
    [
      'a list of fields without end',
      { customData: Object.fromEntries([...Array(21).keys()].map((n) => [`f_${'a'.repeat(n)}`, 1])) },
    ],
  ])('%s is refused', async (_what, change) => {
    expect((await tell(change)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});
