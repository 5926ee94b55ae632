import { places } from '../../../src/tables/games/hands.ts';
import type { PositionsTable } from '../../../src/tables/games/positions.ts';
import { PastCards } from '../past/PastCards.tsx';
import { useTable } from '../shell/context.ts';
import type { PastView } from '../shell/view.ts';
import { readerOf } from './read.ts';
import { handName } from './words.ts';

/** The banker's hand and those of all places; those that beat it stand out. */
export const pastOf = (table: PositionsTable): PastView => {
  const read = readerOf(table);
  return ({ slip }) => {
    const { words, lang } = useTable();
    const drawn = read(slip.result?.outcome);
    if (!drawn) return null;
    const winners = table.winnersOf(drawn);
    const seats = [words.spot('banker'), ...places.map((place) => words.spot(`win:${place}`))];
    return (
      <PastCards
        hands={[drawn.banker, ...drawn.hands].map((cards, seat) => ({
          name: seats[seat] ?? '',
          cards,
          note: handName(table.gameCode, table.rules.rank(cards).name, lang),
          won: winners.includes(seat),
        }))}
      />
    );
  };
};
