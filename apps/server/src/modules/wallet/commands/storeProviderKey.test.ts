import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, lantern, openHall, type Player, secret, type TestHall, tide } from '../hall.fixture.ts';
import { storeProviderKey } from '../index.ts';

let hall: TestHall;
let player: Player;
beforeEach(async () => {
  hall = await openHall();
  player = await hall.addPlayer(1_000);
});
afterEach(() => hall.close());

const store = (keyId: string, code = 'LANTERN') =>
  storeProviderKey(hall.database.pool, secret, { code, key: { keyId, secret: `secret of ${keyId}` } });
const keyOf = (keyId: string) => ({ keyId, secret: `secret of ${keyId}` });
/** What the provider hears that signs with this key, once keys are read again. */
const heardBy = async (key: { keyId: string; secret: string }) => {
  hall.clock.advance(60_000);
  const app = await hall.openAnother();
  const { httpStatus } = await callAs(app, hall.clock, { ...lantern, key }, 'balance', {
    player_id: player.player_id,
    currency: 'RMB',
  });
  return httpStatus;
};
const rows = async () =>
  (
    await hall.database.owner.query(
      'SELECT key_id, gp_id, slot, active, may_adjust FROM provider_key ORDER BY created_at, key_id',
    )
  ).rows;

describe('a key of a provider', () => {
  test('is stored beside the one that lives, and both are heard', async () => {
    expect(await store('lantern-2')).toEqual({ kind: 'stored' });
    expect(await heardBy(lantern.key)).toBe(200);
    expect(await heardBy(keyOf('lantern-2'))).toBe(200);
    expect(await heardBy({ ...keyOf('lantern-2'), secret: 'another' })).toBe(401);
    expect(await rows()).toContainEqual({
      key_id: 'lantern-2',
      gp_id: 1,
      slot: 2,
      active: true,
      may_adjust: true,
    });
  });

  test('whose secret can be read no more is stored anew under its own id, with the other beside it', async () => {
    await store('lantern-2');
    await hall.database.owner.query("UPDATE provider_key SET secret_sealed = 'torn' WHERE gp_id = 1");
    expect(await heardBy(keyOf('lantern-2'))).toBe(401);
    expect(await store('lantern-2')).toEqual({ kind: 'stored' });
    expect(await store(lantern.key.keyId)).toEqual({ kind: 'stored' });
    expect(await heardBy(keyOf('lantern-2'))).toBe(200);
    expect(await heardBy(keyOf(lantern.key.keyId))).toBe(200);
    expect(await heardBy(lantern.key)).toBe(401);
  });

  test('takes the place of one that was retired, not of one that lives', async () => {
    await store('lantern-2');
    const before = await rows();
    expect(await store('lantern-3')).toEqual({ kind: 'full', live: [lantern.key.keyId, 'lantern-2'] });
    expect(await rows()).toEqual(before);
    await hall.database.pool.query('UPDATE provider_key SET active = false WHERE key_id = $1', [
      lantern.key.keyId,
    ]);
    expect(await store('lantern-3')).toEqual({ kind: 'stored' });
    expect(await heardBy(keyOf('lantern-3'))).toBe(200);
    expect(await heardBy(lantern.key)).toBe(401);
  });

  test('of two at once one takes the free place', async () => {
    const results = await Promise.all([store('lantern-2'), store('lantern-3')]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['full', 'stored']);
  });

  test("is not stored under another's id, nor for a provider that has no wire or that there is not", async () => {
    const before = await rows();
    expect(await store(tide.key.keyId)).toEqual({ kind: 'taken' });
    expect(await store('nobody-1', 'NOBODY')).toEqual({ kind: 'unknown' });
    expect(await rows()).toEqual(before);
  });

  test('may adjust only where the keys of its provider may', async () => {
    expect(await store('tide-2', 'TIDE')).toEqual({ kind: 'stored' });
    expect(await rows()).toContainEqual(expect.objectContaining({ key_id: 'tide-2', may_adjust: false }));
  });
});
