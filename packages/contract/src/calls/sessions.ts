import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, emptyData, instantSchema, textSchema } from '../fields.ts';
import { confirmCodes, confirmedShape, factorCodes, secondFactorProofSchema } from './secondFactors.ts';

const tag = 'sessions';
const flag = z.union([z.literal(0), z.literal(1)]);

/**
 * What member calls answer with while something is demanded of the member (spec §3 Member layout): the password must be
 * changed before anything else, a bank account must be bound before a deposit, a new version of the service agreement must
 * be accepted before a game or a deposit.
 */
export const demandCodes = { passwordChange: 803, bankAccount: 804, agreement: 805 } as const;
/** What each means. */
export const demandRefusals = {
  [demandCodes.passwordChange]: 'the password has to be changed first',
  [demandCodes.bankAccount]: 'a bank account has to be bound first',
  [demandCodes.agreement]: 'the service agreement has to be accepted first',
} as const;

const typedPassword = z.string().min(1).max(128);

export const editPassword = defineCall({
  path: '/member/profile/edit_password',
  summary:
    'Change the password. All other sessions of the member end; this one goes on with the answered token.',
  tag,
  audience: 'member',
  body: z.strictObject({
    old_password: typedPassword,
    password: typedPassword,
    check_password: z.string().max(128),
    /** From a member who has a second factor. */
    proof: secondFactorProofSchema.optional(),
  }),
  data: z.object({
    /** Takes the place of the token that asked, which stays good for 30 s. */
    token: z.string(),
  }),
  codes: {
    101: 'old password wrong',
    102: 'the new password breaks a rule; the message says which',
    103: 'the confirmation differs (signup.err_checkPsw_diff)',
    104: 'the new password is the old one',
    ...factorCodes,
  },
});

export const memberSessionSchema = z.object({
  /** Public id, `member_login_id`; opens nothing. */
  id: z.uuid(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'app']),
  /** Names of browser and system as far as the device tells them; empty when it does not. */
  browser: z.string(),
  system: z.string(),
  /** ISO 3166 code of the country that the address was in; null when nobody knew. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Address of the login, its end masked. */
  address: z.string(),
  started_at: instantSchema,
  last_seen_at: instantSchema,
  is_current: flag,
});
export type MemberSessionEntry = z.infer<typeof memberSessionSchema>;

export const sessionList = defineCall({
  path: '/member/session/list',
  summary: "The member's open sessions, this one first, then the one seen last.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ list: z.array(memberSessionSchema) }),
});

export const sessionEnd = defineCall({
  path: '/member/session/end',
  summary:
    'End another session of the member at once, its sockets too. Ending one that is over already succeeds.',
  tag,
  audience: 'member',
  body: z.strictObject({ id: z.uuid() }),
  data: emptyData,
  codes: { 101: 'no such session of this member', 102: 'this very session: log out instead' },
});

export const sessionEndOthers = defineCall({
  path: '/member/session/end_others',
  summary: 'End every session of the member but this one.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ ended: z.number().int().nonnegative() }),
});

export const bankAccountSchema = z.object({
  id: z.number().int().positive(),
  currency: currencySchema,
  bank_name: z.string(),
  /** Only the last four characters, two of a short number; the rest is `*`. */
  account_number: z.string(),
  /** Masked but for its first character. */
  holder: z.string(),
  bound_at: instantSchema,
});
export type BankAccount = z.infer<typeof bankAccountSchema>;

export const bankAccountList = defineCall({
  path: '/member/bank_account/list',
  summary: "The member's bound bank accounts, numbers masked.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    list: z.array(bankAccountSchema),
    accounts_max: z.number().int().positive(),
    /** The name that a holder must be, masked; null when the member has none yet: the first holder becomes it. */
    holder_hint: z.string().nullable(),
    /** Banks of the member's currency, to be found by their names: others may be typed all the same. */
    banks: z.array(z.string()),
  }),
});

export const bankAccountBind = defineCall({
  path: '/member/bank_account/bind',
  summary:
    'Bind a bank account in the name of the member, who confirms it. `request_id` makes a repeat answer with the same account.',
  tag,
  audience: 'member',
  body: z.strictObject({
    request_id: z.uuid(),
    bank_name: textSchema(100),
    account_number: textSchema(64),
    /** Left out: the member's own name. */
    holder: textSchema(120).optional(),
    ...confirmedShape,
  }),
  data: z.object({ bank_account: bankAccountSchema }),
  codes: {
    101: "the holder is not the member's name",
    102: 'no account number of this currency',
    103: 'no name of a bank',
    104: 'the account is bound already',
    105: 'no more accounts can be bound',
    106: 'same request_id with other content',
    107: 'no name of a holder',
    ...confirmCodes,
  },
});
