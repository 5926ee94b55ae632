import { z } from 'zod';
import { currencySchema, emptyBody, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';

export const vipOverview = defineOfficeCall({
  path: '/office/vip/overview',
  summary: 'The levels of every currency: who stands on each, who rose and fell, what they cost in 30 days.',
  tag: 'office: promotions',
  right: 'promotions.read',
  body: emptyBody,
  data: z.object({
    rows: z.array(
      z.object({
        currency: currencySchema,
        active: z.boolean(),
        level: z.number().int(),
        reach: moneySchema,
        keep: moneySchema,
        members: z.number().int(),
        rose: z.number().int(),
        fell: z.number().int(),
        cash_back: moneySchema,
        birthday: moneySchema,
      }),
    ),
    as_of: instantSchema,
  }),
});
export type VipOverviewRow = z.infer<typeof vipOverview.data>['rows'][number];
