import { useId } from 'react';
import { Before } from './Ante.tsx';
import { bandOf, Ground, rimOfArena } from './ArenaGround.tsx';
import type { Arena } from './arena.ts';
import { BestHand } from './BestHand.tsx';
import { allRings, type Bloom, Flower, Pollen } from './Bloom.tsx';
import { Breeze } from './Breeze.tsx';
import { Crest } from './Crest.tsx';
import { Duel } from './Duel.tsx';
import { HandEmblem, Rake, Run, WholeBloom } from './Ends.tsx';
import { emblemOf, endingOf, isGain as isGainOf } from './endings.ts';
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
  const isGain = mine !== null && isGainOf(mine, shown);
  // One's own win shows one's cards, also where nobody was left to show them to.
  const hand = wonHandOf(shown) ?? (isGain ? mine.view.cards : null);
  const at = arena?.slots.get(place)?.figure ?? form.places[place]?.figure ?? form.pot;
  // What all others have folded to is raked and counted, and no more: no hand has won it.
  const isCompared = shown.compared.length > 0;
  const [grade, feast] = isCompared ? [gradeOf(hand), feastOf(hand, isGain)] : ([0, 'plain'] as const);
  return { place, at, isOwn, isGain, isFeast: isGain && isCompared, hand, grade, feast };
};

/** The cloth: of the table, and of the whole picture while hands are compared. */
const clothOf = (form: TableForm, arena: Arena | null) => {
  const { middle, width, height, radius, thick } = arena ? rimOfArena(form) : rimOf(form);
  return {
    x: middle.x - (width - thick) / 2,
    y: middle.y - (height - thick) / 2,
    width: width - thick,
    height: height - thick,
    rx: radius - thick / 2,
  };
};

/** The way of the pot to whoever takes it. */
const Way = ({ shown, form, arena, end }: WayProps) => {
  const ending = endingOf(shown, end.isGain);
  const from = arena ? arena.ground.heap : form.pot;
  const to = (arena?.form ?? form).places[end.place]?.bank ?? form.pot;
  return (
    <>
      {ending === 'folded' && <Rake from={from} to={to} scale={form.figure} />}
      <Run from={from} to={to} ending={ending} scale={form.bank} />
    </>
  );
};

interface WayProps {
  readonly shown: ShownPot;
  readonly form: TableForm;
  readonly arena: Arena | null;
  readonly end: NonNullable<ReturnType<typeof endOf>>;
}

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
  const { form, shown, nearest, isBefore, arena } = props;
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
      {end && (end.isFeast || isGreat) && <WholeBloom cloth={clothOf(form, arena)} isOwn={end.isFeast} />}
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
        grade={end?.isFeast ? (end.grade === 3 ? 3 : 2) : null}
        isWon={end !== null && end.feast !== 'plain'}
        raises={raises}
      />
      {end && !arena && <Beam form={form} at={end.at} isOwn={end.isFeast} />}
      {/* Below figures and names: nothing flies over whose it is. */}
      {end && end.feast !== 'plain' && (
        <Petals at={end.at} form={form} hand={end.hand} isOwn={end.isFeast || isGreat} />
      )}
      <Crest form={arena?.form ?? form} isNamed={arena === null} />
      {isBefore && <Before form={form} nearest={nearest} />}
      {isBefore && <Legend form={form} />}
    </>
  );
};

const Emblem = ({ hand, form }: { hand: readonly number[]; form: TableForm }) => {
  const emblem = emblemOf(hand);
  return emblem && <HandEmblem emblem={emblem} form={form} />;
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
      {end?.hand && end.feast !== 'plain' && <Emblem hand={end.hand} form={form} />}
      {shown && end && <Way shown={shown} form={props.form} arena={arena} end={end} />}
      {end && end.feast !== 'plain' && <Pollen at={bloomAt(form, arena)} grade={end.grade} />}
      {end && (end.isFeast || end.grade === 3) && <Rain form={form} grade={end.grade} />}
      {/* Nothing falls over words. */}
      {shown && end && (
        <WonHand shown={shown} form={form} isOwn={end.isGain} ownSeat={mine?.view.seat ?? null} />
      )}
      {mine && shown && end && (
        <Told own={mine.own} pot={shown.pot} isOwn={end.isOwn} isGain={end.isGain} form={form} />
      )}
      {isBefore && <Breeze form={form} />}
    </>
  );
};
