import { useTable, useTableState } from '../shell/context.ts';
import { DrawList } from '../shell/DrawList.tsx';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readOrder } from './run.ts';
import { useRace } from './useRace.ts';
import { raceNames } from './words.ts';

export const Stats = () => {
  const game = useRace();
  const { words, lang } = useTable();
  const { results } = useTableState();
  const names = raceNames(lang);
  const runs = results.flatMap(({ number, summary, outcome }) => {
    const read = readOrder(game, outcome);
    return read ? [{ number, summary, order: read.order }] : [];
  });
  const runners = Array.from({ length: game.runners.count }, (_, runner) => runner);
  const wins = runners.map((runner) => runs.filter(({ order }) => order[0] === runner).length);
  const most = Math.max(1, ...wins);
  return (
    <StatsPanel className="race-stats below" isEmpty={runs.length === 0}>
      <DrawList
        className="run-list"
        draws={runs}
        most={10}
        face={({ order }) => (
          <span aria-hidden="true">
            {order.slice(0, 3).map((runner) => (
              <b key={runner} className="runner-mark" data-runner={runner + 1}>
                {runner + 1}
              </b>
            ))}
            <small className="run-parity">{(order[0] ?? 0) % 2 === 0 ? names.odd : names.even}</small>
          </span>
        )}
      />
      <p className="shares">
        {runners.map((runner) => (
          <span key={runner + 1} data-runner={runner + 1}>
            {runner + 1} {words.runners?.[runner] ?? ''} <b>{wins[runner]}</b>
            <meter className="tally" min={0} max={most} value={wins[runner]} aria-hidden="true" />
          </span>
        ))}
      </p>
    </StatsPanel>
  );
};
