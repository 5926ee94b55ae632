import { setTimeout as delay } from 'node:timers/promises';
import { advisoryLocks } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Hall } from '../infra/hall.ts';
import { coalesce, countByMember, type Delivery, type OutboxRow, toDeliveries } from './outboxRows.ts';

/** Rows taken out at once: bounds the transaction and the burst towards the sockets. */
const batchMax = 1_000;
/**
 * Between two looks while events flow, what arrives meanwhile shares a look and a commit. The wait grows with what the last
 * look found: a lone event waits for nobody, and a flood is taken by the hundred.
 */
const pauseMsPerRow = 2;
const busyPauseMaxMs = 40;
/** Between two looks while nothing flows: what another process has written waits so long at most. */
const idlePauseMs = 25;
const retryMs = 1_000;

export interface OutboxRelayDeps extends Pick<Hall, 'pool'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Hands an event to the sockets. Called in outbox order, after the event has left the table for good. */
  readonly deliver: (delivery: Delivery) => void;
  readonly onWake: (listener: () => void) => () => void;
  /** Hears how many events a look has taken out. */
  readonly onTaken?: (events: number) => void;
}

/** The next statement on a lost connection fails and says so; without a listener the loss would end the process. */
const noteLoss = (): void => undefined;

const takeBatch = async (client: PoolClient): Promise<OutboxRow[]> => {
  const { rows } = await client.query<OutboxRow>({
    name: 'outbox_take',
    text: `DELETE FROM outbox WHERE id = ANY (ARRAY(SELECT id FROM outbox ORDER BY id LIMIT $1))
           RETURNING id, site_id, channel, member_id, event, payload, created_at`,
    values: [batchMax],
  });
  return rows;
};

const growSequences = async (
  client: PoolClient,
  counts: ReadonlyMap<number, number>,
): Promise<Map<number, number>> => {
  if (counts.size === 0) return new Map();
  const { rows } = await client.query<{ member_id: number; last_seq: bigint }>({
    name: 'outbox_grow_sequences',
    text: `INSERT INTO member_event_sequence AS known (member_id, last_seq)
           SELECT * FROM unnest($1::integer[], $2::bigint[])
           ON CONFLICT (member_id) DO UPDATE SET last_seq = known.last_seq + excluded.last_seq
           RETURNING member_id, last_seq`,
    values: [[...counts.keys()], [...counts.values()]],
  });
  return new Map(rows.map((row) => [row.member_id, Number(row.last_seq)]));
};

/** Takes the head of the outbox and numbers it, in one transaction. Answers what to deliver and how many rows it took. */
const drainOnce = async (client: PoolClient): Promise<{ deliveries: Delivery[]; taken: number }> => {
  const waiting = await client.query({ name: 'outbox_look', text: 'SELECT FROM outbox LIMIT 1' });
  if (waiting.rowCount === 0) return { deliveries: [], taken: 0 };
  await client.query('BEGIN');
  const taken = await takeBatch(client);
  const kept = coalesce(taken);
  const lastSeqs = await growSequences(client, countByMember(kept));
  await client.query('COMMIT');
  return { deliveries: toDeliveries(kept, lastSeqs), taken: taken.length };
};

/** A wait that a wake cuts short, also one that came while nobody waited. */
const createPause = () => {
  let wakeUp = new AbortController();
  return {
    cut: () => wakeUp.abort(),
    wait: async (ms: number): Promise<void> => {
      await delay(ms, undefined, { signal: wakeUp.signal }).catch(() => undefined);
      wakeUp = new AbortController();
    },
  };
};

/**
 * Delivers the outbox in order for as long as this process leads: of all processes the one that holds an advisory
 * lock. It drains on the connection that holds the lock, so whoever lost the lock cannot take rows either; the
 * database frees it when the process dies. Answers how to stop.
 */
export const startOutboxRelay = (deps: OutboxRelayDeps): (() => Promise<void>) => {
  const { pool, log, deliver } = deps;
  const events = createPause();
  const stopping = new AbortController();
  const stopWaking = deps.onWake(events.cut);

  /** The rows are gone from the table: an event that cannot be handed over must not keep the others back. */
  const deliverAll = (deliveries: readonly Delivery[]): void => {
    for (const delivery of deliveries) {
      try {
        deliver(delivery);
      } catch (error) {
        log.error({ err: error, event: delivery.event }, 'outbox delivery');
      }
    }
  };

  const drainUntilStopped = async (client: PoolClient): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { deliveries, taken } = await drainOnce(client);
      if (taken > 0) deps.onTaken?.(taken);
      deliverAll(deliveries);
      if (taken === batchMax) continue;
      if (taken > 0) await delay(Math.min(taken * pauseMsPerRow, busyPauseMaxMs));
      await events.wait(idlePauseMs);
    }
  };

  /** Leads until stopped, when nobody else does. Throws when the connection is lost. */
  const tryToLead = async (): Promise<void> => {
    const client = await pool.connect();
    let mustClose = false;
    client.on('error', noteLoss);
    try {
      const { rows } = await client.query<{ leads: boolean }>({
        text: 'SELECT pg_try_advisory_lock($1) AS leads',
        values: [advisoryLocks.outboxRelay],
      });
      if (rows[0]?.leads !== true) return;
      // Closing the connection frees the lock and ends a transaction under way.
      mustClose = true;
      await drainUntilStopped(client);
    } catch (error) {
      mustClose = true;
      throw error;
    } finally {
      client.off('error', noteLoss);
      client.release(mustClose);
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await tryToLead().catch((error: unknown) => log.error({ err: error }, 'outbox relay'));
      await delay(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    stopWaking();
    events.cut();
    await running;
  };
};
