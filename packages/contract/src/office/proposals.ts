import { z } from 'zod';
import { currencySchema, emptyData, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { listBody, longListData, reasonSchema } from './fields.ts';
import { allOfficeRights } from './rights.ts';

const tag = 'office: proposals';

/** Deeds that a second person confirms. */
export const proposalKinds = [
  'staff.set_roles',
  'staff.set_roles_everywhere',
  'staff.appoint',
  'staff.invite',
  'staff.invite_everywhere',
  'staff.save_role',
  'staff.lift_factors',
  'members.lift_factors',
  'payments.save_method',
  'payments.save_account',
  'payments.save_rule',
  'payments.save_bank',
  'payments.save_promotion',
  'payments.save_gateway',
  'payments.add_key',
  'payments.retire_key',
  'content.agreement',
  'agents.agreement',
  'agents.load_quota',
  'agents.move',
  'agents.assign_plan',
  'settlement.adjust',
  'settlement.release',
  'settlement.recount',
  'games.raise_limit',
  'games.set_return',
  'games.add',
  'jackpots.save',
  'jackpots.add',
  'providers.add',
  'providers.offer',
  'providers.make_key',
  'providers.retire_key',
  'settings.save',
  'settings.reload_pages',
  'members.adjust',
  'members.end_break',
  'members.change_bank_account',
  'members.erase',
  'letters.send_group',
  'promotions.create_envelope',
  'promotions.publish_mission',
  'promotions.publish_tournament',
  'promotions.remove_entrant',
  'proposals.set_bound',
  'sites.open',
  'sites.add_host',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const proposalStates = ['open', 'confirmed', 'refused', 'withdrawn', 'expired', 'stale'] as const;

const proposalSchema = z.object({
  id: idSchema,
  kind: z.enum(proposalKinds),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  /** What will be done, exactly; personal fields masked. */
  content: z.record(z.string(), z.unknown()),
  /** SHA-256 of the content in hexadecimal; goes with the confirmation. */
  content_hash: z.string(),
  reason: z.string(),
  made_by: z.object({ id: idSchema, account: z.string() }),
  made_at: instantSchema,
  /** The right that whoever confirms it has besides `proposals.decide`. */
  needs_right: z.enum(allOfficeRights),
  state: z.enum(proposalStates),
  expires_at: instantSchema,
  decided_by: z.object({ id: idSchema, account: z.string() }).nullable(),
  decided_at: instantSchema.nullable(),
  decision_reason: z.string().nullable(),
  /** Whether the person who asks may confirm it. */
  may_confirm: z.boolean(),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const proposalList = defineOfficeCall({
  path: '/office/proposal/list',
  summary: 'What waits for a second person, or waited.',
  tag,
  right: 'proposals.read',
  body: listBody(
    {
      state: z.enum(proposalStates).optional(),
      kind: z.enum(proposalKinds).optional(),
      /** What the person who asks may decide, and has not proposed. */
      for_me: z.boolean().optional(),
    },
    ['id', 'expires_at'],
  ),
  data: longListData(proposalSchema),
});

export const proposalOne = defineOfficeCall({
  path: '/office/proposal/one',
  summary: 'One proposal.',
  tag,
  right: 'proposals.read',
  body: z.strictObject({ id: idSchema }),
  data: proposalSchema,
  codes: { 404: 'no such proposal' },
});

/** What a decision is refused with. */
const decisionCodes = {
  404: 'no such proposal',
  341: 'nobody confirms or refuses their own; they can withdraw it',
  342: 'it was decided already',
  343: 'it is older than 48 hours',
  344: 'the world has changed since: nothing was done, propose it again',
  345: 'this is not what was proposed',
  346: 'the right of the deed itself is missing',
} as const;

export const proposalConfirm = defineOfficeCall({
  path: '/office/proposal/confirm',
  summary:
    'Does what another proposed, exactly that, if the world is still as it was. Confirming again what one has confirmed succeeds and does nothing.',
  tag,
  right: 'proposals.decide',
  body: z.strictObject({ id: idSchema, content_hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  data: emptyData,
  codes: { ...decisionCodes, 347: 'the deed is refused now; the message says why' },
});

export const proposalRefuse = defineOfficeCall({
  path: '/office/proposal/refuse',
  summary: 'Refuses what another proposed.',
  tag,
  right: 'proposals.decide',
  body: z.strictObject({ id: idSchema, reason: reasonSchema }),
  data: emptyData,
  codes: decisionCodes,
});

export const proposalWithdraw = defineOfficeCall({
  path: '/office/proposal/withdraw',
  summary: 'Takes one’s own proposal back.',
  tag,
  right: 'session',
  body: z.strictObject({ id: idSchema }),
  data: emptyData,
  codes: { 404: 'no such proposal of one’s own', 342: decisionCodes[342] },
});

/** Deeds that one person does alone up to a size: an amount, a number of receivers, the highest rate of a plan in per cent. */
export const boundKinds = [
  'letters.send_group',
  'promotions.create_envelope',
  'promotions.publish_mission',
  'promotions.publish_tournament',
  'agents.assign_plan',
] as const;
export type BoundKind = (typeof boundKinds)[number];

export const proposalBounds = defineOfficeCall({
  path: '/office/proposal/bounds',
  summary: 'Up to which size one person does a deed alone; beyond it, it is proposed.',
  tag,
  right: 'proposals.read',
  body: z.strictObject({}),
  data: z.object({
    rows: z.array(
      z.object({
        kind: z.enum(boundKinds),
        /** Null where it is no amount. */
        currency: currencySchema.nullable(),
        alone_max: moneySchema,
      }),
    ),
  }),
});
export type ProposalBound = z.infer<typeof proposalBounds.data>['rows'][number];

export const proposalBoundSet = defineOfficeCall({
  path: '/office/proposal/bound_set',
  summary: 'Proposes another size up to which one person does a deed alone.',
  tag,
  right: 'staff.manage',
  body: z.strictObject({
    kind: z.enum(boundKinds),
    currency: currencySchema.nullable(),
    alone_max: moneySchema.regex(/^(?!-)/),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  /** Null: done at once, for nobody else could confirm it. */
  data: z.object({ proposal_id: idSchema.nullable() }),
  codes: repeatCodes,
});
