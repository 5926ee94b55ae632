import type { HistorySlipView } from '../../../src/tables/views.ts';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { smallCard } from '../past/smallCard.ts';
import { useTable } from '../shell/context.ts';
import { handText, readThree } from './read.ts';
import { sideSpots, sideText } from './sides.ts';
import { ownWords } from './words.ts';

/** Both hands of a slip's round, what was chosen, and what its side places came to. */
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
          <span>{own[side]}</span> <MiniCards hands={[outcome[side].map(smallCard)]} />
          <small>
            {[
              handText(outcome[side], own),
              ...(side === 'player' ? made.map((choice) => words.choice?.(choice) ?? choice) : []),
            ].join(' · ')}
          </small>
        </li>
      ))}
      {sideSpots
        .filter((spot) => slip.stakes.some((stake) => stake.spot === spot))
        .map((spot) => ({ spot, came: sideText(spot, outcome, own) }))
        .map(
          ({ spot, came }) =>
            came !== null && (
              <li key={spot}>
                <span>{words.spot(spot)}</span> <small>{came}</small>
              </li>
            ),
        )}
    </ul>
  );
};
