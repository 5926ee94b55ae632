import { z } from 'zod';
import { defineCall } from '../call.ts';
import { handleFieldNames } from '../constants.ts';
import { emptyBody, instantSchema, textSchema } from '../fields.ts';

const tag = 'agents';

/** Where staff may reach somebody who applies; named as the fields of the profile. */
export const agentContacts = ['member_phone', 'member_email', ...handleFieldNames] as const;
export type AgentContact = (typeof agentContacts)[number];

/** Characters of what an application says. */
export const agentContactLength = { min: 3, max: 100 } as const;
export const agentPlanLength = { min: 20, max: 1_000 } as const;

/** After a refusal, days until the next application. */
export const agentReapplyDays = 30;

/** Why staff refuse. */
export const agentRefusals = ['contact_unreached', 'plan_unclear', 'not_now'] as const;
export type AgentRefusal = (typeof agentRefusals)[number];

export const agentApplicationSchema = z.object({
  state: z.enum(['waiting', 'approved', 'refused']),
  contact_by: z.enum(agentContacts),
  plan: z.string(),
  /** Null unless it was refused. */
  refusal: z.enum(agentRefusals).nullable(),
  created_at: instantSchema,
  /** Null while it waits. */
  decided_at: instantSchema.nullable(),
});
export type AgentApplication = z.infer<typeof agentApplicationSchema>;

/** Codes that keep a member from applying; the check and the application refuse with the same (spec §6: 101 and 104). */
export const agentBlockedCodes = { isAgent: 101, waiting: 102, mayNot: 104, refusedLately: 105 } as const;

export const agentRegister = defineCall({
  path: '/agent/register',
  summary:
    'Apply to be an agent; staff decide, and answer by letter. `request_id` makes a repeat answer with the same application.',
  tag,
  audience: 'member',
  body: z.strictObject({
    request_id: z.uuid(),
    contact_by: z.enum(agentContacts),
    contact: textSchema(agentContactLength.max).trim().min(agentContactLength.min),
    /** How the member means to bring others. */
    plan: textSchema(agentPlanLength.max).trim().min(agentPlanLength.min),
  }),
  data: z.object({ application: agentApplicationSchema }),
  codes: {
    101: 'is an agent already',
    102: 'an application waits already',
    104: 'may not bring members',
    105: 'was refused within the last 30 days',
    106: 'same request_id with other content',
  },
});

export const agentRegisterState = defineCall({
  path: '/agent/register/state',
  summary: "Whether the member may apply to be an agent, and the member's latest application.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    standing: z.enum(['may_apply', 'agent', 'waiting', 'may_not', 'refused_lately']),
    application: agentApplicationSchema.nullable(),
    /** When the member may apply again; null unless refused lately. */
    apply_from: instantSchema.nullable(),
  }),
});
