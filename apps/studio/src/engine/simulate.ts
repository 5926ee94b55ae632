/**
 * Plays a machine many times with a seeded generator and measures what comes back. A flat, allocation-free
 * twin of `playSpin` for speed: every reel is a table of letter numbers, every line pay is looked up. Tests
 * hold it against `evaluateSpin` stop by stop.
 */
import { payOfLine } from './evaluate.ts';
import {
  type Gathered,
  lineCount,
  lines,
  type Mode,
  reelCount,
  reelSetOf,
  rowCount,
  type SlotMachine,
} from './machine.ts';
import { gatheredAfter, giftsBetween } from './round.ts';

export type Measured = {
  rounds: number;
  /** Share of all stakes returned. */
  rtp: number;
  /** Standard error of `rtp`. */
  standardError: number;
  /** Standard deviation of one round's win, in stakes: the machine's volatility. */
  deviation: number;
  /** Share of rounds that win anything. */
  hitRate: number;
  triggers: number;
  freeSpins: number;
  /** Greatest win of a round, in stakes. */
  greatest: number;
};

/** sfc32: small, fast, passes PractRand; only ever used for measuring, never for play. */
export const seededWords = (seed: number): (() => number) => {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 16; warm += 1) next();
  return next;
};

type Table = {
  strips: Uint8Array[];
  pays: Int32Array;
  base: number;
  expands: boolean;
  wild: number;
  scatter: number;
  multiplier: number;
  awardUnits: Int32Array;
  awardSpins: Int32Array;
};

/** What each word of five letters pays. */
const paysOf = (machine: SlotMachine): Int32Array => {
  const letters = Object.keys(machine.letters);
  const base = letters.length;
  const pays = new Int32Array(base ** reelCount);
  for (let index = 0; index < pays.length; index += 1) {
    const word: string[] = [];
    for (let rest = index, reel = 0; reel < reelCount; reel += 1, rest = Math.floor(rest / base)) {
      word.push(letters[rest % base] ?? '');
    }
    pays[index] = payOfLine(machine, word)?.units ?? 0;
  }
  return pays;
};

const tableOf = (machine: SlotMachine, pays: Int32Array, mode: Mode, gathered: Gathered = null): Table => {
  const reels = reelSetOf(machine, mode, gathered);
  const letters = Object.keys(machine.letters);
  const counts = Array.from({ length: reelCount + 1 }, (_, count) => reels.scatterAwards[count]);
  return {
    strips: reels.strips.map((strip) => Uint8Array.from(strip, (letter) => letters.indexOf(letter))),
    pays,
    base: letters.length,
    expands: reels.wildsExpand,
    wild: letters.indexOf(machine.wild),
    scatter: letters.indexOf(machine.scatter),
    multiplier: reels.multiplier,
    awardUnits: Int32Array.from(counts, (award) => (award?.stakes ?? 0) * lineCount),
    awardSpins: Int32Array.from(counts, (award) => award?.freeSpins ?? 0),
  };
};

const flatLines = Uint8Array.from(lines.flat());

/**
 * One player's seat at the machine: spins it and tells the units won, the free spins awarded, the wilds in view and whether something
 * crossed. What crosses is asked of `stopOf` after the stops.
 */
export const fastMachine = (machine: SlotMachine) => {
  const pays = paysOf(machine);
  const tables = { base: tableOf(machine, pays, 'base'), free: tableOf(machine, pays, 'free') };
  /** By what is gathered before. */
  const gathering = Array.from({ length: (machine.gathering?.most ?? -1) + 1 }, (_, gathered) =>
    tableOf(machine, pays, 'free', gathered),
  );
  const { crossing } = machine;
  /** Cells of each path. */
  const paths = (crossing?.paths ?? []).map((path) => path.map(([reel, row]) => reel * rowCount + row));
  const cells = new Uint8Array(reelCount * rowCount);
  const result = { units: 0, freeSpins: 0, wilds: 0, isCrossed: false };
  return (
    mode: Mode,
    stopOf: (length: number) => number,
    gathered: Gathered = null,
    turned = 0,
  ): typeof result => {
    const table =
      (mode === 'free' && gathered !== null && gathering[Math.min(gathered, gathering.length - 1)]) ||
      tables[mode];
    let [scatters, wilds] = [0, 0];
    for (let reel = 0; reel < reelCount; reel += 1) {
      const strip = table.strips[reel] ?? cells;
      const stop = stopOf(strip.length);
      let wild = false;
      for (let row = 0; row < rowCount; row += 1) {
        const at = stop + row;
        const letter = strip[at < strip.length ? at : at - strip.length] ?? 0;
        if (letter === table.scatter) scatters += 1;
        if (letter === table.wild) {
          wild = true;
          wilds += 1;
        }
        cells[reel * rowCount + row] = letter;
      }
      if (wild && table.expands) cells.fill(table.wild, reel * rowCount, reel * rowCount + rowCount);
    }
    let times = table.multiplier * (mode === 'base' ? turned + 1 : 1);
    result.isCrossed = false;
    if (crossing && mode === 'base')
      for (const cell of paths[stopOf(turned > 0 ? paths.length : crossing.chances)] ?? []) {
        if (cells[cell] === table.scatter) times *= crossing.scatterTimes;
        cells[cell] = table.wild;
        result.isCrossed = true;
      }
    let units = 0;
    for (let at = 0; at < flatLines.length; at += reelCount) {
      let index = 0;
      for (let reel = reelCount - 1; reel >= 0; reel -= 1) {
        index = index * table.base + (cells[reel * rowCount + (flatLines[at + reel] ?? 0)] ?? 0);
      }
      units += table.pays[index] ?? 0;
    }
    result.units = units * times + (table.awardUnits[scatters] ?? 0);
    result.freeSpins = table.awardSpins[scatters] ?? 0;
    result.wilds = wilds;
    return result;
  };
};

/** Whether something crossed and won nothing, so that it turns round. */
const isEmptyCrossing = ({ isCrossed, units, freeSpins }: ReturnType<ReturnType<typeof fastMachine>>) =>
  isCrossed && units === 0 && freeSpins === 0;

export const simulate = (machine: SlotMachine, rounds: number, seed: number): Measured => {
  const words = seededWords(seed);
  const stopOf = (length: number): number => {
    const usable = 2 ** 32 - (2 ** 32 % length);
    let word = words();
    while (word >= usable) word = words();
    return word % length;
  };
  const spin = fastMachine(machine);
  let [sum, squares, hits, triggers, freeSpins, greatest] = [0, 0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    let paid = spin('base', stopOf);
    const mayTurn = machine.crossing?.turns ?? 0;
    for (let turned = 1; turned <= mayTurn && isEmptyCrossing(paid); turned += 1)
      paid = spin('base', stopOf, null, turned);
    let units = paid.units;
    let left = paid.freeSpins;
    if (left > 0) {
      triggers += 1;
      let awarded = left;
      let gathered: Gathered = machine.gathering ? 0 : null;
      while (left > 0) {
        const free = spin('free', stopOf, gathered);
        let given = free.freeSpins;
        if (machine.gathering && gathered !== null) {
          const after = gatheredAfter(machine.gathering, gathered, free.wilds);
          given += giftsBetween(machine.gathering, gathered, after);
          gathered = after;
        }
        const added = Math.min(given, machine.freeSpinsMax - awarded);
        units += free.units;
        awarded += added;
        left += added - 1;
        freeSpins += 1;
      }
    }
    const stakes = units / lineCount;
    sum += stakes;
    squares += stakes * stakes;
    if (units > 0) hits += 1;
    if (stakes > greatest) greatest = stakes;
  }
  const rtp = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - rtp * rtp);
  return {
    rounds,
    rtp,
    standardError: deviation / Math.sqrt(rounds),
    deviation,
    hitRate: hits / rounds,
    triggers,
    freeSpins,
    greatest,
  };
};
