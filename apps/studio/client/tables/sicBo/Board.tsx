import { evenSpots, sicBo } from '../../../src/tables/games/sicBo.ts';
import { facePairs, faces, sums } from '../../../src/tables/games/threeDice.ts';
import { DiceFaces } from '../dice/DieFace.tsx';
import { diceOf, readDice } from '../dice/read.ts';
import { BetSpot } from '../shell/BetSpot.tsx';
import { oddsText, useTable } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';

const noCard = { strengths: [] };

/** A single number pays by how many dice show it. */
const numberOdds = '1·2·12';

export const Board = () => {
  const { texts } = useTable();
  const show = useShow();
  const roll = show?.isOver ? readDice(show.result.outcome) : null;
  const wins = (spot: string): boolean => roll !== null && sicBo.payout(spot, roll, noCard) > 0;
  const odds = (spot: string): string => oddsText(sicBo.paysOf(spot));
  const placesOf = (name: string, spots: readonly string[], said?: string) => (
    <div className={`bet-row sic-row ${name}`}>
      {spots.map((spot) => (
        <BetSpot key={spot} spot={spot} odds={said ?? odds(spot)} form="short" winning={wins(spot)}>
          <DiceFaces dice={diceOf(spot)} />
        </BetSpot>
      ))}
    </div>
  );
  return (
    <fieldset className="board sic-board">
      <legend className="unseen">{texts.table}</legend>
      <div className="bet-row sic-row evens">
        {evenSpots.map((spot) => (
          <BetSpot key={spot} spot={spot} className={spot} odds={odds(spot)} winning={wins(spot)} />
        ))}
        <BetSpot
          spot="any-triple"
          className="any-triple"
          odds={odds('any-triple')}
          winning={wins('any-triple')}
        />
      </div>
      {placesOf(
        'doubles',
        faces.map((face) => `double:${face}`),
      )}
      {placesOf(
        'triples',
        faces.map((face) => `triple:${face}`),
      )}
      <div className="bet-row sic-row totals">
        {sums.map((sum) => (
          <BetSpot
            key={sum}
            spot={`total:${sum}`}
            odds={odds(`total:${sum}`)}
            form="short"
            winning={wins(`total:${sum}`)}
          >
            <b>{sum}</b>
          </BetSpot>
        ))}
      </div>
      {placesOf(
        'pairs',
        facePairs.map((pair) => `pair:${pair}`),
      )}
      {placesOf(
        'numbers',
        faces.map((face) => `number:${face}`),
        numberOdds,
      )}
    </fieldset>
  );
};
