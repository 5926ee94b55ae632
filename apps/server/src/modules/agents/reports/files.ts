import type { DataOf } from '@pavilion/contract';
import {
  type agentOperationTable,
  type agentStratifiedTable,
  lineFiguresSchema,
  type Stratum,
} from '@pavilion/contract/agentReports';
import { csvOf } from './csv.ts';

const figureNames = lineFiguresSchema.keyof().options;

const nameOf = (report: string, { from, to }: { readonly from: string; readonly to: string }): string =>
  `${report}-${from}-${to}.csv`;

/** The operation table as a file, the total last. */
export const operationFile = (data: DataOf<typeof agentOperationTable>) => ({
  file_name: nameOf('operations', data),
  content: csvOf([
    ['day', 'currency', ...figureNames],
    ...data.list.map(({ day, figures }) => [day, data.currency, ...figureNames.map((name) => figures[name])]),
    ['total', data.currency, ...figureNames.map((name) => data.total[name])],
  ]),
});

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
