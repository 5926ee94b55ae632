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
