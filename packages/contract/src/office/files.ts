import { z } from 'zod';
import { instantSchema } from '../fields.ts';
import { filterBody } from './fields.ts';

/** Files of lists and reports: comma-separated values, or a workbook of spreadsheets. */
export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The body that asks for a file of a list: all that fits the filter, in a format. */
export const fileBody = <Filter extends z.ZodRawShape>(filter: Filter) =>
  z.strictObject({
    format: z.enum(fileFormats),
    filter: filterBody(filter),
  });

/**
 * Where a file is: an address under this host, good for this session alone and for a minute. It is fetched with GET, and
 * written while it is fetched; who took what stands in the trace before its first line.
 */
export const fileData = z.object({ url: z.string(), until: instantSchema });
