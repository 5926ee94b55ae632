import type { BodyOf } from '@pavilion/contract';
import type { fbTracking } from '@pavilion/contract/ownRoutes';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import { type Kysely, sql } from 'kysely';
import { badField } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { hashUserData } from '../normalForm.ts';
import type { TrackingTables } from '../tables.ts';
import { trackingQueue } from './sendEvent.ts';

export type RecordDeps = Pick<Hall, 'pool' | 'clock' | 'jobs'>;

const dayMs = 24 * 60 * 60_000;
/** The receiving end takes no event older than a week; a browser's clock may be some minutes ahead. */
const eventAgeMaxMs = 7 * dayMs;
const eventAheadMaxMs = 10 * 60_000;
/** Events of a site that may wait at once, and that are taken in within an hour: whoever sends more is no page of ours. */
export const trackingLimits = { waitingMax: 10_000, hourlyMax: 20_000 } as const;

export interface TrackedEvent {
  readonly siteId: number;
  readonly body: Omit<BodyOf<typeof fbTracking>, 'site_id'>;
  /** Without path and query: those may say more than anybody needs to know. */
  readonly sourceUrl: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
}

const countUpTo = async (
  db: Kysely<TrackingTables>,
  { siteId, max, only }: { siteId: number; max: number; only: 'waiting' | { readonly since: Date } },
): Promise<number> => {
  const events = db.selectFrom('tracking_event').select('id').where('site_id', '=', siteId).limit(max);
  const some =
    only === 'waiting' ? events.where('state', '=', 'waiting') : events.where('created_at', '>', only.since);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<bigint>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Records a marketing event once per event id; answers whether it was new. It waits to be sent only where the site has a
 * destination: then address and browser go along, otherwise nothing but hashes is kept.
 */
export const recordEvent = async ({ pool, jobs }: RecordDeps, event: TrackedEvent): Promise<boolean> => {
  const { siteId, body, now } = event;
  const db = createKysely<TrackingTables>(pool);
  const eventTime = new Date(body.eventTime * 1_000);
  const ageMs = now.getTime() - eventTime.getTime();
  if (ageMs > eventAgeMaxMs || ageMs < -eventAheadMaxMs) throw badField('eventTime');
  const { waitingMax, hourlyMax } = trackingLimits;
  const since = new Date(now.getTime() - dayMs / 24);
  if ((await countUpTo(db, { siteId, max: hourlyMax, only: { since } })) >= hourlyMax) return false;

  const destination = await db
    .selectFrom('tracking_destination')
    .select('site_id')
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  const isSent =
    destination !== undefined &&
    (await countUpTo(db, { siteId, max: waitingMax, only: 'waiting' })) < waitingMax;
  const { fbc, fbp, ...personal } = body.userData;
  const userData = {
    ...hashUserData(personal),
    ...(fbc === undefined ? {} : { fbc }),
    ...(fbp === undefined ? {} : { fbp }),
    ...(isSent ? { client_ip_address: event.ip, client_user_agent: event.userAgent } : {}),
  };
  return withTransaction(pool, async (client) => {
    const inserted = await kyselyOn<TrackingTables>(client)
      .insertInto('tracking_event')
      .values({
        site_id: siteId,
        event_id: body.eventID,
        event_name: body.eventName,
        event_time: eventTime,
        source_url: event.sourceUrl,
        user_data: JSON.stringify(userData),
        custom_data: JSON.stringify(body.customData),
        state: isSent ? 'waiting' : 'recorded',
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'event_name', 'event_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    if (isSent) await jobs.send(client, trackingQueue, { eventId: String(inserted.id) });
    return true;
  });
};
