import { nativeAdapter } from '@pavilion/provider-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lantern, openHall, secret, type TestHall, tide } from '../hall.fixture.ts';
import { createProviderDirectory } from './providerDirectory.ts';

let hall: TestHall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('a key that cannot be opened shuts out no other provider, and is told of once', async () => {
  await hall.database.owner.query(`UPDATE provider_key SET secret_sealed = 'torn' WHERE key_id = $1`, [
    tide.key.keyId,
  ]);
  const told: unknown[] = [];
  let nowMs = 0;
  const log = { error: (about: unknown) => void told.push(about) };
  const directory = createProviderDirectory(
    { pool: hall.database.pool, secret, clock: hall.clock, log },
    () => nowMs,
  );
  const find = (keyId: string) => directory.findKey(nativeAdapter.name, keyId);
  expect(await find(lantern.key.keyId)).toMatchObject({ gpId: lantern.gpId });
  nowMs += 60_000;
  expect(await find(tide.key.keyId)).toBeUndefined();
  expect(told).toEqual([{ alarm: 'provider_key_sealed', keyId: tide.key.keyId, gpId: tide.gpId }]);
  directory.close();
});
