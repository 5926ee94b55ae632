import { sumOfDice } from '../../../src/tables/games/threeDice.ts';
import { Pips } from '../dice/DieFace.tsx';
import { readDice } from '../dice/read.ts';
import { rollText } from '../dice/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { litAtMs, toldAtMs } from './schedule.ts';

const lanterns = [
  { x: 220, y: 168 },
  { x: 400, y: 138 },
  { x: 580, y: 168 },
] as const;

/** A sky lantern round its middle; lit, it shows the face that was drawn. */
const SkyLantern = ({ face, state }: { face: number | null; state: 'rest' | 'rising' | 'lit' }) => (
  <g className="sky-lantern" data-state={state}>
    <ellipse className="lantern-glow" cx="0" cy="0" rx="104" ry="112" />
    <path
      className="lantern-paper"
      d="M-54 -72Q0 -98 54 -72C72 -36 70 24 46 74Q0 88 -46 74C-70 24 -72 -36 -54 -72Z"
    />
    <path className="lantern-fold" d="M-22 -86C-34 -30 -32 36 -18 80M22 -86C34 -30 32 36 18 80" />
    <path className="lantern-rim" d="M-46 74Q0 88 46 74L43 84Q0 97 -43 84Z" />
    <path className="lantern-flame" d="M0 84C-12 98 -8 110 0 116C8 110 12 98 0 84Z" />
    {face !== null && (
      <g className="lantern-face" transform="translate(0 -4) scale(2.5)">
        <rect className="lantern-die" x="-12" y="-12" width="24" height="24" rx="5" />
        <Pips face={face} />
      </g>
    )}
  </g>
);

export const Scene = () => {
  const { lang } = useTable();
  const { results } = useTableState();
  const show = useShow();
  const drawn = show ? readDice(show.result.outcome) : null;
  const before = readDice(results.at(-1)?.outcome);
  const elapsed = show?.elapsedMs ?? 0;
  const isLit = (at: number): boolean => drawn !== null && elapsed >= (litAtMs[at] ?? 0);
  const isTold = drawn !== null && elapsed >= toldAtMs;
  const told = drawn && isTold ? rollText(drawn.dice.join('-'), lang, false) : null;
  return (
    <SceneArt className="fast-scene" viewBox="0 0 800 340" told={told}>
      <defs>
        <radialGradient id="lantern-light">
          <stop className="lantern-near" offset="0.35" />
          <stop className="lantern-far" offset="1" />
        </radialGradient>
      </defs>
      <path
        className="far-hills"
        d="M0 250Q110 190 220 232Q330 176 440 228Q560 184 660 230Q740 204 800 236V340H0Z"
      />
      <path className="near-shore" d="M0 300Q200 268 400 292Q600 268 800 300V340H0Z" />
      {lanterns.map(({ x, y }, at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <SkyLantern
            face={drawn ? (isLit(at) ? (drawn.dice[at] ?? null) : null) : (before?.dice[at] ?? null)}
            state={drawn ? (isLit(at) ? 'lit' : 'rising') : 'rest'}
          />
        </g>
      ))}
      {told && drawn && (
        <text className="scene-verdict" x="400" y="312">
          {`${sumOfDice(drawn)} · ${told.split(' · ').slice(2).join(' · ')}`}
        </text>
      )}
    </SceneArt>
  );
};
