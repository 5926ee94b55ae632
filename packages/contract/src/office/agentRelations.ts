import { z } from 'zod';
import { agentBillSchema, agentCycleSchema } from '../calls/agentBills.ts';
import { currencySchema, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { reasonSchema, typedSchema } from './fields.ts';

/** Who stands under whom, on which days; and how that is changed: by two, from the next whole cycle on. */

const tag = 'office: agents';
const memberName = z.object({ id: idSchema, account: z.string() });
const exactSchema = agentBillSchema.shape.line;

export const relationOne = defineOfficeCall({
  path: '/office/agent/relation',
  summary: 'A member by the account, the way up from there, and everybody the member stood under.',
  tag,
  right: 'agents.read',
  body: z.strictObject({ account: typedSchema }),
  data: z.object({
    member: memberName.extend({ is_agent: z.boolean(), currency: currencySchema }),
    /** Agents above, from the top down. */
    path: z.array(memberName),
    /** The latest first; a row without an end holds, or begins with the next cycle. */
    history: z.array(
      z.object({
        agent: memberName.nullable(),
        from: z.iso.date(),
        to: z.iso.date().nullable(),
        decided_by: z.string(),
        reason: z.string(),
        decided_at: instantSchema,
      }),
    ),
  }),
  codes: { 404: 'no such member on this site' },
});
export type RelationOne = z.infer<typeof relationOne.data>;

const change = {
  member_id: idSchema,
  /** Null puts the member, with everybody below, under nobody. */
  agent_id: idSchema.nullable(),
};
const relationCodes = {
  404: 'no such member on this site',
  381: 'the member stands there already',
  382: 'whom the member would come under is no agent in service of this site',
  383: 'a tree is of one currency',
  384: 'the agent stands below the member',
  385: 'plans of the moving line have other terms than the tree',
  386: 'another change of the member has not begun yet',
} as const;

export const relationLook = defineOfficeCall({
  path: '/office/agent/relation_look',
  summary: 'What a change would do: from which day, who moves along, what the moving line carries and owes.',
  tag,
  right: 'agents.read',
  body: z.strictObject(change),
  data: z.object({
    member: memberName,
    before: memberName.nullable(),
    after: memberName.nullable(),
    /** The first day of the next whole cycle. */
    from: z.iso.date(),
    /** Everybody below the member, who moves along. */
    members: z.int().nonnegative(),
    agents: z.int().nonnegative(),
    /** Of the moving agents together, as the latest computed cycle left it. */
    carry: exactSchema,
    debt: exactSchema,
    currency: currencySchema,
    /** Bills of the moving agents that are not paid: they stay as they are. */
    bills: z.array(
      z.object({
        id: z.string(),
        agent: memberName,
        cycle: agentCycleSchema,
        state: agentBillSchema.shape.state,
        payable: moneySchema,
      }),
    ),
  }),
  codes: relationCodes,
});
export type RelationLook = z.infer<typeof relationLook.data>;

export const relationPropose = defineOfficeCall({
  path: '/office/agent/relation_propose',
  summary: 'Proposes that a member stands under another agent from the next whole cycle on.',
  tag,
  right: 'agents.move',
  body: z.strictObject({ ...change, reason: reasonSchema, request_id: z.uuid() }),
  data: z.object({ proposal_id: idSchema }),
  codes: { ...relationCodes, ...repeatCodes },
});

export const quotaPropose = defineOfficeCall({
  path: '/office/agent/quota',
  summary: 'Proposes to load the quota that an agent may give down the line, or to take some of it back.',
  tag,
  right: 'agents.manage',
  body: z.strictObject({
    agent_id: idSchema,
    kind: z.enum(['load', 'unload']),
    /** In the agent's currency. */
    amount: moneySchema,
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema }),
  codes: { 404: 'no such agent', ...repeatCodes },
});
