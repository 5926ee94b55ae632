import { z } from 'zod';
import { currencySchema, emptyBody, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import type { OfficeRight } from './rights.ts';

const tag = 'office: today';

/** What waits for staff, and the right that shows it. */
export const queueRights = {
  withdrawals: 'withdrawals.read',
  transfers: 'deposits.read',
  silent_gateways: 'deposits.read',
  payment_exceptions: 'deposits.read',
  withheld_wins: 'wins.read',
  risk_cases: 'risk.read',
  reconciliation_cases: 'reconciliation.read',
  help_cases: 'help.read',
  agent_applications: 'agents.read',
  agent_bills: 'settlement.review',
  agent_disputes: 'settlement.decide',
  proposals: 'proposals.decide',
} as const satisfies Readonly<Record<string, OfficeRight>>;
export type QueueName = keyof typeof queueRights;
export const queueNames = Object.keys(queueRights) as readonly QueueName[] as readonly [
  QueueName,
  ...QueueName[],
];

const playedSchema = z.object({ turnover: moneySchema, ggr: moneySchema, ngr: moneySchema });
const orderedSchema = z.object({ count: z.number().int(), amount: moneySchema });
const movedSchema = z.object({ deposits: orderedSchema, withdrawals: orderedSchema });
const firstSchema = z.number().int();

export const officeToday = defineOfficeCall({
  path: '/office/today',
  summary:
    'How the day goes, and what waits with the age of its oldest, as far as the rights of who asks go. Days are the site’s.',
  tag,
  right: 'today.read',
  body: emptyBody,
  data: z.object({
    as_of: instantSchema,
    day_began_at: instantSchema,
    online: z.number().int(),
    joined: z.number().int(),
    first_deposits: z.number().int(),
    /** By the last full hour: of today, and by the same hour before. */
    first_deposits_compared: z.object({
      today: firstSchema,
      yesterday: firstSchema,
      week_before: firstSchema,
    }),
    /** Deposits that were credited and withdrawals that were paid; `compared` as with `play`. */
    money: z.array(
      z.object({
        currency: currencySchema,
        so_far: movedSchema,
        compared: z.object({ today: movedSchema, yesterday: movedSchema, week_before: movedSchema }),
      }),
    ),
    /** What play came to, in the terms of the reports. `compared` stands at the last full hour of the site’s clock. */
    play: z.array(
      z.object({
        currency: currencySchema,
        so_far: playedSchema,
        compared: z.object({ today: playedSchema, yesterday: playedSchema, week_before: playedSchema }),
        /** GGR of each hour of the site’s clock, 0 to 23; of today as far as the day has come. */
        hours: z.array(
          z.object({ hour: z.number().int(), today: moneySchema.nullable(), yesterday: moneySchema }),
        ),
      }),
    ),
    /** Up to which hour days are compared, 0 to 23. */
    compared_until: z.number().int(),
    queues: z.array(
      z.object({
        name: z.enum(queueNames),
        count: z.number().int(),
        oldest_at: instantSchema.nullable(),
      }),
    ),
  }),
});
export type OfficeToday = z.infer<typeof officeToday.data>;
