import { createKysely } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Hall } from '../../../infra/hall.ts';
import type { Job, JobOutcome, Queue, Work } from '../../../infra/jobs.ts';
import { unseal } from '../../../infra/seal.ts';
import type { TrackingTables } from '../tables.ts';
import { tokenName } from './storeDestination.ts';

export interface SendDeps extends Pick<Hall, 'pool' | 'secret'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Ten tries within some twelve hours. */
export const trackingQueue: Queue = {
  name: 'tracking',
  retriesMax: 9,
  retryAfterSeconds: 60,
  retryAfterSecondsMax: 6 * 60 * 60,
  leaseSeconds: 60,
};
const answerWithinMs = 5_000;
/** Events under way at once: the receiving end is somebody else's. */
const batchMax = 10;

const jobSchema = z.object({ eventId: z.string().regex(/^\d+$/) });

type Event = Selectable<TrackingTables['tracking_event']>;

/** One event as the receiving end wants it; the token goes in the body, so that no address bears it. */
const messageOf = (event: Event, token: string): string =>
  JSON.stringify({
    access_token: token,
    data: [
      {
        event_name: event.event_name,
        event_time: Math.floor(event.event_time.getTime() / 1_000),
        event_id: event.event_id,
        event_source_url: event.source_url,
        action_source: 'website',
        user_data: event.user_data,
        custom_data: event.custom_data,
      },
    ],
  });

const post = async (endpoint: string, message: string): Promise<JobOutcome> => {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: message,
      // The token goes to the address that was configured and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return { kind: 'done' };
    const again = answer.status >= 500 || answer.status === 429 || answer.status === 408;
    return { kind: again ? 'again' : 'given_up', why: `status ${answer.status}` };
  } catch (error) {
    return { kind: 'again', why: error instanceof Error ? error.name : 'unknown' };
  }
};

const eventOf = (db: Kysely<TrackingTables>, { data }: Job) =>
  db
    .selectFrom('tracking_event')
    .selectAll()
    .where('id', '=', BigInt(jobSchema.parse(data).eventId))
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** Where a site's events go now; a site that has switched it off has no place, and its events are given up. */
const findDestination = async (db: Kysely<TrackingTables>, secret: string, siteId: number) => {
  const row = await db
    .selectFrom('tracking_destination')
    .select(['endpoint', 'token_sealed'])
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { endpoint: row.endpoint, token: unseal(secret, tokenName(siteId, row.endpoint), row.token_sealed) };
};

/** What has gone, or will not go, needs no person any more. */
const noPerson = { user_data: '{}' } as const;

/**
 * Sends each event in a message of its own, so that a refused one holds no other up. The same event may go twice when a
 * process ends in between: its event id makes it count once at the other end.
 */
export const trackingWork = ({ pool, log, secret }: SendDeps): Work => {
  const db = createKysely<TrackingTables>(pool);
  const settle = async (
    id: bigint,
    values: { state?: 'sent' | 'failed'; user_data?: string; last_outcome: string | null },
  ): Promise<void> => {
    await db
      .updateTable('tracking_event')
      .set(values)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  };
  return {
    queue: trackingQueue,
    batchMax,
    run: async (job) => {
      const event = await eventOf(db, job);
      if (event === undefined) return { kind: 'done' };
      const destination = await findDestination(db, secret, event.site_id);
      const outcome: JobOutcome =
        destination === undefined
          ? { kind: 'given_up', why: 'no destination' }
          : await post(destination.endpoint, messageOf(event, destination.token));
      if (outcome.kind === 'done') await settle(event.id, { state: 'sent', last_outcome: null, ...noPerson });
      else {
        await settle(event.id, { last_outcome: outcome.why });
        log.error({ siteId: event.site_id, what: outcome.why }, 'a marketing event was not taken');
      }
      return outcome;
    },
    onGivenUp: async (job, why) => {
      const event = await eventOf(db, job);
      if (event === undefined) return;
      await settle(event.id, { state: 'failed', last_outcome: event.last_outcome ?? why, ...noPerson });
      log.error({ siteId: event.site_id, tries: job.tries, why }, 'a marketing event is given up');
    },
  };
};

/** How long events are kept at all. */
const keptMs = 30 * 24 * 60 * 60_000;

export const forgetOldEvents = async (pool: Pool, now: Date): Promise<void> => {
  await createKysely<TrackingTables>(pool)
    .deleteFrom('tracking_event')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute();
};
