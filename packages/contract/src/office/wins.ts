import { z } from 'zod';
import { currencySchema, emptyData, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { bigIdSchema, listBody, longListData, reasonSchema, typedSchema } from './fields.ts';

const tag = 'office: wins';

export const withheldWinStates = ['withheld', 'released', 'refused', 'taken_back'] as const;

const winSchema = z.object({
  /** By which staff and provider speak of it: `operator_tx_id`. */
  number: bigIdSchema,
  member: z.object({ id: idSchema, account: z.string() }),
  provider: z.string(),
  game: z.string().nullable(),
  round_id: z.string().nullable(),
  currency: currencySchema,
  amount: moneySchema,
  /** The most that would have been paid at once. */
  bound: moneySchema,
  /** What the round has staked; null where it was won in no round. */
  staked: moneySchema.nullable(),
  state: z.enum(withheldWinStates),
  at: instantSchema,
  decided_at: instantSchema.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type WithheldWin = z.infer<typeof winSchema>;

export const winList = defineOfficeCall({
  path: '/office/win/list',
  summary: 'Wins beyond what their game can pay: booked, in no balance until staff decide.',
  tag,
  right: 'wins.read',
  body: listBody(
    {
      /** Left out: those that wait. */
      states: z.array(z.enum(withheldWinStates)).min(1).max(withheldWinStates.length).optional(),
      account: typedSchema.optional(),
      currency: currencySchema.optional(),
    },
    ['at', 'amount'],
  ),
  data: longListData(winSchema),
});

const codes = {
  404: 'no such win was withheld',
  361: 'it was decided before',
  363: 'the amount is another one',
} as const;

export const winRelease = defineOfficeCall({
  path: '/office/win/release',
  summary: 'Into the member’s main wallet, told by letter.',
  tag,
  right: 'wins.decide',
  body: z.strictObject({ number: bigIdSchema, amount: moneySchema, reason: reasonSchema }),
  data: emptyData,
  codes,
});

export const winRefuse = defineOfficeCall({
  path: '/office/win/refuse',
  summary: 'Back to the house, told by letter.',
  tag,
  right: 'wins.decide',
  body: z.strictObject({ number: bigIdSchema, amount: moneySchema, reason: reasonSchema }),
  data: emptyData,
  codes,
});
