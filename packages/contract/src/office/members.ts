import { z } from 'zod';
import { currencySchema, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { addressSchema, listBody, longListData, reasonSchema, typedSchema } from './fields.ts';
import { fileBody, fileData } from './files.ts';
import { recommendCodeStates } from './memberDeeds.ts';
import { memberTagTones } from './memberNotes.ts';

const tag = 'office: members';

/** 102 and 103 of the login. */
export const memberStatuses = ['active', 'disabled', 'frozen'] as const;
export type OfficeMemberStatus = (typeof memberStatuses)[number];

/** What a search finds a member by. */
export const memberTraces = [
  'id',
  'account',
  'name',
  'phone',
  'mail',
  'order',
  'round',
  'transaction',
  'bank_account',
  'device',
  'address',
] as const;

const memberRowSchema = z.object({
  id: idSchema,
  account: z.string(),
  currency: currencySchema,
  status: z.enum(memberStatuses),
  is_agent: z.boolean(),
  joined_at: instantSchema,
  last_login_at: instantSchema.nullable(),
  /** What the search found the member by; null in a list without a search. */
  found_by: z.enum(memberTraces).nullable(),
  tags: z.array(z.object({ id: idSchema, name: z.string(), tone: z.enum(memberTagTones) })),
});
export type OfficeMemberRow = z.infer<typeof memberRowSchema>;

const memberFilter = {
  q: typedSchema.optional(),
  status: z.enum(memberStatuses).optional(),
  currency: currencySchema.optional(),
  tag: idSchema.optional(),
};

export const memberList = defineOfficeCall({
  path: '/office/member/list',
  summary:
    'Members of this site. `q` finds by id, account (its beginning), name, phone, mail, bank account, IP address, device (all of it, or the sixteen signs that the page shows), number of an order, round and transaction of a provider, entry of the books.',
  tag,
  right: 'members.read',
  body: listBody(memberFilter, ['id', 'account', 'joined_at']),
  data: longListData(memberRowSchema),
});

export const memberListFile = defineOfficeCall({
  path: '/office/member/list_file',
  summary:
    'All members that fit a filter as a file, the one who joined first at the top; nothing in it that the list does not show.',
  tag,
  right: 'members.read',
  body: fileBody(memberFilter),
  data: fileData,
});

const masked = z.string().nullable().describe('masked; null where there is none');

export const memberOne = defineOfficeCall({
  path: '/office/member/one',
  summary: 'The page of a member, personal data masked.',
  tag,
  right: 'members.read',
  body: z.strictObject({ id: idSchema }),
  data: memberRowSchema.omit({ found_by: true }).extend({
    /** Of the status and the demands; goes with a deed. */
    version: z.string(),
    withdraw_verification_demanded: z.boolean(),
    must_change_password: z.boolean(),
    /** The login asks for a bank account until one is bound. */
    must_bind_bank_account: z.boolean(),
    /** Whether the member may recommend others, and the codes for it. */
    recommend_enabled: z.boolean(),
    codes: z.array(z.object({ code: z.string(), status: z.enum(recommendCodeStates) })),
    /** Until when a cooling-off of the site's own holds. */
    site_away_until: instantSchema.nullable(),
    erased_at: instantSchema.nullable(),
    personal: z.object({ name: masked, phone: masked, mail: masked }),
    joined_from: addressSchema.nullable(),
    balances: z.array(z.object({ wallet: z.string(), amount: moneySchema })),
    bank_accounts: z.array(
      z.object({
        id: idSchema,
        bank_name: z.string(),
        number: z.string(),
        holder: z.string(),
        bound_at: instantSchema,
      }),
    ),
    factors: z.object({
      totp: z.boolean(),
      passkeys: z.number().int(),
      recovery_codes_left: z.number().int(),
    }),
    /** How many sessions are open. */
    sessions: z.number().int(),
    /** Pinned notes. */
    pinned: z.array(z.object({ id: idSchema, text: z.string(), by: z.string(), at: instantSchema })),
    /** Deeds of staff, the last five. */
    deeds: z.array(
      z.object({
        at: instantSchema,
        by: z.string().nullable(),
        call: z.string(),
        reason: z.string().nullable(),
        outcome: z.enum(['done', 'refused']),
      }),
    ),
  }),
  codes: { 404: 'no such member' },
});
export type OfficeMember = z.infer<typeof memberOne.data>;

/** Personal data that are masked until somebody asks. */
export const personalFields = ['name', 'phone', 'mail', 'bank_accounts'] as const;

export const memberReveal = defineOfficeCall({
  path: '/office/member/reveal',
  summary: 'Personal data of a member in clear. Who asked, for what and why stands in the trace.',
  tag,
  right: 'members.reveal',
  body: z.strictObject({
    id: idSchema,
    fields: z.array(z.enum(personalFields)).min(1).max(personalFields.length),
    reason: reasonSchema,
  }),
  data: z.object({
    name: z.string().nullable().optional(),
    phone: z.string().nullable().optional(),
    mail: z.string().nullable().optional(),
    bank_accounts: z
      .array(z.object({ id: idSchema, bank_name: z.string(), number: z.string(), holder: z.string() }))
      .optional(),
  }),
  codes: { 404: 'no such member' },
});

const deed = { id: idSchema, reason: reasonSchema, version: z.string().min(1).max(64) };
const deedData = z.object({ version: z.string() });
const deedCodes = { 404: 'no such member', ...staleCodes } as const;

export const memberSetStatus = defineOfficeCall({
  path: '/office/member/set_status',
  summary: 'Disables (login code 102), freezes (103) or opens an account. Closing ends every session.',
  tag,
  right: 'members.act',
  body: z.strictObject({ ...deed, status: z.enum(memberStatuses) }),
  data: deedData,
  codes: deedCodes,
});

export const memberDemandVerification = defineOfficeCall({
  path: '/office/member/demand_verification',
  summary: 'Demands a withdraw verification at the login (code 802), or no longer.',
  tag,
  right: 'members.act',
  body: z.strictObject({ ...deed, demanded: z.boolean() }),
  data: deedData,
  codes: deedCodes,
});

export const memberDemandPassword = defineOfficeCall({
  path: '/office/member/demand_password',
  summary: 'Makes a change of the password due before anything else (code 803), or no longer.',
  tag,
  right: 'members.act',
  body: z.strictObject({ ...deed, demanded: z.boolean() }),
  data: deedData,
  codes: deedCodes,
});

export const memberDemandBankAccount = defineOfficeCall({
  path: '/office/member/demand_bank_account',
  summary: 'Makes a bank account due before anything else, or no longer.',
  tag,
  right: 'members.act',
  body: z.strictObject({ ...deed, demanded: z.boolean() }),
  data: deedData,
  codes: deedCodes,
});

export const memberSetRecommend = defineOfficeCall({
  path: '/office/member/set_recommend',
  summary: 'Lets a member recommend others (sign-up code 109), or no longer.',
  tag,
  right: 'members.act',
  body: z.strictObject({ ...deed, enabled: z.boolean() }),
  data: deedData,
  codes: deedCodes,
});

export const memberEndSessions = defineOfficeCall({
  path: '/office/member/end_sessions',
  summary: 'Ends every session of a member.',
  tag,
  right: 'members.act',
  body: z.strictObject({ id: idSchema, reason: reasonSchema }),
  data: z.object({ ended: z.number().int() }),
  codes: { 404: 'no such member' },
});

/** What whoever asks for lost factors to be lifted is asked, and how many answers have to be right. */
export const liftQuestions = [
  'birthday',
  'phone',
  'mail',
  'bank_account',
  'last_deposit',
  'last_withdrawal',
  'last_game',
] as const;
export type LiftQuestion = (typeof liftQuestions)[number];
export const liftAnswersMin = 3;

export const memberLiftFactors = defineOfficeCall({
  path: '/office/member/lift_factors',
  summary: 'Proposes to lift the second factors of a member who has lost them. Always for a second person.',
  tag,
  right: 'members.act',
  body: z.strictObject({
    id: idSchema,
    reason: reasonSchema,
    /** The questions that were asked, each with whether the answer was right. */
    answers: z.partialRecord(z.enum(liftQuestions), z.boolean()),
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema }),
  codes: {
    ...repeatCodes,
    404: 'no such member',
    371: 'there is no factor to lift',
    387: 'fewer than three answers were right',
  },
});
