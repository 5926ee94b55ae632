import { useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { readDigits } from './read.ts';
import { stopsAtMs } from './schedule.ts';

const rodX = [130, 250, 370] as const;

/** Beads of a digit on a Chinese abacus: one above the beam counts five, four below count one each. */
const Rod = ({ x, digit, rolling }: { x: number; digit: number | null; rolling: boolean }) => {
  const five = digit !== null && digit >= 5;
  const ones = digit === null ? 0 : digit % 5;
  return (
    <g transform={`translate(${x} 0)`} className="rod" data-rolling={rolling}>
      <path className="rod-wire" d="M0 34V226" />
      <g className="bead five" transform={`translate(0 ${five ? 78 : 54})`}>
        <path d="M-34 0L-18 -13H18L34 0L18 13H-18Z" />
        <path className="bead-light" d="M-18 -9H18L24 -4H-24Z" />
      </g>
      {[0, 1, 2, 3].map((bead) => (
        <g
          key={bead}
          className="bead"
          transform={`translate(0 ${bead < ones ? 120 + bead * 26 : 134 + bead * 26})`}
        >
          <path d="M-34 0L-18 -13H18L34 0L18 13H-18Z" />
          <path className="bead-light" d="M-18 -9H18L24 -4H-24Z" />
        </g>
      ))}
    </g>
  );
};

const Drum = ({ x, digit, rolling }: { x: number; digit: number | null; rolling: boolean }) => (
  <g transform={`translate(${x} 284)`} className="drum">
    <path className="drum-paper" d="M-38 -30H38Q46 0 38 30H-38Q-46 0 -38 -30Z" />
    <path className="drum-cap" d="M-40 -36H40V-28H-40ZM-40 28H40V36H-40Z" />
    {rolling ? (
      <g className="drum-rolling">
        <text y="-8">3</text>
        <text y="24">8</text>
      </g>
    ) : (
      <text className="drum-digit" y="17">
        {digit ?? '–'}
      </text>
    )}
  </g>
);

export const Scene = () => {
  const { words } = useTable();
  const { results } = useTableState();
  const show = useShow();
  const drawn = show ? readDigits(show.result.outcome) : null;
  const before = drawn ?? readDigits(results.at(-1)?.outcome);
  const shown = rodX.map((_, place) => {
    const rolling =
      drawn !== null && show !== null && !show.isOver && show.elapsedMs < (stopsAtMs[place] ?? 0);
    return { rolling, digit: rolling ? null : (before?.digits[place] ?? null) };
  });
  const still = shown.every(({ rolling }) => !rolling);
  return (
    <SceneArt
      className="digits-scene"
      viewBox="0 0 500 336"
      preserveAspectRatio="xMidYMid meet"
      told={before && still ? words.result(before.digits.join('')) : null}
    >
      <path className="abacus-shade" d="M34 30H466L474 244H26Z" />
      {rodX.map((x, place) => (
        <Rod key={x} x={x} digit={shown[place]?.digit ?? null} rolling={shown[place]?.rolling ?? false} />
      ))}
      <path className="abacus-beam" d="M44 94H456V106H44Z" />
      <path
        className="abacus-frame"
        d="M30 16H470V36H30ZM30 224H470V246H30ZM30 16H52V246H30ZM448 16H470V246H448Z"
      />
      <path
        className="abacus-brass"
        d="M36 22h12v12h-12zM452 22h12v12h-12zM36 230h12v12h-12zM452 230h12v12h-12z"
      />
      {rodX.map((x, place) => (
        <Drum key={x} x={x} digit={shown[place]?.digit ?? null} rolling={shown[place]?.rolling ?? false} />
      ))}
    </SceneArt>
  );
};
