import { remainderOf, remainders } from '../../../src/tables/games/fanTan.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readButtons } from './read.ts';

const latestMax = 60;

/** How often each number was left, and the last ones, from the top down and then to the right. */
export const Stats = () => {
  const { texts, words } = useTable();
  const { results } = useTableState();
  const rounds = results.flatMap(({ number, outcome }) => {
    const drawn = readButtons(outcome);
    return drawn ? [{ number, left: remainderOf(drawn) }] : [];
  });
  const most = Math.max(1, ...remainders.map((left) => rounds.filter((round) => round.left === left).length));
  return (
    <StatsPanel className="fan-stats below" isEmpty={rounds.length === 0}>
      <div className="fan-counts">
        {remainders.map((left) => {
          const times = rounds.filter((round) => round.left === left).length;
          return (
            <p key={left}>
              <b className="bead" data-left={left}>
                {left}
              </b>
              <meter className="tally" min={0} max={most} value={times} aria-hidden="true" />
              <span>{times}</span>
            </p>
          );
        })}
      </div>
      <div className="newest-end">
        <ol className="fan-road" aria-label={texts.road.last}>
          {rounds.slice(-latestMax).map(({ number, left }) => (
            <li key={number}>
              <b className="bead" data-left={left} aria-hidden="true">
                {left}
              </b>
              <span className="unseen">{words.result(String(left))}</span>
            </li>
          ))}
        </ol>
      </div>
    </StatsPanel>
  );
};
