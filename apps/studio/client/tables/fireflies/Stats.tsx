import { useTable, useTableState } from '../shell/context.ts';
import { DrawList } from '../shell/DrawList.tsx';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { Ball } from './Ball.tsx';
import { readTen } from './read.ts';
import { tenNames } from './words.ts';

/** How often numbers came. */
const loadCounts = () => import('./counts.ts');

/** The last orders, and what their first two made. */
export const Stats = () => {
  const { lang } = useTable();
  const { results } = useTableState();
  const names = tenNames(lang);
  const runs = results.flatMap(({ number, summary, outcome }) => {
    const read = readTen(outcome);
    return read
      ? [{ number, summary, order: read.order, sum: (read.order[0] ?? 0) + (read.order[1] ?? 0) }]
      : [];
  });
  return (
    <StatsPanel counts={loadCounts} className="ten-stats below" isEmpty={runs.length === 0}>
      <DrawList
        className="ten-list"
        draws={runs}
        face={({ order, sum }) => (
          <>
            <span className="ten-balls" aria-hidden="true">
              {order.map((firefly) => (
                <Ball key={firefly} number={firefly} />
              ))}
            </span>
            <span aria-hidden="true" className={sum > 11 ? 'half-big' : 'half-small'}>
              {sum} {names.half(sum > 11 ? 'big' : 'small')} {names.half(sum % 2 === 1 ? 'odd' : 'even')}
            </span>
          </>
        )}
      />
    </StatsPanel>
  );
};
