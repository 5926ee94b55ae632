import { type PositionsTable, places } from '../../../src/tables/games/positions.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { readerOf } from './read.ts';
import { WonRows } from './WonRows.tsx';

/** In which of the last rounds each position beat the banker. */
export const statsOf = (table: PositionsTable) => {
  const read = readerOf(table);
  return () => {
    const { words } = useTable();
    const { results } = useTableState();
    const rounds = results.flatMap(({ number, outcome }) => {
      const drawn = read(outcome);
      return drawn ? [{ number, winners: table.winnersOf(drawn) }] : [];
    });
    return (
      <WonRows
        places={places.map((place) => ({ place, name: words.spot(`win:${place}`) }))}
        rounds={rounds}
      />
    );
  };
};
