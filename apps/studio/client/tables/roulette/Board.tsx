import { useState } from 'react';
import {
  colourOf,
  coveredBy,
  type InsideKind,
  insideKinds,
  type RouletteOutcome,
  roulette,
  rouletteOutcomeSchema,
} from '../../../src/tables/games/roulette.ts';
import { chipText, useLayout, useTable, useTableState } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';

export const readPocket = (outcome: unknown): RouletteOutcome | null =>
  rouletteOutcomeSchema.safeParse(outcome).data ?? null;

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

/** How a kind of bet looks: the numbers that it covers, as a little block. */
const glyphs: Readonly<Record<InsideKind, string>> = {
  straight: 'M7 7h6v6h-6z',
  'split-up': 'M7 3h6v6h-6zM7 11h6v6h-6z',
  'split-on': 'M3 7h6v6h-6zM11 7h6v6h-6z',
  street: 'M7 1h6v5h-6zM7 7.5h6v5h-6zM7 14h6v5h-6z',
  corner: 'M3 3h6v6h-6zM11 3h6v6h-6zM3 11h6v6h-6zM11 11h6v6h-6z',
  line: 'M3 1h6v5h-6zM3 7.5h6v5h-6zM3 14h6v5h-6zM11 1h6v5h-6zM11 7.5h6v5h-6zM11 14h6v5h-6z',
};

const KindChoice = ({ kind, onKind }: { kind: InsideKind; onKind: (kind: InsideKind) => void }) => {
  const { texts, words } = useTable();
  return (
    <fieldset className="kind-choice">
      <legend className="unseen">{texts.pick.kind}</legend>
      {insideKinds.map((known) => (
        <label key={known}>
          <input
            type="radio"
            name="inside-kind"
            data-action="kind"
            data-kind={known}
            aria-label={words.kind(known.startsWith('split') ? 'split' : known)}
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

/** Chips that lie between numbers, told on the lowest number that they cover. */
const usePilesBetween = (): ReadonlyMap<number, bigint> => {
  const { standing, laid } = useLayout();
  const piles = new Map<number, bigint>();
  for (const [spot, amount] of [...Object.entries(standing), ...Object.entries(laid)]) {
    const covered = coveredBy(spot);
    if (!covered || covered.length < 2 || covered.length > 6) continue;
    const lowest = covered[0] ?? 0;
    piles.set(lowest, (piles.get(lowest) ?? 0n) + amount);
  }
  return piles;
};

export const Board = () => {
  const { words, texts } = useTable();
  const { currency } = useTableState();
  const [kind, setKind] = useState<InsideKind>('straight');
  const [pointed, setPointed] = useState<string | null>(null);
  const show = useShow();
  const outcome = show?.isOver ? readPocket(show.result.outcome) : null;
  const wins = (spot: string): boolean =>
    outcome !== null && roulette.payout(spot, outcome, { strengths: [] }) > 0;
  const lit = pointed === null ? [] : (coveredBy(pointed) ?? []);
  const between = usePilesBetween();
  const point = (spot: string) => ({
    onPointerEnter: () => setPointed(spot),
    onPointerLeave: () => setPointed(null),
    onFocus: () => setPointed(spot),
    onBlur: () => setPointed(null),
  });
  return (
    <fieldset className="board roulette-board">
      <legend className="unseen">{texts.table}</legend>
      <KindChoice kind={kind} onKind={setKind} />
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
              data-number={number}
              data-row={3 - ((number - 1) % 3)}
              data-lit={lit.includes(number)}
              {...point(spot)}
            >
              <Spot
                spot={spot}
                winning={wins(spot)}
                {...(kind !== 'straight' && { label: words.spot(spot) })}
              >
                {number}
              </Spot>
              {kind === 'straight' && between.has(number) && (
                <span className="pile between">{chipText(between.get(number) ?? 0n, currency)}</span>
              )}
            </div>
          );
        })}
        {[1, 2, 3].map((column) => (
          <div key={column} className="cell column" data-column={column} {...point(`column:${column}`)}>
            <Spot
              spot={`column:${column}`}
              winning={wins(`column:${column}`)}
              label={words.spot(`column:${column}`)}
            >
              2:1
            </Spot>
          </div>
        ))}
        {[1, 2, 3].map((dozen) => (
          <div key={dozen} className="cell dozen" data-dozen={dozen} {...point(`dozen:${dozen}`)}>
            <Spot spot={`dozen:${dozen}`} winning={wins(`dozen:${dozen}`)}>
              {words.spot(`dozen:${dozen}`)}
            </Spot>
          </div>
        ))}
        {(['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((spot) => (
          <div key={spot} className={`cell even-money ${spot}`} {...point(spot)}>
            <Spot spot={spot} winning={wins(spot)}>
              {words.spot(spot)}
            </Spot>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
