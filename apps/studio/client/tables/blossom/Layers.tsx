import { useId } from 'react';
import { paidBy, rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { Before } from './Ante.tsx';
import { bandOf, Ground, rimOfArena } from './ArenaGround.tsx';
import type { Arena } from './arena.ts';
import { BestHand } from './BestHand.tsx';
import { allRings, type Bloom, Flower, Pollen } from './Bloom.tsx';
import { Breeze } from './Breeze.tsx';
import { Crest } from './Crest.tsx';
import { Duel } from './Duel.tsx';
import { Beam, Lights, rimOf } from './Lights.tsx';
import { Petals, Rain } from './Petals.tsx';
import type { SeatFacts } from './parts.tsx';
import { placeOf, type TableForm } from './places.ts';
import { Legend } from './Record.tsx';
import type { OwnPot, ShownPot } from './read.ts';
import { Told, WonHand } from './Told.tsx';
import { feastOf, gradeOf, wonHandOf } from './won.ts';

interface LayerProps {
  readonly form: TableForm;
  /** Where hands are compared; `null` while none are. */
  readonly arena: Arena | null;
  readonly mine: OwnPot | null;
  readonly shown: ShownPot | null;
  /** The seat, from 0, that the table is seen from. */
  readonly nearest: number;
  /** Whether no cards are dealt yet. */
  readonly isBefore: boolean;
}

/** How a pot has ended, where it has. */
const endOf = ({ mine, shown, form, nearest, arena }: LayerProps) => {
  if (!shown || shown.winner === null) return null;
  const place = placeOf(shown.winner - 1, nearest);
  const isOwn = mine !== null && shown.winner === mine.view.seat + 1;
  // Whoever gets less than they have paid has won nothing to be celebrated.
  const isGain = isOwn && shown.pot - rakeOf(shown.pot) > paidBy(mine.own.hand.made);
  // One's own win shows one's cards, also where nobody was left to show them to.
  const hand = wonHandOf(shown) ?? (isGain ? mine.view.cards : null);
  const at = arena?.slots.get(place)?.figure ?? form.places[place]?.figure ?? form.pot;
  return { place, at, isOwn, isGain, hand, grade: gradeOf(hand), feast: feastOf(hand, isGain) };
};

/** How the cards of a seat, from 0, lie once hands are compared or the pot is won; `null` before. */
const liesOf = (props: LayerProps, seat: number): SeatFacts['lies'] => {
  const { shown } = props;
  const end = endOf(props);
  if (shown && end && shown.winner === seat + 1) return end.hand ? 'lifted' : 'away';
  if (!shown || shown.compared.length === 0) return null;
  return shown.compared.includes(seat) ? 'compared' : 'away';
};

/** Where a seat, from 0, and its cards are once hands are compared. */
export const standsOf = (props: LayerProps, seat: number): Pick<SeatFacts, 'lies' | 'slot' | 'isGone'> => {
  const { arena, nearest } = props;
  const slot = arena?.slots.get(placeOf(seat, nearest)) ?? null;
  return { lies: liesOf(props, seat), slot, isGone: arena !== null && slot === null && seat !== nearest };
};

/** Where the flower stands: small beside the pot's sum while hands are compared, and behind the one that has won. */
const bloomAt = (form: TableForm, arena: Arena | null): Bloom => {
  if (!arena) return { ...form.pot, scale: form.figure };
  const { heap, winner } = arena.ground;
  return arena.winner === null
    ? { ...heap, scale: heap.scale * 0.4 }
    : { x: winner.cards.x, y: winner.cards.y, scale: winner.cards.scale * 0.6 };
};

/** What lies on the cloth, below all who sit there. */
export const Under = (props: LayerProps) => {
  const { form, shown, isBefore, arena } = props;
  // A replay has a table of its own over this one.
  const id = useId();
  const end = endOf(props);
  // The greatest hands bloom alike, whoever holds them.
  const isGreat = end?.grade === 3;
  const band = arena && end ? bandOf(form, arena) : null;
  const raises = (shown?.seats ?? []).reduce(
    (sum, { made }) => sum + made.filter((choice) => choice.startsWith('raise')).length,
    0,
  );
  return (
    <>
      {arena && <Ground form={form} arena={arena} />}
      {band && (
        <clipPath id={id}>
          <rect {...band} rx="16" />
        </clipPath>
      )}
      {/* Light and petals stay in the winner's band: no words stand over them. */}
      <g clipPath={band ? `url(#${id})` : undefined}>
        <Flower
          at={bloomAt(form, arena)}
          rings={arena || end ? allRings : (shown?.street ?? 0)}
          grade={end?.grade ?? null}
          feast={end && isGreat ? 'own' : (end?.feast ?? null)}
        />
      </g>
      <Lights
        rim={arena ? rimOfArena(form) : rimOf(form)}
        grade={end?.isGain ? (end.grade === 3 ? 3 : 2) : null}
        isWon={end !== null && end.feast !== 'plain'}
        raises={raises}
      />
      {end && !arena && <Beam form={form} at={end.at} isOwn={end.isOwn} />}
      {/* Below figures and names: nothing flies over whose it is. */}
      {end && end.feast !== 'plain' && (
        <Petals at={end.at} form={form} hand={end.hand} isOwn={end.isGain || isGreat} />
      )}
      <Crest form={arena?.form ?? form} isNamed={arena === null} />
      {isBefore && <Before form={form} />}
      {isBefore && <Legend form={form} />}
    </>
  );
};

/** What is seen before all of them: the hand that has won, what it has won, and petals. */
export const Over = (props: LayerProps) => {
  const { mine, shown, nearest, isBefore, arena } = props;
  const form = arena?.form ?? props.form;
  const end = endOf(props);
  return (
    <>
      {shown?.duel && <Duel duel={shown.duel} form={form} nearest={nearest} />}
      {end?.hand && (
        <BestHand hand={end.hand} place={end.place} slot={arena?.open.get(end.place) ?? null} form={form} />
      )}
      {shown && end && (
        <WonHand shown={shown} form={form} isOwn={end.isGain} ownSeat={mine?.view.seat ?? null} />
      )}
      {mine && shown && end && (
        <Told own={mine.own} pot={shown.pot} isOwn={end.isOwn} isGain={end.isGain} form={form} />
      )}
      {end && end.feast !== 'plain' && <Pollen at={bloomAt(form, arena)} grade={end.grade} />}
      {end && (end.isGain || end.grade === 3) && <Rain form={form} grade={end.grade} />}
      {isBefore && <Breeze form={form} />}
    </>
  );
};
