import { z } from 'zod';
import { agentCycleSchema, agentPlanSchema } from '../calls/agentBills.ts';
import { currencySchema, idSchema, instantSchema, moneySchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, listData, reasonSchema, typedSchema, versionSchema } from './fields.ts';

/** What agents are paid by: plans in versions, which are never changed, and who has which. */

const tag = 'office: plans';
const agentName = z.object({ id: idSchema, account: z.string() });

export const planNameSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);
export const planTitleLengthMax = 60;

/** What a version says, as agents read it. docs/guides/settlement.md tells how it is computed. */
export const planTermsSchema = z.strictObject(
  agentPlanSchema.omit({ plan: true, version: true, title: true, from: true, to: true, is_from_agent: true })
    .shape,
);
export type PlanTerms = z.infer<typeof planTermsSchema>;

const planSchema = z.object({
  id: planNameSchema,
  title: z.string(),
  currency: currencySchema,
  /** The newest. */
  version: z.int().positive(),
  cycle: agentCycleSchema.shape.kind,
  /** The highest rate in it, in millionths. */
  highest_ppm: z.int().nonnegative(),
  /** The agent who made it for those below; null for the site's. */
  owner: agentName.nullable(),
  /** Agents who have a version of it today. */
  agents: z.int().nonnegative(),
  created_by: z.string(),
  created_at: instantSchema,
});
export type CommissionPlan = z.infer<typeof planSchema>;

export const planList = defineOfficeCall({
  path: '/office/plan/list',
  summary: 'Plans by which agents are paid, each with its newest version.',
  tag,
  right: 'settlement.read',
  body: listBody({ q: typedSchema.optional(), owner: z.enum(['site', 'agents']).optional() }, [
    'id',
    'created_at',
  ]),
  data: listData(planSchema),
});

export const planOne = defineOfficeCall({
  path: '/office/plan/one',
  summary: 'A plan with all its versions, the newest first.',
  tag,
  right: 'settlement.read',
  body: z.strictObject({ id: planNameSchema }),
  data: planSchema.extend({
    versions: z.array(
      z.object({
        version: z.int().positive(),
        title: z.string(),
        created_by: z.string(),
        created_at: instantSchema,
        agents: z.int().nonnegative(),
        terms: planTermsSchema,
      }),
    ),
  }),
  codes: { 404: 'no such plan on this site' },
});
export type CommissionPlanOne = z.infer<typeof planOne.data>;

const draftShape = { plan: planNameSchema, currency: currencySchema, terms: planTermsSchema };
const badTerms = {
  381: 'the terms are no plan; `data.path` names the part, `data.problem` says why',
} as const;

export const planPublish = defineOfficeCall({
  path: '/office/plan/publish',
  summary:
    'Writes the next version of a plan, or the first of a new one. Nobody has it until it is given to somebody.',
  tag,
  right: 'plans.manage',
  body: z.strictObject({
    ...draftShape,
    title: textSchema(planTitleLengthMax).trim().min(1),
    /** The newest version that whoever writes has seen; 0 for a new plan. */
    base: versionSchema,
    reason: reasonSchema,
  }),
  data: z.object({ version: z.int().positive() }),
  codes: {
    ...staleCodes,
    ...badTerms,
    382: 'the plan is of another currency',
    383: 'an agent made the plan: agents change their own',
  },
});

const triedSchema = z.object({
  agent: agentName,
  plan: z.string(),
  /** Commission of each cycle as it was billed, and as it would have been. */
  before: z.array(moneySchema),
  after: z.array(moneySchema),
  difference: moneySchema,
});

export const planTry = defineOfficeCall({
  path: '/office/plan/try',
  summary:
    'Computes the last three cycles again as if a draft had been the plan, and shows what each agent would have got. Writes nothing.',
  tag,
  right: 'settlement.read',
  body: z.strictObject(draftShape),
  data: z.object({
    currency: currencySchema,
    cycles: z.array(agentCycleSchema),
    rows: z.array(triedSchema),
    /** Agents of whom nothing differs. */
    same: z.int().nonnegative(),
    before: moneySchema,
    after: moneySchema,
    difference: moneySchema,
  }),
  codes: {
    ...badTerms,
    384: 'no cycle with this plan is computed',
    385: 'it cannot be settled; `data.problem`',
  },
});
export type PlanTrial = z.infer<typeof planTry.data>;

const givenSchema = z.object({ plan: z.string(), version: z.int(), title: z.string(), from: z.iso.date() });

export const planHolderList = defineOfficeCall({
  path: '/office/plan/holders',
  summary: 'Agents with the plan that each has today, and the one that each has from the next cycle on.',
  tag,
  right: 'settlement.read',
  body: listBody(
    { q: typedSchema.optional(), plan: planNameSchema.optional(), without: z.boolean().optional() },
    ['id', 'account'],
  ),
  data: listData(
    z.object({
      id: idSchema,
      account: z.string(),
      currency: currencySchema,
      is_active: z.boolean(),
      above: agentName.nullable(),
      plan: givenSchema.nullable(),
      next: givenSchema.nullable(),
    }),
  ),
});
export type PlanHolder = z.infer<typeof planHolderList.data>['rows'][number];

const assignment = { agent_id: idSchema, plan: planNameSchema, version: z.int().positive() };
const assignCodes = {
  404: 'no such agent, or no such version of a plan',
  386: 'the plan is of another currency than the agent',
  387: 'an agent above has a plan with other terms: a tree has one set of them',
} as const;

export const planAssignLook = defineOfficeCall({
  path: '/office/plan/assign_look',
  summary: 'What giving an agent a plan would do, before it is done.',
  tag,
  right: 'settlement.read',
  body: z.strictObject(assignment),
  data: z.object({
    agent: agentName,
    from: z.iso.date(),
    now: givenSchema.nullable(),
    highest_ppm: z.int().nonnegative(),
    /** Agents below whose plans get the terms of this one. */
    passed_on: z.int().nonnegative(),
    /** Whether a second person confirms it. */
    needs_second: z.boolean(),
  }),
  codes: assignCodes,
});
export type PlanAssignLook = z.infer<typeof planAssignLook.data>;

export const planAssign = defineOfficeCall({
  path: '/office/plan/assign',
  summary:
    'Gives an agent a version of a plan from the next whole cycle on; proposes it where the highest rate is above what one person gives alone.',
  tag,
  right: 'plans.manage',
  body: z.strictObject({ ...assignment, reason: reasonSchema, request_id: z.uuid() }),
  /** Null: done. */
  data: z.object({ proposal_id: idSchema.nullable() }),
  codes: { ...assignCodes, ...repeatCodes },
});
