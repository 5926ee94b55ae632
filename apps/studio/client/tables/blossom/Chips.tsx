import type { CSSProperties } from 'react';
import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
import { type Point, placeOf, type TableForm } from './places.ts';
import { chipsOf, type ShownPot } from './read.ts';

/** Where the pile of each place lies in the middle of the table, in units of the form's own distances; those behind come first. */
const piles = [
  { place: 2, x: -1, y: -1 },
  { place: 3, x: 0, y: -1.4 },
  { place: 4, x: 1, y: -1 },
  { place: 1, x: -1, y: 1 },
  { place: 5, x: 1, y: 1 },
  { place: 0, x: 0, y: 1.4 },
] as const;

const thick = 3.8;
/** A pot that has been taken is heaped up before whoever takes it, this much smaller. */
const takenScale = 0.5;
/** Beside the figure, towards its cards: neither a face nor a hand is covered. */
const between = (figure: number, cards: number): number => figure + 0.3 * (cards - figure);
/** Chips of one payment leave one after another. Milliseconds. */
const chipEachMs = 70;

/** Chips leave a figure's hands, so far below the middle of it. */
const handsDown = 30;

type Flown = CSSProperties & { readonly '--from-x': string; readonly '--from-y': string };

const Chip = ({ half, x, y, from, waitMs }: ChipProps) => {
  const way: Flown = {
    '--from-x': `${Math.round(from.x - x)}px`,
    '--from-y': `${Math.round(from.y - y)}px`,
    animationDelay: `${waitMs}ms`,
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="blossom-chip" data-half={half} style={way}>
        <ellipse className="chip-edge" cy="3.5" rx="13" ry="8" />
        <ellipse className="chip-top" rx="13" ry="8" />
        <ellipse className="chip-mark" rx="7" ry="4" />
      </g>
    </g>
  );
};

interface ChipProps {
  readonly half: boolean;
  readonly x: number;
  readonly y: number;
  /** Where it comes from. */
  readonly from: Point;
  readonly waitMs: number;
}

/** What a seat has paid: each chip has flown from the seat, and lies on those before it. */
const Pile = ({ made, x, y, from }: { made: readonly string[]; x: number; y: number; from: Point }) => {
  // A payment ends where the seat's next choice begins: only its own chips wait for one another.
  const before = chipsOf(made.slice(0, -1)).length;
  return chipsOf(made).map((kind, at) => (
    <Chip
      // biome-ignore lint/suspicious/noArrayIndexKey: a chip keeps its place in the pile
      key={at}
      half={kind === 'half'}
      x={x}
      y={y - at * thick}
      from={from}
      waitMs={Math.max(0, made.length === 0 ? 0 : at - before) * chipEachMs}
    />
  ));
};

/** The pot in the middle, a pile for each seat; all of it slides to whoever takes it. */
export const Pot = ({ shown, form, nearest }: PotProps) => {
  const { pot, pile } = form;
  const taker = shown.winner === null ? null : (form.places[placeOf(shown.winner - 1, nearest)] ?? null);
  const way = taker
    ? `translate(${between(taker.figure.x, taker.cards.x)}px, ${between(taker.figure.y, taker.cards.y)}px) scale(${takenScale})`
    : `translate(${pot.x}px, ${pot.y}px)`;
  return (
    <g className="blossom-pot" data-taken={taker !== null} style={{ transform: way }}>
      <g transform={`scale(${pile.scale})`}>
        {piles.map(({ place, x, y }) => {
          const seat = (place + nearest) % blossomSeats.length;
          const figure = form.places[place]?.figure ?? pot;
          return (
            <Pile
              key={seat}
              made={shown.seats[seat]?.made ?? []}
              x={(x * pile.x) / pile.scale}
              y={(y * pile.y) / pile.scale}
              from={{
                x: (figure.x - pot.x) / pile.scale,
                y: (figure.y + handsDown * form.figure - pot.y) / pile.scale,
              }}
            />
          );
        })}
      </g>
    </g>
  );
};

interface PotProps {
  readonly shown: ShownPot;
  readonly form: TableForm;
  readonly nearest: number;
}
