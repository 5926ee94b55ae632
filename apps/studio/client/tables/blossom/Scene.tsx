import { type Minor, minor, toDecimal } from '@pavilion/money';
import { lazy, Suspense } from 'react';
import {
  type BlossomView,
  isDealt,
  seatTempers,
  type Temper,
} from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { usePart } from '../../shell/usePart.ts';
import { potWords } from '../pots/words.ts';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { sumOf } from '../shell/tableState.ts';
import { useAntes } from './antes.ts';
import { Cloth } from './Cloth.tsx';
import { useCleared } from './cleared.ts';
import { coveredSeat, useDealtEarly } from './dealt.ts';
import { Shade } from './Figure.tsx';
import { NearSeat } from './NearSeat.tsx';
import { Line } from './Plate.tsx';
import type { SeatFacts } from './parts.tsx';
import { placeOf, type TableForm } from './places.ts';
import { type OwnPot, readOutcome, type ShownPot } from './read.ts';
import { Seat } from './Seat.tsx';
import { useForm, useSeats } from './seats.ts';
import { useSit, useSitting } from './sit.ts';
import { usePlayed } from './usePlayed.ts';
import { nearCardsOf } from './useShown.ts';
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

const loadScenery = () => import('./scenery.ts');

/** How the bots of the pot play that is looked at, by seat: in rounds of before they all played alike. */
const useTempers = (view: BlossomView | null): readonly Temper[] => {
  const { table } = useTableState();
  if (view) return view.tempers ?? [];
  const outcome = readOutcome(table?.result?.outcome);
  if (!outcome) return seatTempers;
  return (isDealt(outcome) ? outcome.tempers : null) ?? [];
};

/** Who sits at each seat. */
const useWho = (mine: OwnPot | null, taken: number | null, isBefore: boolean) => {
  const sitting = useSitting();
  return (seat: number) => {
    const seated = mine?.own.slip.pot?.seats[seat];
    if (seated) return seated;
    if (seat === taken) return 'you' as const;
    // At the open table bots play. At one's own they wait wherever no member has bet: who sits there is certain with the cards.
    return isBefore || taken !== null ? (sitting[seat] ?? 'bot') : ('bot' as const);
  };
};

/** Where nothing is compared everybody sits at the table. */
const seated = { lies: null, slot: null, isGone: false } as const;

/** How a seat stands in a duel, where it is in one. */
const inDuel = (duel: ShownPot['duel'] | undefined, seat: number) => {
  const isFighting = duel?.by === seat || duel?.against === seat;
  return { isFighting, hasFelled: isFighting && duel.isTold && duel.out !== null && duel.out !== seat };
};

const PotSum = ({ text, form: { sum } }: { text: string; form: TableForm }) => (
  // Where hands are compared it stands elsewhere, once the cloth is there.
  <g key={sum.y} className="sum-stands">
    <Line text={text} className="pot-sum" at={sum} font={sum.font} room={sum.room} />
  </g>
);

/** Six seats round a table and the pot in its middle; the nearest is one's own, with its cards covered until one looks. */
const PotScene = () => {
  const { store, words, lang } = useTable();
  const { table, currency } = useTableState();
  const { mine, shown, isDealing, taken, nearest, isCleared } = useCleared(useSeats());
  const sit = useSit();
  const form = useForm();
  const part = usePlayed(shown !== null);
  // By the first frame six sit there in the dark: lanterns are lit right after it.
  const scenery = usePart(loadScenery, lang, table !== null);
  const [own, pots] = [ownWords(lang), potWords(lang)];
  const { standing } = useLayout();
  const tempers = useTempers(mine?.view ?? null);
  const isTold = shown !== null && shown.winner !== null;
  const isOwnGain = mine !== null && shown !== null && (part?.isGain(mine, shown) ?? false);
  const isUnderWay = mine !== null && table?.phase === 'deciding' && !isTold;
  const antes = useAntes();
  const isDealtNow = useDealtEarly(taken !== null && !isCleared);
  const isBefore = isCleared || table?.phase === 'open' || table?.phase === 'closed';
  const whoAt = useWho(mine, taken, isBefore);
  const temperAt = (seat: number): Temper | null => (whoAt(seat) === 'bot' ? (tempers[seat] ?? null) : null);
  // Where cards lie below a name there is no room for more: how a bot plays stands in it.
  const nameAt = (seat: number): string => {
    if (sit && seat !== taken && whoAt(seat) === 'bot') return `${seat + 1} · ${pots.free}`;
    const temper = shown && temperAt(seat);
    return `${seat + 1} · ${temper ? own.tempers[temper] : pots.who[whoAt(seat)]}`;
  };
  const arena = part?.arenaOf(form, shown, nearest) ?? null;
  const layer = { form, mine, shown, nearest, isBefore: isBefore && !isDealtNow, arena };
  const factsOf = (seat: number): SeatFacts => {
    const seen = shown?.seats[seat] ?? (isDealtNow ? coveredSeat : undefined);
    const temper = temperAt(seat);
    return {
      seat,
      shown: seen,
      name: nameAt(seat),
      who: whoAt(seat),
      figure: scenery?.Figure ?? Shade,
      tag: temper && part && !arena && (
        <part.Record
          seat={seat}
          name={shown ? null : own.tempers[temper]}
          title={nameAt(seat)}
          form={form}
          place={placeOf(seat, nearest)}
        />
      ),
      hasAnted: seen !== undefined || placeOf(seat, nearest) < antes,
      form,
      wonGrade: shown?.winner === seat + 1 ? gradeOf(wonHandOf(shown)) : null,
      isTold,
      isOwnGain,
      isTimedOut: seat === mine?.view.seat && mine.own.hand.timedOut === true,
      isAsked: isUnderWay && (seen?.isIn ?? false),
      isFree: sit !== null,
      ...(part?.standsOf(layer, seat) ?? seated),
      ...inDuel(part === null ? null : shown?.duel, seat),
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
  return (
    <SceneArt
      className="blossom-scene"
      viewBox={`0 0 ${form.box.width} ${form.box.height}`}
      told={isTold ? words.result(`${mine ? 'pot' : 'seat'}:${shown.winner}`) : null}
    >
      <Cloth form={form} />
      {scenery && <scenery.Felt form={form} />}
      {part && <part.Under {...layer} />}
      {part && (shown !== null || antes > 0) && (
        <part.Pot
          shown={shown ?? part.anted(antes, nearest)}
          form={arena?.form ?? form}
          nearest={nearest}
          own={mine?.own}
        />
      )}
      {sum !== null && !(isTold && part) && <PotSum text={pots.pot(sum)} form={arena?.form ?? form} />}
      {part && isUnderWay && shown && <part.StreetPlate mine={mine} shown={shown} form={form} />}
      {blossomSeats.map((number) => {
        const seat = number - 1;
        const place = form.places[placeOf(seat, nearest)];
        return seat === nearest || !place ? null : (
          <Seat
            key={number}
            hand={part?.SeatHand}
            facts={factsOf(seat)}
            place={place}
            turn={placeOf(seat, nearest)}
          />
        );
      })}
      <NearSeat
        hand={part?.NearHand}
        facts={{ ...factsOf(nearest), form: arena?.form ?? form, isAsked: false }}
        cards={nearCards}
        onLook={canLook ? () => void store.choose('look') : null}
      />
      {part && <part.Over {...layer} />}
    </SceneArt>
  );
};
