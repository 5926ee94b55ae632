/**
 * What the shapes of the studio's answers are made of. They are schemas of zod's small build, of which a page takes along
 * only what it uses; it makes no parsers out of text, which the pages' security policy forbids.
 */
import * as z from 'zod/mini';

/** A decimal string of the session's currency; what was taken back has a sign. */
export const amountSchema = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/** How many, or which one, counted from 0. */
export const countSchema = z.int().check(z.nonnegative());

/** ISO 8601 UTC. */
export const timeSchema = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;

/** What a schema lets pass, as it is told: nobody changes it. */
export type Told<Schema extends z.ZodMiniType> = DeepReadonly<z.output<Schema>>;
