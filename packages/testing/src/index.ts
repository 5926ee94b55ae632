export { createFakeClock, type FakeClock } from './fakeClock.ts';
export { createRandom, type SeededRandom } from './random.ts';
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './testDatabase.ts';
export { waitFor } from './waitFor.ts';
