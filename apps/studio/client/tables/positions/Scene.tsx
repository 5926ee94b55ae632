import { places } from '../../../src/tables/games/hands.ts';
import type { PositionsTable } from '../../../src/tables/games/positions.ts';
import { useTable } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow, useWide } from '../shell/show.ts';
import { HandPlate } from './HandPlate.tsx';
import { HandRow } from './HandRow.tsx';
import { readerOf } from './read.ts';
import { handName } from './words.ts';

/** Hands are dealt, then turned one after another, the banker's last. Milliseconds from the draw. */
const dealtAt = [0, 250, 500, 750] as const;
const turnedAt = [1_600, 3_000, 4_400, 6_000] as const;
const bankerSeat = 3;

interface Spread {
  readonly viewBox: string;
  /** Cards of 70 by 98, this much larger. */
  readonly scale: number;
  /** Middles of the positions' hands and of the banker's. */
  readonly seats: readonly { readonly x: number; readonly y: number }[];
}

/** The banker opposite the three positions. */
const wideSpread: Spread = {
  viewBox: '0 0 800 340',
  scale: 1.08,
  seats: [
    { x: 140, y: 246 },
    { x: 400, y: 246 },
    { x: 660, y: 246 },
    { x: 400, y: 82 },
  ],
};
/** Two hands beside each other, half again as large: a phone's width holds no three whose cards can be read. */
const tallSpread: Spread = {
  viewBox: '0 0 800 518',
  scale: 1.56,
  seats: [
    { x: 596, y: 190 },
    { x: 204, y: 408 },
    { x: 596, y: 408 },
    { x: 204, y: 190 },
  ],
};

/** A table of positions against a banker. `mark` is what is painted on its felt. */
export const sceneOf = (table: PositionsTable, mark: string) => {
  const read = readerOf(table);
  const { cards } = table.rules;
  const step = cards > 3 ? 37 : 66;
  return () => {
    const { words, lang } = useTable();
    const isWide = useWide();
    const { viewBox, scale, seats } = isWide ? wideSpread : tallSpread;
    const [width, cardHeight] = [(step * (cards - 1) + 70) * scale, 98 * scale];
    const show = useShow();
    const drawn = show ? read(show.result.outcome) : null;
    const elapsed = show?.elapsedMs ?? 0;
    const isTold = drawn !== null && elapsed >= turnedAt[bankerSeat] + 600;
    const winners = drawn && isTold ? table.winnersOf(drawn) : [];
    const handAt = (seat: number): readonly number[] =>
      (seat === bankerSeat ? drawn?.banker : drawn?.hands[seat]) ?? [];
    const nameAt = (seat: number): string =>
      seat === bankerSeat ? words.spot('banker') : words.spot(`win:${places[seat] ?? 1}`);
    return (
      <SceneArt
        className={isWide ? 'positions-scene' : 'positions-scene two-rows'}
        viewBox={viewBox}
        told={isTold && show ? words.result(show.result.summary) : null}
      >
        <path className="felt" d="M-40 540V120Q120 0 400 0Q680 0 840 120V540Z" />
        <path className="felt-line" d="M-10 540V140Q140 20 400 20Q660 20 810 140V540" />
        {isWide &&
          [116, 684].map((x) => (
            <path key={x} className="felt-mark" d={mark} transform={`translate(${x} 118)`} />
          ))}
        {seats.map(({ x, y }, seat) => {
          const isTurned = elapsed >= (turnedAt[seat] ?? 0);
          const hand = elapsed >= (dealtAt[seat] ?? 0) ? handAt(seat) : [];
          const won = winners.includes(seat + 1);
          const state = !isTold ? 'wait' : seat === bankerSeat ? 'banker' : won ? 'won' : 'lost';
          return (
            <g key={`${x} ${y}`} className="seat-hand" data-state={state}>
              <rect
                className="seat-place"
                data-banker={seat === bankerSeat}
                x={x - width / 2}
                y={y - cardHeight / 2}
                width={width}
                height={cardHeight}
                rx="10"
              />
              <HandRow cards={hand} open={isTurned} x={x} y={y} scale={scale} step={step} />
              {seat === bankerSeat && isWide ? (
                <text className="seat-name banker-name" x={x - width / 2 - 14} y={y + 8}>
                  {nameAt(seat)}
                </text>
              ) : (
                <text className="seat-name" x={x} y={y - cardHeight / 2 - 11}>
                  {nameAt(seat)}
                </text>
              )}
              {hand.length > 0 && isTurned && (
                <HandPlate
                  x={x}
                  y={y + cardHeight / 2 - 2}
                  width={Math.min(width, 214)}
                  text={handName(table.gameCode, table.rules.rank(hand).name, lang)}
                  won={won}
                />
              )}
            </g>
          );
        })}
      </SceneArt>
    );
  };
};
