import { type CSSProperties, useEffect, useState } from 'react';
import { traceMs, traceStepMs } from './traces.ts';

const lineShownMs = 1_300;
const calm = '(prefers-reduced-motion: reduce)';

export interface WinLine {
  readonly line: number;
  /** The row of each reel that won, from the left. */
  readonly rows: readonly number[];
  /** What it won, where that is told beside it. */
  readonly amount?: string;
}

/** Where several lines end at one place, no more amounts than these stand there at once; all are told one after another. */
const amountsMax = 2;

/** What lines won, each at its end: at the lower edge of the last reel that it covers. */
const Amounts = ({
  wins,
  reelCount,
  afterOf,
}: {
  wins: readonly WinLine[];
  reelCount: number;
  afterOf: ((line: number) => number) | null;
}) => {
  const ends = new Map<string, WinLine[]>();
  for (const win of wins) {
    const end = `${win.rows.length}/${win.rows.at(-1) ?? 0}`;
    ends.set(end, [...(ends.get(end) ?? []), win]);
  }
  return [...ends.values()].flatMap((ended) =>
    ended.slice(0, amountsMax).flatMap(({ line, rows, amount }, index) => {
      if (amount === undefined) return [];
      const at = {
        '--x': rows.length / reelCount,
        '--y': ((rows.at(-1) ?? 0) + 1) / 3,
        '--stack': index,
        ...(afterOf && { '--after': `${afterOf(line) + traceMs - 120}ms` }),
      } as CSSProperties;
      return (
        <b
          key={line}
          className="line-amount"
          data-last={rows.length === reelCount}
          data-traced={afterOf !== null}
          style={at}
          aria-hidden="true"
        >
          {amount}
        </b>
      );
    }),
  );
};

/** What many lines won together, in the middle below them: as the first of them is drawn. */
const Together = ({ told }: { told: string }) => (
  <b
    className="line-amount lines-together"
    data-traced="true"
    style={{ '--x': 0.5, '--y': 1, '--stack': 0, '--after': `${traceMs}ms` } as CSSProperties}
    aria-hidden="true"
  >
    {told}
  </b>
);

/** Points of a line that light up one after another as it reaches them. */
const LineStars = ({
  rows,
  reelCount,
  afterMs,
}: {
  rows: readonly number[];
  reelCount: number;
  afterMs: number;
}) =>
  [...rows.entries()].map(([reel, row]) => {
    const at = {
      '--x': (reel + 0.5) / reelCount,
      '--y': (row + 0.5) / 3,
      '--after': `${afterMs + (traceMs * reel) / rows.length}ms`,
    } as CSSProperties;
    return <i key={`${reel}/${row}`} className="line-star" style={at} aria-hidden="true" />;
  });

/**
 * The winning lines over the reels, each with what it won: all of them, then one after another. `isTraced`: each is drawn from the
 * left, one after another from the first time on. `together`: while all of them stand, it is told instead of what each won.
 */
export const WinLines = ({
  wins,
  reelCount,
  isTraced = false,
  together = null,
}: {
  wins: readonly WinLine[];
  reelCount: number;
  isTraced?: boolean;
  together?: string | null;
}) => {
  const [turn, setTurn] = useState(0);
  const stepMs = traceStepMs(wins.length);
  const firstMs = isTraced ? stepMs * wins.length + lineShownMs : lineShownMs;
  useEffect(() => {
    setTurn(0);
    if (wins.length < 2 || window.matchMedia(calm).matches) return;
    let timer = setTimeout(function next() {
      setTurn((current) => current + 1);
      timer = setTimeout(next, lineShownMs);
    }, firstMs);
    return () => clearTimeout(timer);
  }, [wins.length, firstMs]);
  const all = turn === 0 ? wins : wins.slice((turn - 1) % wins.length, ((turn - 1) % wins.length) + 1);
  const places = new Map(all.map(({ line }, index) => [line, index * stepMs]));
  const afterOf = (line: number): number => places.get(line) ?? 0;
  return (
    <>
      <svg
        className="win-lines"
        viewBox={`0 0 ${reelCount * 100} 300`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {all.map(({ line, rows }) => {
          const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
          const after = { '--after': `${afterOf(line)}ms` } as CSSProperties;
          return (
            // A line that is alone is drawn anew.
            <g key={`${line}/${turn}`} className="win-line-pair" data-traced={isTraced} style={after}>
              <polyline className="win-line-shade" points={points} />
              <polyline className="win-line" points={points} />
            </g>
          );
        })}
      </svg>
      {isTraced &&
        all.map(({ line, rows }) => (
          <LineStars key={`${line}/${turn}`} rows={rows} reelCount={reelCount} afterMs={afterOf(line)} />
        ))}
      {together !== null && turn === 0 ? (
        <Together told={together} />
      ) : (
        <Amounts
          key={isTraced ? turn : 0}
          wins={all}
          reelCount={reelCount}
          afterOf={isTraced ? afterOf : null}
        />
      )}
    </>
  );
};

/** The symbols in view, row by row, for those who do not see them. */
export const SpokenWindow = ({
  window,
  nameOf,
}: {
  window: readonly (readonly string[])[];
  nameOf: (letter: string) => string;
}) => (
  <ul className="unseen">
    {[0, 1, 2].map((row) => (
      <li key={row}>{window.map((column) => nameOf(column[row] ?? '')).join(', ')}</li>
    ))}
  </ul>
);

const rowNumbers = [0, 1, 2] as const;

/** The reels in small, with some of their cells lit. */
export const CellsPicture = ({ reelCount, isOn, name }: CellsPictureProps) => (
  <svg viewBox={`0 0 ${reelCount * 10} 36`} className="line-picture" role="img" aria-label={name}>
    {Array.from(new Array(reelCount).keys()).flatMap((reel) =>
      rowNumbers.map((row) => (
        <rect
          key={`${reel}-${row}`}
          x={reel * 10 + 1}
          y={row * 12 + 1}
          width="8"
          height="10"
          rx="2"
          className={isOn(reel, row) ? 'on' : 'off'}
        />
      )),
    )}
  </svg>
);

interface CellsPictureProps {
  readonly reelCount: number;
  readonly isOn: (reel: number, row: number) => boolean;
  readonly name: string;
}

/** How a line runs over the reels. */
export const LinePicture = ({ rows, number }: { rows: readonly number[]; number: number }) => (
  <CellsPicture
    reelCount={rows.length}
    isOn={(reel, row) => rows[reel] === row}
    name={`${number}: ${rows.map((row) => row + 1).join(' ')}`}
  />
);
