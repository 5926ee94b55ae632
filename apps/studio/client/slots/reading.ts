/** Reads a line machine's spins for the page: what is lit, what is owed to the eye. Pure. */
import type { Evaluation, LineWin, Window } from '../../src/engine/evaluate.ts';
import { lines, type Mode, type Path } from '../../src/engine/machine.ts';
import type { Cell } from '../reels/reelBox.ts';

/** What the reels show after a spin. */
export interface Shown {
  mode: Mode;
  /** What lines were multiplied by. */
  times: number;
  lineWins: LineWin[];
  /** Letters in view, by reel, wild reels filled. */
  window: Window;
}

export const shownOf = (mode: Mode, { lineWins, shown, times }: Evaluation): Shown => ({
  mode,
  times,
  lineWins,
  window: shown,
});

export const cellsOf = (evaluation: Evaluation, letter: string): Cell[] =>
  evaluation.window.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === letter ? [{ reel, row }] : [])),
  );

/** The first `count` cells of a line. */
export const cellsOfLine = (line: number, count: number): Cell[] =>
  (lines[line] ?? []).slice(0, count).map((row, reel) => ({ reel, row }));

export const cellsOfPath = (path: Path): Cell[] => path.map(([reel, row]) => ({ reel, row }));

export const litCells = (evaluation: Evaluation): Cell[] => {
  const cells = new Map<string, Cell>();
  for (const { line, count } of evaluation.lineWins) {
    for (const cell of cellsOfLine(line, count)) cells.set(`${cell.reel}/${cell.row}`, cell);
  }
  return [...cells.values()];
};

/** The reel with which so many scatters show; `null` where fewer do. */
const reelOfScatter = (scatter: string, { window }: Evaluation, count: number): number | null => {
  let seen = 0;
  for (const [reel, column] of window.entries()) {
    if (column.includes(scatter)) seen += 1;
    if (seen === count) return reel;
  }
  return null;
};

/** The reel from which on a third scatter is being waited for; `null` when two never show before the last. */
export const suspenseFrom = (scatter: string, evaluation: Evaluation): number | null => {
  const second = reelOfScatter(scatter, evaluation, 2);
  return second === null || second === evaluation.window.length - 1 ? null : second + 1;
};

/** The reel that brings the third scatter; `null` where none does. */
export const foundAt = (scatter: string, evaluation: Evaluation): number | null =>
  reelOfScatter(scatter, evaluation, 3);
