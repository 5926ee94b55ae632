import { potSeats, winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { WonRows } from '../positions/WonRows.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { readHands } from './read.ts';

/** Which of the last pots each seat took. */
export const Stats = () => {
  const { words } = useTable();
  const { results } = useTableState();
  const rounds = results.flatMap(({ number, outcome }) => {
    const hands = readHands(outcome);
    return hands ? [{ number, winners: [winnerOf(hands)] }] : [];
  });
  return (
    <WonRows
      places={potSeats.map((seat) => ({ place: seat, name: words.spot(`seat:${seat}`) }))}
      rounds={rounds}
    />
  );
};
