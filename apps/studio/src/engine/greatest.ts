/**
 * The greatest win of a round that can happen, exactly: the best stops of each kind of spin, found by leaving out what cannot
 * become the best, and the best order of such spins within the free spins that a round may have.
 */
import { payOfLine } from './evaluate.ts';
import {
  type Crossed,
  type Gathered,
  type Gathering,
  gatheredTimes,
  letterAt,
  lineCount,
  lines,
  type Mode,
  pathOf,
  reelCount,
  reelSetOf,
  rowCount,
  type SlotMachine,
  timesOf,
} from './machine.ts';
import { gatheredAfter, giftsBetween } from './round.ts';

/** Counted in view, as far as it matters for what follows: scatters, and wilds where they are gathered. */
interface Counts {
  readonly scatters: number;
  readonly wilds: number;
}

/** What a reel may show: its three letters as lines read them, and what is counted in them. */
interface Column extends Counts {
  readonly shown: readonly string[];
  /** What its scatters multiply lines by, where something passes them. */
  readonly times: number;
}

const columnsOf = (
  machine: SlotMachine,
  mode: Mode,
  gathered: Gathered,
  crossed: Crossed,
): readonly Column[][] => {
  const path = pathOf(machine, crossed) ?? [];
  const { strips, wildsExpand } = reelSetOf(machine, mode, gathered);
  const gathers = machine.gathering !== undefined && gathered !== null && gathered < machine.gathering.most;
  const worthOf = ({ shown }: Column): number =>
    shown.reduce((sum, letter) => sum + (machine.linePays[letter]?.[2] ?? 0), 0);
  return strips.map((strip, reel) => {
    const passed = path.flatMap(([passedReel, row]) => (passedReel === reel ? [row] : []));
    const columns = new Map<string, Column>();
    for (let stop = 0; stop < strip.length; stop += 1) {
      const window = Array.from({ length: rowCount }, (_, row) => letterAt(strip, stop, row));
      const count = (letter: string): number => window.filter((one) => one === letter).length;
      const [scatters, wilds] = [count(machine.scatter), count(machine.wild)];
      const filled = wildsExpand && wilds > 0;
      const shown = window.map((letter, row) => (filled || passed.includes(row) ? machine.wild : letter));
      const met = passed.filter((row) => window[row] === machine.scatter).length;
      const times = timesOf(machine, met);
      const column = { shown, scatters, wilds: gathers ? wilds : 0, times };
      columns.set(`${shown.join('')}/${scatters}/${column.wilds}/${times}`, column);
    }
    // The best first: what is found early leaves out the more.
    return [...columns.values()].sort((one, other) => worthOf(other) - worthOf(one));
  });
};

/** The most that a line which begins so can still pay. */
const boundsOf = (machine: SlotMachine, columns: readonly Column[][]) => {
  const letters = columns.map((reel) => [...new Set(reel.flatMap(({ shown }) => shown))]);
  const known = new Map<string, number>();
  const bound = (prefix: string): number => {
    const found = known.get(prefix);
    if (found !== undefined) return found;
    const most =
      prefix.length === reelCount
        ? (payOfLine(machine, [...prefix])?.units ?? 0)
        : Math.max(...(letters[prefix.length] ?? []).map((letter) => bound(prefix + letter)));
    known.set(prefix, most);
    return most;
  };
  return bound;
};

interface Best extends Counts {
  /** Line stakes. */
  readonly units: number;
}

/** Every sum of counts that the reels from each on can add. */
const sumsFrom = (columns: readonly Column[][]): readonly Counts[][] => {
  let sums: Counts[] = [{ scatters: 0, wilds: 0 }];
  const all = [sums];
  for (const reel of [...columns].reverse()) {
    const next = new Map<string, Counts>();
    for (const before of sums)
      for (const column of reel) {
        const [scatters, wilds] = [before.scatters + column.scatters, before.wilds + column.wilds];
        next.set(`${scatters}/${wilds}`, { scatters, wilds });
      }
    sums = [...next.values()];
    all.unshift(sums);
  }
  return all;
};

/** Of spins that count so much, the greatest win of each, in line stakes. */
export const bestSpins = (
  machine: SlotMachine,
  mode: Mode,
  gathered: Gathered = null,
  crossed: Crossed = null,
  turned = 0,
): readonly Best[] => {
  const reels = reelSetOf(machine, mode, gathered);
  const columns = columnsOf(machine, mode, gathered, crossed);
  /** The most that the reels from each on can multiply by. */
  const timesFrom = [...columns, []].map((_, from) =>
    columns
      .slice(from)
      .reduce(
        (product, reel) => product * Math.max(...reel.map(({ times }) => times)),
        reels.multiplier * (turned + 1),
      ),
  );
  const bound = boundsOf(machine, columns);
  const best = new Map<string, Best>();
  const later = sumsFrom(columns);
  // Scatters that bring nothing are as good as none.
  const keyOf = (scatters: number, wilds: number): string =>
    `${reels.scatterAwards[scatters] ? scatters : 0}/${wilds}`;
  const visit = (
    at: number,
    prefixes: readonly string[],
    { scatters, wilds, times }: Counts & { readonly times: number },
  ): void => {
    const most = prefixes.reduce((sum, prefix) => sum + bound(prefix), 0) * times * (timesFrom[at] ?? 1);
    const isHopeless = (later[at] ?? []).every((more) => {
      const found = best.get(keyOf(scatters + more.scatters, wilds + more.wilds));
      return found !== undefined && found.units >= most;
    });
    if (isHopeless) return;
    if (at === reelCount) {
      best.set(keyOf(scatters, wilds), { scatters, wilds, units: most });
      return;
    }
    for (const column of columns[at] ?? [])
      visit(
        at + 1,
        prefixes.map((prefix, line) => prefix + (column.shown[lines[line]?.[at] ?? 0] ?? '')),
        {
          scatters: scatters + column.scatters,
          wilds: wilds + column.wilds,
          times: times * column.times,
        },
      );
  };
  visit(
    0,
    lines.map(() => ''),
    { scatters: 0, wilds: 0, times: 1 },
  );
  return [...best.values()].map(({ scatters, wilds, units }) => ({
    scatters,
    wilds,
    units: units + (reels.scatterAwards[scatters]?.stakes ?? 0) * lineCount,
  }));
};

/** The greatest win of a round, in stakes. */
export const greatestOf = (machine: SlotMachine): number => {
  const { gathering, freeSpinsMax: max } = machine;
  const early = bestSpins(machine, 'free', gathering ? 0 : null);
  const full = gathering ? bestSpins(machine, 'free', gathering.most) : early;
  /** Those before everything is gathered differ by what multiplies their lines alone. */
  const grown = (gathering: Gathering, gathered: number): readonly Best[] =>
    early.map((spin) => {
      const onScatters = (machine.free.scatterAwards[spin.scatters]?.stakes ?? 0) * lineCount;
      const onLines = (spin.units - onScatters) / gathering.multiplier;
      return { ...spin, units: onLines * gatheredTimes(gathering, gathered) + onScatters };
    });
  const bestFree = gathering
    ? Array.from({ length: gathering.most + 1 }, (_, gathered) =>
        gathered < gathering.most ? grown(gathering, gathered) : full,
      )
    : [early];
  const known = new Map<string, number>();
  const toCome = (played: number, awarded: number, gathered: number): number => {
    if (played === awarded) return 0;
    const key = `${played}/${awarded}/${gathered}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let most = 0;
    for (const { scatters, wilds, units } of bestFree[gathered] ?? []) {
      const after = gathering ? gatheredAfter(gathering, gathered, wilds) : gathered;
      const given =
        (machine.free.scatterAwards[scatters]?.freeSpins ?? 0) +
        (gathering ? giftsBetween(gathering, gathered, after) : 0);
      most = Math.max(most, units + toCome(played + 1, Math.min(max, awarded + given), after));
    }
    known.set(key, most);
    return most;
  };
  const { crossing } = machine;
  // What crosses wins most after its last turn.
  const crossings = [...(crossing?.paths.keys() ?? [])];
  const spins = [
    ...bestSpins(machine, 'base'),
    ...crossings.flatMap((crossed) => bestSpins(machine, 'base', null, crossed, crossing?.turns)),
  ];
  const units = spins.map(
    (spin) =>
      spin.units + toCome(0, Math.min(max, machine.base.scatterAwards[spin.scatters]?.freeSpins ?? 0), 0),
  );
  return Math.max(...units) / lineCount;
};
