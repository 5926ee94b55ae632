import type { DataOf } from '@pavilion/contract';
import {
  type agentCohorts,
  type agentOperationTable,
  type agentStratifiedTable,
  type CohortFigures,
  cohortPeriodSchema,
  cycleFiguresSchema,
  type LineFigures,
  lineFiguresSchema,
  type Stratum,
} from '@pavilion/contract/agentReports';
import { type Cell, csvOf } from './csv.ts';

const figureNames = lineFiguresSchema.keyof().options;
const cycleNames = cycleFiguresSchema.keyof().options;
const periodNames = cohortPeriodSchema.keyof().options;

const nameOf = (report: string, { from, to }: { readonly from: string; readonly to: string }): string =>
  `${report}-${from}-${to}.csv`;

/** Columns that a row of a day leaves empty. */
const cycleColumns = ['to', 'is_estimate', ...cycleNames, 'rate_ppm', 'carried_in'] as const;

/** The operation table as a file: the days with their total, the cycles with theirs in columns of their own. */
export const operationFile = (data: DataOf<typeof agentOperationTable>) => {
  const { currency, list, total, cycles } = data;
  const dayRow = (first: string, figures: LineFigures) => [
    first,
    currency,
    ...figureNames.map((name) => figures[name]),
    ...cycleColumns.map(() => null),
  ];
  const cycleRow = (first: string, cells: Partial<Record<(typeof cycleColumns)[number], Cell>>) => [
    first,
    currency,
    ...figureNames.map(() => null),
    ...cycleColumns.map((name) => cells[name] ?? null),
  ];
  const cyclesTold = cycles === null || cycles.list.length === 0 ? [] : [cycles];
  return {
    file_name: nameOf('operations', data),
    content: csvOf([
      ['day', 'currency', ...figureNames, ...cycleColumns.map((name) => `cycle_${name}`)],
      ...list.map(({ day, figures }) => dayRow(day, figures)),
      dayRow('total', total),
      ...cyclesTold.flatMap((told) => [
        ...told.list.map(({ cycle, is_estimate, ...figures }) =>
          cycleRow(cycle.from, { ...figures, to: cycle.to, is_estimate: is_estimate ? 'yes' : 'no' }),
        ),
        cycleRow('total of cycles', told.total),
      ]),
    ]),
  };
};

/** Cohorts as a file: a row for each week or month of each, the total last. */
export const cohortsFile = (data: DataOf<typeof agentCohorts>) => {
  const rowsOf = (joined: string, merged: number | null, { periods, ...heads }: CohortFigures) =>
    periods.map((period, at) => [
      joined,
      merged,
      heads.members,
      heads.first_deposits,
      heads.returned,
      data.currency,
      at,
      ...periodNames.map((name) => period[name]),
    ]);
  return {
    file_name: nameOf('cohorts', data),
    content: csvOf([
      ['joined', 'merged', 'registered', 'first_deposits', 'returned', 'currency', 'period', ...periodNames],
      ...data.list.flatMap((row) => rowsOf(row.joined, row.merged, row)),
      ...rowsOf('total', null, data.total),
    ]),
  };
};

/** The stratified table as a file: levels, agents, the total. */
export const stratifiedFile = (data: DataOf<typeof agentStratifiedTable>) => {
  const rowOf = (kind: string, { depth, agent, merged, members, agents, figures, ...rest }: Stratum) => [
    kind,
    depth,
    agent?.member_account ?? null,
    merged,
    members,
    agents,
    data.currency,
    ...figureNames.map((name) => figures[name]),
    rest.share,
    rest.rate_ppm,
    rest.earned,
    rest.differential,
  ];
  return {
    file_name: nameOf('levels', data),
    content: csvOf([
      [
        'kind',
        'level',
        'agent',
        'merged',
        'members',
        'agents',
        'currency',
        ...figureNames,
        'share',
        'rate_ppm',
        'earned',
        'differential',
      ],
      ...data.levels.map((part) => rowOf('level', part)),
      ...data.children.map((part) => rowOf(part.agent === null ? 'direct' : 'agent', part)),
      [
        'total',
        null,
        null,
        null,
        data.members,
        null,
        data.currency,
        ...figureNames.map((name) => data.total[name]),
      ],
    ]),
  };
};
