import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';

const ends = ['17', '18', '19', '20', '21', 'blackjack', 'bust'] as const;
const latestMax = 16;

/** What the dealer came to in the last rounds. */
export const Stats = () => {
  const { words } = useTable();
  const { results } = useTableState();
  const countFor = (end: string): number => results.filter(({ summary }) => summary === end).length;
  const most = Math.max(1, ...ends.map(countFor));
  return (
    <StatsPanel className="lanterns-stats below" isEmpty={results.length === 0}>
      <ol className="dealer-counts">
        {ends.map((end) => (
          <li key={end} aria-label={`${words.result(end)}: ${countFor(end)}`}>
            <span>{words.result(end)}</span>
            <meter min={0} max={most} value={countFor(end)} aria-hidden="true" />
            <b>{countFor(end)}</b>
          </li>
        ))}
      </ol>
      <ol className="dealer-latest" aria-hidden="true">
        {results.slice(-latestMax).map(({ number, summary }) => (
          <li key={number} data-end={summary}>
            {summary === 'bust' ? '×' : summary === 'blackjack' ? 'BJ' : summary}
          </li>
        ))}
      </ol>
    </StatsPanel>
  );
};
