import { allNumbers, sumOfCarps } from '../../../src/tables/games/eightCarp.ts';
import { ScrollList } from '../../shell/ScrollList.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { readCarps } from './read.ts';

const latestMax = 12;
const extremes = 5;

/** Numbers that came most and least often, how often each came, and the last draws. */
export const Stats = () => {
  const { texts, words } = useTable();
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
    <section className="stats carp-stats below" aria-label={texts.stats} data-field="results">
      {draws.length === 0 ? (
        <p className="soft">{texts.noResults}</p>
      ) : (
        <>
          {line(texts.road.hot, ranked.slice(0, extremes))}
          {line(texts.road.cold, ranked.slice(-extremes).reverse())}
          <ScrollList className="carp-list" label={texts.road.last}>
            {draws
              .slice(-latestMax)
              .reverse()
              .map(({ number, summary, numbers, sum }) => (
                <li key={number}>
                  <span className="soft">{number}</span>
                  <span className="carp-balls" aria-hidden="true">
                    {numbers.map((drawn) => (
                      <b key={drawn} className="draw-ball carp-ball">
                        {drawn}
                      </b>
                    ))}
                  </span>
                  <b aria-hidden="true">{sum}</b>
                  <span className="unseen">{words.result(summary)}</span>
                </li>
              ))}
          </ScrollList>
        </>
      )}
    </section>
  );
};
