import { isDealt } from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats, potEndOf } from '../../../src/tables/games/blossomPlay.ts';
import { usePart } from '../../shell/usePart.ts';
import { WonRows } from '../positions/WonRows.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { Ladder } from './Ladder.tsx';
import { readOutcome } from './read.ts';
import { ownWords } from './words.ts';

const loadPlayed = () => import('./played.ts');

/** Which of the last pots each seat took at the open table, how hands rank, and the last pots one by one. */
export const Stats = () => {
  const { words, lang } = useTable();
  const { results } = useTableState();
  const part = usePart(loadPlayed, lang, false);
  const rounds = results.flatMap(({ number, outcome }) => {
    const read = readOutcome(outcome);
    return read && isDealt(read) ? [{ number, winners: [potEndOf(read).winner] }] : [];
  });
  return (
    <WonRows
      places={blossomSeats.map((seat) => ({ place: seat, name: words.spot(`seat:${seat}`) }))}
      rounds={rounds}
      title={ownWords(lang).openWinners}
      always={
        <>
          <Ladder />
          {part && <part.LastPots />}
        </>
      }
    />
  );
};
