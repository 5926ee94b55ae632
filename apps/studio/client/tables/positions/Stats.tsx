import { type PositionsTable, places } from '../../../src/tables/games/positions.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { readerOf } from './read.ts';

const latestMax = 20;

/** A row for each position: in which of the last rounds it beat the banker. */
export const statsOf = (table: PositionsTable) => {
  const read = readerOf(table);
  return () => {
    const { texts, words } = useTable();
    const { results } = useTableState();
    const rounds = results.flatMap(({ number, outcome }) => {
      const drawn = read(outcome);
      return drawn ? [{ number, winners: table.winnersOf(drawn) }] : [];
    });
    return (
      <section className="stats positions-stats below" aria-label={texts.stats} data-field="results">
        {rounds.length === 0 ? (
          <p className="soft">{texts.noResults}</p>
        ) : (
          places.map((place) => {
            const won = rounds.filter(({ winners }) => winners.includes(place)).length;
            return (
              <div
                key={place}
                className="position-row"
                role="img"
                aria-label={`${words.spot(`win:${place}`)} ${won}/${rounds.length}`}
              >
                <span>
                  {words.spot(`win:${place}`)} <b>{won}</b>
                </span>
                <span className="position-beads">
                  {rounds.slice(-latestMax).map(({ number, winners }) => (
                    <i key={number} data-won={winners.includes(place)} />
                  ))}
                </span>
              </div>
            );
          })
        )}
      </section>
    );
  };
};
