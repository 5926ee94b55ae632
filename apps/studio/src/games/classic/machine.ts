/**
 * What a three-reel machine is, as data: three strips, three rows, five lines, pays for three of a kind. Free of zod and
 * of everything of the server, so that the pages can import it.
 *
 * Units: the stake is shared evenly by the lines, and a line pays whole line stakes, which are whole twentieths of the
 * stake. So every amount is a whole number of minor units.
 */
export const rowCount = 3;

/** Rows (0 = top) that a line crosses, one for each reel. */
export type ClassicLine = readonly [number, number, number];

export const lines: readonly ClassicLine[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

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
  /** Read downwards, one letter for each stop; strips are loops. */
  readonly strips: readonly [string, string, string];
}

/** Jade Frog's Pearl: the frog stands for everything; ingots of one, two and three pay in any mixture. */
export const jadeFrog: ClassicMachine = {
  gameCode: 'jade-frog',
  gpId: 1,
  letters: { F: 'frog', R: 'ring', G: 'gourd', T: 'ingots', C: 'coin', D: 'pair', I: 'ingot' },
  wild: 'F',
  family: ['T', 'D', 'I'],
  pays: { F: 200, R: 50, G: 25, T: 15, C: 10, D: 8, I: 5 },
  familyPays: 2,
  strips: ['IGCGDIGTCTCICGITRCRICTFCIDR', 'RCGIDTFTCRTCGIGIDIDTCICD', 'RGCGDCICDCRCIGTFIGCRCRG'],
};

export const stripLengths = (machine: ClassicMachine): number[] => machine.strips.map(({ length }) => length);
