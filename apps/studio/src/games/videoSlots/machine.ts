/**
 * What a video slot is, as data: a grid, strips, what a picture pays, and the features that may follow. The same data is
 * played by the server, drawn by the browser, recomputed by the verify page and summed up exactly by `theory.ts`.
 *
 * Units: everything pays whole twentieths of the stake (`unitsPerStake`), so no amount is ever rounded.
 */

/** Rows (0 = top) that a line crosses, one for each reel. */
export type Line = readonly number[];

/** Twentieths of the stake by letter: for the smallest number that wins, and each one more. */
export type Pays = Readonly<Record<string, readonly number[]>>;

/** How a picture is read. Lines and ways begin on the first reel, and pay from three reels on. */
export type Evaluation =
  | { readonly kind: 'lines'; readonly lines: readonly Line[]; readonly pays: Pays }
  | { readonly kind: 'ways'; readonly pays: Pays }
  /** Neighbours above, below and beside each other; `sizes` are the least sizes of each pay, ascending. */
  | { readonly kind: 'clusters'; readonly sizes: readonly number[]; readonly pays: Pays };

/** Free spins as the player may choose them. */
export interface FreeSpins {
  readonly spins: number;
  /** Further spins for scatters in a free spin. */
  readonly again: number;
  /** The multiplier of the first free spin, and what every free spin that wins adds to it. */
  readonly multiplier: number;
  readonly step: number;
}

export type Pot = 'mini' | 'minor' | 'major' | 'grand';

/** What a cash symbol may show. */
export interface CashValue {
  readonly units: number;
  /** Chances among the sum of all weights. */
  readonly weight: number;
  readonly pot?: Pot;
}

export interface VideoSlot {
  readonly gameCode: string;
  readonly gpId: number;
  readonly rows: number;
  /** Letter on the strips → symbol name. */
  readonly letters: Readonly<Record<string, string>>;
  readonly wild?: string;
  readonly evaluation: Evaluation;
  /** Read downwards, one letter a stop; strips are loops. Free spins have strips of their own. */
  readonly strips: { readonly base: readonly string[]; readonly free?: readonly string[] };
  /** What has won goes, what lies above falls, the strip refills from above; the multiplier climbs, its last step stays. */
  readonly cascade?: { readonly base: readonly number[]; readonly free: readonly number[] };
  readonly freeSpins?: {
    readonly scatter: string;
    /** Scatters in the first picture of a spin. */
    readonly from: number;
    readonly choices: readonly [FreeSpins, ...FreeSpins[]];
    /** Free spins of a round, further ones included. */
    readonly max: number;
  };
  /** A wild in view covers its reel, and walks one reel to the left with each spin that follows, which costs nothing. */
  readonly walking?: { readonly respinsMax: number };
  /** So many cash symbols stay and start respins, in which every other cell may show one more. */
  readonly hold?: {
    readonly cash: string;
    readonly from: number;
    readonly respins: number;
    /** Chance of a cash symbol in a free cell of a respin. */
    readonly chance: readonly [of: number, among: number];
    readonly values: readonly CashValue[];
    /** Paid beside the values when every cell holds a cash symbol. */
    readonly grandUnits: number;
  };
}

export const cellsOf = ({ strips, rows }: VideoSlot): number => strips.base.length * rows;

export const stripsOf = ({ strips }: VideoSlot, isFree: boolean): readonly string[] =>
  (isFree ? strips.free : undefined) ?? strips.base;

export const weightOf = (values: readonly CashValue[]): number =>
  values.reduce((sum, { weight }) => sum + weight, 0);

/** The symbols that pay for nothing in a picture. */
const silentOf = ({ hold, freeSpins }: VideoSlot): string[] =>
  [hold?.cash, freeSpins?.scatter].filter((letter) => letter !== undefined);

/** Names what is wrong with a slot; an empty list for a sound one. */
export const faultsOf = (slot: VideoSlot): string[] => {
  const faults: string[] = [];
  const { letters, wild, rows, evaluation, freeSpins, walking } = slot;
  const silent = silentOf(slot);
  for (const [name, strips] of Object.entries(slot.strips)) {
    for (const [reel, strip] of strips.entries()) {
      const where = `${name} reel ${reel}`;
      const strange = [...strip].find((letter) => letters[letter] === undefined);
      if (strange !== undefined) faults.push(`${where}: unknown letter ${strange}`);
      if (strip.length < rows) faults.push(`${where}: shorter than the window`);
      if (reel === 0 && evaluation.kind !== 'clusters' && wild !== undefined && strip.includes(wild))
        faults.push(`${where}: a wild begins nothing`);
      for (let stop = 0; stop < strip.length; stop += 1) {
        const seen = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]);
        for (const once of [freeSpins?.scatter, walking && wild])
          if (once !== undefined && seen.filter((letter) => letter === once).length > 1)
            faults.push(`${where}: ${once} twice in view at stop ${stop}`);
      }
    }
  }
  for (const letter of Object.keys(letters)) {
    const pays = letter !== wild && !silent.includes(letter);
    if (pays !== (evaluation.pays[letter] !== undefined))
      faults.push(`${letter}: pays and should not, or not`);
  }
  if ([slot.cascade, walking, slot.hold].filter(Boolean).length > 1)
    faults.push('cascades, walking wilds and hold and win exclude each other');
  return faults;
};
