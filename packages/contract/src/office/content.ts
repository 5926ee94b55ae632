import { z } from 'zod';
import { emptyData, idSchema, instantSchema, localeSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, listData, typedSchema, versionSchema } from './fields.ts';
import { arrangedKinds, pieceKinds, writtenPieceSchema } from './pieces.ts';

const tag = 'office: content';

/** `shown`: members see it; `draft`: never published; `ended`: was published and is not shown any more. */
export const pieceStates = ['shown', 'draft', 'ended'] as const;
export type PieceState = (typeof pieceStates)[number];

const contentSchema = z.record(z.string(), z.unknown());

const pieceRowSchema = z.object({
  id: idSchema,
  kind: z.enum(pieceKinds),
  /** What it is called, by its own words in the language of the office. */
  name: z.string(),
  state: z.enum(pieceStates),
  /** There is a draft that differs from what was published last. */
  has_draft: z.boolean(),
  /** When the draft begins to be shown, and until when it then is. */
  publish_at: instantSchema.nullable(),
  publish_until: instantSchema.nullable(),
  /** Until when what is shown is shown. */
  expire_at: instantSchema.nullable(),
  /** Languages of the site in which something is missing. */
  missing: z.array(localeSchema),
  version: versionSchema,
  changed_at: instantSchema,
});
export type PieceRow = z.infer<typeof pieceRowSchema>;

export const contentList = defineOfficeCall({
  path: '/office/content/list',
  summary: 'Pieces of content of this site.',
  tag,
  right: 'content.read',
  body: listBody(
    {
      kind: z.enum(pieceKinds).optional(),
      state: z.enum(pieceStates).optional(),
      /** Only those of which something is missing in this language. */
      missing: localeSchema.optional(),
      /** Only those that wait for a time. */
      waiting: z.boolean().optional(),
      q: typedSchema.optional(),
    },
    ['id', 'name', 'changed_at'],
  ),
  data: listData(pieceRowSchema),
});

const versionRowSchema = z.object({
  number: z.number().int(),
  at: instantSchema,
  /** Null: it was there before, or the machine wrote it. */
  by: z.string().nullable(),
  is_shown: z.boolean(),
});

export const contentOne = defineOfficeCall({
  path: '/office/content/one',
  summary: 'One piece: its draft, what is published, its versions.',
  tag,
  right: 'content.read',
  body: z.strictObject({ id: idSchema }),
  data: pieceRowSchema.extend({
    draft: contentSchema.nullable(),
    published: contentSchema.nullable(),
    /** The languages of the site; the others may be written, and are shown to nobody yet. */
    locales: z.array(localeSchema),
    /** The newest first, two hundred at most. */
    versions: z.array(versionRowSchema),
  }),
  codes: { 404: 'no such piece' },
});
export type Piece = z.infer<typeof contentOne.data>;

export const contentVersion = defineOfficeCall({
  path: '/office/content/version',
  summary: 'The content of an earlier version, as it was published.',
  tag,
  right: 'content.read',
  body: z.strictObject({ id: idSchema, number: z.number().int().positive().max(1_000_000) }),
  data: z.object({ content: contentSchema }),
  codes: { 404: 'no such version' },
});

export const contentCoverage = defineOfficeCall({
  path: '/office/content/coverage',
  summary: 'How many pieces of each kind lack something in each language of the site.',
  tag,
  right: 'content.read',
  body: z.strictObject({}),
  data: z.object({
    locales: z.array(localeSchema),
    rows: z.array(
      z.object({
        kind: z.enum(pieceKinds),
        pieces: z.number().int(),
        missing: z.array(z.object({ locale: localeSchema, pieces: z.number().int() })),
      }),
    ),
    asOf: z.iso.datetime(),
  }),
});

/** Which of them are brought into an order by hand: those that members see in one row. */
const arrangedKindSchema = z.enum(arrangedKinds);
/** A site shows no more of a kind than somebody can arrange. */
const arrangedMax = 500;
const orderedSchema = z
  .array(idSchema)
  .min(2)
  .max(arrangedMax)
  .refine((ids) => new Set(ids).size === ids.length, 'each once');

export const contentArranged = defineOfficeCall({
  path: '/office/content/arranged',
  summary: 'The pieces of a kind that are shown, in the order in which members see them.',
  tag,
  right: 'content.read',
  body: z.strictObject({ kind: arrangedKindSchema }),
  data: z.object({ rows: z.array(z.object({ id: idSchema, name: z.string() })) }),
});
export type ArrangedPiece = z.infer<typeof contentArranged.data>['rows'][number];

export const contentOrder = defineOfficeCall({
  path: '/office/content/order',
  summary:
    'Shows the pieces of a kind in another order, now: each that moves has a new version, and its draft moves along.',
  tag,
  right: 'content.manage',
  body: z
    .strictObject({
      kind: arrangedKindSchema,
      /** All that are shown. */
      ids: orderedSchema,
      /** The same as whoever asks saw them, in the order that they stood in. */
      seen: orderedSchema,
    })
    .refine(({ ids, seen }) => ids.length === seen.length && seen.every((id) => ids.includes(id)), {
      path: ['seen'],
      error: 'the same pieces',
    }),
  data: emptyData,
  codes: { ...staleCodes },
});

const changed = z.object({ id: idSchema, version: versionSchema });
const oneCodes = { 404: 'no such piece', ...staleCodes } as const;

export const contentSave = defineOfficeCall({
  path: '/office/content/save',
  summary:
    'Writes the draft of a piece; without an id a new piece. Members see nothing of it. HTML is kept as the sanitiser leaves it.',
  tag,
  right: 'content.manage',
  body: z.strictObject({
    id: idSchema.optional(),
    /** Of the piece that is changed. */
    version: versionSchema.optional(),
    piece: writtenPieceSchema,
    request_id: z.uuid(),
  }),
  data: changed,
  codes: {
    ...oneCodes,
    ...repeatCodes,
    361: 'a site has only one of this kind',
  },
});

export const contentPublish = defineOfficeCall({
  path: '/office/content/publish',
  summary:
    'Shows the draft to members, now or at a time, until a time or for good. Without a draft it changes when what is shown ends.',
  tag,
  right: 'content.manage',
  body: z.strictObject({
    id: idSchema,
    version: versionSchema,
    /** Null: now. */
    publish_at: instantSchema.nullable(),
    expire_at: instantSchema.nullable(),
  }),
  data: changed,
  codes: {
    ...oneCodes,
    362: 'another piece has this address',
    363: 'the rules would lead round in a circle, or there are too many',
    364: 'what it belongs to does not exist: a section of the footer, a game',
    365: 'the times do not fit: in the past, or it would end before it begins',
    366: 'there is nothing to publish',
    370: 'a required text or picture is missing; `data.field` names it',
  },
});

export const contentEnd = defineOfficeCall({
  path: '/office/content/end',
  summary: 'Takes a piece away from members, now. Draft and versions stay.',
  tag,
  right: 'content.manage',
  body: z.strictObject({ id: idSchema, version: versionSchema, reason: textSchema(500).trim().min(3) }),
  data: changed,
  codes: { ...oneCodes, 367: 'it is not shown, or has to stay', 364: 'others belong to it' },
});

export const contentDiscard = defineOfficeCall({
  path: '/office/content/discard',
  summary: 'Drops the draft and the time at which it would have been published.',
  tag,
  right: 'content.manage',
  body: z.strictObject({ id: idSchema, version: versionSchema }),
  data: changed,
  codes: { ...oneCodes, 366: 'there is no draft' },
});

export const contentRestore = defineOfficeCall({
  path: '/office/content/restore',
  summary: 'Publishes an earlier version again, byte for byte, as a new version. A draft stays beside it.',
  tag,
  right: 'content.manage',
  body: z.strictObject({
    id: idSchema,
    version: versionSchema,
    number: z.number().int().positive().max(1_000_000),
    reason: textSchema(500).trim().min(3),
  }),
  data: changed,
  codes: { ...contentPublish.codes },
});

export const contentPreview = defineOfficeCall({
  path: '/office/content/preview',
  summary:
    'A link with which this browser sees the draft on the members’ own pages, for fifteen minutes. Good for this site alone.',
  tag,
  right: 'content.read',
  body: z.strictObject({ id: idSchema }),
  data: z.object({ url: z.string(), until: instantSchema }),
  codes: { 404: 'no such piece', 366: 'there is nothing to look at, or no page shows it' },
});

/** The largest picture that is taken in, in bytes. */
export const pictureBytesMax = 8_000_000;
const base64PerByte = 4 / 3;

/** Widths in pixels in which an uploaded picture is kept; none is larger than the picture itself. */
export const pictureWidths = [300, 480, 600, 780, 960, 1170, 1320, 2640] as const;

const pictureSchema = z.object({
  /** How contents name it; with `-WIDTH.avif` or `-WIDTH.webp` it is a file of the site. */
  picture: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  at: instantSchema,
});
export type OfficePicture = z.infer<typeof pictureSchema>;

export const pictureUpload = defineOfficeCall({
  path: '/office/picture/upload',
  summary:
    'Takes a picture in: JPEG, PNG or WebP by its content. It is drawn anew as AVIF and WebP in the sizes of the hall; what else was in the file stays behind.',
  tag,
  right: 'content.manage',
  body: z.strictObject({
    name: textSchema(120).trim().min(1),
    file: z
      .base64()
      .min(1)
      .max(Math.ceil(pictureBytesMax * base64PerByte) + 4),
  }),
  data: pictureSchema,
  codes: { 368: 'this is no picture', 369: 'the picture is too large' },
});

export const pictureList = defineOfficeCall({
  path: '/office/picture/list',
  summary: 'Pictures of this site, the last first.',
  tag,
  right: 'content.read',
  body: listBody({}, ['at']),
  data: listData(pictureSchema),
});
