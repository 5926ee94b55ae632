import { type BaccaratSpot, baccarat, baccaratSpots } from '../../../src/tables/games/baccarat.ts';
import { oddsText, useTable } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { readHands } from './read.ts';

/** What each place pays, hundredths. */
const paysOf = (spot: BaccaratSpot): number =>
  baccarat.chances({ strengths: [] }).find(({ kind }) => kind === spot || spot.endsWith(`-${kind}`))?.pays ??
  0;

export const Board = () => {
  const { words, texts } = useTable();
  const show = useShow();
  const hands = show?.isOver ? readHands(show.result) : null;
  return (
    <fieldset className="board baccarat-board">
      <legend className="unseen">{texts.table}</legend>
      {baccaratSpots.map((spot) => (
        <Spot
          key={spot}
          spot={spot}
          className={spot}
          winning={hands !== null && baccarat.payout(spot, hands, { strengths: [] }) > 100}
        >
          <strong>{words.spot(spot)}</strong>
          <small>{texts.pays(oddsText(paysOf(spot)))}</small>
        </Spot>
      ))}
    </fieldset>
  );
};
