import { formatReport, runHallSuite } from '@pavilion/provider-kit/conformance';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnHall, openOwnHall } from './ownHall.ts';

/** The suite against this hall: the whole of it, over real HTTP, on the real database. */

let database: TestDatabase;
let hall: OwnHall;
beforeAll(async () => {
  database = await createTestDatabase();
  hall = await openOwnHall(database.url);
});
afterAll(async () => {
  await hall.close();
  await database.drop();
});

test('this hall passes every case of the suite, and none is left out', { timeout: 300_000 }, async () => {
  const { url, key, otherKey, port } = hall;
  const result = await runHallSuite({ url, key, otherKey, port });
  const unmet = result.results.filter(({ outcome }) => outcome !== 'passed');
  expect(unmet, formatReport(result)).toEqual([]);
});
