import { places } from '../../../src/tables/games/hands.ts';
import type { PositionsTable } from '../../../src/tables/games/positions.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { LastHands } from './LastHands.tsx';
import { readerOf } from './read.ts';
import { WonRows } from './WonRows.tsx';
import { handName } from './words.ts';

/** In which of the last rounds each position beat the banker, and what lay there. */
export const statsOf = (table: PositionsTable) => {
  const read = readerOf(table);
  return () => {
    const { words, lang } = useTable();
    const { results } = useTableState();
    const rounds = results.flatMap(({ number, outcome }) => {
      const drawn = read(outcome);
      return drawn
        ? [{ number, winners: table.winnersOf(drawn), hands: [drawn.banker, ...drawn.hands] }]
        : [];
    });
    return (
      <WonRows places={places.map((place) => ({ place, name: words.spot(`win:${place}`) }))} rounds={rounds}>
        <LastHands
          seats={[words.spot('banker'), ...places.map((place) => words.spot(`win:${place}`))]}
          rounds={rounds.map(({ number, winners, hands }) => ({
            number,
            hands: hands.map((hand, seat) => ({
              name: handName(table.gameCode, table.rules.rank(hand).name, lang),
              won: winners.includes(seat),
            })),
          }))}
        />
      </WonRows>
    );
  };
};
