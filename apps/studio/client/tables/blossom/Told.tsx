import { toDecimal } from '@pavilion/money';
import { rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { potWords } from '../pots/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { type OwnHand, raiseOf } from '../shell/hands.ts';
import { decidedBy, secondOf } from './decided.ts';
import { lateWords } from './lateWords.ts';
import { Line, Plate, widthOf } from './Plate.tsx';
import type { TableForm } from './places.ts';
import { nameOfHand, type ShownPot } from './read.ts';
import { useRaked } from './useRaked.ts';
import { gradeOf, wonHandOf } from './won.ts';
import { ownWords } from './words.ts';

/** How large the plate is that names a hand, by its grade. */
const plateScale = [1.3, 1.35, 1.45, 1.5] as const;

/** As large as it can be in this room, and never smaller than it was. */
const fitted = (text: string, font: number, least: number, room: number): number =>
  Math.max(least, Math.min(font, (font * (room - 24)) / widthOf(text, font)));

/** The hand that has taken the pot, and over which one, by its kind or, where two were of one kind, by which card; or that all others have folded. */
export const WonHand = ({ shown, form, isOwn, ownSeat }: WonProps) => {
  const { lang } = useTable();
  const { beats, allFolded } = ownWords(lang);
  const hand = wonHandOf(shown);
  const grade = gradeOf(hand);
  const decided = decidedBy(shown);
  const overText = (seat: number, by: string): string =>
    lateWords(lang).over(seat === ownSeat ? null : String(seat + 1), by);
  const second = hand && secondOf(shown);
  const name = hand ? nameOfHand(hand, lang) : allFolded;
  // Between hands of two kinds the kinds decide.
  const text = decided
    ? `${name} · ${overText(decided.seat, beats(...decided.by))}`
    : second
      ? beats(name, nameOfHand(second.cards, lang))
      : name;
  const { won, plate } = form;
  return (
    <g className="pot-told" data-grade={grade} data-compared={shown.compared.length > 0}>
      <Plate
        className={isOwn ? 'won-hand-plate own' : 'won-hand-plate'}
        text={text}
        at={won}
        font={fitted(text, won.font ?? plate.font * plateScale[grade], plate.font * 1.15, won.room)}
        room={won.room}
      />
    </g>
  );
};

interface WonProps {
  readonly shown: ShownPot;
  readonly form: TableForm;
  readonly isOwn: boolean;
  /** From 0; `null` at the open table. */
  readonly ownSeat: number | null;
}

/** What the player wins is by this much larger than what somebody else does. */
const ownScale = 1.35;

/** Of the player's pot, once it is won: what lay in it until it has been raked, and then what the house keeps of it and what its winner gets. */
export const Told = ({ own, pot, isOwn, isGain, form }: ToldProps) => {
  const { texts, lang } = useTable();
  const { currency } = useTableState();
  const amountOf = (hundredths: number): string =>
    money(toDecimal(raiseOf(own, hundredths, currency), currency), currency);
  const rake = rakeOf(pot);
  const pots = potWords(lang);
  const { sum, street, gain, split } = form;
  const isRaked = useRaked(true);
  const potText = pots.pot(amountOf(pot));
  if (!isRaked) return <Line text={potText} className="pot-sum" at={sum} font={sum.font} room={sum.room} />;
  const received = amountOf(pot - rake);
  return (
    <>
      <g className="pot-told after">
        <Plate
          text={`${potText} − ${lateWords(lang).rake(amountOf(rake))}`}
          className="pot-split"
          at={split}
          font={street.font}
          room={sum.room}
        />
        {!isGain && (
          <Line
            text={isOwn ? texts.back(received) : pots.pays(received)}
            className="pot-won"
            at={gain}
            font={gain.font * (isOwn ? 1 : 0.85)}
            room={gain.room}
          />
        )}
      </g>
      {isGain && (
        <text
          className="pot-won pot-gain"
          x={gain.x}
          y={gain.y + gain.font * ownScale * 0.25}
          fontSize={gain.font * ownScale}
        >
          {texts.won(received)}
        </text>
      )}
    </>
  );
};

interface ToldProps {
  readonly own: OwnHand;
  /** Hundredths of the ante. */
  readonly pot: number;
  /** Whether the player has taken it. */
  readonly isOwn: boolean;
  /** Whether they get more than they have paid. */
  readonly isGain: boolean;
  readonly form: TableForm;
}
