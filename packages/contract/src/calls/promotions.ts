import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, idSchema, instantSchema, moneySchema, siteScoped } from '../fields.ts';

const tag = 'promotions';

export const redEnvelopeSchema = z.object({
  id: idSchema,
  title: z.string(),
  end_at: instantSchema,
});
export type RedEnvelope = z.infer<typeof redEnvelopeSchema>;

export const redEnvelopePromotion = defineCall({
  path: '/arks/web/activity/red_envelope_promotion',
  summary: 'The red envelope that the member may open now; null when there is none.',
  tag,
  audience: 'member',
  body: z.strictObject(siteScoped),
  data: z.object({ envelope: redEnvelopeSchema.nullable() }),
});

export const redEnvelopeClaim = defineCall({
  path: '/arks/web/activity/red_envelope',
  summary: 'Opens it: once a member, and a repeat answers the same cash.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...siteScoped, id: idSchema }),
  data: z.object({ cash: moneySchema, currency: currencySchema }),
  codes: {
    101: 'not for this member: its rule is not met',
    102: 'over, empty, or no such envelope: the page forgets it',
  },
});
