import { z } from 'zod';
import { idSchema } from '../fields.ts';
import { repeatCodes, staleCodes } from './call.ts';
import { reasonSchema } from './fields.ts';

/** Which state of a row a change is meant for; a row that is new has none. */
export const rowVersion = z.string().min(1).max(64);
export const sortSchema = z.number().int().min(0).max(10_000);

export const asked = { reason: reasonSchema, request_id: z.uuid() };
export const proposed = z.object({ proposal_id: idSchema.nullable() });
export const saveCodes = {
  ...staleCodes,
  ...repeatCodes,
  404: 'there is no such thing on this site',
} as const;
