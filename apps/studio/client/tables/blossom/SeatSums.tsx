import { minor } from '@pavilion/money';
import { paidBy } from '../../../src/tables/games/blossomPlay.ts';
import { coins } from '../../shell/amounts.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { lateWords } from './lateWords.ts';
import { receivedOf } from './net.ts';
import type { OwnPot, ShownPot, ShownSeat } from './read.ts';
import { ownWords } from './words.ts';

/** Who is still in, what each seat did last, and what it has paid; once the pot is told, what it has come to. */
export const SeatSums = ({ mine, shown, isTold }: { mine: OwnPot; shown: ShownPot; isTold: boolean }) => {
  const { words, lang } = useTable();
  const { currency } = useTableState();
  const texts = ownWords(lang);
  const { beaten, through } = lateWords(lang);
  // Whole amounts without their decimals: six stand side by side.
  const inText = (hundredths: number): string =>
    coins(minor(raiseOf(mine.own, hundredths, currency)), currency).replace(/\.0+$/u, '');
  const didOf = ({ made, isBeaten, isIn }: ShownSeat, isWinner: boolean): string => {
    if (isWinner) return through.won;
    if (isBeaten) return beaten;
    if (!isIn) return texts.choices.fold;
    const last = made.at(-1);
    return last === undefined ? texts.blind : (words.choice?.(last) ?? last);
  };
  const sumOf = ({ made }: ShownSeat, isWinner: boolean): string => {
    if (!isTold) return inText(paidBy(made));
    const net = (isWinner ? receivedOf(shown.pot) : 0) - paidBy(made);
    return net < 0 ? `−${inText(-net)}` : `+${inText(net)}`;
  };
  return (
    <ol className="seat-sums" data-field="seat-sums">
      {shown.seats.map((seat, at) => {
        const isWinner = isTold && shown.winner === at + 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={at}
            data-in={seat.isIn}
            data-won={isWinner}
            data-own={at === mine.view.seat}
          >
            <span className="seat-number" role="img" aria-label={words.spot(`seat:${at + 1}`)}>
              {at + 1}
            </span>
            <span className="seat-did">{didOf(seat, isWinner)}</span>
            <b>{sumOf(seat, isWinner)}</b>
          </li>
        );
      })}
    </ol>
  );
};
