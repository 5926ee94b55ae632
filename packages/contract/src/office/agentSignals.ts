import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, listData, reasonSchema, typedSchema } from './fields.ts';
import { adjustmentWordSchema } from './settlement.ts';

/** What may speak of an agent playing against the house. None decides alone: staff look at what stands behind each. */

export const agentSignalKinds = [
  'shared_device',
  'shared_holder',
  'same_payer',
  'shared_network',
  'close_login',
  'quick_withdrawal',
  'transfer_withdrawal',
  'first_deposits',
  'registrations',
  'opposite_bets',
] as const;
export type AgentSignalKind = (typeof agentSignalKinds)[number];

const tag = 'office: settlement';
const memberName = z.object({ id: idSchema, account: z.string() });

export const agentSignalList = defineOfficeCall({
  path: '/office/agent/signals',
  summary:
    'Signals of one kind in the last days, each with its evidence, the latest first; at most 200. None decides alone.',
  tag,
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

export const settlementExclusionList = defineOfficeCall({
  path: '/office/settlement/exclusions',
  summary: 'Members who count for no agent from a day on, with the reason that the agent reads on the bill.',
  tag,
  right: 'settlement.read',
  body: listBody({ q: typedSchema.optional() }, ['from_day']),
  data: listData(
    z.object({
      id: idSchema,
      member: memberName,
      agent: memberName.nullable(),
      from_day: z.iso.date(),
      word: z.string(),
      decided_by: z.string(),
      decided_at: instantSchema,
    }),
  ),
});
export type SettlementExclusion = z.infer<typeof settlementExclusionList.data>['rows'][number];

export const settlementExclude = defineOfficeCall({
  path: '/office/settlement/exclude',
  summary:
    'Takes a member out of the base of every agent above from today on. The agent is told which line and why.',
  tag,
  right: 'settlement.decide',
  body: z.strictObject({
    member_id: idSchema,
    word: adjustmentWordSchema,
    reason: reasonSchema,
  }),
  data: z.object({ from_day: z.iso.date() }),
  codes: { 404: 'no such member on this site', 394: 'the member is excluded already' },
});
