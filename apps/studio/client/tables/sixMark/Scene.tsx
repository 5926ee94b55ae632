import { waveOf } from '../../../src/tables/games/sixMark.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { readMarks } from './read.ts';
import { litAtMs } from './schedule.ts';

const storeyHeight = 40;

/** A storey of the pagoda: its middle, and half its width at the eaves. */
const storeys = litAtMs.map((at, storey) => ({
  at,
  y: 296 - storey * storeyHeight,
  half: 172 - storey * 17,
}));

/** The regular numbers once more, large enough for a phone, in the order they came. */
const rowPlaces = [0, 1, 2, 3, 4, 5].map((at) => ({
  x: 52 + (at % 3) * 74,
  y: 142 + Math.floor(at / 3) * 76,
}));

export const Scene = () => {
  const { words } = useTable();
  const { results } = useTableState();
  const show = useShow();
  const drawn = show ? readMarks(show.result.outcome) : null;
  const shown = drawn ?? readMarks(results.at(-1)?.outcome);
  const numbers = shown ? [...shown.numbers, shown.special] : [];
  const elapsed = show?.elapsedMs ?? 0;
  const isLit = (at: number): boolean => drawn === null || elapsed >= at;
  const isIn = drawn !== null && elapsed >= litAtMs[6];
  return (
    <SceneArt
      className="mark-scene"
      viewBox="0 0 800 340"
      told={isIn && show ? words.result(show.result.summary) : null}
      data-resting={drawn === null}
    >
      <circle className="mark-moon" cx="610" cy="96" r="66" />
      <path className="mark-hills" d="M0 300Q120 220 250 282Q400 210 560 280Q690 226 800 276V340H0Z" />
      <path className="pagoda-spire" d="M400 4L406 40H394Z" />
      {storeys.map(({ at, y, half }, storey) => {
        const number = numbers[storey];
        const lit = number !== undefined && isLit(at);
        const wall = half - 34;
        return (
          <g key={at} className="storey" data-lit={lit} data-top={storey === 6}>
            <rect className="storey-wall" x={400 - wall} y={y - 14} width={2 * wall} height="32" />
            <path
              className="storey-roof"
              d={`M${400 - half} ${y - 8}Q${400 - half * 0.62} ${y - 14} ${400 - wall + 8} ${y - 26}H${400 + wall - 8}Q${400 + half * 0.62} ${y - 14} ${400 + half} ${y - 8}Q400 ${y - 18} ${400 - half} ${y - 8}Z`}
            />
            {lit && (
              <g className="storey-ball" data-wave={waveOf(number)} transform={`translate(400 ${y + 2})`}>
                <circle r="18" />
                <text y="7">{number}</text>
              </g>
            )}
          </g>
        );
      })}
      {rowPlaces.map(({ x, y }, at) => {
        const number = numbers[at];
        return number !== undefined && isLit(litAtMs[at] ?? 0) ? (
          <g
            key={x + y}
            className="storey-ball large"
            data-wave={waveOf(number)}
            transform={`translate(${x} ${y})`}
          >
            <circle r="32" />
            <text y="11">{number}</text>
          </g>
        ) : (
          <circle key={x + y} className="ball-place" cx={x} cy={y} r="31" />
        );
      })}
      <path className="mark-ground" d="M200 316H600L624 340H176Z" />
      {isIn && drawn && (
        <g className="storey-ball special" data-wave={waveOf(drawn.special)} transform="translate(610 96)">
          <circle r="44" />
          <text y="15">{drawn.special}</text>
        </g>
      )}
    </SceneArt>
  );
};
