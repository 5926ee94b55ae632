import { z } from 'zod';
import { helpTopics } from '../calls/help.ts';
import { emptyData, idSchema, instantSchema, localeSchema, textSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, longListData, typedSchema } from './fields.ts';

const tag = 'office: help';

export const helpCaseStates = ['waiting', 'answered'] as const;

export const helpAnswerLengthMax = 4_000;

const helpCaseSchema = z.object({
  id: idSchema,
  member: z.object({ id: idSchema, account: z.string() }),
  topic: z.enum(helpTopics),
  state: z.enum(helpCaseStates),
  /** Plain text, as the member typed it. */
  words: z.string(),
  /** The language in which it was written. */
  locale: localeSchema,
  created_at: instantSchema,
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_at: instantSchema.nullable(),
});
export type HelpCase = z.infer<typeof helpCaseSchema>;

export const helpCaseList = defineOfficeCall({
  path: '/office/help/cases',
  summary: 'What members have written.',
  tag,
  right: 'help.read',
  body: listBody(
    {
      /** Left out: those that wait. */
      states: z.array(z.enum(helpCaseStates)).min(1).max(helpCaseStates.length).optional(),
      topic: z.enum(helpTopics).optional(),
      account: typedSchema.optional(),
    },
    ['created_at'],
  ),
  data: longListData(helpCaseSchema),
});

export const helpCaseOne = defineOfficeCall({
  path: '/office/help/case',
  summary: 'One case, with what the member has written before.',
  tag,
  right: 'help.read',
  body: z.strictObject({ id: idSchema }),
  data: helpCaseSchema.extend({ earlier: z.array(helpCaseSchema) }),
  codes: { 404: 'no such case' },
});
export type HelpCaseOne = z.infer<typeof helpCaseOne.data>;

export const helpCaseAnswer = defineOfficeCall({
  path: '/office/help/answer',
  summary: 'Answers a case: the member gets a letter with the answer. The same answer again changes nothing.',
  tag,
  right: 'help.answer',
  body: z.strictObject({ id: idSchema, answer: textSchema(helpAnswerLengthMax).trim().min(1) }),
  data: emptyData,
  codes: { 404: 'no such case', 386: 'it was answered before, otherwise' },
});
