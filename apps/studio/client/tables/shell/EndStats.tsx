import type { ReactNode } from 'react';
import { useTable, useTableState } from './context.ts';
import { EndCounts } from './EndCounts.tsx';
import { StatsPanel } from './StatsPanel.tsx';

/** How often each end has come in the last rounds, and the latest of them in short. */
export const EndStats = ({
  className,
  ends,
  latestMax,
  markOf,
  children,
}: {
  className: string;
  /** Summaries, in the order in which they are told. */
  ends: readonly string[];
  latestMax: number;
  /** A sign or two for an end. */
  markOf: (end: string) => string;
  /** What else is told of the last rounds. */
  children?: ReactNode;
}) => {
  const { texts } = useTable();
  const { results } = useTableState();
  return (
    <StatsPanel className={`${className} below`} isEmpty={false}>
      <EndCounts ends={ends} />
      {results.length === 0 && <p className="soft">{texts.noResults}</p>}
      <ol className="dealer-latest" aria-hidden="true">
        {results.slice(-latestMax).map(({ number, summary }) => (
          <li key={number} data-end={summary}>
            {markOf(summary)}
          </li>
        ))}
      </ol>
      {children}
    </StatsPanel>
  );
};
