import { z } from 'zod';

/** Result codes that mean success (spec §7): 100, and 1000 for `template_config`. */
export const successCode = 100;
export const templateConfigSuccessCode = 1000;

export const isSuccess = (code: number): boolean =>
  code === successCode || code === templateConfigSuccessCode;

export const envelopeSchema = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown(),
});

/** The two answer shapes of spec §7, read as one: `{code, message, data}` or `{header: {status, desc}, body}`. */
export const answerSchema = z.union([
  envelopeSchema,
  z
    .object({ header: z.object({ status: z.coerce.number().int(), desc: z.string() }), body: z.unknown() })
    .transform(({ header, body }) => ({ code: header.status, message: header.desc, data: body })),
]);

export interface Answer<Data> {
  readonly code: number;
  readonly message: string;
  /** Present when `code` means success. */
  readonly data: Data;
}

/** What a refused request looks like when it never reached a call: HTTP 400, 401, 404, 413, 415, 429, 5xx. */
export const problemSchema = z.object({
  code: z.number().int(),
  message: z.string(),
  /** The path of the failing field, for HTTP 400. */
  field: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
