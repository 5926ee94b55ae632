import { createKysely } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import { unseal } from '../../../infra/seal.ts';
import type { TrackingTables } from '../tables.ts';
import { tokenName } from './storeDestination.ts';

export interface SendDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const answerWithinMs = 5_000;
const batchSize = 50;
/** A run of the job sends this many at most, so that one run ends before the next begins. */
const batchesMax = 10;
/** Nobody else takes an event that is under way; longer than any answer may take. */
const leaseMs = 2 * 60_000;
/** Pauses between tries, in minutes. After the last one an event is given up. */
const pausesMinutes = [1, 5, 30, 120, 360] as const;

type Event = Selectable<TrackingTables['tracking_event']>;
type Outcome = 'sent' | { readonly again: boolean; readonly what: string };

const claim = (db: Kysely<TrackingTables>, now: Date): Promise<Event[]> =>
  db
    .updateTable('tracking_event')
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (due) =>
      due
        .selectFrom('tracking_event')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

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

const post = async (endpoint: string, message: string): Promise<Outcome> => {
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
    if (answer.ok) return 'sent';
    const again = answer.status >= 500 || answer.status === 429 || answer.status === 408;
    return { again, what: `status ${answer.status}` };
  } catch (error) {
    return { again: true, what: error instanceof Error ? error.name : 'unknown' };
  }
};

const settle = async (
  db: Kysely<TrackingTables>,
  event: Event,
  outcome: Outcome,
  now: Date,
): Promise<void> => {
  const attempts = event.attempts + 1;
  const pause = outcome !== 'sent' && outcome.again ? pausesMinutes[event.attempts] : undefined;
  const isOver = pause === undefined;
  await db
    .updateTable('tracking_event')
    .set({
      attempts,
      state: outcome === 'sent' ? 'sent' : isOver ? 'failed' : 'waiting',
      next_attempt_at: isOver ? null : new Date(now.getTime() + pause * 60_000),
      last_outcome: outcome === 'sent' ? null : outcome.what,
      // What has gone, or will not go, needs no person any more.
      ...(isOver ? { user_data: '{}' } : {}),
    })
    .where('id', '=', event.id)
    .where('state', '=', 'waiting')
    .execute();
};

/** Where each site's events go now; a site that has switched it off has none, and its events are given up. */
const readDestinations = async (db: Kysely<TrackingTables>, secret: string) => {
  const rows = await db
    .selectFrom('tracking_destination')
    .select(['site_id', 'endpoint', 'token_sealed'])
    .where('enabled', '=', true)
    .execute();
  return new Map(
    rows.map(({ site_id, endpoint, token_sealed }) => [
      site_id,
      { endpoint, token: unseal(secret, tokenName(site_id, endpoint), token_sealed) },
    ]),
  );
};

/**
 * Sends what waits, one event a message, so that a refused one holds no other up. Answers how many were sent. The same
 * event may go twice when the process dies in between: its event id makes it count once at the other end.
 */
export const sendWaiting = async ({ pool, clock, log, secret }: SendDeps): Promise<number> => {
  const db = createKysely<TrackingTables>(pool);
  let sent = 0;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const events = await claim(db, clock.now());
    if (events.length === 0) break;
    const destinations = await readDestinations(db, secret);
    for (const event of events) {
      const destination = destinations.get(event.site_id);
      const outcome: Outcome =
        destination === undefined
          ? { again: false, what: 'no destination' }
          : await post(destination.endpoint, messageOf(event, destination.token));
      await settle(db, event, outcome, clock.now());
      if (outcome === 'sent') sent += 1;
      else log.error({ siteId: event.site_id, what: outcome.what }, 'a marketing event was not taken');
    }
  }
  return sent;
};

/** How long events are kept at all. */
const keptMs = 30 * 24 * 60 * 60_000;

export const forgetOldEvents = async (pool: Pool, now: Date): Promise<void> => {
  await createKysely<TrackingTables>(pool)
    .deleteFrom('tracking_event')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute();
};
