import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  currencySchema,
  emptyBody,
  emptyData,
  idSchema,
  instantSchema,
  moneySchema,
  pageSchema,
  textSchema,
} from '../fields.ts';
import { factorCodes, secondFactorProofSchema } from './secondFactors.ts';

const tag = 'agents';

/** What an agent has: commission, which was earned, and quota, which the house has loaded to be given down. */
export const agentPurses = ['commission', 'quota'] as const;
export type AgentPurse = (typeof agentPurses)[number];

/**
 * What moved: a deposit of a member below, quota to an agent below or from the one above, commission to the own main wallet,
 * quota loaded or taken back by the house.
 */
export const agentTransferKinds = ['member', 'agent', 'payout', 'load', 'unload'] as const;
export type AgentTransferKind = (typeof agentTransferKinds)[number];

/** Within this time the same transfer once more has to be asked for with `again`. */
export const agentTransferRepeatMs = 10 * 60_000;

/** Codes of what agents do with their purses and accounts; each call names those that it may answer with. */
export const agentMoneyCodes = {
  notAgent: 101,
  inactive: 102,
  notInLine: 103,
  outsideBounds: 104,
  dayBound: 105,
  receiverBound: 106,
  funds: 107,
  receiverClosed: 108,
  otherContent: 109,
  again: 110,
  passwordWrong: 111,
  passwordSpent: 112,
  passwordUnset: 113,
  agreementDue: 114,
  closed: 115,
  otherCurrency: 116,
} as const;

const centreRefusals = { 101: 'is not an agent', 102: 'the agent is not active' } as const;
const proofRefusals = {
  111: 'wrong withdraw password',
  112: 'too many wrong withdraw passwords today',
  113: 'no withdraw password is set',
  ...factorCodes,
  403: 'demo site: nothing moves',
} as const;
const receiverRefusals = {
  103: 'nobody of the own line has this account: unknown, above, beside, or oneself',
  115: 'transfers are not open in this currency',
  116: 'has another currency',
} as const;
const moveRefusals = {
  ...centreRefusals,
  104: 'amount outside the bounds of one transfer; `amount_min` and `amount_max` in data',
  107: 'not enough in the purse',
  109: 'same request_id with other content',
  110: 'the same was done within ten minutes, by another request; `number` and `created_at` in data. `again` says that it is meant',
  114: 'a version of the agreement for agents has to be accepted first',
  ...proofRefusals,
} as const;

/** That it is the agent who asks: the withdraw password, and a factor as soon as the agent has one. */
const provenShape = {
  withdraw_password: textSchema(64).min(1),
  proof: secondFactorProofSchema.optional(),
};

const requestShape = {
  request_id: z.uuid(),
  amount: moneySchema,
  /** Whether the same once more is meant. */
  again: z.boolean().optional(),
  ...provenShape,
};

export const agentTransferSchema = z.object({
  /** Of a deposit: the number of its order. */
  number: z.string(),
  kind: z.enum(agentTransferKinds),
  purse: z.enum(agentPurses),
  /** Whether it came into the purse or went out of it. */
  direction: z.enum(['in', 'out']),
  /** Who got it, or of what came in who gave it; null where the other side is the house or the own wallet. */
  account: z.string().nullable(),
  amount: moneySchema,
  currency: currencySchema,
  created_at: instantSchema,
});
export type AgentTransfer = z.infer<typeof agentTransferSchema>;

export const agentTransferDesk = defineCall({
  path: '/agent/transfer',
  summary: "The agent's purses, and what may still be transferred today.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    commission: moneySchema,
    quota: moneySchema,
    /** Null where transfers are not open in this currency. */
    bounds: z
      .object({
        amount_min: moneySchema,
        amount_max: moneySchema,
        day_max: moneySchema,
        day_left: moneySchema,
        receiver_day_max: moneySchema,
        /** How much of what is received must be played, in per cent. */
        turnover_percent: z.int().nonnegative(),
      })
      .nullable(),
    withdraw_password_set: z.boolean(),
    /** Whether a version of the agreement has to be accepted before anything moves. */
    agreement_due: z.boolean(),
  }),
  codes: centreRefusals,
});

export const agentTransferReceiver = defineCall({
  path: '/agent/transfer/receiver',
  summary:
    'Who of the own line has an account, and how much of what may still be transferred today is for this one.',
  tag,
  audience: 'member',
  body: z.strictObject({ account: textSchema(64).trim().min(1) }),
  data: z.object({
    account: z.string(),
    /** An agent in service: quota stays quota. */
    is_agent: z.boolean(),
    left: moneySchema,
  }),
  codes: { ...centreRefusals, ...receiverRefusals },
});

export const agentTransferCreate = defineCall({
  path: '/agent/transfer/create',
  summary:
    'Gives somebody of the own line money out of a purse: to a member as a deposit, quota to an agent in service as quota. Cannot be taken back. `request_id` makes a repeat answer with the same transfer.',
  tag,
  audience: 'member',
  body: z.strictObject({
    ...requestShape,
    purse: z.enum(agentPurses),
    account: textSchema(64).trim().min(1),
  }),
  data: z.object({ transfer: agentTransferSchema }),
  codes: {
    ...moveRefusals,
    ...receiverRefusals,
    105: 'more than may be transferred today; `left` in data',
    106: 'more than this one may get today; `left` in data',
    108: 'cannot be given money now',
  },
});

export const agentPayoutCreate = defineCall({
  path: '/agent/transfer/payout',
  summary:
    "Moves commission to the agent's own main wallet, to be withdrawn by the ordinary rules. `request_id` makes a repeat answer with the same payout.",
  tag,
  audience: 'member',
  body: z.strictObject(requestShape),
  data: z.object({ transfer: agentTransferSchema }),
  codes: moveRefusals,
});

const daySchema = z.iso.date();

export const agentTransferList = defineCall({
  path: '/agent/transfer/list',
  summary:
    "What went into the agent's purses by the house or the agent above, and out of them; the newest first.",
  tag,
  audience: 'member',
  body: z.strictObject({
    ...pageSchema,
    purse: z.enum(agentPurses).optional(),
    kind: z.enum(agentTransferKinds).optional(),
    /** The whole account of whoever got it or gave it. */
    account: textSchema(64).optional(),
    /** The site's days, both within. */
    from_day: daySchema.optional(),
    to_day: daySchema.optional(),
  }),
  data: z.object({ list: z.array(agentTransferSchema), next_cursor: z.string().nullable() }),
  codes: centreRefusals,
});

export const agentAccountKinds = ['member', 'agent'] as const;

export const agentAccountDesk = defineCall({
  path: '/agent/register/desk',
  summary:
    'Whether and how many accounts the agent may still open today, and at which level sub-agents stand.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    day_max: z.int().nonnegative(),
    day_left: z.int().nonnegative(),
    /** Null where the agent's own level is the deepest. */
    agent_level: z.int().positive().nullable(),
    withdraw_password_set: z.boolean(),
  }),
  codes: centreRefusals,
});

export const openedAccountSchema = z.object({
  member_account: z.string(),
  is_agent: z.boolean(),
  agent_level: z.int().nonnegative(),
  /** Whether the password given at the opening still waits to be changed at the first login. */
  waits: z.boolean(),
  created_at: instantSchema,
});
export type OpenedAccount = z.infer<typeof openedAccountSchema>;

export const agentAccountOpen = defineCall({
  path: '/agent/register/open',
  summary:
    "Opens an account directly under the agent, in the agent's currency; its first login changes the password. `request_id` makes a repeat answer with the same account.",
  tag,
  audience: 'member',
  body: z.strictObject({
    request_id: z.uuid(),
    kind: z.enum(agentAccountKinds),
    member_account: textSchema(200),
    password: z.string().max(128),
    ...provenShape,
  }),
  data: z.object({ account: openedAccountSchema }),
  codes: {
    ...centreRefusals,
    103: 'the account is taken',
    104: 'breaks a rule of sign-up; `field` in data',
    105: 'as many accounts as a day allows',
    106: "the agent's level is the deepest: no agents below it",
    109: 'same request_id with other content',
    115: 'accounts are not opened in this currency',
    ...proofRefusals,
  },
});

export const agentAccountList = defineCall({
  path: '/agent/register/list',
  summary: 'The accounts that the agent has opened, the newest first.',
  tag,
  audience: 'member',
  body: z.strictObject(pageSchema),
  data: z.object({ list: z.array(openedAccountSchema), next_cursor: z.string().nullable() }),
  codes: centreRefusals,
});

export const agentAgreement = defineCall({
  path: '/agent/agreement',
  summary:
    'The agreement for agents that holds, or an earlier version, as safe HTML in the language of the `lang` header, and when and from where the agent accepted which.',
  tag,
  audience: 'member',
  body: z.strictObject({ version: daySchema.optional() }),
  data: z.object({
    /** Null on a site without one. */
    agreement: z
      .object({ id: idSchema, version: daySchema, title: z.string(), content: z.string() })
      .nullable(),
    /** Whether the version that holds has to be accepted before anything moves. */
    due: z.boolean(),
    versions: z.array(
      z.object({
        version: daySchema,
        title: z.string(),
        /** Null for a version that the agent did not accept. */
        accepted: z.object({ at: instantSchema, ip: z.string().nullable() }).nullable(),
      }),
    ),
  }),
  codes: { ...centreRefusals, 404: 'no such version' },
});

export const agentAgreementAccept = defineCall({
  path: '/agent/agreement/accept',
  summary:
    'Accept the agreement for agents: the very text that was shown. Accepting it again changes nothing.',
  tag,
  audience: 'member',
  body: z.strictObject({ agreement_id: idSchema }),
  data: emptyData,
  codes: centreRefusals,
});
