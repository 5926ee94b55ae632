import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from './jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = async (worksHere: boolean) => {
  const told: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void told.push(line) });
  // Refuses to start on tables of another version of pg-boss than the one installed.
  return { told, jobs: await openJobs({ databaseUrl: database.applicationUrl, log, worksHere }) };
};

test("schedules are kept by the hall's role in tables that the migrations made", async () => {
  const { told, jobs } = await open(true);
  await jobs.begin({ schedules: [{ name: 'one', cron: '0 0 1 1 *', run: async () => undefined }] });
  await jobs.close();
  expect(told).toEqual([]);
  expect((await database.owner.query('SELECT name, cron FROM pgboss.schedule')).rows).toEqual([
    { name: 'one', cron: '0 0 1 1 *' },
  ]);
  const { rows } = await database.owner.query(
    "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'pgboss'",
  );
  expect(rows).toEqual([{ tableowner: 'pavilion_owner' }]);
});

test('a process that does no jobs puts some down, and that even while it closes', async () => {
  const { told, jobs } = await open(false);
  const queue = {
    name: 'mail',
    retriesMax: 1,
    retryAfterSeconds: 1,
    retryAfterSecondsMax: 1,
    leaseSeconds: 1,
  };
  await jobs.send(database.pool, queue, { number: 1 });
  await jobs.close();
  await jobs.send(database.pool, queue, { number: 2 });
  const { rows } = await database.owner.query('SELECT data, dead_letter FROM pgboss.job ORDER BY created_on');
  expect(rows).toEqual([1, 2].map((number) => ({ data: { number }, dead_letter: 'mail-given-up' })));
  expect(told).toEqual([]);
});

test('a queue that no migration made takes nothing', async () => {
  const { jobs } = await open(false);
  const queue = {
    name: 'none',
    retriesMax: 1,
    retryAfterSeconds: 1,
    retryAfterSecondsMax: 1,
    leaseSeconds: 1,
  };
  await expect(jobs.send(database.pool, queue, {})).rejects.toThrow('none');
  await jobs.close();
});
