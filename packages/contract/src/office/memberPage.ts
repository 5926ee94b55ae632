import { z } from 'zod';
import { depositStates, withdrawalStates } from '../calls/cashier.ts';
import {
  paymentDirections,
  postingKinds,
  recordsReplay,
  roundMoveSchema,
  roundRecordSchema,
  roundStates,
} from '../calls/records.ts';
import { awayFor, limitKinds } from '../calls/safety.ts';
import { currencySchema, idSchema, instantSchema, moneySchema, pageSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { addressSchema, bigIdSchema } from './fields.ts';
import { sharedTraits } from './withdrawals.ts';

/** What the page of a member shows beside its head, a part at a time. Lists go on by cursor, the newest first. */

const tag = 'office: members';
const one = { id: idSchema };
const page = { ...one, ...pageSchema };
const range = { from: instantSchema.optional(), to: instantSchema.optional() };
const codes = { 404: 'no such member' } as const;

const pageData = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next_cursor: z.string().nullable() });

const memberName = z.object({ id: idSchema, account: z.string() });

/** The accounts of a member in the books. */
export const walletPurposes = [
  'main',
  'provider_wallet',
  'held',
  'in_transit',
  'commission',
  'quota',
] as const;

const walletSchema = z.object({
  /** Of the account in the books; the entries are asked for by it. */
  id: bigIdSchema,
  purpose: z.enum(walletPurposes),
  /** The provider's mark, where the account is one at a provider. */
  provider: z.string().nullable(),
  currency: currencySchema,
  amount: moneySchema,
});
export type MemberWallet = z.infer<typeof walletSchema>;

export const memberWallets = defineOfficeCall({
  path: '/office/member/wallets',
  summary:
    'Every account of a member in the books with its balance, and what lies in open rounds, provider by provider.',
  tag,
  right: 'members.read',
  body: z.strictObject(one),
  data: z.object({
    wallets: z.array(walletSchema),
    /** Stakes of open rounds; they are in no account of the member. */
    in_rounds: z.array(z.object({ provider: z.string(), currency: currencySchema, amount: moneySchema })),
  }),
  codes,
});

/** What an entry of the books belongs to, where a page shows it. */
const entryCauses = ['round', 'deposit', 'withdrawal', 'other'] as const;

const entrySchema = z.object({
  /** Transfer and leg. */
  id: z.string(),
  at: instantSchema,
  kind: z.enum(postingKinds),
  amount: moneySchema,
  balance_after: moneySchema.nullable(),
  currency: currencySchema,
  cause: z.enum(entryCauses),
  /** The hall's id of a round, the number of an order, or as it was posted. */
  reference: z.string(),
  /** The provider's name of a round, as the member sees it. */
  round_id: z.string().nullable(),
  game: z.string().nullable(),
  reason: z.string().nullable(),
  actor: z.string().nullable(),
  /** Read from the archive, to which old parts of the books go. */
  archived: z.boolean(),
});
export type MemberEntry = z.infer<typeof entrySchema>;

export const memberLedger = defineOfficeCall({
  path: '/office/member/ledger',
  summary:
    'Entries of one account of a member with their causes; of the main wallet unless told. After those of the books come those of the archive, whose pages may be short.',
  tag,
  right: 'members.read',
  body: z.strictObject({
    ...page,
    ...range,
    wallet: bigIdSchema.optional(),
    kinds: z.array(z.enum(postingKinds)).min(1).max(postingKinds.length).optional(),
  }),
  data: pageData(entrySchema),
  codes: { ...codes, 374: 'the archive cannot be read now' },
});

export const memberRounds = defineOfficeCall({
  path: '/office/member/rounds',
  summary: 'Game rounds of a member.',
  tag,
  right: 'members.read',
  body: z.strictObject({
    ...page,
    ...range,
    gp_id: idSchema.optional(),
    state: z.enum(roundStates).optional(),
  }),
  data: pageData(roundRecordSchema.extend({ game_name: z.string() })),
  codes,
});

const roundKey = z.strictObject({ ...one, round: bigIdSchema });

export const memberRound = defineOfficeCall({
  path: '/office/member/round',
  summary: 'One round of a member with its stakes and wins, oldest first.',
  tag,
  right: 'members.read',
  body: roundKey,
  data: z.object({
    round: roundRecordSchema.extend({ game_name: z.string() }),
    moves: z.array(roundMoveSchema),
  }),
  codes: { 404: 'no such member, or no such round' },
});

export const memberReplay = defineOfficeCall({
  path: '/office/member/replay',
  summary: 'Asks the provider about a round: the proof of its draws and the page on which it is shown again.',
  tag,
  right: 'members.read',
  body: roundKey,
  data: recordsReplay.data,
  codes: {
    404: 'no such member, or no such round',
    372: 'the provider does not answer',
    373: 'the provider tells nothing of its rounds',
  },
});

export const memberPayments = defineOfficeCall({
  path: '/office/member/payments',
  summary: 'Deposits and withdrawals of a member, or one of the two.',
  tag,
  right: 'members.read',
  body: z.strictObject({ ...page, ...range, direction: z.enum(paymentDirections).optional() }),
  data: pageData(
    z.object({
      order_number: z.string(),
      direction: z.enum(paymentDirections),
      state: z.enum([...new Set([...depositStates, ...withdrawalStates])]),
      /** How it was paid in, or the bank that it goes to. */
      method: z.string(),
      amount: moneySchema,
      fee: moneySchema,
      currency: currencySchema,
      at: instantSchema,
    }),
  ),
  codes,
});

export const memberTurnover = defineOfficeCall({
  path: '/office/member/turnover',
  summary: 'What a member still has to play before money can go out, deposit by deposit.',
  tag,
  right: 'members.read',
  body: z.strictObject(one),
  data: z.object({
    currency: currencySchema,
    left: moneySchema,
    /** Since the last withdrawal that was asked for, the oldest first. */
    deposits: z.array(
      z.object({
        order_number: z.string(),
        at: instantSchema,
        amount: moneySchema,
        required: moneySchema,
        played: moneySchema,
        left: moneySchema,
      }),
    ),
  }),
  codes,
});

export const bonusKinds = ['deposit_promotion', 'free_rounds', 'red_envelope', 'award'] as const;
/** How a bonus stands. */
export const bonusStates = ['waiting', 'given', 'taken_back', 'refused', 'cancelled', 'expired'] as const;

export const memberBonuses = defineOfficeCall({
  path: '/office/member/bonuses',
  summary:
    'What a member was given beside the games: promotions with deposits, free rounds, red envelopes, awards for friends and cash.',
  tag,
  right: 'members.read',
  body: z.strictObject({ ...page, kind: z.enum(bonusKinds).optional() }),
  data: pageData(
    z.object({
      /** Unique among all kinds. */
      key: z.string(),
      kind: z.enum(bonusKinds),
      at: instantSchema,
      /** Of the promotion, the game or the envelope; the kind of an award. */
      name: z.string(),
      /** What came of it: the bonus, what free rounds won, the share. */
      amount: moneySchema,
      currency: currencySchema,
      state: z.enum(bonusStates),
      /** Of free rounds: how many, and how many are played. */
      rounds: z.object({ given: z.number().int(), used: z.number().int() }).nullable(),
    }),
  ),
  codes,
});

export const memberLetters = defineOfficeCall({
  path: '/office/member/letters',
  summary: 'Letters that a member got, with those that were thrown away.',
  tag,
  right: 'members.read',
  body: z.strictObject(page),
  data: pageData(
    z.object({
      id: idSchema,
      at: instantSchema,
      sender: z.string(),
      title: z.string(),
      /** Plain text. */
      text: z.string(),
      read_at: instantSchema.nullable(),
      destroyed_at: instantSchema.nullable(),
    }),
  ),
  codes,
});

export const memberSessions = defineOfficeCall({
  path: '/office/member/sessions',
  summary: 'Where a member is and was logged in, as far back as sessions are kept.',
  tag,
  right: 'members.read',
  body: z.strictObject(page),
  data: pageData(
    z.object({
      id: z.uuid(),
      address: addressSchema,
      country: z.string().nullable(),
      user_agent: z.string(),
      started_at: instantSchema,
      last_seen_at: instantSchema,
      ended_at: instantSchema.nullable(),
      end_reason: z.string().nullable(),
    }),
  ),
  codes,
});

/** The beginning of a device's hash, by which staff tell devices apart and find who shares one. */
const deviceName = z.string().regex(/^[0-9a-f]{16}$/);

export const memberDevices = defineOfficeCall({
  path: '/office/member/devices',
  summary: 'Devices on which a member was logged in within a year; the latest fifty.',
  tag,
  right: 'members.read',
  body: z.strictObject(one),
  data: z.object({
    rows: z.array(
      z.object({
        name: deviceName,
        first_seen_at: instantSchema,
        last_seen_at: instantSchema,
        last_address: addressSchema.nullable(),
      }),
    ),
  }),
  codes,
});

export const memberRelatives = defineOfficeCall({
  path: '/office/member/relatives',
  summary:
    'Other members of the site with the same address or device within 90 days, or the same bank account in any currency; at most 20 a trait.',
  tag,
  right: 'members.read',
  body: z.strictObject(one),
  data: z.object({
    rows: z.array(
      z.object({
        trait: z.enum(sharedTraits),
        /** The address, the device's name, the masked number. */
        value: z.string(),
        members: z.array(memberName.extend({ status: z.string() })),
      }),
    ),
  }),
  codes,
});
export type MemberRelatives = z.output<typeof memberRelatives.data>['rows'];

export const memberLine = defineOfficeCall({
  path: '/office/member/line',
  summary: 'Who brought a member, the agents above, and who is below.',
  tag,
  right: 'members.read',
  body: z.strictObject(one),
  data: z.object({
    is_agent: z.boolean(),
    agent_active: z.boolean(),
    agent_level: z.number().int(),
    /** How the member came; null for somebody who came alone. */
    introduced: z
      .object({ kind: z.string(), text: z.string().nullable(), by: memberName.nullable() })
      .nullable(),
    /** The nearest first. */
    above: z.array(memberName.extend({ agent_level: z.number().int() })),
    /** Directly below, counted up to 10,000, and the newest twenty of them. */
    below: z.object({ count: z.number().int(), newest: z.array(memberName) }),
    /** Friends who came by the member's code or name, counted up to 10,000. */
    friends: z.number().int(),
    domains: z.array(z.string()),
  }),
  codes,
});

export const memberSafety = defineOfficeCall({
  path: '/office/member/safety',
  summary: 'Limits, breaks and exclusions of a member, and every wish about them.',
  tag,
  right: 'members.read',
  body: z.strictObject(one),
  data: z.object({
    currency: currencySchema,
    /** Until when nothing can be staked or paid in; null: no break. */
    away_until: instantSchema.nullable(),
    away_for_good: z.boolean(),
    reality_check_minutes: z.number().int().nullable(),
    limits: z.array(
      z.object({
        kind: z.enum(limitKinds),
        period: z.string(),
        /** Money, or minutes for `session`. */
        amount: z.string().nullable(),
        next_amount: z.string().nullable(),
        next_at: instantSchema.nullable(),
      }),
    ),
    /** The latest hundred. */
    wishes: z.array(
      z.object({
        at: instantSchema,
        event: z.enum(['limit', 'cooling_off', 'exclusion', 'reality_check']),
        term: z.enum(awayFor).nullable(),
        kind: z.string().nullable(),
        period: z.string().nullable(),
        /** Money, or minutes. */
        amount: z.string().nullable(),
      }),
    ),
  }),
  codes,
});

export const memberHistory = defineOfficeCall({
  path: '/office/member/history',
  summary: 'What staff did to a member, tried and looked at, from the trace.',
  tag,
  right: 'members.read',
  body: z.strictObject(page),
  data: pageData(
    z.object({
      number: bigIdSchema,
      at: instantSchema,
      by: z.string().nullable(),
      call: z.string(),
      kind: z.enum(['write', 'read', 'login']),
      reason: z.string().nullable(),
      outcome: z.enum(['done', 'refused']),
    }),
  ),
  codes,
});
