import { useTable, useTableState } from './context.ts';

/** How often each end has come in the last rounds. `ends`: summaries, in the order in which they are told. */
export const EndCounts = ({ ends }: { ends: readonly string[] }) => {
  const { words } = useTable();
  const { results } = useTableState();
  const countFor = (end: string): number => results.filter(({ summary }) => summary === end).length;
  const most = Math.max(1, ...ends.map(countFor));
  return (
    <ol className="dealer-counts">
      {ends.map((end) => (
        <li key={end} aria-label={`${words.result(end)}: ${countFor(end)}`}>
          <span>{words.result(end)}</span>
          <meter min={0} max={most} value={countFor(end)} aria-hidden="true" />
          <b>{countFor(end)}</b>
        </li>
      ))}
    </ol>
  );
};
