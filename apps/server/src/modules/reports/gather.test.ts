import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatherReports } from './index.ts';

const mending = join(
  import.meta.dirname,
  '../../../../../database/migrations/0322-gathered-before-it-was-posted/up.sql',
);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const gatheredThrough = async (): Promise<unknown> =>
  (await database.owner.query('SELECT through_transfer_id FROM report.progress')).rows;

it('waits for the first posting of a new hall', async () => {
  for (let minute = 0; minute < 3; minute += 1) await gatherReports(database.pool);
  expect(await gatheredThrough()).toEqual([{ through_transfer_id: 0n }]);
});

it('begins anew in a hall that had run ahead of its ledger', async () => {
  await database.owner.query('UPDATE report.progress SET through_transfer_id = 100000');
  await database.owner.query(await readFile(mending, 'utf8'));
  expect(await gatheredThrough()).toEqual([{ through_transfer_id: 0n }]);
});
