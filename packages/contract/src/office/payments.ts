import { z } from 'zod';
import { bonusWeightSchema, promoCodeSchema } from '../bonusTerms.ts';
import {
  currencySchema,
  emptyBody,
  idSchema,
  instantSchema,
  localeSchema,
  localizedTextSchema,
  moneySchema,
  textSchema,
} from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, listData } from './fields.ts';
import { asked, proposed, rowVersion, saveCodes, sortSchema } from './paymentFields.ts';

const tag = 'office: payments';

/** How money comes in and goes out. Every change of it is proposed by one and confirmed by another. */

const codeSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const named = z
  .partialRecord(localeSchema, textSchema(200).trim())
  .refine((texts) => Object.values(texts).some((text) => text !== undefined && text !== ''), 'no name');
const described = z.partialRecord(localeSchema, textSchema(1000).trim());
/** As it stands, however it came there. */
const stored = { code: z.string(), name: localizedTextSchema, description: localizedTextSchema };

export const paymentChoices = defineOfficeCall({
  path: '/office/payment/choices',
  summary: 'What the forms of payments choose from: currencies, languages, gateways that this site may use.',
  tag,
  right: 'payments.read',
  body: emptyBody,
  data: z.object({
    currencies: z.array(currencySchema),
    languages: z.array(localeSchema),
    gateways: z.array(z.object({ code: z.string(), adapter: z.string() })),
    transfer_methods: z.array(z.object({ id: idSchema, name: z.string(), currency: currencySchema })),
  }),
});
export type PaymentChoices = z.infer<typeof paymentChoices.data>;

// Ways to pay in --------------------------------------------------------------------------------------------------------

const methodFields = {
  code: codeSchema,
  gateway: codeSchema,
  currency: currencySchema,
  name: named,
  description: described,
  amount_min: moneySchema,
  amount_max: moneySchema,
  /** Paid on top of the amount. */
  fee: moneySchema,
  /** Amounts that are offered. */
  presets: z.array(moneySchema).max(12),
  /** How long it usually takes, as members are told. */
  takes_seconds: z.number().int().min(0).max(604_800),
  /** How long a member may take to pay. */
  pay_within_seconds: z.number().int().min(60).max(604_800),
  sort: sortSchema,
  enabled: z.boolean(),
};
export const methodSchema = z.strictObject(methodFields);
export type PaymentMethod = z.infer<typeof methodSchema>;

const methodRowSchema = z.object({
  ...methodFields,
  ...stored,
  gateway: z.string(),
  id: idSchema,
  version: rowVersion,
  kind: z.enum(['transfer', 'page']),
  /** Whether members are offered it: open, its gateway too, and a transfer has an account to go to. */
  is_offered: z.boolean(),
});
export type PaymentMethodRow = z.infer<typeof methodRowSchema>;

export const methodList = defineOfficeCall({
  path: '/office/payment/method_list',
  summary: 'Ways to pay in on this site.',
  tag,
  right: 'payments.read',
  body: listBody({ currency: currencySchema.optional(), enabled: z.boolean().optional() }, ['sort']),
  data: listData(methodRowSchema),
});

export const methodSave = defineOfficeCall({
  path: '/office/payment/method_save',
  summary: 'Proposes a way to pay in, new or changed.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({
    /** Left out, it is a new one. */
    id: idSchema.optional(),
    version: rowVersion.optional(),
    method: methodSchema,
    ...asked,
  }),
  data: proposed,
  codes: saveCodes,
});

// Accounts of the house -------------------------------------------------------------------------------------------------

const accountFields = {
  method_id: idSchema,
  bank_name: textSchema(100).trim().min(1),
  account_number: textSchema(40).trim().min(1),
  holder: textSchema(100).trim().min(1),
  enabled: z.boolean(),
};
export const houseAccountSchema = z.strictObject(accountFields);

const accountRowSchema = z.object({
  ...accountFields,
  bank_name: z.string(),
  account_number: z.string(),
  holder: z.string(),
  id: idSchema,
  version: rowVersion,
  method: z.string(),
  currency: currencySchema,
  /** Orders that were shown it. */
  orders: z.number().int(),
});
export type HouseAccountRow = z.infer<typeof accountRowSchema>;

export const houseAccountList = defineOfficeCall({
  path: '/office/payment/account_list',
  summary: 'Accounts of the house that members transfer to.',
  tag,
  right: 'payments.read',
  body: listBody({ method_id: idSchema.optional(), enabled: z.boolean().optional() }, ['id']),
  data: listData(accountRowSchema),
});

export const houseAccountSave = defineOfficeCall({
  path: '/office/payment/account_save',
  summary:
    'Proposes an account of the house, or opens or closes one. One that is opened takes the place of the one that is open.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({
    id: idSchema.optional(),
    version: rowVersion.optional(),
    account: houseAccountSchema,
    ...asked,
  }),
  data: proposed,
  codes: { ...saveCodes, 371: 'orders were shown this account: make a new one' },
});

// Terms of money out ----------------------------------------------------------------------------------------------------

const ruleFields = {
  currency: currencySchema,
  gateway: codeSchema,
  amount_min: moneySchema,
  amount_max: moneySchema,
  /** Kept from the amount: fixed, and in hundredths of a per cent. */
  fee: moneySchema,
  fee_basis_points: z.number().int().min(0).max(10_000),
  /** Withdrawals of a member within 24 hours. */
  daily_max: z.number().int().min(1).max(1_000),
  /** How much of each deposit must have been staked, in per cent. */
  turnover_percent: z.number().int().min(0).max(10_000),
  /** From this amount on two people approve. */
  second_approval_from: moneySchema,
  enabled: z.boolean(),
};
export const withdrawalRuleSchema = z.strictObject(ruleFields);

const ruleRowSchema = z.object({ ...ruleFields, gateway: z.string(), id: z.string(), version: rowVersion });
export type WithdrawalRuleRow = z.infer<typeof ruleRowSchema>;

export const withdrawalRuleList = defineOfficeCall({
  path: '/office/payment/rule_list',
  summary: 'On what terms this site pays out, by currency.',
  tag,
  right: 'payments.read',
  body: listBody({ currency: currencySchema.optional() }, ['currency']),
  data: listData(ruleRowSchema),
});

export const withdrawalRuleSave = defineOfficeCall({
  path: '/office/payment/rule_save',
  summary: 'Proposes the terms of a currency.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({ version: rowVersion.optional(), rule: withdrawalRuleSchema, ...asked }),
  data: proposed,
  codes: saveCodes,
});

// Promotions that come with a deposit -----------------------------------------------------------------------------------

export const promotionReaches = ['first', 'once', 'each'] as const;

const promotionFields = {
  code: codeSchema,
  currency: currencySchema,
  name: named,
  description: described,
  /** Hundredths of a per cent of the deposit. */
  bonus_basis_points: z.number().int().min(1).max(100_000),
  bonus_max: moneySchema,
  amount_min: moneySchema,
  /** How much of deposit and bonus together must be staked, in per cent. */
  turnover_percent: z.number().int().min(0).max(100_000),
  /** The most that one bet may stake while the bonus runs. */
  stake_max: moneySchema.nullable(),
  /** Stakes that do not count whole; each type and each game once. */
  weights: z
    .array(bonusWeightSchema)
    .max(100)
    .refine(
      (weights) =>
        new Set(weights.map(({ gt_id, game_id }) => `${gt_id} ${game_id}`)).size === weights.length,
      'named twice',
    ),
  /** In how many days from the credit on the bonus is to be wagered. */
  days: z.number().int().min(1).max(365).nullable(),
  /** Nobody gets it without this code. */
  promo_code: promoCodeSchema.nullable(),
  /** Rounds that are given with it, with their stake; all three or none. */
  free_rounds: z.number().int().min(1).max(1000).nullable(),
  free_round_game_id: idSchema.nullable(),
  free_round_stake: moneySchema.nullable(),
  reach: z.enum(promotionReaches),
  starts_at: instantSchema,
  ends_at: instantSchema,
  sort: sortSchema,
  enabled: z.boolean(),
};
export const depositPromotionSchema = z.strictObject(promotionFields);

const promotionRowSchema = z.object({
  ...promotionFields,
  ...stored,
  id: idSchema,
  version: rowVersion,
  /** What it has cost and brought so far: bonuses that were given, the deposits that they came with. */
  given: z.object({ deposits: z.number().int(), deposited: moneySchema, bonus: moneySchema }),
});
export type DepositPromotionRow = z.infer<typeof promotionRowSchema>;

export const depositPromotionList = defineOfficeCall({
  path: '/office/payment/promotion_list',
  summary: 'Promotions that members choose with a deposit, with what each has cost and brought.',
  tag,
  right: 'payments.read',
  body: listBody({ currency: currencySchema.optional(), enabled: z.boolean().optional() }, [
    'starts_at',
    'ends_at',
    'sort',
  ]),
  data: listData(promotionRowSchema),
});

export const depositPromotionSave = defineOfficeCall({
  path: '/office/payment/promotion_save',
  summary: 'Proposes a promotion, new or changed. Orders that were made keep what they were promised.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({
    id: idSchema.optional(),
    version: rowVersion.optional(),
    promotion: depositPromotionSchema,
    ...asked,
  }),
  data: proposed,
  codes: saveCodes,
});

// Gateways --------------------------------------------------------------------------------------------------------------

export const gatewayAdapters = ['sandbox', 'transfer'] as const;

const gatewayFields = {
  code: codeSchema,
  adapter: z.enum(gatewayAdapters),
  /** Origin with base path; none for transfers. */
  base_url: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .regex(/^[\x21-\x7e]+$/)
    .nullable(),
  enabled: z.boolean(),
};
export const gatewaySchema = z.strictObject(gatewayFields);

const gatewayRowSchema = z.object({
  code: z.string(),
  adapter: z.string(),
  base_url: z.string().nullable(),
  enabled: z.boolean(),
  id: idSchema,
  version: rowVersion,
  /** Ways to pay in and currencies paid out with it on this site. */
  uses: z.number().int(),
  /** Whether other sites of the installation use it as well. */
  is_shared: z.boolean(),
  /** Without their secrets, which nobody is told again. */
  keys: z.array(
    z.object({ key_id: z.string(), slot: z.number().int(), active: z.boolean(), made_at: instantSchema }),
  ),
});
export type GatewayRow = z.infer<typeof gatewayRowSchema>;

export const gatewayList = defineOfficeCall({
  path: '/office/payment/gateway_list',
  summary: 'Gateways that this site uses, and those that nobody uses yet.',
  tag,
  right: 'payments.read',
  body: listBody({ enabled: z.boolean().optional() }, ['code']),
  data: listData(gatewayRowSchema),
});

const gatewayCodes = {
  ...saveCodes,
  382: 'other sites work with it, and the right is missing there',
} as const;

export const gatewaySave = defineOfficeCall({
  path: '/office/payment/gateway_save',
  summary: 'Proposes a gateway, new or changed. Its code names it for ever.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({ version: rowVersion.optional(), gateway: gatewaySchema, ...asked }),
  data: proposed,
  codes: gatewayCodes,
});

const keyId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);

export const gatewayKeyAdd = defineOfficeCall({
  path: '/office/payment/key_add',
  summary:
    'Stores a key of a gateway, sealed and closed, and proposes to open it. Its secret is never told again.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({
    gateway: codeSchema,
    key_id: keyId,
    secret: textSchema(400).min(16),
    ...asked,
  }),
  data: proposed,
  codes: {
    ...gatewayCodes,
    383: 'this id was given to a key before',
    384: 'two keys live already: retire one first',
  },
});

export const gatewayKeyRetire = defineOfficeCall({
  path: '/office/payment/key_retire',
  summary: 'Proposes to retire a key of a gateway. The last one that lives stays while the gateway is open.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({ gateway: codeSchema, key_id: keyId, ...asked }),
  data: proposed,
  codes: { ...gatewayCodes, 385: 'it is the last key that lives' },
});
