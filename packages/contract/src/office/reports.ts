import { z } from 'zod';
import { currencySchema, emptyBody, emptyData, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { fileData, fileFormats } from './files.ts';

const tag = 'office: reports';

/**
 * What the words of reports mean. Every amount is a sum of moves of the ledger, on the site's day on which they were posted.
 *
 * - turnover: stakes of rounds that closed, as they reached the provider's house account; stakes that were given back are not
 *   in it, nor are stakes of rounds that are open.
 * - results: what members lost, less what they won, in wallets that providers keep; stakes and wins there are not known.
 * - GGR: what the house accounts gained by play: turnover less wins, with results. Wins that wait for staff count as paid; what a pot pays
 *   and what a free round pays are no wins of the house.
 * - hold: GGR as a part of turnover.
 * - bonus: what the site's promotion account paid to members, less what came back.
 * - jackpots: what the house put into pots.
 * - adjustments: corrections of closed rounds by providers, from the house's side.
 * - NGR: GGR less bonus and jackpots, with adjustments. Fees of providers and gateways are not kept in the ledger and so not
 *   taken off.
 */

/** Longest span of a report. */
export const reportDaysMax = 366;

const dayCount = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1;

/** The days of a report. */
export const reportSpan = {
  /** First and last day, by the site's clock. */
  from: z.iso.date(),
  to: z.iso.date(),
} as const;
export const withinReportSpan = <Body extends { readonly from: string; readonly to: string }>(
  { from, to }: Body,
  context: z.RefinementCtx,
): void => {
  const days = dayCount(from, to);
  if (days < 1) context.addIssue({ code: 'custom', path: ['to'], message: 'before its begin' });
  if (days > reportDaysMax)
    context.addIssue({ code: 'custom', path: ['to'], message: `more than ${reportDaysMax} days` });
};

const amountsOfPlay = {
  currency: currencySchema,
  /** Rounds that closed with a stake. */
  rounds: z.number().int(),
  turnover: moneySchema,
  wins: moneySchema,
  results: moneySchema,
  ggr: moneySchema,
  /** Per cent with two decimals; null without turnover. */
  hold: z.string().nullable(),
  jackpots: moneySchema,
  adjustments: moneySchema,
  bonus: moneySchema,
  ngr: moneySchema,
};

/** Up to when the sums go: the ledger is gathered every minute. */
export const reportGathered = { as_of: instantSchema } as const;

export const playGroupings = ['day', 'type', 'provider', 'game', 'currency'] as const;
export const playRowSchema = z.object({
  /** The day, or the id of the type, provider or game; empty where there is none, as for bonuses without a game. */
  key: z.string(),
  name: z.string(),
  ...amountsOfPlay,
});
export type PlayReportRow = z.infer<typeof playRowSchema>;

export const reportPlay = defineOfficeCall({
  path: '/office/reports/play',
  summary: 'Turnover, wins, GGR and NGR of days, game types, providers, games or currencies.',
  tag,
  right: 'reports.read',
  body: z
    .strictObject({ ...reportSpan, by: z.enum(playGroupings), currency: currencySchema.optional() })
    .superRefine(withinReportSpan),
  data: z.object({
    ...reportGathered,
    rows: z.array(playRowSchema),
    totals: z.array(z.object(amountsOfPlay)),
  }),
});

const amountsByAgent = {
  currency: currencySchema,
  members: z.number().int(),
  deposits: moneySchema,
  withdrawals: moneySchema,
  stakes: moneySchema,
  wins: moneySchema,
  bonus: moneySchema,
  /** Stakes less wins and bonus. */
  net: moneySchema,
};
export const agentRowSchema = z.object({
  /** Null for members without an agent. */
  agent: z.object({ id: idSchema, account: z.string() }).nullable(),
  ...amountsByAgent,
});
export type AgentReportRow = z.infer<typeof agentRowSchema>;

export const reportAgents = defineOfficeCall({
  path: '/office/reports/agents',
  summary: 'What came of the members of each agent, by the days on which they paid, staked and won.',
  tag,
  right: 'reports.read',
  body: z.strictObject({ ...reportSpan, currency: currencySchema.optional() }).superRefine(withinReportSpan),
  data: z.object({ ...reportGathered, rows: z.array(agentRowSchema) }),
});

const counted = z.object({ count: z.number().int(), amount: moneySchema });

export const cashGroupings = ['day', 'currency'] as const;
export const cashRowSchema = z.object({
  key: z.string(),
  currency: currencySchema,
  deposits: counted,
  withdrawals: counted,
  /** Deposits less withdrawals. */
  net: moneySchema,
});
export type CashReportRow = z.infer<typeof cashRowSchema>;

export const reportCash = defineOfficeCall({
  path: '/office/reports/cash',
  summary: 'Deposits and withdrawals by day or currency.',
  tag,
  right: 'reports.read',
  body: z
    .strictObject({ ...reportSpan, by: z.enum(cashGroupings), currency: currencySchema.optional() })
    .superRefine(withinReportSpan),
  data: z.object({ ...reportGathered, rows: z.array(cashRowSchema) }),
});

export const methodRowSchema = z.object({
  method_id: idSchema,
  name: z.string(),
  currency: currencySchema,
  /** Orders that members made in these days. */
  ordered: z.number().int(),
  /** Of these: credited. */
  credited: counted,
  /** What members paid for them on top. */
  fees: moneySchema,
  /** Credited orders as a part of those that were made, per cent with two decimals; expired ones count. */
  conversion: z.string().nullable(),
});
export type MethodReportRow = z.infer<typeof methodRowSchema>;

export const reportMethods = defineOfficeCall({
  path: '/office/reports/methods',
  summary: 'Deposit methods with what was ordered, credited and paid as fees.',
  tag,
  right: 'reports.read',
  body: z.strictObject(reportSpan).superRefine(withinReportSpan),
  data: z.object({ ...reportGathered, rows: z.array(methodRowSchema) }),
});

export const liabilityRowSchema = z.object({
  currency: currencySchema,
  balances: moneySchema,
  /** Of withdrawals that are under way. */
  held: moneySchema,
  /** In wallets that providers keep, and on the way there and back. */
  elsewhere: moneySchema,
  open_rounds: moneySchema,
  /** Wins that wait for staff. */
  withheld: moneySchema,
  jackpots: moneySchema,
  /** In agents' purses, and on the way from there to a member. */
  commissions: moneySchema,
  total: moneySchema,
});
export type LiabilityReportRow = z.infer<typeof liabilityRowSchema>;

export const reportLiabilities = defineOfficeCall({
  path: '/office/reports/liabilities',
  summary:
    'What the site owes now: balances, holds, open rounds, pots, commissions; by currency, never summed over them.',
  tag,
  right: 'reports.read',
  body: emptyBody,
  data: z.object({ ...reportGathered, rows: z.array(liabilityRowSchema) }),
});

export const reportFunnel = defineOfficeCall({
  path: '/office/reports/funnel',
  summary:
    'From joining to playing: of those who joined in these days, and of all who came that far in them.',
  tag,
  right: 'reports.read',
  body: z.strictObject(reportSpan).superRefine(withinReportSpan),
  data: z.object({
    ...reportGathered,
    joined: z.number().int(),
    /** Where tries to join ended, in the last 30 days at most: the code of the refusal and the field at fault; the commonest first. */
    refused: z.array(
      z.object({ code: z.number().int(), field: z.string().nullable(), count: z.number().int() }),
    ),
    /** Of those who joined in these days, until now. */
    cohort: z.object({ deposited: z.number().int(), played: z.number().int() }),
    /** In these days, whenever they joined. */
    period: z.object({
      first_deposits: z.number().int(),
      depositors: z.number().int(),
      players: z.number().int(),
    }),
  }),
});

/** Weeks over which a cohort is followed. */
export const retentionWeeksMax = 26;
export const reportRetention = defineOfficeCall({
  path: '/office/reports/retention',
  summary: 'Of those who joined in a week: how many staked money of their own in each week that followed.',
  tag,
  right: 'reports.read',
  body: z.strictObject({ weeks: z.number().int().min(1).max(retentionWeeksMax).default(12) }),
  data: z.object({
    ...reportGathered,
    cohorts: z.array(
      z.object({
        /** The Monday on which the week began. */
        week: z.iso.date(),
        joined: z.number().int(),
        /** From the week of joining on; as many as have begun. */
        active: z.array(z.number().int()),
      }),
    ),
  }),
});

export const reportProof = defineOfficeCall({
  path: '/office/reports/proof',
  summary:
    'Holds a report of play against the ledger: what its rows come to, and what the balances of the house accounts changed by in these days.',
  tag,
  right: 'reports.read',
  body: z.strictObject(reportSpan).superRefine(withinReportSpan),
  data: z.object({
    ...reportGathered,
    /** The last transfer of the ledger that is in the sums. */
    through: z.string(),
    /** What the ledger says was read from the archive, in whole or in part. */
    archived: z.boolean(),
    rows: z.array(
      z.object({ currency: currencySchema, report: moneySchema, ledger: moneySchema, equal: z.boolean() }),
    ),
  }),
  codes: { 374: 'the archive cannot be read now' },
});

/** Each report with what may be chosen of it; `days` says of which days it is. */
const reportChoices = <Days extends z.ZodRawShape>(days: Days) =>
  [
    z.strictObject({
      kind: z.literal('play'),
      ...days,
      by: z.enum(playGroupings),
      currency: currencySchema.optional(),
    }),
    z.strictObject({
      kind: z.literal('cash'),
      ...days,
      by: z.enum(cashGroupings),
      currency: currencySchema.optional(),
    }),
    z.strictObject({ kind: z.literal('agents'), ...days, currency: currencySchema.optional() }),
    z.strictObject({ kind: z.literal('methods'), ...days }),
    z.strictObject({ kind: z.literal('funnel'), ...days }),
    z.strictObject({ kind: z.literal('liabilities') }),
    z.strictObject({
      kind: z.literal('retention'),
      weeks: z.number().int().min(1).max(retentionWeeksMax).default(12),
    }),
  ] as const;

export const chosenReportSchema = z
  .discriminatedUnion('kind', reportChoices(reportSpan))
  .superRefine((report, context) => {
    if ('from' in report) withinReportSpan(report, context);
  });
export type ChosenReport = z.output<typeof chosenReportSchema>;

export const reportFile = defineOfficeCall({
  path: '/office/reports/file',
  summary: 'A report as a file, with a line for each row.',
  tag,
  right: 'reports.read',
  body: z.strictObject({ format: z.enum(fileFormats), report: chosenReportSchema }),
  data: fileData,
});

/** Which whole days a report is of that comes by mail: the day before, the seven days before, the month up to the day before. */
export const mailedDays = ['yesterday', 'week', 'month'] as const;
export const mailedReportSchema = z.discriminatedUnion('kind', reportChoices({ days: z.enum(mailedDays) }));
export type MailedReport = z.output<typeof mailedReportSchema>;
export const reportKinds = [
  'play',
  'cash',
  'agents',
  'methods',
  'funnel',
  'liabilities',
  'retention',
] as const satisfies readonly MailedReport['kind'][];

/** The languages of the office. */
export const officeLocales = ['zh_CN', 'en_US'] as const;

/**
 * How it went the last time: the file went along, a link went because the file is too large, nothing went because the account
 * is closed or lacks the right, because it has no address, because this hall sends no mail.
 */
export const reportMailOutcomes = ['attached', 'linked', 'no_right', 'no_address', 'no_mail'] as const;

const reportMailSchema = z.object({
  id: idSchema,
  report: mailedReportSchema,
  format: z.enum(fileFormats),
  locale: z.enum(officeLocales),
  /** Of the site's day, from which on it is sent. */
  hour: z.number().int(),
  created_at: instantSchema,
  /** The last day on which its turn came; null before the first. */
  last: z.object({ day: z.iso.date(), outcome: z.enum(reportMailOutcomes) }).nullable(),
});
export type ReportMail = z.infer<typeof reportMailSchema>;

/** Reports that one person has sent from one site. */
export const reportMailsMax = 20;

export const reportMailList = defineOfficeCall({
  path: '/office/reports/mails',
  summary: 'The reports that come to oneself by mail from this site, and to which address.',
  tag,
  right: 'reports.mail',
  body: emptyBody,
  data: z.object({ address: z.string().nullable(), rows: z.array(reportMailSchema) }),
});

export const reportMailAdd = defineOfficeCall({
  path: '/office/reports/mail_add',
  summary: 'Has a report sent to oneself each day, to the address of one’s account.',
  tag,
  right: 'reports.mail',
  body: z.strictObject({
    report: mailedReportSchema,
    format: z.enum(fileFormats),
    locale: z.enum(officeLocales),
    hour: z.number().int().min(0).max(23),
    request_id: z.uuid(),
  }),
  data: z.object({ id: idSchema }),
  codes: {
    371: 'the account has no mail address',
    372: `more than ${reportMailsMax} reports`,
    ...repeatCodes,
  },
});

export const reportMailEnd = defineOfficeCall({
  path: '/office/reports/mail_end',
  summary: 'Has a report sent no more.',
  tag,
  right: 'reports.mail',
  body: z.strictObject({ id: idSchema }),
  data: emptyData,
  codes: { 404: 'nothing of this number that is still sent' },
});
