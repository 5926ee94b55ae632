import { z } from 'zod';
import { currencySchema, emptyBody, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';

const tag = 'office: today';

/** What waits for staff. */
export const queueNames = [
  'withdrawals',
  'transfers',
  'payment_exceptions',
  'withheld_wins',
  'risk_cases',
  'agent_applications',
  'proposals',
] as const;

const playedSchema = z.object({ turnover: moneySchema, ggr: moneySchema, ngr: moneySchema });

export const officeToday = defineOfficeCall({
  path: '/office/today',
  summary: 'How the day goes, and what waits with the age of its oldest. Days are the site’s.',
  tag,
  right: 'today.read',
  body: emptyBody,
  data: z.object({
    as_of: instantSchema,
    day_began_at: instantSchema,
    online: z.number().int(),
    joined: z.number().int(),
    first_deposits: z.number().int(),
    money: z.array(
      z.object({
        currency: currencySchema,
        deposits: z.object({ count: z.number().int(), amount: moneySchema }),
        withdrawals: z.object({ count: z.number().int(), amount: moneySchema }),
      }),
    ),
    /** What play came to, in the terms of the reports. `compared` stands at the last full hour of the site’s clock. */
    play: z.array(
      z.object({
        currency: currencySchema,
        so_far: playedSchema,
        compared: z.object({ today: playedSchema, yesterday: playedSchema, week_before: playedSchema }),
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
