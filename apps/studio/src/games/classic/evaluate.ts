import { unitsPerStake } from '../units.ts';
import { type ClassicLine, type ClassicMachine, lines, rowCount } from './machine.ts';

/** Letters in view: three reels of three rows, top to bottom. */
export type ClassicWindow = readonly (readonly string[])[];

export interface ClassicLineWin {
  /** Index into `lines`. */
  readonly line: number;
  /** The letter that pays; `null` for a mixture of the family. */
  readonly letter: string | null;
  /** Line stakes. */
  readonly lineStakes: number;
}

export interface ClassicEvaluation {
  readonly window: ClassicWindow;
  readonly lineWins: readonly ClassicLineWin[];
  /** Everything won on lines, in twentieths of the stake. */
  readonly units: number;
}

export const unitsPerLine = unitsPerStake / lines.length;

/** Letters in view where the reels have stopped. Throws `RangeError` for a stop that is off its strip. */
export const windowAt = (machine: ClassicMachine, stops: readonly number[]): ClassicWindow =>
  machine.strips.map((strip, reel) => {
    const stop = stops[reel];
    if (stop === undefined || !Number.isInteger(stop) || stop < 0 || stop >= strip.length)
      throw new RangeError(`stop of reel ${reel} is off its strip: ${stop}`);
    return Array.from({ length: rowCount }, (_, row) => strip.charAt((stop + row) % strip.length));
  });

/** What three letters on a line pay: three of a kind before a mixture of the family; wilds stand for either. */
export const payOfLine = (
  machine: ClassicMachine,
  letters: readonly string[],
): Omit<ClassicLineWin, 'line'> | undefined => {
  const others = new Set(letters.filter((letter) => letter !== machine.wild));
  const [only = machine.wild] = others;
  const lineStakes = others.size < 2 ? (machine.pays[only] ?? 0) : 0;
  if (lineStakes > 0) return { letter: only, lineStakes };
  return [...others].every((letter) => machine.family.includes(letter))
    ? { letter: null, lineStakes: machine.familyPays }
    : undefined;
};

const lettersOn = (window: ClassicWindow, line: ClassicLine): string[] =>
  line.map((row, reel) => window[reel]?.[row] ?? '');

/** Everything that one stop of the reels is worth. Pure: the same stops always give the same answer. */
export const evaluateClassic = (machine: ClassicMachine, stops: readonly number[]): ClassicEvaluation => {
  const window = windowAt(machine, stops);
  const lineWins = lines.flatMap((rows, line): ClassicLineWin[] => {
    const pay = payOfLine(machine, lettersOn(window, rows));
    return pay ? [{ line, ...pay }] : [];
  });
  const units = lineWins.reduce((sum, win) => sum + win.lineStakes * unitsPerLine, 0);
  return { window, lineWins, units };
};
