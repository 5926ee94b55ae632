import { z } from 'zod';
import { emptyBody, emptyData, instantSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { reasonSchema } from './fields.ts';
import type { OfficeRight } from './rights.ts';

const tag = 'office: today';

/**
 * What somebody has to look at, and the right that shows it. The first ones are read from how things stand, the others were
 * logged. An alarm of the log that is not named here is shown to whoever sees the room System.
 */
export const alarmRights = {
  transfer_in_doubt: 'rounds.read',
  round_stuck: 'rounds.read',
  award_not_paid: 'promotions.read',
  content_late: 'content.read',
  process_gone: 'system.read',
  job_failed: 'system.read',
  party_failing: 'system.read',
  books_differ: 'reconciliation.read',
  provider_differences: 'reconciliation.read',
  provider_not_compared: 'reconciliation.read',
  provider_list_endless: 'reconciliation.read',
  provider_key_sealed: 'games.read',
  jackpot_not_collected: 'games.read',
  jackpot_short: 'games.read',
  return_outside_band: 'games.read',
  round_mismatch: 'rounds.read',
  transfer_contradicted: 'rounds.read',
  message_given_up: 'system.read',
} as const satisfies Readonly<Record<string, OfficeRight>>;
export type AlarmName = keyof typeof alarmRights;
export const alarmNames = Object.keys(alarmRights) as readonly AlarmName[];

const alarmNameSchema = z.string().min(1).max(120);

const alarmSchema = z.object({
  name: alarmNameSchema,
  /** How many there are now; of what was logged, how often within the last week. */
  count: z.number().int(),
  since: instantSchema,
  /** When the last of them came. */
  last_at: instantSchema,
  /** Which ones, a few of them: jobs, processes, providers. */
  about: z.array(z.string()),
  /** Who has said that they know, of all that came until `last_at`. */
  seen: z.object({ by: z.string(), at: instantSchema }).nullable(),
});
export type OfficeAlarm = z.infer<typeof alarmSchema>;

export const alarmList = defineOfficeCall({
  path: '/office/today/alarms',
  summary:
    'What somebody has to look at, of this site and of the installation, as far as the rights of who asks go; unseen ones first.',
  tag,
  right: 'today.read',
  body: emptyBody,
  data: z.object({ rows: z.array(alarmSchema), asOf: instantSchema }),
});

export const alarmSeen = defineOfficeCall({
  path: '/office/today/alarm_seen',
  summary: 'Says that one has seen an alarm and sees to it. What comes after `through` is unseen again.',
  tag,
  right: 'today.act',
  body: z.strictObject({ name: alarmNameSchema, through: instantSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no such alarm now, or none that the person may see' },
});
