import { bullsRules } from '../../../src/tables/games/bulls.ts';
import { potSeats, winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { LastHands } from '../positions/LastHands.tsx';
import { WonRows } from '../positions/WonRows.tsx';
import { bullName } from '../positions/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { readHands } from './read.ts';

/** Which of the last pots each seat took, and with what. */
export const Stats = () => {
  const { words, lang } = useTable();
  const { results } = useTableState();
  const rounds = results.flatMap(({ number, outcome }) => {
    const hands = readHands(outcome);
    return hands ? [{ number, winners: [winnerOf(hands)], hands: hands.hands }] : [];
  });
  return (
    <WonRows
      places={potSeats.map((seat) => ({ place: seat, name: words.spot(`seat:${seat}`) }))}
      rounds={rounds}
    >
      <LastHands
        seats={potSeats.map(String)}
        rounds={rounds.map(({ number, winners, hands }) => ({
          number,
          hands: hands.map((hand, at) => ({
            name: bullName(bullsRules.rank(hand).name, lang),
            won: winners.includes(at + 1),
          })),
        }))}
      />
    </WonRows>
  );
};
