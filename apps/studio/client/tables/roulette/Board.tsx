import { useState } from 'react';
import {
  colourOf,
  coveredBy,
  type InsideKind,
  insideKinds,
  type RouletteOutcome,
  roulette,
} from '../../../src/tables/games/roulette.ts';
import { chipText, useTable, useTableState } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { columnPlace, dozenPlace, evenPlace, numberPlace } from './places.ts';
import { readPocket } from './read.ts';
import { Track } from './Track.tsx';
import { usePiles } from './usePiles.ts';
import { trackWords } from './words.ts';

/** Bets that touch the zero, by the kind that is chosen. */
const zeroSpots: Readonly<Record<InsideKind, readonly string[]>> = {
  straight: ['straight:0'],
  'split-up': ['split-zero:1', 'split-zero:2', 'split-zero:3'],
  'split-on': ['split-zero:1', 'split-zero:2', 'split-zero:3'],
  street: ['trio:1', 'trio:2'],
  corner: ['first-four'],
  line: ['first-four'],
};

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);

/** The bet of this kind that a press on a number means: the nearest one that covers it. */
const spotAt = (kind: InsideKind, number: number): string => {
  const row = Math.floor((number - 1) / 3) * 3 + 1;
  const wanted =
    kind === 'street'
      ? row
      : kind === 'line'
        ? Math.min(row, 31)
        : kind === 'corner'
          ? Math.min(number % 3 === 0 ? number - 1 : number, 32)
          : kind === 'split-up' && number % 3 === 0
            ? number - 1
            : kind === 'split-on' && number > 33
              ? number - 3
              : number;
  return `${kind}:${wanted}`;
};

/** How a press on a number is meant: as one kind of bet, or as it lies on the wheel. */
const boardKinds = [...insideKinds, 'track'] as const;
type BoardKind = (typeof boardKinds)[number];

/** How a kind of bet looks: the numbers that it covers, as a little block. */
const glyphs: Readonly<Record<BoardKind, string>> = {
  straight: 'M7 7h6v6h-6z',
  'split-up': 'M7 3h6v6h-6zM7 11h6v6h-6z',
  'split-on': 'M3 7h6v6h-6zM11 7h6v6h-6z',
  street: 'M7 1h6v5h-6zM7 7.5h6v5h-6zM7 14h6v5h-6z',
  corner: 'M3 3h6v6h-6zM11 3h6v6h-6zM3 11h6v6h-6zM11 11h6v6h-6z',
  line: 'M3 1h6v5h-6zM3 7.5h6v5h-6zM3 14h6v5h-6zM11 1h6v5h-6zM11 7.5h6v5h-6zM11 14h6v5h-6z',
  track: 'M8 3h4a7 7 0 0 1 0 14H8A7 7 0 0 1 8 3zM8 6a4 4 0 0 0 0 8h4a4 4 0 0 0 0-8z',
};

const KindChoice = ({ kind, onKind }: { kind: BoardKind; onKind: (kind: BoardKind) => void }) => {
  const { texts, words, lang } = useTable();
  const nameOf = (known: BoardKind): string =>
    known === 'track' ? trackWords(lang).track : words.kind(known.startsWith('split') ? 'split' : known);
  return (
    <fieldset className="choice framed kind-choice">
      <legend className="unseen">{texts.pick.kind}</legend>
      {boardKinds.map((known) => (
        <label key={known} title={nameOf(known)}>
          <input
            type="radio"
            name="inside-kind"
            data-action="kind"
            data-kind={known}
            aria-label={nameOf(known)}
            checked={kind === known}
            onChange={() => onKind(known)}
          />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={glyphs[known]} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
};

const evenSpots = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
const threes = [1, 2, 3] as const;

/** The felt: numbers in threes with the zero before them, and the bets outside. */
const Felt = ({ kind, outcome }: { kind: InsideKind; outcome: RouletteOutcome | null }) => {
  const { words } = useTable();
  const { currency } = useTableState();
  const [pointed, setPointed] = useState<string | null>(null);
  const wins = (spot: string): boolean =>
    outcome !== null && roulette.payout(spot, outcome, { strengths: [] }) > 0;
  const lit = pointed === null ? [] : (coveredBy(pointed) ?? []);
  // Chips that lie between numbers.
  const between = usePiles(2, 6);
  const point = (spot: string) => ({
    onPointerEnter: () => setPointed(spot),
    onPointerLeave: () => setPointed(null),
    onFocus: () => setPointed(spot),
    onBlur: () => setPointed(null),
  });
  const outsideCell = (spot: string, place: ReturnType<typeof evenPlace>, look: string, face?: string) => (
    <div key={spot} className={`cell ${look}`} style={place} {...point(spot)}>
      <Spot spot={spot} winning={wins(spot)} {...(face !== undefined && { label: words.spot(spot) })}>
        {face ?? words.spot(spot)}
      </Spot>
    </div>
  );
  return (
    <div className="felt-grid">
      <div className="zeros">
        {zeroSpots[kind].map((spot) => (
          <div key={spot} className="cell green" data-lit={lit.includes(0)} {...point(spot)}>
            <Spot spot={spot} winning={wins(spot)}>
              {words.spot(spot)}
            </Spot>
          </div>
        ))}
      </div>
      {numbers.map((number) => {
        const spot = spotAt(kind, number);
        return (
          <div
            key={number}
            className={`cell ${colourOf(number)}`}
            style={numberPlace(number)}
            data-number={number}
            data-lit={lit.includes(number)}
            {...point(spot)}
          >
            <Spot spot={spot} winning={wins(spot)} {...(kind !== 'straight' && { label: words.spot(spot) })}>
              {number}
            </Spot>
            {kind === 'straight' && between.has(number) && (
              <span className="pile between">{chipText(between.get(number) ?? 0n, currency)}</span>
            )}
          </div>
        );
      })}
      {threes.map((column) => outsideCell(`column:${column}`, columnPlace(column), 'column', '2:1'))}
      {threes.map((dozen) => outsideCell(`dozen:${dozen}`, dozenPlace(dozen), 'dozen'))}
      {evenSpots.map((spot, at) => outsideCell(spot, evenPlace(at), spot))}
    </div>
  );
};

export const Board = () => {
  const { texts } = useTable();
  const [kind, setKind] = useState<BoardKind>('straight');
  const show = useShow();
  const outcome = show?.isOver ? readPocket(show.result.outcome) : null;
  return (
    <fieldset className="board roulette-board">
      <legend className="unseen">{texts.table}</legend>
      <KindChoice kind={kind} onKind={setKind} />
      {kind === 'track' ? <Track drawn={outcome?.pocket ?? null} /> : <Felt kind={kind} outcome={outcome} />}
    </fieldset>
  );
};
