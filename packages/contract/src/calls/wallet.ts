import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, idSchema, moneySchema } from '../fields.ts';

/** Wallet row (spec §3): what the member has at a provider; for seamless providers the stakes held in open rounds. */
export const walletRowSchema = z.object({
  gp_id: idSchema,
  gp_name: z.string(),
  is_light: z.union([z.literal(0), z.literal(1)]),
  icon_dark: z.string(),
  cash: moneySchema,
  in_transit: moneySchema,
});
export type WalletRow = z.infer<typeof walletRowSchema>;

export const myCash = defineCall({
  path: '/member/profile/my_cash',
  summary: 'The balance of the main wallet and of each provider.',
  tag: 'wallet',
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    main: moneySchema,
    my_cash_list: z.array(walletRowSchema),
    total: moneySchema,
  }),
});
