import type { ReactNode } from 'react';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { classes } from '../../ui/classes.ts';
import { TableFrame } from '../../ui/TableFrame.tsx';

export interface AgentColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  readonly amount?: boolean;
}

interface AgentRowsProps<Row> {
  readonly columns: readonly AgentColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Columns that stand in a card's first line, the others below with their labels. */
  readonly heads: readonly [string, string];
}

const WideRows = <Row,>({ columns, rows, keyOf }: AgentRowsProps<Row>) => (
  <TableFrame label={columns[0]?.label ?? ''}>
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-b text-text-3 text-xs">
          {columns.map(({ key, label, amount }) => (
            <th
              key={key}
              scope="col"
              className={classes(
                'whitespace-nowrap px-4 py-3 font-medium',
                amount ? 'text-right' : 'text-left',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-agent-row={keyOf(row)} className="border-line border-b last:border-b-0">
            {columns.map(({ key, cell, amount }) => (
              <td key={key} className={classes('px-4 py-3.5', amount && 'tnum text-right')}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);

const NarrowRows = <Row,>({ columns, rows, keyOf, heads }: AgentRowsProps<Row>) => {
  const [first, second] = heads.map((name) => columns.find(({ key }) => key === name));
  const others = columns.filter(({ key }) => !heads.includes(key));
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          data-agent-row={keyOf(row)}
          className="rounded-card bg-raised px-4 py-3.5 text-sm ring-1 ring-line ring-inset"
        >
          <p className="flex items-baseline justify-between gap-4 font-semibold">
            <span className="min-w-0 break-words">{first?.cell(row)}</span>
            <span className="tnum shrink-0">{second?.cell(row)}</span>
          </p>
          <dl className="mt-2 flex flex-col gap-1 text-xs">
            {others.map(({ key, label, cell }) => (
              <div key={key} className="flex justify-between gap-4">
                <dt className="shrink-0 text-text-3">{label}</dt>
                <dd className="min-w-0 break-all text-right text-text-2">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};

/** Rows of the agent centre: a table on the desktop, cards on a phone. */
export const AgentRows = <Row,>(props: AgentRowsProps<Row>) =>
  useTemplate() === 'wide' ? <WideRows {...props} /> : <NarrowRows {...props} />;
