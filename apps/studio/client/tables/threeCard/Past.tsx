import { suitOf } from '../../../src/tables/games/positions.ts';
import type { HistorySlipView } from '../../../src/tables/views.ts';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { useTable } from '../shell/context.ts';
import { handText, readThree } from './read.ts';
import { ownWords } from './words.ts';

/** The small cards have clubs before diamonds. */
const small = (card: number): number => {
  const suit = suitOf(card);
  return suit < 2 ? card : card + (suit === 2 ? 13 : -13);
};

/** Both hands of a slip's round, and what was chosen. */
export const Past = ({ slip }: { slip: HistorySlipView }) => {
  const { words, lang } = useTable();
  const own = ownWords(lang);
  const outcome = readThree(slip.result?.outcome);
  if (!outcome) return null;
  const made = (slip.hands ?? []).flatMap((hand) => hand.made);
  return (
    <ul className="past-hands">
      {(['player', 'dealer'] as const).map((side) => (
        <li key={side}>
          <span>{own[side]}</span> <MiniCards hands={[outcome[side].map(small)]} />
          <small>
            {[
              handText(outcome[side], own),
              ...(side === 'player' ? made.map((choice) => words.choice?.(choice) ?? choice) : []),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
};
