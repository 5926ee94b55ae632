import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, languageSchema, siteScoped, textSchema } from '../fields.ts';

const tag = 'help';

/** What a member may write about. */
export const helpTopics = ['deposit', 'withdrawal', 'game', 'account', 'promotion', 'other'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const helpWordsLength = { min: 10, max: 2_000 } as const;
/** Answers that one search shows. */
export const helpAnswersMax = 6;

export const helpFind = defineCall({
  path: '/arks/web/help/find',
  summary:
    'Questions of the FAQ that fit the words, the best first, in the language of the `lang` header; without words, the first ones.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, language: languageSchema.optional(), words: textSchema(100) }),
  data: z.object({
    list: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        /** The gist of the answer, plain text. */
        summary: z.string(),
      }),
    ),
  }),
});

export const helpWrite = defineCall({
  path: '/member/help/write',
  summary: 'Writes to staff. The answer comes as a letter. The same request again is the same case.',
  tag,
  audience: 'member',
  body: z.strictObject({
    ...siteScoped,
    request_id: z.uuid(),
    topic: z.enum(helpTopics),
    words: textSchema(helpWordsLength.max).trim().min(helpWordsLength.min),
  }),
  data: z.object({ case_id: idSchema }),
  codes: {
    102: 'as many cases wait for an answer as may, or as many were written today',
    106: 'the same request_id with other content',
  },
});
