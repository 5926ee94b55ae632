import { z } from 'zod';
import { currencySchema, emptyBody, emptyData, idSchema, instantSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, longListData, reasonSchema, typedSchema, versionSchema } from './fields.ts';
import { fileBody, fileData } from './files.ts';

const tag = 'office: risk';
const whole = (min: number, max: number, usual: number) => z.number().int().min(min).max(max).default(usual);
const amountSchema = z.string().regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,2})?$/);

/** What each rule looks for, with the thresholds that a site sets; the defaults are those of a site that has set none. */
export const riskRules = {
  /** Accounts that were on one device. */
  shared_device: z.strictObject({ accounts_min: whole(2, 1_000, 3) }),
  /** Accounts, on whichever site of the installation, that bound one bank account. */
  shared_bank_account: z.strictObject({ accounts_min: whole(2, 1_000, 2) }),
  /** A withdrawal after a deposit of the hours before, of which little was staked. */
  quick_withdrawal: z.strictObject({ hours: whole(1, 720, 24), staked_percent_max: whole(0, 1_000, 20) }),
  /** Envelopes, awards and free rounds within 30 days, stakes, and nothing paid in. */
  bonus_only: z.strictObject({ gifts_min: whole(1, 1_000, 3) }),
  /** A round that won so many times its stake, and so much of the currency where the site names an amount. */
  large_win: z.strictObject({
    multiple_min: whole(1, 1_000_000, 1_000),
    amounts_min: z.partialRecord(currencySchema, amountSchema).default({}),
  }),
  /** A day whose stakes are on average so many times those of the 30 days before; of so many rounds each. */
  stake_jump: z.strictObject({ factor: whole(2, 1_000, 10), rounds_min: whole(1, 10_000, 20) }),
  /** Payouts that failed. */
  failed_payouts: z.strictObject({ failures_min: whole(1, 100, 2), days: whole(1, 90, 7) }),
} as const;

export type RiskRuleKind = keyof typeof riskRules;
export const riskRuleKinds = Object.keys(riskRules) as readonly RiskRuleKind[] as readonly [
  RiskRuleKind,
  ...RiskRuleKind[],
];
export type RiskThresholds<Kind extends RiskRuleKind> = z.output<(typeof riskRules)[Kind]>;

const kindSchema = z.enum(riskRuleKinds);
const thresholdsSchema = z.record(z.string(), z.unknown());
const judgeThresholds = (
  { kind, thresholds }: { kind: RiskRuleKind; thresholds: unknown },
  context: z.RefinementCtx,
): void => {
  for (const { path, message } of riskRules[kind].safeParse(thresholds).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['thresholds', ...path], message, input: thresholds });
};

const ruleSchema = z.object({
  kind: kindSchema,
  is_on: z.boolean(),
  thresholds: thresholdsSchema,
  /** Up to when it has looked; null while it is off. */
  looked_until: instantSchema.nullable(),
  /** Cases that it opened in the last 30 days. */
  opened: z.number().int(),
  version: versionSchema,
});
export type RiskRule = z.infer<typeof ruleSchema>;

export const riskRuleList = defineOfficeCall({
  path: '/office/risk/rule_list',
  summary: 'The rules that open cases, as this site has them.',
  tag,
  right: 'risk.read',
  body: emptyBody,
  data: z.object({ rows: z.array(ruleSchema) }),
});

export const riskRuleSave = defineOfficeCall({
  path: '/office/risk/rule_save',
  summary: 'Switches a rule on or off, or changes its thresholds. It looks at what happens from then on.',
  tag,
  right: 'risk.manage',
  body: z
    .strictObject({
      kind: kindSchema,
      is_on: z.boolean(),
      thresholds: thresholdsSchema,
      version: versionSchema,
      reason: reasonSchema,
    })
    .superRefine(judgeThresholds),
  data: z.object({ version: versionSchema }),
  codes: staleCodes,
});

const evidenceSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
const memberSchema = z.object({ id: idSchema, account: z.string() });

export const riskRuleTry = defineOfficeCall({
  path: '/office/risk/rule_try',
  summary: 'What a rule would have found in the last 30 days. Opens nothing.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({ kind: kindSchema, thresholds: thresholdsSchema }).superRefine(judgeThresholds),
  data: z.object({
    cases: z.number().int(),
    members: z.number().int(),
    examples: z.array(z.object({ member: memberSchema, at: instantSchema, evidence: evidenceSchema })),
  }),
});
export type RiskTrial = z.infer<typeof riskRuleTry.data>;

export const riskCaseStates = ['open', 'closed'] as const;
export const riskOutcomes = ['nothing', 'watched', 'acted', 'reported'] as const;
export const riskCaseKinds = [...riskRuleKinds, 'by_hand'] as const;

const caseSchema = z.object({
  id: idSchema,
  kind: z.enum(riskCaseKinds),
  member: memberSchema,
  state: z.enum(riskCaseStates),
  opened_at: instantSchema,
  owner: z.object({ id: idSchema, account: z.string() }).nullable(),
  outcome: z.enum(riskOutcomes).nullable(),
  closed_at: instantSchema.nullable(),
  version: versionSchema,
});
export type RiskCaseRow = z.infer<typeof caseSchema>;

const caseFilter = {
  state: z.enum(riskCaseStates).optional(),
  kind: z.enum(riskCaseKinds).optional(),
  /** Those of the person who asks, or those that nobody has taken. */
  owner: z.enum(['me', 'nobody']).optional(),
  account: typedSchema.optional(),
};

export const riskCaseList = defineOfficeCall({
  path: '/office/risk/case_list',
  summary: 'Cases of risk, the latest first.',
  tag,
  right: 'risk.read',
  body: listBody(caseFilter, ['id', 'opened_at']),
  data: longListData(caseSchema),
});

export const riskCaseFile = defineOfficeCall({
  path: '/office/risk/case_file',
  summary: 'All cases that fit a filter as a file, the first one first.',
  tag,
  right: 'risk.read',
  body: fileBody(caseFilter),
  data: fileData,
});

export const riskCaseOne = defineOfficeCall({
  path: '/office/risk/case_one',
  summary: 'A case with what it stands on and what was noted.',
  tag,
  right: 'risk.read',
  body: z.strictObject({ id: idSchema }),
  data: caseSchema.extend({
    evidence: evidenceSchema,
    notes: z.array(z.object({ id: idSchema, by: z.string(), at: instantSchema, text: z.string() })),
  }),
  codes: { 404: 'no such case on this site' },
});
export type RiskCase = z.infer<typeof riskCaseOne.data>;

const noteTextSchema = textSchema(2_000).trim().min(1);
const caseCodes = { 404: 'no such case on this site', ...staleCodes, 361: 'the case is closed' } as const;

export const riskCaseOpen = defineOfficeCall({
  path: '/office/risk/case_open',
  summary: 'Opens a case by hand.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({ member_id: idSchema, text: noteTextSchema, request_id: z.uuid() }),
  data: z.object({ id: idSchema }),
  codes: { 404: 'no such member on this site', ...repeatCodes },
});

export const riskCaseTake = defineOfficeCall({
  path: '/office/risk/case_take',
  summary: 'Takes a case, or gives it back.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({ id: idSchema, owner: z.enum(['me', 'nobody']), version: versionSchema }),
  data: z.object({ version: versionSchema }),
  codes: caseCodes,
});

export const riskCaseNote = defineOfficeCall({
  path: '/office/risk/case_note',
  summary: 'Notes something about a case. Notes are only ever added.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({ id: idSchema, text: noteTextSchema, request_id: z.uuid() }),
  data: emptyData,
  codes: { 404: caseCodes[404], ...repeatCodes },
});

export const riskCaseClose = defineOfficeCall({
  path: '/office/risk/case_close',
  summary: 'Closes a case with its outcome.',
  tag,
  right: 'risk.manage',
  body: z.strictObject({
    id: idSchema,
    outcome: z.enum(riskOutcomes),
    reason: reasonSchema,
    version: versionSchema,
  }),
  data: z.object({ version: versionSchema }),
  codes: caseCodes,
});
