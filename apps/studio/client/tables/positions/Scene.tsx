import { type PositionsTable, places } from '../../../src/tables/games/positions.ts';
import { useTable } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { HandRow } from './HandRow.tsx';
import { readerOf } from './read.ts';
import { handName } from './words.ts';

/** Hands are dealt, then turned one after another, the banker's last. Milliseconds from the draw. */
const dealtAt = [0, 250, 500, 750] as const;
const turnedAt = [1_600, 3_000, 4_400, 6_000] as const;
const bankerSeat = 3;

const seats = [
  { x: 146, y: 268 },
  { x: 400, y: 268 },
  { x: 654, y: 268 },
  { x: 400, y: 104 },
] as const;

/** A table of positions against a banker. `mark` is what is painted on its felt. */
export const sceneOf = (table: PositionsTable, mark: string) => {
  const read = readerOf(table);
  const step = table.rules.cards > 3 ? 38 : 54;
  return () => {
    const { words, lang } = useTable();
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
        className="positions-scene"
        viewBox="0 0 800 340"
        told={isTold && show ? words.result(show.result.summary) : null}
      >
        <path className="felt" d="M-40 360V150Q120 20 400 20Q680 20 840 150V360Z" />
        <path className="felt-line" d="M-10 360V166Q140 40 400 40Q660 40 810 166V360" />
        <path className="felt-mark" d={mark} transform="translate(400 190)" />
        {seats.map(({ x, y }, seat) => {
          const isTurned = elapsed >= (turnedAt[seat] ?? 0);
          const state = !isTold
            ? 'wait'
            : seat === bankerSeat
              ? 'banker'
              : winners.includes(seat + 1)
                ? 'won'
                : 'lost';
          return (
            <g key={`${x} ${y}`} className="seat-hand" data-state={state}>
              <HandRow
                cards={elapsed >= (dealtAt[seat] ?? 0) ? handAt(seat) : []}
                open={isTurned}
                x={x}
                y={y}
                scale={0.82}
                step={step}
              />
              <text className="seat-name" x={x} y={seat === bankerSeat ? y + 62 : y - 54}>
                {nameAt(seat)}
                {drawn &&
                  isTurned &&
                  ` · ${handName(table.gameCode, table.rules.rank(handAt(seat)).name, lang)}`}
              </text>
            </g>
          );
        })}
      </SceneArt>
    );
  };
};
