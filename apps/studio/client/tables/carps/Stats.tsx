import { allNumbers, sumOfCarps } from '../../../src/tables/games/eightCarp.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { DrawList } from '../shell/DrawList.tsx';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readCarps } from './read.ts';

const extremes = 5;

/** How often numbers came. */
const loadCounts = () => import('./counts.ts');

/** Numbers that came most and least often, how often each came, and the last draws. */
export const Stats = () => {
  const { texts } = useTable();
  const { results } = useTableState();
  const draws = results.flatMap(({ number, summary, outcome }) => {
    const drawn = readCarps(outcome);
    return drawn ? [{ number, summary, numbers: drawn.numbers, sum: sumOfCarps(drawn) }] : [];
  });
  const counted = allNumbers.map((number) => ({
    number,
    times: draws.filter(({ numbers }) => numbers.includes(number)).length,
  }));
  const ranked = [...counted].sort((one, other) => other.times - one.times || one.number - other.number);
  const line = (name: string, numbers: typeof ranked) => (
    <p className="carp-line">
      <span className="soft">{name}</span>
      {numbers.map(({ number, times }) => (
        <span key={number}>
          <b className="draw-ball carp-ball">{number}</b> {times}
        </span>
      ))}
    </p>
  );
  return (
    <StatsPanel counts={loadCounts} className="carp-stats below" isEmpty={draws.length === 0}>
      {line(texts.road.hot, ranked.slice(0, extremes))}
      {line(texts.road.cold, ranked.slice(-extremes).reverse())}
      <DrawList
        className="carp-list"
        draws={draws}
        face={({ numbers, sum }) => (
          <>
            <span className="carp-balls" aria-hidden="true">
              {numbers.map((drawn) => (
                <b key={drawn} className="draw-ball carp-ball">
                  {drawn}
                </b>
              ))}
            </span>
            <b aria-hidden="true">{sum}</b>
          </>
        )}
      />
    </StatsPanel>
  );
};
