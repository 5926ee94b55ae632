import { z } from 'zod';
import { isHostName } from '../addresses.ts';
import { agentContacts, agentRefusals } from '../calls/agents.ts';
import { currencySchema, emptyData, idSchema, instantSchema, moneySchema, textSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { bigIdSchema, listBody, longListData, reasonSchema, typedSchema } from './fields.ts';
import { memberStatuses } from './members.ts';

const tag = 'office: agents';

const memberName = z.object({ id: idSchema, account: z.string() });

export const agentApplicationStates = ['waiting', 'approved', 'refused'] as const;

const applicationRowSchema = z.object({
  id: bigIdSchema,
  member: memberName.extend({ status: z.enum(memberStatuses) }),
  state: z.enum(agentApplicationStates),
  contact_by: z.enum(agentContacts),
  /** Masked. */
  contact: z.string(),
  /** How the member means to bring others, in the member's words. */
  plan: z.string(),
  /** Null unless it was refused. */
  refusal: z.enum(agentRefusals).nullable(),
  decided_by: z.string().nullable(),
  decided_at: instantSchema.nullable(),
  created_at: instantSchema,
});
export type AgentApplicationRow = z.infer<typeof applicationRowSchema>;

export const agentApplicationList = defineOfficeCall({
  path: '/office/agent/applications',
  summary: 'Members who ask to be agents.',
  tag,
  right: 'agents.read',
  body: listBody(
    {
      /** Left out: those that wait. */
      states: z.array(z.enum(agentApplicationStates)).min(1).max(agentApplicationStates.length).optional(),
      account: typedSchema.optional(),
    },
    ['created_at'],
  ),
  data: longListData(applicationRowSchema),
});

export const agentApplicationOne = defineOfficeCall({
  path: '/office/agent/application',
  summary: 'One application with what is known of the member.',
  tag,
  right: 'agents.read',
  body: z.strictObject({ id: bigIdSchema }),
  data: applicationRowSchema.extend({
    joined_at: instantSchema,
    currency: currencySchema,
    /** The agent under whom the member stands. */
    agent: memberName.nullable(),
    /** False: the member may bring nobody, and cannot be made an agent. */
    may_recommend: z.boolean(),
    /** Friends who joined by the member's code. */
    friends: z.number().int(),
    deposited: moneySchema,
    withdrawn: moneySchema,
    /** What the member asked for before. */
    earlier: z.array(
      z.object({
        id: bigIdSchema,
        state: z.enum(agentApplicationStates),
        refusal: z.enum(agentRefusals).nullable(),
        created_at: instantSchema,
      }),
    ),
  }),
  codes: { 404: 'no such application' },
});
export type AgentApplicationOne = z.infer<typeof agentApplicationOne.data>;

export const agentApplicationContact = defineOfficeCall({
  path: '/office/agent/application_contact',
  summary:
    'Where to reach a member who asks to be an agent, in clear. Who asked and why stands in the trace.',
  tag,
  right: 'agents.decide',
  body: z.strictObject({ id: bigIdSchema, reason: reasonSchema }),
  data: z.object({ contact: z.string() }),
  codes: { 404: 'no such application' },
});

const decisionCodes = {
  404: 'no such application',
  381: 'it was decided before; `data.state` is how it stands',
} as const;

export const agentApplicationApprove = defineOfficeCall({
  path: '/office/agent/approve',
  summary: 'Makes the member an agent, and tells so by letter.',
  tag,
  right: 'agents.decide',
  body: z.strictObject({ id: bigIdSchema }),
  data: emptyData,
  codes: { ...decisionCodes, 382: 'the member may not log in or bring members any more' },
});

export const agentApplicationRefuse = defineOfficeCall({
  path: '/office/agent/refuse',
  summary: 'Refuses for a reason that the member is told by letter.',
  tag,
  right: 'agents.decide',
  body: z.strictObject({ id: bigIdSchema, refusal: z.enum(agentRefusals) }),
  data: emptyData,
  codes: decisionCodes,
});

/** What members under an agent came to, in the agent's currency. Money is that of the reports' sums, gathered every minute. */
const broughtShape = {
  members: z.number().int(),
  members_30_days: z.number().int(),
  agents: z.number().int(),
  /** Those who have paid in at least once. */
  depositors: z.number().int(),
  deposited: moneySchema,
  withdrawn: moneySchema,
};

const agentRowSchema = z.object({
  id: idSchema,
  account: z.string(),
  currency: currencySchema,
  status: z.enum(memberStatuses),
  /** False: out of service; nobody joins under the agent. */
  is_active: z.boolean(),
  level: z.number().int(),
  /** The agent above. */
  above: memberName.nullable(),
  joined_at: instantSchema,
  /** By members directly under the agent. */
  ...broughtShape,
});
export type AgentRow = z.infer<typeof agentRowSchema>;

export const agentList = defineOfficeCall({
  path: '/office/agent/list',
  summary:
    'Agents of this site: those under nobody, those directly under `under`, or those whose account begins with `q`.',
  tag,
  right: 'agents.read',
  body: listBody({ under: idSchema.optional(), q: typedSchema.optional() }, ['id', 'account', 'joined_at']),
  data: longListData(agentRowSchema),
});

const codeSchema = z.object({
  code: z.string(),
  member: memberName,
  is_agent: z.boolean(),
  is_open: z.boolean(),
  /** Members who joined by it. */
  joined: z.number().int(),
  created_at: instantSchema,
});
export type AgentCode = z.infer<typeof codeSchema>;

const domainSchema = z.object({
  host: z.string(),
  agent: memberName,
  currency: currencySchema,
  /** Members who joined there. */
  joined: z.number().int(),
});
export type AgentDomain = z.infer<typeof domainSchema>;

export const agentOne = defineOfficeCall({
  path: '/office/agent/one',
  summary: 'The page of an agent: the way up, what was brought, codes and domains.',
  tag,
  right: 'agents.read',
  body: z.strictObject({ id: idSchema }),
  data: agentRowSchema.extend({
    /** Agents above, from the top down. */
    path: z.array(memberName),
    /** By everybody below, however far. */
    line: z.object(broughtShape),
    codes: z.array(codeSchema),
    domains: z.array(domainSchema),
  }),
  codes: { 404: 'no such agent' },
});
export type AgentOne = z.infer<typeof agentOne.data>;

export const agentCodeList = defineOfficeCall({
  path: '/office/agent/codes',
  summary: 'Recommendation codes of agents and of other members.',
  tag,
  right: 'agents.read',
  body: listBody({ q: typedSchema.optional(), is_open: z.boolean().optional() }, ['created_at']),
  data: longListData(codeSchema),
});

export const agentCodeSet = defineOfficeCall({
  path: '/office/agent/code_set',
  summary: 'Opens or closes a recommendation code; nobody joins by a closed one (sign-up code 110).',
  tag,
  right: 'agents.manage',
  body: z.strictObject({ code: textSchema(40).min(1), is_open: z.boolean(), reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no such code' },
});

export const agentDomainList = defineOfficeCall({
  path: '/office/agent/domains',
  summary: 'Host names that belong to agents: who joins there joins under the agent.',
  tag,
  right: 'agents.read',
  body: listBody({ q: typedSchema.optional() }, ['host']),
  data: longListData(domainSchema),
});

/** A name with a dot in lower case, without scheme, port and path; other scripts as punycode. */
export const agentHostSchema = textSchema(253)
  .trim()
  .toLowerCase()
  .refine((host) => host.includes('.') && isHostName(host), 'no host name');

export const agentDomainAdd = defineOfficeCall({
  path: '/office/agent/domain_add',
  summary:
    'Gives an agent a host name; from then on it leads to this site. Again for the same agent does nothing.',
  tag,
  right: 'agents.manage',
  body: z.strictObject({ agent_id: idSchema, host: agentHostSchema, reason: reasonSchema }),
  data: emptyData,
  codes: {
    404: 'no such agent',
    383: 'the host name is one of a site itself',
    384: 'the host name is another agent’s',
  },
});

export const agentDomainRemove = defineOfficeCall({
  path: '/office/agent/domain_remove',
  summary: 'Takes a host name from its agent; it leads to this site no longer.',
  tag,
  right: 'agents.manage',
  body: z.strictObject({ host: agentHostSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no such domain' },
});
