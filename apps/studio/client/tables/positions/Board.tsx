import { type PositionsTable, places } from '../../../src/tables/games/positions.ts';
import { BetSpot, oddsRange } from '../shell/BetSpot.tsx';
import { useTable } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';
import { readerOf } from './read.ts';

const noCard = { strengths: [] };

/** Three positions beside each other, each with its bonus below. */
export const boardOf = (table: PositionsTable) => {
  const read = readerOf(table);
  const odds = new Map(table.chances(noCard).map((bet) => [bet.kind, oddsRange(bet)]));
  return () => {
    const { texts } = useTable();
    const show = useShow();
    const drawn = show?.isOver ? read(show.result.outcome) : null;
    return (
      <fieldset className="board positions-board">
        <legend className="unseen">{texts.table}</legend>
        {(['win', 'bonus'] as const).flatMap((kind) =>
          places.map((place) => (
            <BetSpot
              key={`${kind}:${place}`}
              spot={`${kind}:${place}`}
              className={`position-${kind}`}
              odds={odds.get(kind) ?? ''}
              winning={drawn !== null && table.payout(`${kind}:${place}`, drawn, noCard) > 0}
            />
          )),
        )}
      </fieldset>
    );
  };
};
