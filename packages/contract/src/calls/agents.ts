import { z } from 'zod';
import { defineCall } from '../call.ts';
import { handleFieldNames } from '../constants.ts';
import {
  currencySchema,
  emptyBody,
  idSchema,
  instantSchema,
  pageSchema,
  siteScoped,
  textSchema,
} from '../fields.ts';

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
    101: 'is an agent in service already',
    102: 'an application waits already',
    104: 'may not bring members',
    105: 'was refused within the last 30 days',
    106: 'same request_id with other content',
    403: 'demo site: nobody applies',
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

/** An agent's level counts down from the top of a tree, which is 1; 0 is nobody's who is an agent. */
const agentLevelSchema = z.int().nonnegative();

export const agentLevelRename = defineCall({
  path: '/arks/web/agent-level-rename',
  summary:
    "What the site calls the levels of its agents, in the caller's language; a level without a name is left out.",
  tag,
  audience: 'member',
  body: z.strictObject({ ...siteScoped }),
  data: z.object({ detail: z.array(z.object({ agent_level: agentLevelSchema, name: z.string() })) }),
});

/** Codes of the agent centre: who may not see it, and what is not theirs to see. */
export const agentCentreCodes = { notAgent: 101, inactive: 102, notInDownline: 103 } as const;

export const agentCentreRefusals = { 101: 'is not an agent', 102: 'the agent is not active' } as const;

/** Days of a span that an agent may ask about at once. */
export const agentSpanDaysMax = 366;

/** Days of the site, both counted in: the last 30 where nothing is said. A span that is too long is HTTP 400 at `to`. */
export const agentSpanShape = { from: z.iso.date().optional(), to: z.iso.date().optional() };

/** A file that the page hands on, small enough to come with the answer. */
export const agentFileSchema = z.object({
  file_name: z.string(),
  content: z.string().describe('CSV (RFC 4180, UTF-8); no cell begins as a formula'),
});

export const agentPromotion = defineCall({
  path: '/agent/promotion',
  summary:
    "By which the agent brings members: the agent's link with its QR code, the agent's domains, and how many have come.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    agent_id: idSchema,
    /** Who joins by the agent's link or domain joins in it. */
    currency: currencySchema,
    link: z.url(),
    qr: z.string().describe('SVG document: the link as a QR code'),
    domains: z.array(z.object({ host: z.string(), link: z.url() })),
    /** Members directly under the agent, and those of them who joined within the last 30 days. */
    members: z.int().nonnegative(),
    members_30_days: z.int().nonnegative(),
    /** Agents among them. */
    agents: z.int().nonnegative(),
  }),
  codes: agentCentreRefusals,
});

export const downlineMemberSchema = z.object({
  member_id: idSchema,
  member_account: z.string(),
  is_agent: z.boolean(),
  agent_level: agentLevelSchema,
  joined_at: instantSchema,
  /** Null for somebody who has not been here for a long time. */
  last_seen_at: instantSchema.nullable(),
  /** How many stand directly under this one. */
  members: z.int().nonnegative(),
  /** How many stand in the whole line below, as of the last minutes. */
  line_members: z.int().nonnegative(),
  /** Who cannot play at present is `not_available`, whatever the reason; an agent may be out of service. */
  state: z.enum(['active', 'not_available', 'out_of_service']),
  /** Whether the first deposit ever falls into the days that were asked about. */
  first_deposit: z.boolean(),
  /** Whether this one played on those days. */
  active: z.boolean(),
});
export type DownlineMember = z.infer<typeof downlineMemberSchema>;

export const agentDownline = defineCall({
  path: '/agent/downline',
  summary:
    'Who stands directly under the agent, or under an agent somewhere below, newest first; one of them by the whole account. Accounts below the first level are masked.',
  tag,
  audience: 'member',
  body: z.strictObject({
    ...pageSchema,
    /** An agent of the downline, whose own members are asked for. */
    under: idSchema.optional(),
    account: textSchema(64).optional(),
    ...agentSpanShape,
  }),
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    list: z.array(downlineMemberSchema),
    next_cursor: z.string().nullable(),
    total_count: z.int().nonnegative(),
    /** From the agent's own downline down to whom the list stands under: empty for the agent's own. */
    path: z.array(z.object({ member_id: idSchema, member_account: z.string() })),
  }),
  codes: { ...agentCentreRefusals, 103: "`under` is not in the agent's downline" },
});
