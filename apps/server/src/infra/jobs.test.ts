import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSchedules } from './jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("schedules are kept by the hall's role in tables that the migrations made", async () => {
  const told: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void told.push(line) });
  // Refuses to start on tables of another version of pg-boss than the one installed.
  const stop = await startSchedules(
    database.applicationUrl,
    [{ name: 'one', cron: '0 0 1 1 *', run: async () => undefined }],
    log,
  );
  await stop();
  expect(told).toEqual([]);
  expect((await database.owner.query('SELECT name, cron FROM pgboss.schedule')).rows).toEqual([
    { name: 'one', cron: '0 0 1 1 *' },
  ]);
  const { rows } = await database.owner.query(
    "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'pgboss'",
  );
  expect(rows).toEqual([{ tableowner: 'pavilion_owner' }]);
});
