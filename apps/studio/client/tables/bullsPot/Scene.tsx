import { bullsRules } from '../../../src/tables/games/bulls.ts';
import { potSeats, winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { money } from '../../shell/amounts.ts';
import { HandRow } from '../positions/HandRow.tsx';
import { bullName } from '../positions/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { anteIn, readHands, seatNames } from './read.ts';
import { potWords } from './words.ts';

/** Hands are dealt, then turned seat by seat. Milliseconds from the draw. */
const dealtEvery = 180;
const turnedFrom = 1_500;
const turnedEvery = 900;
const toldAt = turnedFrom + turnedEvery * potSeats.length;

const places = [
  { x: 140, y: 58 },
  { x: 400, y: 58 },
  { x: 660, y: 58 },
  { x: 140, y: 226 },
  { x: 400, y: 226 },
  { x: 660, y: 226 },
] as const;
const step = 40.8;

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
  return (
    <SceneArt
      className="positions-scene"
      viewBox="0 0 800 340"
      told={isTold && show ? words.result(show.result.summary) : null}
    >
      <path className="felt" d="M-40 350V60Q-40 6 40 6H760Q840 6 840 60V350Z" />
      {ante?.pot && (
        <text className="pot-amount" x="400" y="170" data-field="pot-made">
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
            {hand.length === 0 && (
              <rect className="seat-space" x={x - 100} y={y - 36} width="200" height="72" rx="10" />
            )}
            <HandRow
              cards={elapsed >= dealtEvery * at ? hand : []}
              open={isTurned}
              x={x}
              y={y}
              scale={0.72}
              step={step}
            />
            <text className="seat-name" x={x} y={y + 60}>
              {name}
            </text>
            <text className="seat-name seat-bull" x={x} y={y + 86}>
              {outcome && isTurned ? bullName(bullsRules.rank(hand).name, lang) : ''}
            </text>
          </g>
        );
      })}
    </SceneArt>
  );
};
