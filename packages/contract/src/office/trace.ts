import { z } from 'zod';
import { emptyBody, idSchema, instantSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { addressSchema, bigIdSchema, listBody, longListData, typedSchema } from './fields.ts';
import { fileBody, fileData } from './files.ts';

const tag = 'office: trace';

/** What a line of the trace tells of: a change, personal data that were read, a step of a login. */
export const traceKinds = ['write', 'read', 'login'] as const;

const traceRowSchema = z.object({
  id: bigIdSchema,
  at: instantSchema,
  /** Null where nobody was known yet: a login that failed. */
  staff: z.object({ id: idSchema, account: z.string() }).nullable(),
  address: addressSchema.nullable(),
  /** Path of the call, or the name of the command. */
  call: z.string(),
  kind: z.enum(traceKinds),
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
  /** Of a refusal. */
  code: z.number().int().nullable(),
  /** SHA-256 in hexadecimal. */
  hash: z.string(),
});
export type TraceRow = z.infer<typeof traceRowSchema>;

const traceFilter = {
  staff: typedSchema.optional(),
  call: typedSchema.optional(),
  kind: z.enum(traceKinds).optional(),
  outcome: z.enum(['done', 'refused']).optional(),
  subject_kind: typedSchema.optional(),
  subject_id: typedSchema.optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
};

export const traceList = defineOfficeCall({
  path: '/office/trace/list',
  summary: 'The trace of this site, the latest first.',
  tag,
  right: 'trace.read',
  body: listBody(traceFilter, ['id']),
  data: longListData(traceRowSchema),
});

export const traceFile = defineOfficeCall({
  path: '/office/trace/file',
  summary: 'All lines of the trace that fit a filter as a file, the first one first.',
  tag,
  right: 'trace.read',
  body: fileBody(traceFilter),
  data: fileData,
});

export const traceVerify = defineOfficeCall({
  path: '/office/trace/verify',
  summary: 'Proves the chain of this site’s trace: nothing is missing, nothing was changed.',
  tag,
  right: 'trace.read',
  body: emptyBody,
  data: z.object({
    rows: z.number().int(),
    /** The first line that is not as it was written; null when all are. */
    first_bad: z.object({ number: bigIdSchema, fault: z.enum(['missing', 'changed']) }).nullable(),
    head: z.string().describe('SHA-256 of the last line in hexadecimal'),
  }),
});
