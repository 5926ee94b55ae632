import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';
import { startOutboxRelay } from './outboxRelay.ts';
import type { Delivery } from './outboxRows.ts';

let database: TestDatabase;
const outbox = createOutbox();
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await database.owner.query('DELETE FROM outbox');
});
afterAll(() => database.drop());

const start = (deliver: (delivery: Delivery) => void): (() => Promise<void>) => {
  const stop = startOutboxRelay({
    pool: database.pool,
    log: { error: () => undefined },
    deliver,
    onWake: outbox.onWake,
  });
  stops.push(stop);
  return stop;
};

/** Writes events of some members that nothing absorbs, as another process would: without a wake. */
const write = async (count: number): Promise<void> => {
  await database.pool.query(
    `INSERT INTO outbox (site_id, channel, member_id, event, payload)
     SELECT 1, 'private-member.' || n % 3, n % 3, 'letters', to_jsonb(n) FROM generate_series(1, $1::integer) AS n`,
    [count],
  );
};

const relayBackends = async (): Promise<number[]> => {
  const { rows } = await database.owner.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.map(({ pid }) => pid);
};

describe('the relay', () => {
  it('delivers everything once and in order, in as many batches as it takes', async () => {
    const delivered: Delivery[] = [];
    await write(2_500);
    start((delivery) => void delivered.push(delivery));
    await waitFor(() => delivered.length >= 2_500);
    expect(delivered.map(({ payload }) => payload)).toEqual(Array.from({ length: 2_500 }, (_, n) => n + 1));
    const ofOne = delivered.filter(({ memberId }) => memberId === 1).map(({ seq }) => Number(seq));
    expect(ofOne).toEqual(ofOne.map((_, n) => (ofOne[0] ?? 0) + n));
    expect((await database.owner.query('SELECT FROM outbox')).rowCount).toBe(0);
  });

  it('finds what another process wrote without being woken', async () => {
    const delivered: Delivery[] = [];
    start((delivery) => void delivered.push(delivery));
    await waitFor(async () => (await relayBackends()).length === 1);
    await write(1);
    await waitFor(() => delivered.length === 1);
  });

  it('is one of all processes, and another takes over when its connection is lost: nothing twice, nothing lost', async () => {
    const byFirst: Delivery[] = [];
    const bySecond: Delivery[] = [];
    start((delivery) => void byFirst.push(delivery));
    const [leader] = await waitFor(async () => {
      const pids = await relayBackends();
      return pids.length === 1 && pids;
    });
    start((delivery) => void bySecond.push(delivery));
    await write(10);
    await waitFor(() => byFirst.length === 10);
    expect(bySecond).toEqual([]);

    await database.owner.query('SELECT pg_terminate_backend($1)', [leader]);
    await write(10);
    await waitFor(() => byFirst.length + bySecond.length >= 20, { what: 'the takeover' });
    await waitFor(async () => (await relayBackends()).length === 1);
    expect(byFirst.length + bySecond.length).toBe(20);
  });

  it('frees the lead when stopped', async () => {
    const stop = start(() => undefined);
    await waitFor(async () => (await relayBackends()).length === 1);
    await stop();
    await waitFor(async () => (await relayBackends()).length === 0);
  });

  it('goes on after an event that could not be handed over', async () => {
    const delivered: unknown[] = [];
    await write(3);
    start(({ payload }) => {
      if (payload === 2) throw new Error('no such socket');
      delivered.push(payload);
    });
    await waitFor(() => delivered.length === 2);
    expect(delivered).toEqual([1, 3]);
  });
});
