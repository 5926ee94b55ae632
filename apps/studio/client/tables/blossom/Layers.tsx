import { paidBy, rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { Before } from './Ante.tsx';
import { BestHand } from './BestHand.tsx';
import { allRings, Flower, Pollen } from './Bloom.tsx';
import { Breeze } from './Breeze.tsx';
import { Crest } from './Crest.tsx';
import { Duel } from './Duel.tsx';
import { Beam, Lights } from './Lights.tsx';
import { Petals, Rain } from './Petals.tsx';
import type { SeatFacts } from './parts.tsx';
import { placeOf, type TableForm } from './places.ts';
import { Legend } from './Record.tsx';
import type { OwnPot, ShownPot } from './read.ts';
import { Told, WonHand } from './Told.tsx';
import { feastOf, gradeOf, wonHandOf } from './won.ts';

interface LayerProps {
  readonly form: TableForm;
  readonly mine: OwnPot | null;
  readonly shown: ShownPot | null;
  /** The seat, from 0, that the table is seen from. */
  readonly nearest: number;
  /** Whether no cards are dealt yet. */
  readonly isBefore: boolean;
}

/** How a pot has ended, where it has. */
const endOf = ({ mine, shown, form, nearest }: LayerProps) => {
  if (!shown || shown.winner === null) return null;
  const place = placeOf(shown.winner - 1, nearest);
  const isOwn = mine !== null && shown.winner === mine.view.seat + 1;
  // Whoever gets less than they have paid has won nothing to be celebrated.
  const isGain = isOwn && shown.pot - rakeOf(shown.pot) > paidBy(mine.own.hand.made);
  // One's own win shows one's cards, also where nobody was left to show them to.
  const hand = wonHandOf(shown) ?? (isGain ? mine.view.cards : null);
  const at = form.places[place]?.figure ?? form.pot;
  return { place, at, isOwn, isGain, hand, grade: gradeOf(hand), feast: feastOf(hand, isGain) };
};

/** How the cards of a seat, from 0, lie once hands are compared or the pot is won; `null` before. */
export const liesOf = (props: LayerProps, seat: number): SeatFacts['lies'] => {
  const { shown } = props;
  const end = endOf(props);
  if (shown && end && shown.winner === seat + 1) return end.hand ? 'lifted' : 'away';
  if (shown?.telling !== null || shown.seats.every(({ cards }) => cards === null)) return null;
  const seen = shown.seats[seat];
  // Whoever was out by a comparison lies open too, in small.
  if (seen?.isIn !== true) return seen?.cards ? null : 'away';
  return end ? null : 'compared';
};

/** What lies on the cloth, below all who sit there. */
export const Under = (props: LayerProps) => {
  const { form, shown, isBefore } = props;
  const end = endOf(props);
  const isTurned = shown?.telling === null && shown.seats.some(({ cards }) => cards !== null);
  const raises = (shown?.seats ?? []).reduce(
    (sum, { made }) => sum + made.filter((choice) => choice.startsWith('raise')).length,
    0,
  );
  return (
    <>
      <Flower
        form={form}
        rings={isTurned || end ? allRings : (shown?.street ?? 0)}
        grade={end?.grade ?? null}
        feast={end?.feast ?? null}
      />
      <Lights
        form={form}
        grade={end?.isGain ? (end.grade === 3 ? 3 : 2) : null}
        isWon={end !== null && end.feast !== 'plain'}
        raises={raises}
      />
      {end && <Beam form={form} at={end.at} isOwn={end.isOwn} />}
      {/* Below figures and names: nothing flies over whose it is. */}
      {end && end.feast !== 'plain' && <Petals at={end.at} form={form} hand={end.hand} isOwn={end.isGain} />}
      <Crest form={form} />
      {isBefore && <Before form={form} />}
      {isBefore && <Legend form={form} />}
    </>
  );
};

/** What is seen before all of them: the hand that has won, what it has won, and petals. */
export const Over = (props: LayerProps) => {
  const { form, mine, shown, nearest, isBefore } = props;
  const end = endOf(props);
  return (
    <>
      {shown?.duel && <Duel duel={shown.duel} form={form} nearest={nearest} />}
      {end?.hand && <BestHand hand={end.hand} place={end.place} form={form} />}
      {shown && end && <WonHand shown={shown} form={form} isOwn={end.isGain} />}
      {mine && shown && end && (
        <Told own={mine.own} pot={shown.pot} isOwn={end.isOwn} isGain={end.isGain} form={form} />
      )}
      {end && end.feast !== 'plain' && <Pollen form={form} grade={end.grade} />}
      {end?.isGain && <Rain form={form} grade={end.grade} />}
      {isBefore && <Breeze form={form} />}
    </>
  );
};
