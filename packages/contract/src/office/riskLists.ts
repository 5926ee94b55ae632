import { z } from 'zod';
import { limitKinds } from '../calls/safety.ts';
import { currencySchema, emptyBody, emptyData, idSchema, instantSchema, textSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, listData, longListData, reasonSchema, typedSchema } from './fields.ts';

const tag = 'office: risk';
const memberSchema = z.object({ id: idSchema, account: z.string() });
const noteSchema = textSchema(200).trim();

/** Lines of a list that is brought in at once. */
export const riskLinesMax = 2_000;
const addedData = z.object({
  added: z.number().int(),
  /** Were there before. */
  known: z.number().int(),
});

/** 106 refused, 201 denied address, 202 denied country, 203 proxy: what a login is answered. */
export const addressLoginCodes = [106, 201, 202, 203] as const;
const loginCodeSchema = z.union(addressLoginCodes.map((code) => z.literal(code))).nullable();

/** The widest network that one line may name: a slip of the finger shuts nobody out. */
const bitsMin = { v4: 8, v6: 16 } as const;
const isNarrow = (network: string): boolean => {
  const [address = '', bits] = network.split('/');
  return bits === undefined || Number(bits) >= (address.includes(':') ? bitsMin.v6 : bitsMin.v4);
};
export const networkSchema = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine(isNarrow, `at least /${bitsMin.v4}, of IPv6 /${bitsMin.v6}`);

export const riskAddressList = defineOfficeCall({
  path: '/office/risk/address_list',
  summary:
    'Networks from which nobody logs in or signs up. `covering` finds the rules that hold for an address. `hits` are refused sign-ups of the last 30 days; logins are not counted.',
  tag,
  right: 'risk.read',
  body: listBody({ covering: z.union([z.ipv4(), z.ipv6()]).optional(), note: typedSchema.optional() }, [
    'id',
    'network',
  ]),
  data: listData(
    z.object({
      id: idSchema,
      network: z.string(),
      login_code: loginCodeSchema,
      refuses_signup: z.boolean(),
      note: z.string(),
      created_at: instantSchema,
      /** Of all sites of the installation: none of this office’s to remove. */
      is_house: z.boolean(),
      hits: z.number().int(),
    }),
  ),
});
export type RiskAddress = z.infer<typeof riskAddressList.data>['rows'][number];

export const riskAddressAdd = defineOfficeCall({
  path: '/office/risk/address_add',
  summary: 'Puts networks on the list, one or many at once; what is on it stays as it is.',
  tag,
  right: 'risk.manage',
  body: z
    .strictObject({
      networks: z.array(networkSchema).min(1).max(riskLinesMax),
      login_code: loginCodeSchema,
      refuses_signup: z.boolean(),
      note: noteSchema,
      reason: reasonSchema,
    })
    .refine(({ login_code: code, refuses_signup: refuses }) => code !== null || refuses, {
      path: ['refuses_signup'],
      error: 'a rule that refuses nothing',
    }),
  data: addedData,
});

export const riskAddressRemove = defineOfficeCall({
  path: '/office/risk/address_remove',
  summary: 'Takes a network off the list.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({ id: idSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'not on the list of this site' },
});

export const deniedFields = ['member_name', 'member_email', 'member_phone'] as const;
const deniedFieldSchema = z.enum(deniedFields);
const deniedValueSchema = textSchema(254).trim().min(1);

export const riskDeniedList = defineOfficeCall({
  path: '/office/risk/denied_list',
  summary:
    'Names, phones and mail addresses that may not join. `refused` are the sign-ups of the last 30 days that a field was refused for; what was typed is not kept.',
  tag,
  right: 'risk.read',
  body: listBody({ q: typedSchema.optional(), field: deniedFieldSchema.optional() }, ['value']),
  data: longListData(
    z.object({ id: z.string(), field: deniedFieldSchema, value: z.string(), note: z.string() }),
  ).extend({ refused: z.array(z.object({ field: deniedFieldSchema, count: z.number().int() })) }),
});
export type RiskDenied = z.infer<typeof riskDeniedList.data>['rows'][number];

export const riskDeniedAdd = defineOfficeCall({
  path: '/office/risk/denied_add',
  summary:
    'Puts values on the list, one or many at once, as sign-up compares them; `@example.org` is a whole domain.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({
    field: deniedFieldSchema,
    values: z.array(deniedValueSchema).min(1).max(riskLinesMax),
    note: noteSchema,
    reason: reasonSchema,
  }),
  data: addedData,
});

export const riskDeniedRemove = defineOfficeCall({
  path: '/office/risk/denied_remove',
  summary: 'Takes a value off the list.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({ field: deniedFieldSchema, value: deniedValueSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'not on the list' },
});

export const riskAwayList = defineOfficeCall({
  path: '/office/risk/away_list',
  summary:
    'Who has taken a break or excluded themselves, since when and until when. There is no call that ends it early.',
  tag,
  right: 'risk.read',
  body: listBody({ account: typedSchema.optional() }, ['until']),
  data: longListData(
    z.object({
      id: idSchema,
      member: memberSchema,
      kind: z.enum(['cooling_off', 'exclusion']).nullable(),
      since: instantSchema.nullable(),
      /** Null: for good. */
      until: instantSchema.nullable(),
    }),
  ),
});
export type RiskAway = z.infer<typeof riskAwayList.data>['rows'][number];

export const riskLimitList = defineOfficeCall({
  path: '/office/risk/limit_list',
  summary: 'The limits that members have set themselves.',
  tag,
  right: 'risk.read',
  body: listBody({ account: typedSchema.optional(), kind: z.enum(limitKinds).optional() }, ['set_at']),
  data: longListData(
    z.object({
      id: z.string(),
      member: memberSchema,
      kind: z.enum(limitKinds),
      period: z.enum(['bet', 'day', 'week', 'month']),
      currency: currencySchema,
      /** Decimal text; minutes for `session`; null where none holds yet or any more. */
      amount: z.string().nullable(),
      next_amount: z.string().nullable(),
      next_at: instantSchema.nullable(),
      set_at: instantSchema,
    }),
  ),
});
export type RiskLimit = z.infer<typeof riskLimitList.data>['rows'][number];

export const paceNames = [
  'login_pair',
  'login_pair_wait',
  'login_address',
  'login_turns',
  'signup_interval',
  'signup_address',
  'lookup_address',
  'lookup_site',
  'sms_address_hour',
  'sms_address_day',
  'sms_phone',
  'sms_prefix',
  'sms_site',
] as const;

export const riskPace = defineOfficeCall({
  path: '/office/risk/pace',
  summary: 'How often anybody may try what, as it holds now; what a site decides stands in its settings.',
  tag,
  right: 'risk.read',
  body: emptyBody,
  data: z.object({
    rows: z.array(
      z.object({
        name: z.enum(paceNames),
        amount: z.number().int(),
        per: z.enum(['seconds', 'hour', 'day', 'tries']),
        /** The setting that decides it; null where it is fixed. */
        setting: z.enum(['identity_policy', 'sms_policy']).nullable(),
      }),
    ),
  }),
});
