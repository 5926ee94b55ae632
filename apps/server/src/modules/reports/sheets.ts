import type { Locale } from '@pavilion/contract';
import type {
  AgentReportRow,
  CashReportRow,
  ChosenReport,
  FileFormat,
  LiabilityReportRow,
  MethodReportRow,
  PlayReportRow,
} from '@pavilion/contract/office';
import { messageText } from '../../http/messages.ts';
import type { OfficeFile } from '../../http/officeCaller.ts';
import type { Hall } from '../../infra/hall.ts';
import type { Site } from '../../infra/site.ts';
import { columnsIn, sheetFile, type WordedColumn } from '../../sheets/officeSheets.ts';
import { presented, rowsOf } from '../../sheets/rowsOf.ts';
import type { SheetColumn } from '../../sheets/sheet.ts';
import { readFunnel, readRetention } from './cohorts.ts';
import {
  type AgentSums,
  agentsQuery,
  presentAgent,
  readCash,
  readLiabilities,
  readMethods,
  readPlay,
} from './queries.ts';

/** For whom a report is written, and whether somebody waits for it still. */
export interface ReportReader {
  readonly site: Site;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

type ReportDeps = Pick<Hall, 'pool' | 'clock'>;
type Of<Kind extends ChosenReport['kind']> = Extract<ChosenReport, { kind: Kind }>;

const currency = {
  word: 'currency',
  kind: 'text',
  value: (row: { currency: string }) => row.currency,
} as const;

const amountsOfPlay = [
  'turnover',
  'wins',
  'results',
  'ggr',
  'hold',
  'jackpots',
  'adjustments',
  'bonus',
  'ngr',
] as const;

/** Beside its name a row says its key: names of games may be alike. */
const playColumns = (by: Of<'play'>['by'], none: string): readonly WordedColumn<PlayReportRow>[] => [
  { word: by, kind: 'text', value: ({ key, name }) => (key === '' ? none : name) },
  ...(by === 'day' || by === 'currency'
    ? []
    : [{ word: 'key', kind: 'text', value: ({ key }: PlayReportRow) => key } as const]),
  ...(by === 'currency' ? [] : [currency]),
  { word: 'rounds', kind: 'count', value: ({ rounds }) => rounds },
  ...amountsOfPlay.map(
    (word) => ({ word, kind: 'decimal', value: (row: PlayReportRow) => row[word] }) as const,
  ),
];

const cashColumns = (by: Of<'cash'>['by']): readonly WordedColumn<CashReportRow>[] => [
  ...(by === 'day' ? [{ word: 'day', kind: 'text', value: ({ key }: CashReportRow) => key } as const] : []),
  currency,
  { word: 'deposit_count', kind: 'count', value: ({ deposits }) => deposits.count },
  { word: 'deposits', kind: 'decimal', value: ({ deposits }) => deposits.amount },
  { word: 'withdrawal_count', kind: 'count', value: ({ withdrawals }) => withdrawals.count },
  { word: 'withdrawals', kind: 'decimal', value: ({ withdrawals }) => withdrawals.amount },
  { word: 'net', kind: 'decimal', value: ({ net }) => net },
];

const agentColumns = (none: string): readonly WordedColumn<AgentReportRow>[] => [
  { word: 'agent', kind: 'text', value: ({ agent }) => agent?.account ?? none },
  { word: 'agent_id', kind: 'count', value: ({ agent }) => agent?.id ?? null },
  currency,
  { word: 'members', kind: 'count', value: ({ members }) => members },
  ...(['deposits', 'withdrawals', 'stakes', 'wins', 'bonus'] as const).map(
    (word) => ({ word, kind: 'decimal', value: (row: AgentReportRow) => row[word] }) as const,
  ),
  { word: 'agent_net', kind: 'decimal', value: ({ net }) => net },
];

const methodColumns: readonly WordedColumn<MethodReportRow>[] = [
  { word: 'method', kind: 'text', value: ({ name }) => name },
  { word: 'method_id', kind: 'count', value: ({ method_id: id }) => id },
  currency,
  { word: 'ordered', kind: 'count', value: ({ ordered }) => ordered },
  { word: 'credited', kind: 'count', value: ({ credited }) => credited.count },
  { word: 'deposits', kind: 'decimal', value: ({ credited }) => credited.amount },
  { word: 'fees', kind: 'decimal', value: ({ fees }) => fees },
  { word: 'conversion', kind: 'decimal', value: ({ conversion }) => conversion },
];

const owed = [
  ['owed_balances', 'balances'],
  ['owed_held', 'held'],
  ['owed_elsewhere', 'elsewhere'],
  ['owed_open_rounds', 'open_rounds'],
  ['owed_withheld', 'withheld'],
  ['owed_jackpots', 'jackpots'],
  ['owed_commissions', 'commissions'],
  ['owed_total', 'total'],
] as const;

const liabilityColumns: readonly WordedColumn<LiabilityReportRow>[] = [
  currency,
  ...owed.map(
    ([word, name]) => ({ word, kind: 'decimal', value: (row: LiabilityReportRow) => row[name] }) as const,
  ),
];

interface Step {
  readonly step: string;
  readonly code: number | null;
  readonly field: string | null;
  readonly count: number;
}

const stepColumns: readonly WordedColumn<Step>[] = [
  { word: 'step', kind: 'text', value: ({ step }) => step },
  { word: 'code', kind: 'count', value: ({ code }) => code },
  { word: 'field', kind: 'text', value: ({ field }) => field },
  { word: 'count', kind: 'count', value: ({ count }) => count },
];

/** The funnel as lines: how many came how far, and where tries to join ended. */
const stepsOf = (
  { joined, cohort, period, refused }: Awaited<ReturnType<typeof readFunnel>>,
  locale: Locale,
): readonly Step[] => {
  const said = (name: string): string => messageText(`office.sheet_${name}`, locale);
  const counts = [
    ['joined', joined],
    ['cohort_deposited', cohort.deposited],
    ['cohort_played', cohort.played],
    ['first_deposits', period.first_deposits],
    ['depositors', period.depositors],
    ['players', period.players],
  ] as const;
  return [
    ...counts.map(([name, count]) => ({ step: said(name), code: null, field: null, count })),
    ...refused.map((row) => ({ step: said('refused'), ...row })),
  ];
};

type Cohort = Awaited<ReturnType<typeof readRetention>>[number];

const cohortColumns = (weeks: number, locale: Locale): readonly SheetColumn<Cohort>[] => [
  ...columnsIn<Cohort>(
    [
      { word: 'week', kind: 'text', value: ({ week }) => week },
      { word: 'joined', kind: 'count', value: ({ joined }) => joined },
    ],
    locale,
  ),
  ...Array.from({ length: weeks }, (_, place) => ({
    label: String(place),
    kind: 'count' as const,
    value: ({ active }: Cohort) => active[place] ?? null,
  })),
];

/** A report as a file of one sheet, with the days in its name. */
export const writeReport = async (
  { pool, clock }: ReportDeps,
  { site, locale, signal }: ReportReader,
  report: ChosenReport,
  format: FileFormat,
): Promise<OfficeFile> => {
  const timeZone = site.settings.time_zone;
  const days = 'from' in report ? `-${report.from}-${report.to}` : '';
  const span = 'from' in report ? { siteId: site.id, from: report.from, to: report.to } : null;
  const file = <Row>(
    name: string,
    columns: readonly SheetColumn<Row>[],
    rows: Iterable<Row> | AsyncIterable<Row>,
  ): OfficeFile => sheetFile({ name: `${name}${days}`, columns, rows, timeZone }, format);
  const worded = <Row>(columns: readonly WordedColumn<Row>[]) => columnsIn(columns, locale);
  if (span === null) {
    if (report.kind === 'liabilities')
      return file('liabilities', worded(liabilityColumns), await readLiabilities(pool, site.id));
    const { weeks } = report as Of<'retention'>;
    const rows = await readRetention(pool, { siteId: site.id, timeZone, weeks, now: clock.now() });
    return file('retention', cohortColumns(weeks, locale), rows);
  }
  switch (report.kind) {
    case 'play': {
      const { by, currency: only = null } = report;
      const { rows } = await readPlay(pool, span, { by, currency: only, locale });
      return file(`play-${by}`, worded(playColumns(by, messageText('office.sheet_no_game', locale))), rows);
    }
    case 'cash': {
      const { by, currency: only = null } = report;
      return file(`cash-${by}`, worded(cashColumns(by)), await readCash(pool, span, { by, currency: only }));
    }
    case 'agents': {
      const query = agentsQuery(span, report.currency ?? null);
      const rows = presented(rowsOf<AgentSums>(pool, query, signal), presentAgent);
      return file('agents', worded(agentColumns(messageText('office.sheet_no_agent', locale))), rows);
    }
    case 'methods':
      return file('methods', worded(methodColumns), await readMethods(pool, span, timeZone, locale));
    case 'funnel':
      return file('funnel', worded(stepColumns), stepsOf(await readFunnel(pool, span, timeZone), locale));
    default:
      throw new Error(`the report ${report.kind} has no days`);
  }
};
