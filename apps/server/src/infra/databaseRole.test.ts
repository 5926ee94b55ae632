import { createPool } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warnOfPowers } from './databaseRole.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const warnings = async (url: string): Promise<string[]> => {
  const pool = createPool(url, { max: 1, role: 'pavilion_app' });
  const told: string[] = [];
  try {
    await warnOfPowers(pool, { warn: (line: unknown) => void told.push(String(line)) });
    return told;
  } finally {
    await pool.end();
  }
};

test("a hall that logs in by its own role is not warned of, one that could be the tables' owner is", async () => {
  expect(await warnings(database.applicationUrl)).toEqual([]);
  const told = [expect.stringContaining('may more than the hall needs')];
  expect(await warnings(database.url)).toEqual(told);
  expect(await warnings(database.migrationUrl)).toEqual(told);
});
