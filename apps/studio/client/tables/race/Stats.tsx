import { hareCount } from '../../../src/tables/games/hareRace.ts';
import { ScrollList } from '../../shell/ScrollList.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { readOrder } from './run.ts';

const latestMax = 10;
const hares = Array.from({ length: hareCount }, (_, hare) => hare);

export const Stats = () => {
  const { texts, words } = useTable();
  const { results } = useTableState();
  const runs = results.flatMap(({ number, summary, outcome }) => {
    const read = readOrder(outcome);
    return read ? [{ number, summary, order: read.order }] : [];
  });
  const wins = hares.map((hare) => runs.filter(({ order }) => order[0] === hare).length);
  const most = Math.max(1, ...wins);
  return (
    <section className="stats race-stats" aria-label={texts.stats} data-field="results">
      {runs.length === 0 ? (
        <p className="soft">{texts.noResults}</p>
      ) : (
        <>
          <ScrollList className="run-list" label={texts.road.last}>
            {runs
              .slice(-latestMax)
              .reverse()
              .map(({ number, summary, order }) => (
                <li key={number}>
                  <span className="soft">{number}</span>
                  <span aria-hidden="true">
                    {order.slice(0, 3).map((hare) => (
                      <b key={hare} className="runner-mark" data-runner={hare + 1}>
                        {hare + 1}
                      </b>
                    ))}
                  </span>
                  <span className="unseen">{words.result(summary)}</span>
                </li>
              ))}
          </ScrollList>
          <p className="shares">
            {hares.map((hare) => (
              <span key={hare + 1} data-runner={hare + 1}>
                {words.spot(`win:${hare + 1}`)} <b>{wins[hare]}</b>
                <meter min={0} max={most} value={wins[hare]} aria-hidden="true" />
              </span>
            ))}
          </p>
        </>
      )}
    </section>
  );
};
