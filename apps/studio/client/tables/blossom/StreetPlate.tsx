import { toDecimal } from '@pavilion/money';
import { streetCount } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { Plate } from './Plate.tsx';
import type { TableForm } from './places.ts';
import { nextPriceOf } from './prices.ts';
import type { OwnPot, ShownPot } from './read.ts';
import { ownWords } from './words.ts';

/** Which street is asked, and what it costs the player; while one is told, the next one, whose price rises with a raise. */
export const StreetPlate = ({ mine: { own: hand, view }, shown, form }: StreetPlateProps) => {
  const { lang } = useTable();
  const { currency } = useTableState();
  const own = ownWords(lang);
  const { telling, street, seats } = shown;
  const next = street + (telling === null ? 0 : 1);
  if (next >= streetCount || !seats[view.seat]?.isIn) return null;
  const plays = seats.map(({ made }) => made);
  const { price, isRaised } =
    telling === null ? { price: view.price, isRaised: false } : nextPriceOf(plays, street);
  // Whoever is blind pays half of it.
  const cost = view.seats[view.seat]?.made.includes('look') ? price : price / 2;
  const amount = money(toDecimal(raiseOf(hand, cost, currency), currency), currency);
  return (
    <g key={`${next}${price}`} className="price-rises" data-raised={isRaised}>
      <Plate
        text={`${own.street(next + 1)} · ${own.pays(amount)}`}
        className="pot-street"
        at={form.street}
        font={form.street.font}
        room={form.sum.room}
      />
    </g>
  );
};

interface StreetPlateProps {
  readonly mine: OwnPot;
  readonly shown: ShownPot;
  readonly form: TableForm;
}
