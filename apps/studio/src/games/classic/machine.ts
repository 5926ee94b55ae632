/**
 * What a three-reel machine is, as data: three strips, three rows, five lines, pays for three of a kind. Free of zod and
 * of everything of the server, so that the pages can import it.
 *
 * Units: the stake is shared evenly by the lines, and a line pays whole line stakes, which are whole twentieths of the
 * stake. So every amount is a whole number of minor units.
 */
export const rowCount = 3;
export const reelCount = 3;

/** Rows (0 = top) that a line crosses, one for each reel. */
export type ClassicLine = readonly [number, number, number];

export const lines: readonly ClassicLine[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/**
 * A wild that lands on the pad, the middle cell of the middle reel, stays with its reel, and the others hop for free.
 * A reel that brings another wild stays as well. Each hop multiplies its lines by its number.
 */
export interface Hops {
  /** Free hops from the pad, and again from each further reel that stays. */
  readonly each: number;
}

/** Most hops of one spin: the last before each further reel stays, and those that follow. */
export const hopsMax = ({ each }: Hops): number => each * (reelCount - 1);

export interface ClassicMachine {
  readonly gameCode: string;
  readonly gpId: number;
  /** Letter on the strips → symbol name. Symbol names pick the drawing and the text. */
  readonly letters: Readonly<Record<string, string>>;
  readonly wild: string;
  /** Letters that also pay together, in any mixture. */
  readonly family: readonly string[];
  /** Line stakes for three of a kind, by letter. */
  readonly pays: Readonly<Record<string, number>>;
  /** Line stakes for three of the family. */
  readonly familyPays: number;
  /** Free hops of the reels beside a wild that lands on the pad; a machine without them has none. */
  readonly hops?: Hops;
  /** Read downwards, one letter for each stop; strips are loops. */
  readonly strips: readonly [string, string, string];
}

/** As rounds were played before frogs hopped: what was stored then is read by it. */
export const stillFrog: ClassicMachine = {
  gameCode: 'jade-frog',
  gpId: 1,
  letters: { F: 'frog', R: 'ring', G: 'gourd', T: 'ingots', C: 'coin', D: 'pair', I: 'ingot' },
  wild: 'F',
  family: ['T', 'D', 'I'],
  pays: { F: 200, R: 50, G: 25, T: 15, C: 10, D: 8, I: 5 },
  familyPays: 2,
  strips: ['IGCGDIGTCTCICGITRCRICTFCIDR', 'RCGIDTFTCRTCGIGIDIDTCICD', 'RGCGDCICDCRCIGTFIGCRCRG'],
};

/** Jade Frog's Pearl: the frog stands for everything; ingots of one, two and three pay in any mixture. */
export const jadeFrog: ClassicMachine = {
  ...stillFrog,
  pays: { F: 100, R: 20, G: 12, T: 10, C: 6, D: 5, I: 3 },
  familyPays: 1,
  hops: { each: 2 },
};

export const stripLengths = (machine: ClassicMachine): number[] => machine.strips.map(({ length }) => length);

/** What one spin draws, in this order: the stops, the jackpot's lot, and the stops of every hop there can be. */
export const drawSizes = (machine: ClassicMachine, lotsInAll: number): number[] => {
  const lengths = stripLengths(machine);
  const hops = machine.hops ? hopsMax(machine.hops) : 0;
  return [...lengths, lotsInAll, ...Array.from({ length: hops }, () => lengths).flat()];
};

/** The numbers of a draw, taken apart again. */
export const partsOfDraw = (numbers: readonly number[]) => ({
  stops: numbers.slice(0, reelCount),
  lot: numbers[reelCount],
  hopStops: Array.from({ length: Math.max(0, (numbers.length - reelCount - 1) / reelCount) }, (_, hop) =>
    numbers.slice(reelCount + 1 + hop * reelCount, 2 * reelCount + 1 + hop * reelCount),
  ),
});
