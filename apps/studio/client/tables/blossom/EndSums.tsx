import { type Minor, minor } from '@pavilion/money';
import { paidBy } from '../../../src/tables/games/blossomPlay.ts';
import { coins } from '../../shell/amounts.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { dotted } from './dotted.ts';
import { lateWords } from './lateWords.ts';
import { type Net, receivedOf } from './net.ts';
import { nameOfHand, type OwnPot, type ShownPot } from './read.ts';
import { wonHandOf } from './won.ts';
import { ownWords } from './words.ts';

interface RowProps {
  readonly who: string;
  readonly hand: string;
  readonly sum: string;
  readonly isWon: boolean;
}

const Row = ({ who, hand, sum, isWon }: RowProps) => (
  <li className="end-row" data-won={isWon}>
    <span className="end-who">{who}</span>
    <span className="end-hand">{hand}</span>
    <b data-field="received">{sum}</b>
  </li>
);

/** Who received what: the winner, and the player, and nobody else. */
export const EndSums = ({ mine, shown, net }: { mine: OwnPot; shown: ShownPot; net: Net }) => {
  const { words, lang } = useTable();
  const { currency } = useTableState();
  const { own, view } = mine;
  const { winner, pot, seats } = shown;
  if (winner === null) return null;
  const inMoney = (hundredths: number): Minor => raiseOf(own, hundredths, currency);
  const paid = inMoney(paidBy(own.hand.made));
  const received = inMoney(receivedOf(pot));
  const hand = wonHandOf(shown);
  const won = hand ? nameOfHand(hand, lang) : ownWords(lang).allFolded;
  const isOwn = winner - 1 === view.seat;
  if (!net.isLost)
    return (
      <>
        <b className="end-net" data-field="hand-net">
          {net.text}
        </b>
        <ul className="end-sums">
          <Row who={ownWords(lang).you} hand={won} sum={coins(received, currency)} isWon />
        </ul>
      </>
    );
  const seen = seats[view.seat]?.cards ?? view.cards;
  const lost = coins(minor(isOwn ? paid - received : paid), currency);
  return (
    <ul className="end-sums">
      {!isOwn && (
        <Row
          who={dotted(words.spot(`seat:${winner}`), lateWords(lang).through.won)}
          hand={won}
          sum={coins(received, currency)}
          isWon
        />
      )}
      <Row
        who={ownWords(lang).you}
        hand={dotted(...(seen ? [nameOfHand(seen, lang)] : []), ...(net.reason === null ? [] : [net.reason]))}
        sum={`−\u2060${lost}`}
        isWon={false}
      />
    </ul>
  );
};
