import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, idSchema, moneySchema } from '../fields.ts';

/**
 * Wallet row (spec §3): what the member has at a provider. With a `seamless` provider the stakes held in open rounds, with
 * a `transfer` provider what lies in its wallet. `in_transit` is on its way between that wallet and the main one.
 */
export const walletRowSchema = z.object({
  gp_id: idSchema,
  gp_name: z.string(),
  wallet: z.enum(['seamless', 'transfer']),
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

/** What came of bringing the money back, provider by provider; `data` of the codes 102–105 too. */
export const transferBackSchema = z.object({
  list: z.array(
    z.object({
      gp_id: idSchema,
      gp_name: z.string(),
      code: z.union([z.literal(100), z.literal(102), z.literal(103), z.literal(104), z.literal(105)]),
      /** What came back; with 104 what is on its way. */
      amount: moneySchema,
    }),
  ),
  /** All that came back. */
  total: moneySchema,
});
export type TransferBack = z.infer<typeof transferBackSchema>;

/** spec §8, Transfer back. Where providers differ, the gravest counts: 104, 103, 105, 102. */
/** Of both ways of bringing money back. */
export const transferBackCodes = {
  101: 'a one-key transfer back runs, or ended less than ten seconds ago',
  102: 'a game is open there: its money stays until it is left',
  103: 'the provider does not answer; nothing was moved',
  104: 'on its way: the provider has not yet said whether it was done',
  105: 'the provider refused the transfer',
} as const;

export const balanceAllBack = defineCall({
  path: '/member/profile/balance/all/back',
  summary:
    'One key: brings the money back from every transfer provider. Locked for ten seconds afterwards; no game of a transfer provider starts meanwhile.',
  tag: 'wallet',
  audience: 'member',
  body: emptyBody,
  data: transferBackSchema,
  codes: transferBackCodes,
});

export const balanceGetBack = defineCall({
  path: '/member/profile/balance_get_back',
  summary:
    'Balance recovery: asks about transfers whose outcome is not known, and brings back what lies at transfer providers.',
  tag: 'wallet',
  audience: 'member',
  body: emptyBody,
  data: transferBackSchema,
  codes: transferBackCodes,
});
