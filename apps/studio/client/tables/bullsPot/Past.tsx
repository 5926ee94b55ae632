import { bullsRules } from '../../../src/tables/games/bulls.ts';
import { winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { PastCards } from '../past/PastCards.tsx';
import { bullName } from '../positions/words.ts';
import { potWords } from '../pots/words.ts';
import { useTable } from '../shell/context.ts';
import type { PastView } from '../shell/view.ts';
import { readHands, seatNames } from './read.ts';

/** Every hand of the pot, and whose it was. */
export const Past: PastView = ({ slip }) => {
  const { words, lang } = useTable();
  const drawn = readHands(slip.result?.outcome);
  if (!drawn) return null;
  const names = seatNames(slip.pot, potWords(lang).who);
  const winner = winnerOf(drawn);
  return (
    <PastCards
      hands={drawn.hands.map((cards, at) => ({
        name: [words.spot(`seat:${at + 1}`), ...(names[at] === undefined ? [] : [names[at]])].join(' · '),
        cards,
        note: bullName(bullsRules.rank(cards).name, lang),
        won: at + 1 === winner,
      }))}
    />
  );
};
