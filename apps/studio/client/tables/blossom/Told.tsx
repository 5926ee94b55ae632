import { toDecimal } from '@pavilion/money';
import { rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { potWords } from '../pots/words.ts';
import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { type OwnHand, raiseOf } from '../shell/hands.ts';
import { Line } from './Plate.tsx';
import type { TableForm } from './places.ts';
import { ownWords } from './words.ts';

/** Whole seconds until the round is settled; `null` while others still decide, afterwards, and where it is only seen again. */
const useSecondsLeft = (): number | null => {
  const { replayed } = useTable();
  const { table } = useTableState();
  const now = useServerNow();
  if (replayed || table?.phase !== 'drawn') return null;
  return Math.max(1, Math.ceil((Date.parse(table.settlesAt) - now) / 1_000));
};

/** Of the player's pot, once it is won: what its winner gets, what the house keeps of it, and when it is paid. */
export const Told = ({ own, pot, isOwn, form }: ToldProps) => {
  const { lang } = useTable();
  const { currency } = useTableState();
  const left = useSecondsLeft();
  const { rake: rakeText, settlesIn } = ownWords(lang);
  const amountOf = (hundredths: number): string =>
    money(toDecimal(raiseOf(own, hundredths, currency), currency), currency);
  const rake = rakeOf(pot);
  const won = amountOf(pot - rake);
  const { pot: middle, sum, plate } = form;
  return (
    <>
      <g className="pot-told">
        {/* What the player gets is counted up here with the payment. */}
        {!isOwn && (
          <Line
            text={potWords(lang).pays(won)}
            className="pot-won"
            at={{ x: middle.x, y: middle.y - sum.font * 1.3 }}
            font={sum.font * 1.15}
            room={sum.room * 1.6}
          />
        )}
        <Line
          text={rakeText(amountOf(rake))}
          className="pot-rake"
          at={{ x: middle.x, y: middle.y + sum.font * 0.6 }}
          font={plate.font}
          room={sum.room * 0.75}
        />
      </g>
      {left !== null && (
        <Line
          text={settlesIn(left)}
          className="pot-street"
          at={{ x: sum.x, y: sum.y + sum.font * 1.2 }}
          font={plate.font}
          room={sum.room}
        />
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
