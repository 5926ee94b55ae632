/**
 * What crosses and wins nothing turns round. Lines are read from the left and pay for three at least, so that the first three reels
 * tell whether any does; scatters of the other two are counted beside them.
 */
import { payOfLine } from './evaluate.ts';
import { type Fraction, fraction, plus, times } from './fraction.ts';
import { type Crossing, letterAt, lines, type Path, rowCount, type SlotMachine } from './machine.ts';

/** The shortest run that a line pays for. */
const runLeast = 3;

interface Column {
  /** As lines read it. */
  readonly shown: readonly string[];
  readonly scatters: number;
  /** Stops that show it. */
  readonly ways: number;
}

const columnsOf = ({ base, wild, scatter }: SlotMachine, reel: number, path: Path): Column[] => {
  const strip = base.strips[reel] ?? '';
  const columns = new Map<string, Column>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const window = Array.from({ length: rowCount }, (_, row) => letterAt(strip, stop, row));
    const shown = window.map((letter, row) =>
      path.some(([passedReel, passedRow]) => passedReel === reel && passedRow === row) ? wild : letter,
    );
    const scatters = window.filter((letter) => letter === scatter).length;
    const key = `${shown.join('')}/${scatters}`;
    columns.set(key, { shown, scatters, ways: (columns.get(key)?.ways ?? 0) + 1 });
  }
  return [...columns.values()];
};

/** Combinations of stops of these reels by the scatters that they show. */
const scatterWays = (reels: readonly Column[][]): number[] =>
  reels.reduce<number[]>(
    (all, reel) => {
      const next: number[] = [];
      for (const [seen, ways] of all.entries())
        for (const column of reel)
          next[seen + column.scatters] = (next[seen + column.scatters] ?? 0) + ways * column.ways;
      return Array.from(next, (ways) => ways ?? 0);
    },
    [1],
  );

/** The chance that a paid spin which this path crosses wins nothing, exactly. */
export const emptyChance = (machine: SlotMachine, path: Path): Fraction => {
  const reels = machine.base.strips.map((_, reel) => columnsOf(machine, reel, path));
  const [first = [], second = [], third = []] = reels;
  const others = scatterWays(reels.slice(runLeast));
  const begun = [...new Map(lines.map((line) => [line.slice(0, runLeast).join(), line])).values()];
  const isPaid = (columns: readonly Column[]): boolean =>
    begun.some((line) =>
      payOfLine(
        machine,
        columns.map(({ shown }, reel) => shown[line[reel] ?? 0] ?? ''),
      ),
    );
  let empty = 0n;
  for (const one of first)
    for (const two of second)
      for (const three of third) {
        if (isPaid([one, two, three])) continue;
        const seen = one.scatters + two.scatters + three.scatters;
        const rest = others.reduce(
          (sum, ways, scatters) => (machine.base.scatterAwards[seen + scatters] ? sum : sum + ways),
          0,
        );
        empty += BigInt(one.ways * two.ways * three.ways * rest);
      }
  const all = machine.base.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return fraction(empty, all);
};

/** The chance that a crossing wins nothing, whichever of the paths it takes. */
export const emptyCrossing = (machine: SlotMachine, { paths }: Crossing): Fraction =>
  times(
    paths.reduce((sum, path) => plus(sum, emptyChance(machine, path)), fraction(0)),
    fraction(1, paths.length),
  );

/** The chance, for each turn, that a paid spin is followed by a spin after that turn. */
export const turnChances = (machine: SlotMachine): readonly Fraction[] => {
  const { crossing } = machine;
  if (!crossing) return [];
  const empty = emptyCrossing(machine, crossing);
  let chance = fraction(crossing.paths.length, crossing.chances);
  return Array.from({ length: crossing.turns }, () => {
    chance = times(chance, empty);
    return chance;
  });
};
