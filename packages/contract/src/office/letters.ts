import { z } from 'zod';
import { currencySchema, idSchema, instantSchema, localeSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, listData, reasonSchema, versionSchema } from './fields.ts';

const tag = 'office: letters';

export const groupLetterStates = [
  'draft',
  'scheduled',
  /** Due, but its group had grown beyond what one person may reach: somebody has to send it again. */
  'held',
  'sending',
  'sent',
  'recalling',
  'recalled',
] as const;
export const letterTitleMax = 120;
export const letterContentMax = 8_000;

/** Who receives a letter: active members of the site who fit everything that is asked. */
export const letterFilterSchema = z.strictObject({
  currencies: z.array(currencySchema).min(1).max(currencySchema.options.length).optional(),
  joined_from: instantSchema.optional(),
  joined_to: instantSchema.optional(),
  /** Logged in since. */
  seen_from: instantSchema.optional(),
  /** Not logged in since, or never. */
  not_seen_from: instantSchema.optional(),
  /** Whether a deposit was ever credited. */
  deposited: z.boolean().optional(),
  /** Members below this agent, however far. */
  agent_id: idSchema.optional(),
});
export type LetterFilter = z.infer<typeof letterFilterSchema>;

const titleSchema = z.partialRecord(localeSchema, textSchema(letterTitleMax).trim().min(1));
const contentSchema = z.partialRecord(localeSchema, textSchema(letterContentMax).trim().min(1));

const letterRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  state: z.enum(groupLetterStates),
  created_by: z.string(),
  created_at: instantSchema,
  send_at: instantSchema.nullable(),
  /** Members who received it, and from whom it was taken back. */
  reached: z.number().int(),
  recalled: z.number().int(),
});
export type GroupLetterRow = z.infer<typeof letterRowSchema>;

export const groupLetterList = defineOfficeCall({
  path: '/office/letter/list',
  summary: 'Letters to groups of this site.',
  tag,
  right: 'letters.read',
  body: listBody({ state: z.enum(groupLetterStates).optional() }, ['id', 'send_at']),
  data: listData(letterRowSchema),
});

export const groupLetterOne = defineOfficeCall({
  path: '/office/letter/one',
  summary: 'One letter to a group, in all its languages.',
  tag,
  right: 'letters.read',
  body: z.strictObject({ id: idSchema }),
  data: letterRowSchema.extend({
    version: versionSchema,
    titles: z.partialRecord(localeSchema, z.string()),
    contents: z.partialRecord(localeSchema, z.string()),
    filter: letterFilterSchema,
    /** Members who have read it. */
    read: z.number().int(),
    /** Who would receive it now, and how many one person may reach alone. */
    receivers: z.number().int(),
    alone_max: z.number().int(),
    /** The site's languages in which it is not written. */
    missing: z.array(localeSchema),
  }),
  codes: { 404: 'no such letter' },
});
export type GroupLetterOne = z.infer<typeof groupLetterOne.data>;

export const groupLetterCount = defineOfficeCall({
  path: '/office/letter/count',
  summary: 'How many members a filter finds now.',
  tag,
  right: 'letters.read',
  body: z.strictObject({ filter: letterFilterSchema }),
  data: z.object({ receivers: z.number().int(), alone_max: z.number().int() }),
});

export const groupLetterSave = defineOfficeCall({
  path: '/office/letter/save',
  summary:
    'Writes a draft, once for each `request_id`, or changes one with its `version`. Each language has a title and a text; English or Chinese is among them.',
  tag,
  right: 'letters.send',
  body: z.strictObject({
    id: idSchema.optional(),
    version: versionSchema.optional(),
    titles: titleSchema,
    /** Plain paragraphs, or the HTML that letters may have; anything else is left out when it is sent. */
    contents: contentSchema,
    filter: letterFilterSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ id: idSchema, version: versionSchema }),
  codes: {
    404: 'no such letter',
    ...staleCodes,
    412: 'a language has a title without a text, or a text without a title; `data.locale` names it',
    413: 'neither English nor Chinese is written',
    411: 'it is on its way or was sent: it cannot be changed any more',
  },
});

export const groupLetterPreview = defineOfficeCall({
  path: '/office/letter/preview',
  summary: 'An address at which the letter is seen as members will see it; good for 15 minutes.',
  tag,
  right: 'letters.read',
  body: z.strictObject({ id: idSchema }),
  data: z.object({ path: z.string(), until: instantSchema }),
  codes: { 404: 'no such letter' },
});

export const groupLetterSend = defineOfficeCall({
  path: '/office/letter/send',
  summary:
    'Has a draft sent at a time, or now. To more members than one person may reach it is proposed to a second one. A repeat does nothing more.',
  tag,
  right: 'letters.send',
  body: z.strictObject({
    id: idSchema,
    version: versionSchema,
    /** Null: now. */
    send_at: instantSchema.nullable(),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  /** Null: it goes, for it was not too many, or nobody else could confirm it. */
  data: z.object({ proposal_id: idSchema.nullable() }),
  codes: {
    404: 'no such letter',
    ...staleCodes,
    ...repeatCodes,
    411: 'it is on its way or was sent',
    414: 'nobody fits the filter',
  },
});

export const groupLetterRecall = defineOfficeCall({
  path: '/office/letter/recall',
  summary: 'Stops what is not sent yet, and takes back what was not read. What was read stays.',
  tag,
  right: 'letters.send',
  body: z.strictObject({ id: idSchema, reason: reasonSchema }),
  data: z.object({ state: z.enum(groupLetterStates) }),
  codes: { 404: 'no such letter', 415: 'there is nothing to take back' },
});
