import { bullsRules } from '../../../src/tables/games/bulls.ts';
import { potSeats, winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { money } from '../../shell/amounts.ts';
import { HandPlate } from '../positions/HandPlate.tsx';
import { HandRow } from '../positions/HandRow.tsx';
import { bullName } from '../positions/words.ts';
import { potWords } from '../pots/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow, useWide } from '../shell/show.ts';
import { anteIn, readHands, seatNames } from './read.ts';

/** Hands are dealt, then turned seat by seat. Milliseconds from the draw. */
const dealtEvery = 180;
const turnedFrom = 1_500;
const turnedEvery = 900;
const toldAt = turnedFrom + turnedEvery * potSeats.length;

const step = 42;

interface Spread {
  readonly viewBox: string;
  /** Cards of 70 by 98, this much larger. */
  readonly scale: number;
  readonly across: readonly number[];
  readonly down: readonly number[];
  /** Where it is told what is in the pot. */
  readonly potY: number;
}

/** Two rows of three, the pot between them. */
const wideSpread: Spread = {
  viewBox: '0 0 800 340',
  scale: 0.98,
  across: [138, 400, 662],
  down: [80, 250],
  potY: 166,
};
/** Three rows of two, with cards that a phone shows large enough to read; the pot above them. */
const tallSpread: Spread = {
  viewBox: '0 0 800 600',
  scale: 1.32,
  across: [206, 594],
  down: [134, 324, 514],
  potY: 36,
};

/** Six hands round a pot. */
export const Scene = () => {
  const { words, lang } = useTable();
  const { table: round, slips, currency } = useTableState();
  const show = useShow();
  const own = potWords(lang);
  const outcome = show ? readHands(show.result.outcome) : null;
  const elapsed = show?.elapsedMs ?? 0;
  const isTold = outcome !== null && elapsed >= toldAt;
  const winner = outcome && isTold ? winnerOf(outcome) : null;
  const ante = anteIn(slips, show?.result.number ?? round?.number ?? 0);
  const names = seatNames(ante?.pot, own.who);
  const { viewBox, scale, across, down, potY } = useWide() ? wideSpread : tallSpread;
  const places = down.flatMap((y) => across.map((x) => ({ x, y })));
  // Of a hand's five cards.
  const [width, height] = [(4 * step + 70) * scale, 98 * scale];
  return (
    <SceneArt
      className="positions-scene"
      viewBox={viewBox}
      told={isTold && show ? words.result(show.result.summary) : null}
    >
      <path className="felt" d="M-40 620V60Q-40 6 40 6H760Q840 6 840 60V620Z" />
      {ante?.pot && (
        <text className="pot-amount" x="400" y={potY} data-field="pot-made">
          {own.pot(money(ante.pot.pot, currency))}
        </text>
      )}
      {places.map(({ x, y }, at) => {
        const seat = at + 1;
        const isTurned = elapsed >= turnedFrom + turnedEvery * at;
        const hand = outcome?.hands[at] ?? [];
        const name = names[at] ? `${seat} · ${names[at]}` : words.spot(`seat:${seat}`);
        return (
          <g
            key={seat}
            className="seat-hand"
            data-state={winner === null ? 'wait' : winner === seat ? 'won' : 'lost'}
            data-who={ante?.pot?.seats[at] ?? ''}
          >
            <rect
              className="seat-space"
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx="10"
            />
            <HandRow
              cards={elapsed >= dealtEvery * at ? hand : []}
              open={isTurned}
              x={x}
              y={y}
              scale={scale}
              step={step}
            />
            <text className="seat-name" x={x} y={y - height / 2 - 9}>
              {name}
            </text>
            {outcome && isTurned && (
              <HandPlate
                x={x}
                y={y + height / 2 - 4}
                width={190}
                text={bullName(bullsRules.rank(hand).name, lang)}
                won={winner === seat}
              />
            )}
          </g>
        );
      })}
    </SceneArt>
  );
};
