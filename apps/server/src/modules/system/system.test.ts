import { hostname } from 'node:os';
import {
  alarmList,
  systemFailedJobs,
  systemHooks,
  systemJobAgain,
  systemJobs,
  systemParties,
  systemProcesses,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../../infra/health.ts';
import { openBeside } from '../../testing/besideHall.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { createProviderDirectory, storeProviderWire } from '../wallet/index.ts';
import { tellOfProcess } from './index.ts';
import { withinMs } from './parties.ts';

let hall: OfficeHall;
let manager: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  manager = await hall.logIn('manager01', { ip: '10.0.0.1' });
});
afterAll(() => hall.close());

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await hall.database.owner.query<Record<string, unknown>>(text, values)).rows;

describe('processes', () => {
  it('tell of themselves while they run, and are gone when they end', async () => {
    const other = await openBeside(hall, 'web', 'jobs');
    await other.begin();
    const { rows } = (await manager.call(systemProcesses, {})).data;
    expect(rows).toMatchObject([
      {
        host: hostname(),
        pid: process.pid,
        roles: ['web', 'jobs'],
        node: process.version,
        is_up: true,
        alarms: [],
      },
    ]);
    await rowsOf(`UPDATE hall_process SET seen_at = now() - interval '5 minutes'`);
    const silent = (await manager.call(systemProcesses, {})).data.rows;
    expect(silent.every(({ is_up }) => is_up === false)).toBe(true);
    await other.close();
    expect((await manager.call(systemProcesses, {})).data.rows).toEqual([]);
  });
});

describe('calls to providers and gateways', () => {
  it('are gathered from all processes that are up, and a party that fails much is an alarm', async () => {
    const { pool } = hall.database;
    const secret = 'a secret of thirty-two characters!';
    await storeProviderWire(pool, secret, {
      gpId: 1,
      key: { keyId: 'system-calls', secret: 'a secret' },
      // Nobody listens there.
      baseUrl: 'http://127.0.0.1:9/operator/v1',
      gameOrigin: 'http://localhost:3100',
    });
    const log = { error: () => undefined };
    const stops: (() => Promise<void>)[] = [];
    for (const times of [6, 10]) {
      const metrics = createMetrics({ clock: hall.clock, processMetrics: false });
      const onCall: NonNullable<Parameters<typeof createProviderDirectory>[0]['onCall']> = (party, told) =>
        void metrics.calls.observe(party, told);
      const directory = createProviderDirectory({ pool, secret, clock: hall.clock, log, onCall });
      const wire = await directory.wireOf(1);
      for (let n = 0; n < times; n += 1) await wire?.client.games({});
      directory.close();
      stops.push(await tellOfProcess({ pool, log, metrics, roles: new Set(['web']) }));
    }
    const { rows } = (await manager.call(systemParties, {})).data;
    expect(rows).toMatchObject([
      {
        kind: 'provider',
        id: '1',
        call: '/games',
        count: 16,
        refused: 0,
        failed: 16,
        failing_since: expect.any(String),
      },
    ]);
    expect(rows[0]?.p50_ms).toBeLessThanOrEqual(rows[0]?.p99_ms ?? 0);
    const alarms = (await manager.call(alarmList, {})).data.rows;
    expect(alarms.find(({ name }) => name === 'party_failing')).toMatchObject({
      count: 1,
      about: [rows[0]?.name],
    });
    const support = await hall.logIn('support01', { ip: '10.0.0.3' });
    expect((await support.call(systemParties, {})).code).toBe(403);
    expect((await support.call(alarmList, {})).data.rows).toEqual([]);
    await Promise.all(stops.map((stop) => stop()));
    expect((await manager.call(systemParties, {})).data.rows).toEqual([]);
  });

  it.each([
    ['all within the first bound', 100, [100, 100, 100, 100, 100, 100, 100, 100, 100, 100], [3, 5, 5]],
    ['a slow tail', 100, [0, 50, 90, 90, 95, 95, 95, 99, 99, 99], [10, 100, 1_000]],
    ['beyond the last bound', 10, [0, 0, 0, 0, 0, 0, 0, 0, 0, 5], [3_000, 3_000, 3_000]],
  ])('have percentiles: %s', (_name, count, within, expected) => {
    const shares = [50, 95, 99].map((part) => withinMs(count, within, [part, 100]));
    expect(shares).toEqual(expected);
  });
});

describe('jobs', () => {
  it('that failed are seen, and those of the clock run again', async () => {
    const jobs = (await manager.call(systemJobs, {})).data.rows;
    expect(jobs.find(({ name }) => name === 'ledger-reconcile')).toMatchObject({
      cron: '7 * * * *',
      failed: 0,
    });
    const [failed] = await rowsOf(
      `INSERT INTO pgboss.job (name, state, retry_count, retry_limit, output, completed_on)
       VALUES ('ledger-reconcile', 'failed', 3, 3, '{"message": "the database was away"}', now()) RETURNING id`,
    );
    const id = String(failed?.id);
    const { rows } = (await manager.call(systemFailedJobs, { filter: { queue: 'ledger-reconcile' } })).data;
    expect(rows).toMatchObject([{ id, tries: 4, why: 'the database was away', may_run_again: true }]);
    const again = { queue: 'ledger-reconcile', id, reason: 'it is back' };
    expect((await manager.call(systemJobAgain, again)).code).toBe(100);
    expect((await manager.call(systemJobAgain, again)).code).toBe(404);
    expect(
      await rowsOf('SELECT state::text AS state, retry_limit FROM pgboss.job WHERE id = $1', [id]),
    ).toEqual([{ state: 'retry', retry_limit: 4 }]);
    const auditor = await hall.logIn('auditor01', { ip: '10.0.0.2' });
    expect((await auditor.call(systemJobs, {})).code).toBe(100);
    expect((await auditor.call(systemJobAgain, again)).code).toBe(403);
  });

  it('run again for real', async () => {
    const runner = await openBeside(hall, 'jobs');
    await runner.begin();
    try {
      await vi.waitFor(
        async () =>
          expect(
            await rowsOf(
              `SELECT FROM pgboss.job WHERE name = 'ledger-reconcile' AND state IN ('retry', 'active')`,
            ),
          ).toEqual([]),
        { timeout: 40_000, interval: 200 },
      );
    } finally {
      await runner.close();
    }
    expect(
      await rowsOf(`SELECT FROM pgboss.job WHERE name = 'ledger-reconcile' AND state = 'failed'`),
    ).toEqual([]);
  });
});

describe('what others told', () => {
  it('is counted for this site', async () => {
    const before = (await manager.call(systemHooks, {})).data;
    expect(before.gateways.length).toBeGreaterThan(0);
    await rowsOf(
      `INSERT INTO tracking_event (site_id, event_id, event_name, event_time, source_url, user_data, custom_data, state, last_outcome, created_at)
       SELECT site, 'e' || site, 'CompleteRegistration', $1, 'http://localhost', '{}', '{}', 'failed', 'HTTP 400', $1
         FROM unnest(ARRAY[1, 2]) AS site`,
      [hall.clock.now()],
    );
    const { tracking, failures } = (await manager.call(systemHooks, {})).data;
    expect(tracking).toEqual([{ state: 'failed', events: 1 }]);
    expect(failures).toMatchObject([{ outcome: 'HTTP 400' }]);
  });
});
