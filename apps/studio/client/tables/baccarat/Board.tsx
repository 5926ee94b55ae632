import type { BaccaratTable } from '../../../src/tables/games/baccarat.ts';
import { BetSpot, oddsRange } from '../shell/BetSpot.tsx';
import { useTable } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';
import { readHands } from './read.ts';

const noCard = { strengths: [] };

/** The board of a baccarat table, with whatever places it has. */
export const boardOf =
  ({ chances, payout, spots }: BaccaratTable) =>
  () => {
    const { texts } = useTable();
    const show = useShow();
    const hands = show?.isOver ? readHands(show.result) : null;
    const told = new Map(chances(noCard).map((bet) => [bet.kind, oddsRange(bet)]));
    return (
      <fieldset className="board baccarat-board" data-spots={spots.length}>
        <legend className="unseen">{texts.table}</legend>
        {spots.map((spot) => (
          <BetSpot
            key={spot}
            spot={spot}
            className={spot}
            odds={told.get(spot) ?? told.get('pair') ?? ''}
            winning={hands !== null && payout(spot, hands, noCard) > 100}
          />
        ))}
      </fieldset>
    );
  };
