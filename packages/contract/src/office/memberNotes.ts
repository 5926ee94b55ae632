import { z } from 'zod';
import { emptyData, idSchema, instantSchema, pageSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { versionSchema } from './fields.ts';

/** What staff write down about a member for one another, and the tags of a site. */

const tag = 'office: members';
const unknown = { 404: 'no such member' } as const;

const noteSchema = z.object({
  id: idSchema,
  text: z.string(),
  pinned: z.boolean(),
  by: z.string(),
  at: instantSchema,
  version: versionSchema,
});
export type MemberNote = z.infer<typeof noteSchema>;

export const memberNotes = defineOfficeCall({
  path: '/office/member/notes',
  summary: 'Notes about a member; those that are pinned come first.',
  tag,
  right: 'members.read',
  body: z.strictObject({ id: idSchema, ...pageSchema }),
  data: z.object({ rows: z.array(noteSchema), next_cursor: z.string().nullable() }),
  codes: unknown,
});

export const memberNoteWrite = defineOfficeCall({
  path: '/office/member/note_write',
  summary: 'Writes a note about a member. What is written stays as it is.',
  tag,
  right: 'members.note',
  body: z.strictObject({
    id: idSchema,
    text: textSchema(2_000).trim().min(1),
    pinned: z.boolean().default(false),
    request_id: z.uuid(),
  }),
  data: z.object({ note_id: idSchema }),
  codes: { ...unknown, ...repeatCodes, 374: 'a member has ten pinned notes at most' },
});

const noteKey = { id: idSchema, note_id: idSchema, version: versionSchema };
const noteCodes = { 404: 'no such note of this member', ...staleCodes } as const;

export const memberNotePin = defineOfficeCall({
  path: '/office/member/note_pin',
  summary: 'Pins a note to the head of the page, or takes the pin away.',
  tag,
  right: 'members.note',
  body: z.strictObject({ ...noteKey, pinned: z.boolean() }),
  data: z.object({ version: versionSchema }),
  codes: { ...noteCodes, 374: 'a member has ten pinned notes at most' },
});

export const memberNoteRemove = defineOfficeCall({
  path: '/office/member/note_remove',
  summary: 'Takes a note off the page. The trace keeps that it was there.',
  tag,
  right: 'members.note',
  body: z.strictObject(noteKey),
  data: emptyData,
  codes: noteCodes,
});

export const memberTagTones = ['plain', 'good', 'watch', 'bad'] as const;
export type MemberTagTone = (typeof memberTagTones)[number];

/** What a tag is called: the same in every language, as staff of a site talk. */
const tagNameSchema = textSchema(24).trim().min(1);
/** Tags of a site, and of one member. */
export const tagsMax = { site: 100, member: 12 } as const;

const tagSchema = z.object({
  id: idSchema,
  name: z.string(),
  tone: z.enum(memberTagTones),
  version: versionSchema,
});
export type MemberTag = z.infer<typeof tagSchema>;

export const memberTagList = defineOfficeCall({
  path: '/office/member/tag_list',
  summary: 'The tags that members of this site may bear, with how many do, counted up to 10,000.',
  tag,
  right: 'members.read',
  body: z.strictObject({}),
  data: z.object({ rows: z.array(tagSchema.extend({ members: z.number().int() })) }),
});

export const memberTagSave = defineOfficeCall({
  path: '/office/member/tag_save',
  summary: 'Makes a tag, or changes how it is called; with `version` the one of `id`.',
  tag,
  right: 'members.note',
  body: z.strictObject({
    tag: z.strictObject({ id: idSchema, version: versionSchema }).optional(),
    name: tagNameSchema,
    tone: z.enum(memberTagTones),
  }),
  data: z.object({ id: idSchema, version: versionSchema }),
  codes: {
    404: 'no such tag',
    ...staleCodes,
    375: 'another tag has this name',
    376: 'the site has a hundred tags',
  },
});

export const memberTagRemove = defineOfficeCall({
  path: '/office/member/tag_remove',
  summary: 'Takes a tag away, from the members who bear it as well.',
  tag,
  right: 'members.note',
  body: z.strictObject({ tag: z.strictObject({ id: idSchema, version: versionSchema }) }),
  data: emptyData,
  codes: { 404: 'no such tag', ...staleCodes },
});

export const memberSetTags = defineOfficeCall({
  path: '/office/member/set_tags',
  summary: 'The tags of a member: those that are named, and no others.',
  tag,
  right: 'members.note',
  body: z.strictObject({
    id: idSchema,
    tags: z.array(idSchema).max(tagsMax.member),
    /** Those that it had when it was looked at. */
    before: z.array(idSchema).max(tagsMax.member),
  }),
  data: emptyData,
  codes: { 404: 'no such member', ...staleCodes, 377: 'there is no such tag any more' },
});
