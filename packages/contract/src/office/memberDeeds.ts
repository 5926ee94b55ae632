import { z } from 'zod';
import { emptyData, idSchema, instantSchema, localeSchema, moneySchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { reasonSchema } from './fields.ts';

/** What staff may do to a member beside changing how the account stands; what weighs more waits for a second person. */

const tag = 'office: members';
const unknown = { 404: 'no such member' } as const;
const reasoned = { id: idSchema, reason: reasonSchema };
const proposed = { ...reasoned, request_id: z.uuid() };
const proposedData = z.object({ proposal_id: idSchema });

/** The account of the site that an adjustment comes from or goes to. */
export const adjustmentSources = ['adjustment', 'promotion'] as const;
export const adjustmentDirections = ['plus', 'minus'] as const;

export const memberAdjust = defineOfficeCall({
  path: '/office/member/adjust',
  summary:
    'Proposes to put money into a member’s main wallet or to take it out. Always for a second person; the member sees it in the records.',
  tag,
  right: 'members.adjust',
  body: z.strictObject({
    ...proposed,
    direction: z.enum(adjustmentDirections),
    amount: moneySchema,
    source: z.enum(adjustmentSources),
  }),
  data: proposedData,
  codes: { ...unknown, ...repeatCodes, 378: 'it is more than the member has; `data.balance` is how much' },
});

export const memberCleanCache = defineOfficeCall({
  path: '/office/member/clean_cache',
  summary: 'Has the open pages of a member empty what they have kept and load anew.',
  tag,
  right: 'members.act',
  body: z.strictObject(reasoned),
  data: emptyData,
  codes: unknown,
});

/** As long as a letter of staff may be. */
export const letterLengthMax = { title: 120, text: 4_000 } as const;

export const memberWriteLetter = defineOfficeCall({
  path: '/office/member/write_letter',
  summary: 'Writes a letter to one member: plain text, in one language.',
  tag,
  right: 'members.act',
  body: z.strictObject({
    id: idSchema,
    locale: localeSchema,
    title: textSchema(letterLengthMax.title).trim().min(1),
    text: textSchema(letterLengthMax.text).trim().min(1),
    request_id: z.uuid(),
  }),
  data: emptyData,
  codes: { ...unknown, ...repeatCodes },
});

export const recommendCodeStates = ['active', 'disabled'] as const;

export const memberSetCode = defineOfficeCall({
  path: '/office/member/set_code',
  summary: 'Opens or closes a recommendation code of a member.',
  tag,
  right: 'members.act',
  body: z.strictObject({
    ...reasoned,
    code: textSchema(40).min(1),
    status: z.enum(recommendCodeStates),
  }),
  data: emptyData,
  codes: { 404: 'no such member, or no such code of the member' },
});

/** The longest break that staff may lay upon a member, in days. */
export const siteBreakDaysMax = 365;

export const memberSetBreak = defineOfficeCall({
  path: '/office/member/set_break',
  summary:
    'A cooling-off of the site’s own: nothing can be staked or paid in for so many days. What the member wished for stays beside it.',
  tag,
  right: 'members.act',
  body: z.strictObject({ ...reasoned, days: z.number().int().min(1).max(siteBreakDaysMax) }),
  data: z.object({ until: instantSchema }),
  codes: { ...unknown, 379: 'a longer one of the site holds; ending one early needs two' },
});

export const memberEndBreak = defineOfficeCall({
  path: '/office/member/end_break',
  summary:
    'Proposes to end a cooling-off of the site’s own early. What members laid upon themselves never ends early.',
  tag,
  right: 'members.act',
  body: z.strictObject(proposed),
  data: proposedData,
  codes: {
    ...unknown,
    ...repeatCodes,
    380: 'it is the member’s own wish and ends when it ends',
    381: 'no cooling-off of the site holds',
  },
});

export const memberChangeBankAccount = defineOfficeCall({
  path: '/office/member/change_bank_account',
  summary: 'Proposes another payout account in the place of one that is bound. Always for a second person.',
  tag,
  right: 'members.act',
  body: z.strictObject({
    ...proposed,
    bank_account_id: idSchema,
    bank_name: textSchema(100),
    account_number: textSchema(60),
    holder: textSchema(100),
  }),
  data: proposedData,
  codes: {
    404: 'no such member, or no such account of the member',
    ...repeatCodes,
    382: 'a withdrawal to it is under way',
    383: 'the holder is not the member',
    384: 'the number is bound already',
  },
});

export const memberErase = defineOfficeCall({
  path: '/office/member/erase',
  summary:
    'Proposes to erase what the law lets be erased: name, contacts, payout accounts, logins, devices, notes. The books and the trace stay.',
  tag,
  right: 'members.erase',
  body: z.strictObject(proposed),
  data: proposedData,
  codes: {
    ...unknown,
    ...repeatCodes,
    385: 'money or something open stands in the way; `data.hindrances` names it',
    386: 'it is erased already',
  },
});

/** What stands in the way of an erasure. `away`: what is kept keeps the person out until then. */
export const erasureHindrances = [
  'money',
  'deposits',
  'withdrawals',
  'rounds',
  'wins',
  'agent',
  'away',
] as const;
export type ErasureHindrance = (typeof erasureHindrances)[number];

/** One JSON file, or an archive with a table for each part. */
export const personalDataFormats = ['json', 'csv'] as const;

export const memberExport = defineOfficeCall({
  path: '/office/member/export',
  summary:
    'Everything that is kept about a member, in clear, as a file that the server writes as it reads (not in the envelope): JSON, or a ZIP of CSV files. Who took it and why stands in the trace.',
  tag,
  right: 'members.reveal',
  body: z.strictObject({ ...reasoned, format: z.enum(personalDataFormats).default('json') }),
  data: z.object({}).describe('never sent: the answer is the file'),
  codes: unknown,
});
