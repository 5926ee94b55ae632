import type { ReactNode } from 'react';
import { useTable, useTableState } from './context.ts';
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
  const { words, texts } = useTable();
  const { results } = useTableState();
  const countFor = (end: string): number => results.filter(({ summary }) => summary === end).length;
  const most = Math.max(1, ...ends.map(countFor));
  return (
    <StatsPanel className={`${className} below`} isEmpty={false}>
      <ol className="dealer-counts">
        {ends.map((end) => (
          <li key={end} aria-label={`${words.result(end)}: ${countFor(end)}`}>
            <span>{words.result(end)}</span>
            <meter min={0} max={most} value={countFor(end)} aria-hidden="true" />
            <b>{countFor(end)}</b>
          </li>
        ))}
      </ol>
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
