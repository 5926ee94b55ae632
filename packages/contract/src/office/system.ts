import { z } from 'zod';
import { emptyBody, emptyData, idSchema, instantSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, listData, reasonSchema } from './fields.ts';

const tag = 'office: system';
const count = z.number().int();

const processSchema = z.object({
  id: z.uuid(),
  host: z.string(),
  pid: count,
  roles: z.array(z.string()),
  version: z.string(),
  node: z.string(),
  started_at: instantSchema,
  seen_at: instantSchema,
  /** Whether it told of itself within the last minute. */
  is_up: z.boolean(),
  alarms: z.array(z.object({ name: z.string(), count, at: instantSchema })),
  asked: z.array(
    z.object({ route: z.string(), count, refused: count, average_ms: z.number().nonnegative() }),
  ),
});
export type HallProcessRow = z.infer<typeof processSchema>;

export const systemProcesses = defineOfficeCall({
  path: '/office/system/processes',
  summary:
    'The processes of the installation that were seen within the last hour, with their alarms and what providers and gateways asked of them since they began. One that has ended as it should is gone.',
  tag,
  right: 'system.read',
  body: emptyBody,
  data: z.object({ rows: z.array(processSchema), asOf: instantSchema }),
});

const partySchema = z.object({
  kind: z.enum(['provider', 'gateway']),
  /** The number of a provider, the code of a gateway. */
  id: z.string(),
  name: z.string(),
  call: z.string(),
  count,
  /** Answered, with a refusal. */
  refused: count,
  /** Not answered in time, or not as the wire asks for. */
  failed: count,
  /** Milliseconds within which half, 95 and 99 of a hundred were answered or given up, between the bounds that are counted. */
  p50_ms: z.number().nonnegative(),
  p95_ms: z.number().nonnegative(),
  p99_ms: z.number().nonnegative(),
  /** Since when it fails much: of at least ten calls within some minutes one in five. */
  failing_since: instantSchema.nullable(),
});
export type SystemParty = z.infer<typeof partySchema>;

export const systemParties = defineOfficeCall({
  path: '/office/system/parties',
  summary: 'What the processes that are up have asked of providers and gateways since they began.',
  tag,
  right: 'system.read',
  body: emptyBody,
  data: z.object({ rows: z.array(partySchema), asOf: instantSchema }),
});

const queueNameSchema = z.string().regex(/^[a-z0-9_-]{1,80}$/);
const queueSchema = z.object({
  name: z.string(),
  /** Of what is done by the clock, in UTC; null for what is put down. */
  cron: z.string().nullable(),
  waiting: count,
  active: count,
  /** Waits to be tried again. */
  retrying: count,
  failed: count,
  oldest_at: instantSchema.nullable(),
});
export type SystemQueue = z.infer<typeof queueSchema>;

export const systemJobs = defineOfficeCall({
  path: '/office/system/jobs',
  summary:
    'What runs by the clock, and letters, short messages and events on their way. What is done is forgotten at once.',
  tag,
  right: 'system.read',
  body: emptyBody,
  data: z.object({ rows: z.array(queueSchema), asOf: instantSchema }),
});

const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  tries: count,
  /** Says nothing of whom it was about. */
  why: z.string(),
  created_at: instantSchema,
  failed_at: instantSchema.nullable(),
  /** Only what runs by the clock: a message that was given up is not there any more. */
  may_run_again: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const systemFailedJobs = defineOfficeCall({
  path: '/office/system/failed_jobs',
  summary: 'Jobs that failed for good and messages that were given up, of the last week.',
  tag,
  right: 'system.read',
  body: listBody({ queue: queueNameSchema.optional() }, ['failed_at']),
  data: listData(failedJobSchema),
});

export const systemJobAgain = defineOfficeCall({
  path: '/office/system/job_again',
  summary: 'Has a failed job of the clock run once more.',
  tag,
  right: 'system.act',
  body: z.strictObject({ queue: queueNameSchema, id: z.uuid(), reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no failed job of the clock' },
});

export const systemHooks = defineOfficeCall({
  path: '/office/system/hooks',
  summary:
    'What gateways told of this site’s deposits within a day, and what became of the site’s marketing events within 30 days.',
  tag,
  right: 'system.read',
  body: emptyBody,
  data: z.object({
    gateways: z.array(
      z.object({ code: z.string(), events: count, last_at: instantSchema.nullable(), exceptions: count }),
    ),
    tracking: z.array(z.object({ state: z.enum(['recorded', 'waiting', 'sent', 'failed']), events: count })),
    failures: z.array(z.object({ id: idSchema, at: instantSchema, outcome: z.string().nullable() })),
  }),
});
