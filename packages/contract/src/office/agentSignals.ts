import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';

/** What may speak of an agent playing against the house. None decides alone: staff look at what stands behind each. */

export const agentSignalKinds = [
  'shared_device',
  'shared_bank',
  'shared_network',
  'close_login',
  'quick_withdrawal',
  'transfer_withdrawal',
  'first_deposits',
  'registrations',
  'opposite_bets',
] as const;
export type AgentSignalKind = (typeof agentSignalKinds)[number];

const memberName = z.object({ id: idSchema, account: z.string() });

export const agentSignalList = defineOfficeCall({
  path: '/office/agent/signals',
  summary:
    'Signals of one kind in the last days, each with its evidence, the latest first; at most 200. None decides alone.',
  tag: 'office: settlement',
  right: 'settlement.read',
  body: z.strictObject({
    kind: z.enum(agentSignalKinds),
    days: z.int().min(1).max(92).default(31),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        agent: memberName,
        /** The member whom it is about; null where it is about a line. */
        member: memberName.nullable(),
        /** Whether the member counts for no agent already. */
        is_excluded: z.boolean(),
        at: instantSchema,
        evidence: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
      }),
    ),
    as_of: instantSchema,
  }),
});
export type AgentSignal = z.infer<typeof agentSignalList.data>['rows'][number];
