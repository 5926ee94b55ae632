import { cardBetKinds, dragonTiger, dragonTigerPays } from '../../../src/tables/games/dragonTiger.ts';
import { BetSpot } from '../shell/BetSpot.tsx';
import { oddsText, useTable } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';
import { readCards } from './read.ts';
import { cardBetName } from './words.ts';

const noCard = { strengths: [] };
const mainSpots = ['dragon', 'tie', 'tiger', 'suited-tie'] as const;

export const Board = () => {
  const { texts, words, lang } = useTable();
  const show = useShow();
  const cards = show?.isOver ? readCards(show.result.outcome) : null;
  const wins = (spot: string): boolean => cards !== null && dragonTiger.payout(spot, cards, noCard) > 100;
  const odds = (spot: string): string => oddsText(dragonTigerPays(spot));
  return (
    <fieldset className="board dragon-tiger-board">
      <legend className="unseen">{texts.table}</legend>
      {mainSpots.map((spot) => (
        <BetSpot key={spot} spot={spot} className={spot} odds={odds(spot)} winning={wins(spot)} />
      ))}
      {(['dragon', 'tiger'] as const).map((side) => (
        <div key={side} className={`card-bets ${side}-bets`}>
          <span aria-hidden="true">{words.spot(side)}</span>
          {cardBetKinds.map((bet) => (
            <BetSpot
              key={bet}
              spot={`${side}:${bet}`}
              className={`card-bet ${bet}`}
              odds={odds(`${side}:${bet}`)}
              form="short"
              winning={wins(`${side}:${bet}`)}
            >
              {cardBetName(bet, lang)}
            </BetSpot>
          ))}
        </div>
      ))}
    </fieldset>
  );
};
