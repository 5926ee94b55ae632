import { fanTan, fanTanPays, fanTanSpots, remainders } from '../../../src/tables/games/fanTan.ts';
import { BetSpot } from '../shell/BetSpot.tsx';
import { oddsText, useTable } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';
import { readButtons } from './read.ts';
import { fanNames } from './words.ts';

const noCard = { strengths: [] };
const corners = fanTanSpots.filter((spot) => spot.startsWith('kwok:'));
const nims = fanTanSpots.filter((spot) => spot.startsWith('nim:'));
/** Ascending by the numbers that win. */
const threes = fanTanSpots.filter((spot) => spot.startsWith('three:')).reverse();
const winnersOf = (spot: string): string =>
  remainders.filter((number) => spot !== `three:${number}`).join('-');
const classOf = (spot: string): string => spot.replace(':', '-');

/** The square of the table with a number on each side and two numbers at each corner; the other bets below or beside it. */
export const Board = () => {
  const { texts, words, lang } = useTable();
  const names = fanNames(lang);
  const show = useShow();
  const drawn = show?.isOver ? readButtons(show.result.outcome) : null;
  const place = (spot: string, face: string) => (
    <BetSpot
      key={spot}
      spot={spot}
      odds={oddsText(fanTanPays(spot))}
      form="short"
      className={classOf(spot)}
      winning={drawn !== null && fanTan.payout(spot, drawn, noCard) > 100}
    >
      <strong>{face}</strong>
    </BetSpot>
  );
  return (
    <fieldset className="board fan-board">
      <legend className="unseen">{texts.table}</legend>
      <div className="fan-square">
        {remainders.map((number) => place(`fan:${number}`, String(number)))}
        {corners.map((spot) => place(spot, spot.slice(5)))}
        <div className="fan-middle">
          {place('odd', names.odd)}
          {place('even', names.even)}
        </div>
      </div>
      <div className="fan-rows">
        <p>{words.kind('cheng')}</p>
        {remainders.map((number) => place(`cheng:${number}`, String(number)))}
        <p>{words.kind('three')}</p>
        {threes.map((spot) => place(spot, winnersOf(spot)))}
        <p>{words.kind('nim')}</p>
        {nims.map((spot) => place(spot, spot.slice(4).replace('-', names.over)))}
      </div>
    </fieldset>
  );
};
