import { type Minor, minor, toDecimal } from '@pavilion/money';
import { lazy, Suspense } from 'react';
import {
  type BlossomView,
  isDealt,
  seatTempers,
  type Temper,
} from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats, paidBy, rakeOf, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { useMedia } from '../../shell/useMedia.ts';
import { usePart } from '../../shell/usePart.ts';
import { potWords } from '../pots/words.ts';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useWide } from '../shell/show.ts';
import { sumOf } from '../shell/tableState.ts';
import { useAntes } from './antes.ts';
import { Cloth } from './Cloth.tsx';
import { NearSeat } from './NearSeat.tsx';
import { Line, Plate } from './Plate.tsx';
import type { SeatFacts } from './parts.tsx';
import { long, placeOf, type TableForm, tall, wide } from './places.ts';
import { readOutcome } from './read.ts';
import { Seat } from './Seat.tsx';
import { useSit, useSitting } from './sit.ts';
import { nearCardsOf, useShown } from './useShown.ts';
import { gradeOf, wonHandOf } from './won.ts';
import { ownWords } from './words.ts';

const BankerScene = lazy(async () => ({ default: (await import('./BankerScene.tsx')).BankerScene }));

/** Rounds of before members played against each other are seen again as they were. */
export const Scene = () => {
  const { table } = useTableState();
  const outcome = readOutcome(table?.result?.outcome);
  if (!outcome || isDealt(outcome)) return <PotScene />;
  return (
    <Suspense fallback={null}>
      <BankerScene />
    </Suspense>
  );
};

const loadPlayed = () => import('./played.ts');

/** The first seat, from 0, among these spots. */
const seatIn = (spots: readonly string[]): number | null => {
  const spot = spots.find((key) => key.startsWith('seat:'));
  return spot === undefined ? null : Number(spot.slice(5)) - 1;
};

/** The seat that a member has taken or is about to take, and the one that the table is seen from: between hands that of the last one. */
const useSeats = (): { readonly taken: number | null; readonly last: number } => {
  const { slips, lastLayout } = useTableState();
  const { standing, lying } = useLayout();
  const [newest] = [...slips].sort((one, other) => other.round - one.round);
  const former = [...(newest?.stakes.map(({ spot }) => spot) ?? []), ...Object.keys(lastLayout)];
  const taken = seatIn([...Object.keys(lying), ...Object.keys(standing)]);
  return { taken, last: seatIn(former) ?? 0 };
};

/** How the bots of the pot play that is looked at, by seat: in rounds of before they all played alike. */
const useTempers = (view: BlossomView | null): readonly Temper[] => {
  const { table } = useTableState();
  if (view) return view.tempers ?? [];
  const outcome = readOutcome(table?.result?.outcome);
  if (!outcome) return seatTempers;
  return (isDealt(outcome) ? outcome.tempers : null) ?? [];
};

const useForm = (): TableForm => {
  const isWide = useWide();
  const isLong = useMedia('(max-aspect-ratio: 1/2)');
  if (isWide) return wide;
  return isLong ? long : tall;
};

/** Six seats round a table and the pot in its middle; the nearest is one's own, with its cards covered until one looks. */
const PotScene = () => {
  const { store, words, lang } = useTable();
  const { table, currency } = useTableState();
  const { mine, shown, isDealing } = useShown();
  const { taken, last } = useSeats();
  const sit = useSit();
  const form = useForm();
  const part = usePart(loadPlayed, lang, shown !== null);
  const [own, pots] = [ownWords(lang), potWords(lang)];
  const nearest = mine?.view.seat ?? taken ?? last;
  const { standing } = useLayout();
  const tempers = useTempers(mine?.view ?? null);
  const isTold = shown !== null && shown.winner !== null;
  const isUnderWay = mine !== null && table?.phase === 'deciding' && !isTold;
  const sitting = useSitting();
  const antes = useAntes();
  const isBefore = table?.phase === 'open' || table?.phase === 'closed';
  const whoAt = (seat: number) => {
    const seated = mine?.own.slip.pot?.seats[seat];
    if (seated) return seated;
    if (seat === taken) return 'you' as const;
    // At the open table bots play. At one's own they wait wherever no member has bet: who sits there is certain with the cards.
    return isBefore || taken !== null ? (sitting[seat] ?? 'bot') : ('bot' as const);
  };
  const temperAt = (seat: number): Temper | null => (whoAt(seat) === 'bot' ? (tempers[seat] ?? null) : null);
  // Where cards lie below a name there is no room for more: how a bot plays stands in it.
  const nameAt = (seat: number): string => {
    const temper = shown && temperAt(seat);
    return `${seat + 1} · ${temper ? own.tempers[temper] : pots.who[whoAt(seat)]}`;
  };
  const wonHand = shown && wonHandOf(shown);
  const factsOf = (seat: number): SeatFacts => {
    const seen = shown?.seats[seat];
    const temper = temperAt(seat);
    return {
      seat,
      shown: seen,
      name: nameAt(seat),
      who: whoAt(seat),
      tag: temper && !shown && part && (
        <part.Record seat={seat} temper={temper} form={form} place={placeOf(seat, nearest)} />
      ),
      hasAnted: seen !== undefined || placeOf(seat, nearest) < antes,
      form,
      wonGrade: shown?.winner === seat + 1 ? gradeOf(wonHand) : null,
      isTold,
      isTimedOut: seat === mine?.view.seat && mine.own.hand.timedOut === true,
      isAsked: isUnderWay && (seen?.isIn ?? false),
      onSit: sit && (() => sit(`seat:${seat + 1}`)),
    };
  };
  const inText = (amount: Minor): string => money(toDecimal(amount, currency), currency);
  const sum =
    mine && shown
      ? inText(raiseOf(mine.own, shown.pot, currency))
      : !shown && taken !== null && antes > 0
        ? inText(minor(sumOf(standing) * BigInt(antes)))
        : null;
  const canLook = isUnderWay && !isDealing && shown?.telling === null && mine.own.hand.next.includes('look');
  const nearCards = nearCardsOf(mine?.view, shown, nearest);
  const isOwn = mine !== null && shown?.winner === mine.view.seat + 1;
  // Whoever gets less than they have paid has won nothing to be celebrated.
  const isGain = isOwn && shown !== null && shown.pot - rakeOf(shown.pot) > paidBy(mine.own.hand.made);
  const raises = (shown?.seats ?? []).reduce(
    (sum, { made }) => sum + made.filter((choice) => choice.startsWith('raise')).length,
    0,
  );
  const winnerPlace = shown?.winner ? form.places[placeOf(shown.winner - 1, nearest)] : undefined;
  return (
    <SceneArt
      className="blossom-scene"
      viewBox={form.box}
      told={isTold ? words.result(`${mine ? 'pot' : 'seat'}:${shown.winner}`) : null}
    >
      <Cloth form={form} />
      {part && (
        <part.Lights form={form} grade={isGain ? gradeOf(wonHand) : null} isWon={isTold} raises={raises} />
      )}
      {winnerPlace && part && <part.Beam form={form} at={winnerPlace.figure} isOwn={isOwn} />}
      {isBefore && part && <part.Before form={form} />}
      {isBefore && part && <part.Legend form={form} />}
      {sum !== null && !(isTold && part) && (
        <Line
          text={pots.pot(sum)}
          className="pot-sum"
          at={form.sum}
          font={form.sum.font}
          room={form.sum.room}
        />
      )}
      {isUnderWay && shown && shown.telling === null && (
        <Plate
          text={own.street(Math.min(streetCount, shown.street + 1))}
          className="pot-street"
          at={form.street}
          font={form.street.font}
          room={form.sum.room}
        />
      )}
      {blossomSeats.map((number) => {
        const seat = number - 1;
        const place = form.places[placeOf(seat, nearest)];
        return seat === nearest || !place ? null : (
          <Seat key={number} facts={factsOf(seat)} place={place} turn={placeOf(seat, nearest)} />
        );
      })}
      <NearSeat
        facts={{ ...factsOf(nearest), isAsked: false }}
        cards={nearCards}
        onLook={canLook ? () => void store.choose('look') : null}
      />
      {part && (shown !== null || antes > 0) && (
        <part.Pot shown={shown ?? part.anted(antes, nearest)} form={form} nearest={nearest} own={mine?.own} />
      )}
      {shown && isTold && part && <part.WonHand shown={shown} form={form} isOwn={isGain} />}
      {mine && isTold && part && (
        <part.Told own={mine.own} pot={shown.pot} isOwn={isOwn} isGain={isGain} form={form} />
      )}
      {winnerPlace && part && (
        <part.Petals at={winnerPlace.figure} form={form} hand={wonHand} isOwn={isGain} />
      )}
      {part && isBefore && <part.Breeze form={form} />}
    </SceneArt>
  );
};
