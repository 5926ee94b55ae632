import { toDecimal } from '@pavilion/money';
import { rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { potWords } from '../pots/words.ts';
import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { type OwnHand, raiseOf } from '../shell/hands.ts';
import { Line, Plate } from './Plate.tsx';
import type { TableForm } from './places.ts';
import { nameOfHand, type ShownPot } from './read.ts';
import { decidedBy, gradeOf, wonHandOf } from './won.ts';
import { ownWords } from './words.ts';

/** Whole seconds until the round is settled; `null` while others still decide, afterwards, and where it is only seen again. */
const useSecondsLeft = (): number | null => {
  const { replayed } = useTable();
  const { table } = useTableState();
  const now = useServerNow();
  if (replayed || table?.phase !== 'drawn') return null;
  return Math.max(1, Math.ceil((Date.parse(table.settlesAt) - now) / 1_000));
};

/** How large the plate is that names the player's hand, by its grade. */
const plateScale = [1, 1.05, 1.25, 1.5] as const;

/** With which hand a pot was taken, and by which card where two were of one kind; or that all others had folded. */
export const WonHand = ({ shown, form, isOwn }: { shown: ShownPot; form: TableForm; isOwn: boolean }) => {
  const { lang } = useTable();
  const { beats, allFolded } = ownWords(lang);
  const hand = wonHandOf(shown);
  const grade = gradeOf(hand);
  const decided = decidedBy(shown);
  const text = hand
    ? [nameOfHand(hand, lang), ...(decided ? [beats(...decided)] : [])].join(' · ')
    : allFolded;
  const { won, plate } = form;
  return (
    <g className="pot-told" data-grade={grade}>
      <Plate
        className={isOwn && grade > 0 ? 'won-hand-plate own' : 'won-hand-plate'}
        text={text}
        at={{ x: won.x, y: won.y + (isOwn ? 0.1 : -0.15) * won.line }}
        font={plate.font * (isOwn ? plateScale[grade] : 1)}
        room={won.room}
      />
    </g>
  );
};

/** Of the player's pot, once it is won: what its winner gets, what the house keeps of it, and when it is paid. */
export const Told = ({ own, pot, isOwn, form }: ToldProps) => {
  const { lang } = useTable();
  const { table, currency } = useTableState();
  const left = useSecondsLeft();
  const { rake: rakeText, settlesIn } = ownWords(lang);
  const amountOf = (hundredths: number): string =>
    money(toDecimal(raiseOf(own, hundredths, currency), currency), currency);
  const rake = rakeOf(pot);
  const pots = potWords(lang);
  const isPaid = isOwn && table?.phase === 'settled';
  const { won, sum, street, plate } = form;
  return (
    <>
      <g className="pot-told">
        {/* What the player gets is counted up in the middle with the payment. */}
        {!isOwn && (
          <>
            <Line
              text={pots.pays(amountOf(pot - rake))}
              className="pot-won"
              at={sum}
              font={sum.font}
              room={sum.room}
            />
            <Line
              text={pots.pot(amountOf(pot))}
              className="pot-sum"
              at={{ x: won.x, y: won.y + won.line }}
              font={plate.font}
              room={won.rest}
            />
          </>
        )}
        {!isPaid && (
          <Line
            text={rakeText(amountOf(rake))}
            className="pot-rake"
            at={{ x: won.x, y: won.y + won.line * 1.85 }}
            font={plate.font}
            room={won.rest}
          />
        )}
      </g>
      {left !== null && (
        <Line text={settlesIn(left)} className="pot-street" at={street} font={street.font} room={sum.room} />
      )}
    </>
  );
};

interface ToldProps {
  readonly own: OwnHand;
  /** Hundredths of the ante. */
  readonly pot: number;
  /** Whether the player has won it. */
  readonly isOwn: boolean;
  readonly form: TableForm;
}
