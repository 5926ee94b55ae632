import { z } from 'zod';
import { defineCall } from '../call.ts';
import { letterPageSize } from '../constants.ts';
import { emptyData, idSchema, instantSchema, languageSchema, siteScoped } from '../fields.ts';

const tag = 'letters';

/** No inbox is paged further: what lies beyond is old enough to be thrown away first. */
export const letterPagesMax = 1_000;
/** Letters that one call reads or throws away. */
export const lettersAtOnceMax = 100;

export const letterSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** HTML, cleaned by the server. */
  content: z.string(),
  is_read: z.union([z.literal(0), z.literal(1)]),
  created_at: instantSchema,
});
export type Letter = z.infer<typeof letterSchema>;

const listBody = {
  ...siteScoped,
  /** 1: everything in the inbox; 0: only what is unread. */
  active: z.union([z.literal(0), z.literal(1)]).default(1),
  count: z.number().int().min(1).max(lettersAtOnceMax).default(letterPageSize),
  /** The language of the texts; the caller's unless told. */
  language: languageSchema.optional(),
  page: z.number().int().min(1).max(letterPagesMax).default(1),
  sort_field: z.enum(['id']).default('id'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
};
const listData = z.object({
  list: z.array(letterSchema),
  /** Letters that the list has over all its pages. */
  total_count: z.number().int(),
  /** Unread letters of the whole inbox. */
  unread_count: z.number().int(),
});
const oneOrMany = z.union([idSchema, z.array(idSchema).min(1).max(lettersAtOnceMax)]);

export const memberLetter = defineCall({
  path: '/arks/web/member/letter',
  summary: "A page of the member's letters, the newest first.",
  tag,
  audience: 'member',
  body: z.strictObject(listBody),
  data: listData,
});

export const memberLetterRead = defineCall({
  path: '/arks/web/member/letter/read',
  summary: "Marks one letter, or many, as read. Letters that are not the member's own are passed over.",
  tag,
  audience: 'member',
  body: z.strictObject({ ...siteScoped, id: oneOrMany }),
  data: emptyData,
});

export const memberLetterDestroy = defineCall({
  path: '/arks/web/member/letter/destroy',
  summary:
    'Throws letters away and answers the list as it is then: those named by `id`, else all that this page of the list shows.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...listBody, id: oneOrMany.optional() }),
  data: listData,
});

export const letterPreview = defineCall({
  path: '/letter_preview',
  summary:
    'A letter that is not sent yet, for whoever has its ticket: staff look at it as members will see it.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, ticket: z.string().min(1).max(400) }),
  data: z.object({ letter: letterSchema }),
  codes: { 404: 'no such ticket, or no longer' },
});
