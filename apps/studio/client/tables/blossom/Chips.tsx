import type { CSSProperties } from 'react';
import { voidMade } from '../../../src/tables/engine/decisions.ts';
import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
import { useLayout, useTableState } from '../shell/context.ts';
import { type OwnHand, raiseOf } from '../shell/hands.ts';
import { sumOf } from '../shell/tableState.ts';
import { type Point, placeOf, type TableForm, tray } from './places.ts';
import { chipsOf, type ShownPot } from './read.ts';

/**
 * Where the pile of each place lies in the middle of the table, in units of the form's own distances; those behind come first. In a `bank`
 * they lie in two rows.
 */
const piles = [
  { place: 2, x: -1, y: -1, bank: { x: -24, y: -6 } },
  { place: 3, x: 0, y: -1.4, bank: { x: 0, y: -6 } },
  { place: 4, x: 1, y: -1, bank: { x: 24, y: -6 } },
  { place: 1, x: -1, y: 1, bank: { x: -24, y: 6 } },
  { place: 5, x: 1, y: 1, bank: { x: 24, y: 6 } },
  { place: 0, x: 0, y: 1.4, bank: { x: 0, y: 6 } },
] as const;

const thick = 3.8;
/** Chips of one payment leave one after another, and so do piles for a bank. Milliseconds. */
const chipEachMs = 70;
const rakeEachMs = 55;

/** Piles of a heap are closer together than those in a bank, by this. */
const heaped = 0.7;

/** Chips leave a figure's hands, so far below the middle of it. */
const handsDown = 30;

/** Where the ante, and half of one, lie among the chips that a player can choose: chips of one worth have one colour. -1 for nowhere. */
interface AnteRanks {
  readonly whole: number;
  readonly half: number;
}

type Flown = CSSProperties & { readonly '--from-x': string; readonly '--from-y': string };

const Chip = ({ rank, isHalf, isRaised, y, from, waitMs }: ChipProps) => {
  const way: Flown = {
    '--from-x': `${Math.round(from.x)}px`,
    '--from-y': `${Math.round(from.y - y)}px`,
    animationDelay: `${waitMs}ms`,
  };
  return (
    <g transform={`translate(0 ${y})`}>
      <g className="blossom-chip" data-rank={rank} data-half={isHalf} data-raised={isRaised} style={way}>
        <ellipse className="chip-edge" cy="3.5" rx="13" ry="8" />
        <ellipse className="chip-top" rx="13" ry="8" />
        <ellipse className="chip-mark" rx="7" ry="4" />
      </g>
    </g>
  );
};

interface ChipProps {
  readonly rank: number;
  /** Half an ante that no chip of the player's is worth. */
  readonly isHalf: boolean;
  /** Of the raise that has just been laid. */
  readonly isRaised: boolean;
  readonly y: number;
  /** Where it comes from. */
  readonly from: Point;
  readonly waitMs: number;
}

/** What a seat has paid: each chip has flown from the seat, and lies on those before it. */
const Pile = ({ made, from, ante }: { made: readonly string[]; from: Point; ante: AnteRanks }) => {
  // A payment ends where the seat's next choice begins: only its own chips wait for one another.
  const before = chipsOf(made.slice(0, -1)).length;
  return chipsOf(made).map((kind, at) => (
    <Chip
      // biome-ignore lint/suspicious/noArrayIndexKey: a chip keeps its place in the pile
      key={at}
      rank={kind === 'half' && ante.half >= 0 ? ante.half : ante.whole}
      isHalf={kind === 'half' && ante.half < 0}
      isRaised={at >= before && made.at(-1)?.startsWith('raise') === true}
      y={-at * thick}
      from={from}
      waitMs={Math.max(0, made.length === 0 ? 0 : at - before) * chipEachMs}
    />
  ));
};

/** A pot before cards are dealt, with so many antes in it, from the nearest seat on. */
export const anted = (count: number, nearest: number): ShownPot => ({
  // Whoever has laid nothing yet lies in it with nothing.
  seats: blossomSeats.map((_, seat) => ({
    made: placeOf(seat, nearest) < count ? [] : [voidMade],
    isIn: true,
    isPast: false,
    isBeaten: false,
    cards: null,
  })),
  pot: 100 * count,
  street: 0,
  telling: null,
  duel: null,
  compared: [],
  winner: null,
});

/** Which chips an ante, and half of one, are among those that the player can choose. */
const useAnteRanks = (own: OwnHand | undefined): AnteRanks => {
  const { chips, chip, currency } = useTableState();
  const { standing } = useLayout();
  const stake = sumOf(standing) || chip;
  const hundredths = (amount: number): bigint =>
    own ? raiseOf(own, amount, currency) : (stake * BigInt(amount)) / 100n;
  return { whole: chips.indexOf(hundredths(100)), half: chips.indexOf(hundredths(50)) };
};

/** The pot in the middle, a pile for each seat, and one heap of all while hands are compared. They are raked, one after another and in a bow, to the bank of whoever takes them. */
export const Pot = ({ shown, form, nearest, own }: PotProps) => {
  const ante = useAnteRanks(own);
  const { pot, pile } = form;
  const isHeaped = shown.winner === null && shown.compared.length > 0;
  const { heap } = form;
  const taker = shown.winner === null ? null : (form.places[placeOf(shown.winner - 1, nearest)] ?? null);
  return (
    <g
      className="blossom-pot"
      data-taken={taker !== null}
      data-heaped={isHeaped}
      data-near={taker !== null && taker === form.places[0]}
      transform={`translate(${pot.x} ${pot.y})`}
    >
      {/* Nothing lies in a tray until a pot is taken: only then is there one. */}
      {taker && (
        <g
          className="blossom-bank"
          transform={`translate(${taker.bank.x - pot.x} ${taker.bank.y - pot.y}) scale(${form.bank})`}
        >
          <ellipse className="bank-tray" cy="6" rx={tray.x} ry={tray.y} />
          <ellipse className="bank-floor" cy="3" rx={tray.x - 6} ry={tray.y - 6} />
        </g>
      )}
      {piles.map(({ place, x, y, bank }, at) => {
        const seat = (place + nearest) % blossomSeats.length;
        const figure = form.places[place]?.figure ?? pot;
        const lies = { x: x * pile.x, y: y * pile.y };
        const [to, scale] = taker
          ? [
              {
                x: taker.bank.x - pot.x + bank.x * form.bank,
                y: taker.bank.y - pot.y + bank.y * form.bank,
              },
              form.bank,
            ]
          : isHeaped
            ? [
                {
                  x: heap.x - pot.x + bank.x * heaped * heap.scale,
                  y: heap.y - pot.y + bank.y * heaped * heap.scale,
                },
                heap.scale,
              ]
            : [lies, pile.scale];
        const delay = `${at * rakeEachMs}ms`;
        // Along and across apart, each in its own time: so the way is a bow.
        return (
          <g
            key={seat}
            className="pile-along"
            style={{ transform: `translateX(${to.x}px)`, transitionDelay: delay }}
          >
            <g
              className="pile-across"
              data-seat={seat}
              style={{ transform: `translateY(${to.y}px) scale(${scale})`, transitionDelay: delay }}
            >
              <Pile
                made={shown.seats[seat]?.made ?? []}
                ante={ante}
                from={{
                  x: (figure.x - pot.x - lies.x) / pile.scale,
                  y: (figure.y + handsDown * form.figure - pot.y - lies.y) / pile.scale,
                }}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
};

interface PotProps {
  readonly shown: ShownPot;
  readonly form: TableForm;
  readonly nearest: number;
  /** The player's hand in it, whose ante it is counted in. */
  readonly own: OwnHand | undefined;
}
