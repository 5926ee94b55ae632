import { potSeats, winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { readHands } from './read.ts';

const latestMax = 20;

/** A row for each seat: which of the last pots it took. */
export const Stats = () => {
  const { texts, words } = useTable();
  const { results } = useTableState();
  const rounds = results.flatMap(({ number, outcome }) => {
    const hands = readHands(outcome);
    return hands ? [{ number, winner: winnerOf(hands) }] : [];
  });
  return (
    <section className="stats positions-stats below" aria-label={texts.stats} data-field="results">
      {rounds.length === 0 ? (
        <p className="soft">{texts.noResults}</p>
      ) : (
        potSeats.map((seat) => {
          const won = rounds.filter(({ winner }) => winner === seat).length;
          return (
            <div
              key={seat}
              className="position-row"
              role="img"
              aria-label={`${words.spot(`seat:${seat}`)} ${won}/${rounds.length}`}
            >
              <span>
                {words.spot(`seat:${seat}`)} <b>{won}</b>
              </span>
              <span className="position-beads">
                {rounds.slice(-latestMax).map(({ number, winner }) => (
                  <i key={number} data-won={winner === seat} />
                ))}
              </span>
            </div>
          );
        })
      )}
    </section>
  );
};
