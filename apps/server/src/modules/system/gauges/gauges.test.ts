import {
  createFakeClock,
  createTestDatabase,
  type FakeClock,
  type TestDatabase,
  waitFor,
} from '@pavilion/testing';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellOfDatabase } from './index.ts';
import { keepReading } from './keptReading.ts';

let database: TestDatabase;
let clock: FakeClock;
beforeAll(async () => {
  database = await createTestDatabase();
  clock = createFakeClock('2026-11-20T12:00:00Z');
  await database.owner.query(arrange);
});
afterAll(() => database.drop());

/** Open rounds of two providers and orders in several states, each `ago` before the clock's moment. */
const arrange = `
  INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{RMB}'), (2, 'two', 'Two', '{zh_CN}', '{RMB}');
  INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
  SELECT 1, gp_id, 1, 'r' || n, 11, 1, 'RMB', 1, 10, CASE WHEN is_open THEN 10 ELSE 0 END, 0, CASE WHEN is_open THEN 'open' ELSE 'closed' END::round_state,
         timestamptz '2026-11-20T12:00:00Z' - ago, CASE WHEN is_open THEN NULL ELSE now() END
    FROM (VALUES (1, 1, true, interval '5 seconds'), (2, 1, true, interval '30 seconds'), (3, 1, true, interval '2 days'),
                 (4, 2, true, interval '11 minutes'), (5, 1, false, interval '1 hour')) AS one (n, gp_id, is_open, ago);
  INSERT INTO alarm (name, site_id, count, first_at, last_at) VALUES ('round_stuck', 0, 1, now(), now());
  INSERT INTO outbox (site_id, channel, event, payload, created_at) VALUES (1, 'web_member', 'x', '{}', now() - interval '90 seconds'), (1, 'web_member', 'x', '{}', now());
`;

const open = (pool = database.pool) => {
  const registry = new Registry();
  const warned: unknown[] = [];
  tellOfDatabase({ pool, clock, registry, log: { warn: (about: unknown) => void warned.push(about) } });
  const sampleOf = async (line: string): Promise<number | undefined> => {
    const found = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  };
  return { registry, sampleOf, warned };
};

describe('the gauges of the database', () => {
  it('tell of open rounds by provider and age, and of nothing that has ended', async () => {
    const told = await open().registry.metrics();
    expect(told.match(/^pavilion_rounds_open\{.*/gm)?.toSorted()).toEqual([
      'pavilion_rounds_open{provider="1",age="over_1d"} 1',
      'pavilion_rounds_open{provider="1",age="under_1m"} 2',
      'pavilion_rounds_open{provider="2",age="under_1h"} 1',
    ]);
  });

  it('tell of the outbox, the horizon, the books and the jobs', async () => {
    const { sampleOf } = open();
    expect(await sampleOf('pavilion_outbox_waiting_events')).toBe(2);
    expect(await sampleOf('pavilion_outbox_lag_seconds')).toBeGreaterThanOrEqual(90);
    expect(await sampleOf('pavilion_ledger_horizon_lag_seconds')).toBe(0);
    expect(await sampleOf('pavilion_books_balance')).toBe(1);
    await database.owner.query(
      `INSERT INTO pgboss.job (name, start_after) VALUES ('mail', now() - interval '10 minutes'), ('mail', now() + interval '1 hour');
       INSERT INTO alarm (name, site_id, count, first_at, last_at) VALUES ('books_differ', 0, 1, now(), now())`,
    );
    const later = open();
    expect(await later.sampleOf('pavilion_job_late_seconds{queue="mail"}')).toBeGreaterThanOrEqual(600);
    expect(await later.sampleOf('pavilion_books_balance')).toBe(0);
    expect(await later.sampleOf('pavilion_database_reading_age_seconds')).toBeLessThan(60);
  });

  it('tell nothing of standbys and slots where there are none', async () => {
    const told = await open().registry.metrics();
    expect(told).toContain('# TYPE pavilion_replication_lag_seconds gauge');
    expect(told).not.toMatch(/^pavilion_replication_/m);
  });
});

describe('a database that is away', () => {
  it('leaves the metrics readable: nothing where nothing was read, and the failure is counted', async () => {
    const away = await createTestDatabase();
    await away.drop();
    const { registry, warned } = open(away.pool);
    const told = await registry.metrics();
    expect(told).toContain('pavilion_database_reading_failures_total 1');
    expect(told).not.toMatch(/^pavilion_(books_balance|rounds_open|outbox_lag_seconds)/m);
    expect(warned).toHaveLength(1);
  });
});

describe('a kept reading', () => {
  it('is read once for all who ask, anew after a while, and goes on being told when that fails', async () => {
    let nowMs = 0;
    let reads = 0;
    let isAway = false;
    const failures: unknown[] = [];
    const kept = keepReading(
      async () => {
        if (isAway) throw new Error('away');
        reads += 1;
        return reads;
      },
      (error) => void failures.push(error),
      () => nowMs,
    );
    expect(await Promise.all([kept.latest(), kept.latest()])).toEqual([1, 1]);
    nowMs = 14_999;
    expect(await kept.latest()).toBe(1);
    nowMs = 15_000;
    expect(await kept.latest()).toBe(2);
    isAway = true;
    nowMs = 60_000;
    expect(await Promise.all([kept.latest(), kept.latest()])).toEqual([2, 2]);
    expect(await kept.latest()).toBe(2);
    expect(failures).toHaveLength(1);
    expect(kept.ageSeconds()).toBe(45);
  });

  it('is not waited for without an end', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const kept = keepReading(
      () => promise,
      () => undefined,
    );
    expect(await kept.latest()).toBeUndefined();
    resolve(1);
    expect(await waitFor(() => kept.latest())).toBe(1);
  });
});
