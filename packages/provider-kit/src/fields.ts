import { z } from 'zod';

/** Field schemas shared by the calls of both directions (wallet protocol, Transport). */

/** Visible ASCII: what every database, log and URL on the way carries unchanged. */
export const wireIdSchema = z.string().regex(/^[\x21-\x7e]{1,64}$/);

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what it keeps out
const storable = /^[^\u0000\ud800-\udfff]*$/u;
/** Words that every database can hold: no NUL, no half of a surrogate pair. */
export const textSchema = (lengthMax: number) => z.string().min(1).max(lengthMax).regex(storable);

export const roundIdSchema = wireIdSchema;
export const transactionIdSchema = wireIdSchema;
export const gameCodeSchema = wireIdSchema;
export const playerIdSchema = wireIdSchema;
export const tokenSchema = z.string().min(1).max(128);
export const requestIdSchema = z.uuid();

/** Minor units of the request's currency; within ±2^53, whole. */
export const minorSchema = z.int();
/** Minor units that may not be negative. */
export const amountSchema = z.int().min(0);

/** A hall code (`RMB`) or an ISO 4217 code (`CNY`); whether it is the member's is the call's business. */
export const wireCurrencySchema = z.string().regex(/^[A-Z]{3,4}$/);

/** A fraction of a minor unit may be contributed to a jackpot: a decimal string, never a JSON number. */
export const fractionalMinorSchema = z.string().regex(/^(0|[1-9][0-9]{0,15})(\.[0-9]{1,8})?$/);

const instantYears = { min: 2000, max: 2199 } as const;
const isPlausibleYear = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= instantYears.min && year <= instantYears.max;
};
/** ISO 8601 UTC, of this century or the next. */
export const instantSchema = z.iso.datetime().refine(isPlausibleYear, 'year out of range');
export const localeSchema = z.string().regex(/^[a-z]{2}_[A-Z]{2}$/);

const metaLimitBytes = 4096;
export const metaSchema = z
  .record(z.string(), z.unknown())
  .refine((meta) => Buffer.byteLength(JSON.stringify(meta)) <= metaLimitBytes, 'at most 4 KiB');

/** Fields that every request of either direction carries. */
export const commonRequest = {
  request_id: requestIdSchema,
  occurred_at: instantSchema,
  meta: metaSchema.optional(),
};

/** The path of the first failing field, `a.b.0`; empty when the body as a whole does not fit. */
export const fieldPathOf = (error: z.ZodError): string => {
  const issue = error.issues[0];
  if (!issue) return '';
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys' && issue.keys[0] !== undefined) path.push(issue.keys[0]);
  return path.join('.');
};
