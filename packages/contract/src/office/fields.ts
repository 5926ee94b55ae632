import { z } from 'zod';
import { currencySchema, moneySchema, textSchema } from '../fields.ts';

/** Field schemas of the office's calls. */

export const perPageMax = 200;

/** What a list is filtered by: left out, by nothing. Every field of it can be left out, or this throws. */
export const filterBody = <Filter extends z.ZodRawShape>(filter: Filter) => {
  const schema = z.strictObject(filter);
  return schema.prefault(z.encode(schema, schema.parse({})));
};

/** The body of a list: what is looked for, in which order, which page. */
export const listBody = <Filter extends z.ZodRawShape, const Fields extends readonly [string, ...string[]]>(
  filter: Filter,
  fields: Fields,
) =>
  z.strictObject({
    filter: filterBody(filter),
    sort: z.strictObject({ field: z.enum(fields), order: z.enum(['ASC', 'DESC']) }).optional(),
    page: z.number().int().min(1).max(10_000).default(1),
    perPage: z.number().int().min(1).max(perPageMax).default(25),
  });

/** One page of a list; `total` counts all that fit the filter, `asOf` when. */
export const listData = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number().int(), asOf: z.iso.datetime() });

/** Rows of a long list are counted up to here: beyond it nobody turns pages. */
export const listCountedMax = 10_000;

/** One page of a list that grows with the hall. */
export const longListData = <Row extends z.ZodType>(row: Row) =>
  listData(row).extend({
    /** Whether there are more than `total`, which is counted up to `listCountedMax`. */
    more: z.boolean(),
  });

/** An amount with its currency. */
export const amountSchema = z.object({ amount: moneySchema, currency: currencySchema });
export type OfficeAmount = z.infer<typeof amountSchema>;

/** An uploaded picture, as contents name it. */
export const pictureNameSchema = z.string().regex(/^\/pictures\/[0-9a-f]{64}$/);
/** Why; kept in the trace. */
export const reasonSchema = textSchema(500).trim().min(3);
/** Text typed into a search or filter field. */
export const typedSchema = textSchema(120).trim().min(1);
/** `id` of the ledger's size, as text: more than a JSON number holds. */
export const bigIdSchema = z.string().regex(/^[1-9][0-9]{0,17}$/);
/** Which state of a row a change is meant for: what the row said when it was read. */
export const versionSchema = z.number().int().min(0).max(2_147_483_647);
export const addressSchema = z.string().describe('IP address');
