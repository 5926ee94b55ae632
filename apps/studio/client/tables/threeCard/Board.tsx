import { resultOf, threeCard } from '../../../src/tables/games/threeCard.ts';
import { oddsRange } from '../shell/BetSpot.tsx';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { raisedIn } from '../shell/hands.ts';
import { Pile } from '../shell/Pile.tsx';
import { Spot } from '../shell/Spot.tsx';
import { chosenIn, readThree } from './read.ts';
import { sideSpots, sideText } from './sides.ts';
import { ownWords } from './words.ts';

const noCard = { strengths: [] };
const chances = new Map(threeCard.chances(noCard).map((bet) => [bet.kind, bet]));

/** The ante and where the play bet comes to lie, and the places that look at cards alone. */
export const Board = () => {
  const { texts, words, lang } = useTable();
  const { slips, table, currency } = useTableState();
  const { standing } = useLayout();
  const own = ownWords(lang);
  const round = table?.number ?? 0;
  const raised = raisedIn(slips, round, currency);
  const outcome = table?.phase === 'settled' ? readThree(table.result?.outcome) : null;
  const chosen = chosenIn(slips, round);
  const made = chosen === undefined ? [] : [chosen];
  const isWon = (spot: string, least: number): boolean =>
    outcome !== null && (standing[spot] ?? 0n) > 0n && threeCard.payout(spot, outcome, noCard, made) > least;
  const isAnteWon = isWon('ante', 200);
  return (
    <fieldset className="board three-board">
      <legend className="unseen">{texts.table}</legend>
      {sideSpots.map((spot) => {
        const bet = chances.get(spot);
        // What the cards came to is told at the place, whoever lies there.
        const came = outcome ? sideText(spot, outcome, own) : null;
        return (
          <Spot key={spot} spot={spot} className="three-side" winning={isWon(spot, 100)}>
            <strong>{words.spot(spot)}</strong>
            <small data-came={came !== null}>{came ?? (bet ? texts.pays(oddsRange(bet)) : '')}</small>
          </Spot>
        );
      })}
      <Spot spot="ante" className="three-ante" winning={isAnteWon} taking={standing.ante === undefined}>
        <strong>{words.spot('ante')}</strong>
        <small>{texts.pays('1')}</small>
      </Spot>
      <div
        className="spot three-play"
        data-spot="play"
        data-folded={chosen === 'fold'}
        // Where the dealer does not qualify, the play bet only comes back.
        data-winning={isAnteWon && outcome !== null && resultOf(outcome) === 'player'}
      >
        <strong>{own.choices.play}</strong>
        <small>{chosen === undefined ? texts.pays('1') : chosen === 'play' ? own.played : own.folded}</small>
        <Pile amount={raised} />
      </div>
    </fieldset>
  );
};
