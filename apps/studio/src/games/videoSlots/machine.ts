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

/** How a picture is read. Lines, ways and beads begin on the first reel, and pay from three reels on. */
export type Evaluation =
  | {
      readonly kind: 'lines';
      readonly lines: readonly Line[];
      readonly pays: Pays;
      /** Read from the last reel to the left as well; a whole line pays once. */
      readonly bothWays?: true;
    }
  | { readonly kind: 'ways'; readonly pays: Pays }
  /**
   * As an abacus counts: what lies of a kind on neighbouring rods is added up, and each bead pays. Beads of the top row, above
   * the beam, count as `upper`; all others as one.
   */
  | { readonly kind: 'beads'; readonly upper: number; readonly pays: Pays }
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

/** Free spins gather a symbol: so many of it are a level, and each level brings more. It counts from the next spin on. */
export interface Meter {
  readonly symbol: string;
  readonly every: number;
  readonly levels: number;
  /** Further free spins for a level. */
  readonly spins: number;
  /** What a level adds to the multiplier. */
  readonly step: number;
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
  readonly cascade?: {
    readonly base: readonly number[];
    readonly free: readonly number[];
    /** In free spins each winning picture adds the step to the multiplier at once, and what was reached stays. */
    readonly keeps?: true;
  };
  readonly freeSpins?: {
    readonly scatter: string;
    /** Scatters in the first picture of a spin. */
    readonly from: number;
    readonly choices: readonly [FreeSpins, ...FreeSpins[]];
    /** Free spins of a round, further ones included. */
    readonly max: number;
    readonly multiplierMax?: number;
    /** Reels that a wild has covered stay so until the free spins end. */
    readonly sticky?: true;
    readonly meter?: Meter;
    /** This reel is wild from its bottom: one row, and one more for each level of the meter. */
    readonly growing?: number;
  };
  /** A wild in view covers its reel. */
  readonly expanding?: true;
  /**
   * A wild in view covers its reel, and spins that cost nothing follow: it walks one reel to the left with each; or stays, and
   * they go on while another one comes.
   */
  readonly walking?: { readonly respinsMax: number; readonly stays?: true };
  /** Each wild multiplies the line in which it takes part. */
  readonly wildTimes?: { readonly base: number; readonly free: number };
  /** Reels that stop alike, from left to right; their strips are the same. */
  readonly linked?: { readonly base?: readonly number[]; readonly free?: readonly number[] };
  /** All such symbols of a spin turn into one other, which is drawn from a strip of its own. */
  readonly mystery?: { readonly symbol: string; readonly base: string; readonly free: string };
  /** Every collector in view pays all cash symbols in view. */
  readonly collect?: {
    readonly cash: string;
    readonly collector: string;
    readonly values: readonly CashValue[];
  };
  /**
   * Each `every` beads of a kind that are counted together carry one to the rod beside, which holds `most`: the spin pays once
   * more for each that lies there. In free spins they stay; a multiplier to begin with is so many less one.
   */
  readonly carry?: { readonly every: number; readonly most: number };
  /** The most that one spin pays for its pictures, its multiplier included, in twentieths of the stake. */
  readonly spinMax?: number;
  /** So many cash symbols stay and start respins, in which every other cell may show one more. */
  readonly hold?: {
    readonly cash: string;
    readonly from: number;
    readonly respins: number;
    /** Chance of a cash symbol in a free cell of a respin. */
    readonly chance: readonly [of: number, among: number];
    readonly values: readonly CashValue[];
    /** From so many held symbols on, each that comes pays so many times its value; ascending. */
    readonly beats?: readonly { readonly from: number; readonly times: number }[];
    /** Paid beside the values when every cell holds a cash symbol. */
    readonly grandUnits: number;
  };
}

export const cellsOf = ({ strips, rows }: VideoSlot): number => strips.base.length * rows;

export const stripsOf = ({ strips }: VideoSlot, isFree: boolean): readonly string[] =>
  (isFree ? strips.free : undefined) ?? strips.base;

/** The reels that stop alike; the first of them leads. */
export const linkedOf = ({ linked }: VideoSlot, isFree: boolean): readonly number[] =>
  linked?.[isFree ? 'free' : 'base'] ?? [];

/** The reel whose stop is that of each reel. */
export const leadersOf = (slot: VideoSlot, isFree: boolean): number[] => {
  const linked = linkedOf(slot, isFree);
  return slot.strips.base.map((_, reel) => (linked.includes(reel) ? (linked[0] ?? reel) : reel));
};

/** How many chances each number has that decides a spin's picture: a stop for each reel, and what a mystery turns into. */
export const spinSizesOf = (slot: VideoSlot, isFree: boolean): number[] => {
  const leaders = leadersOf(slot, isFree);
  const stops = stripsOf(slot, isFree).map(({ length }, reel) => (leaders[reel] === reel ? length : 1));
  return slot.mystery ? [...stops, slot.mystery[isFree ? 'free' : 'base'].length] : stops;
};

/** Cash symbols and what they may show, however they are won. */
export const cashOf = ({
  hold,
  collect,
}: VideoSlot): { readonly cash: string; readonly values: readonly CashValue[] } | undefined =>
  hold ?? collect;

/** How many times its value a cash symbol pays that comes when so many are held. */
export const beatOf = ({ hold }: VideoSlot, held: number): number =>
  hold?.beats?.filter(({ from }) => held >= from).at(-1)?.times ?? 1;

export const weightOf = (values: readonly CashValue[]): number =>
  values.reduce((sum, { weight }) => sum + weight, 0);

/** The symbols that pay for nothing in a picture. */
const silentOf = (slot: VideoSlot): string[] =>
  [cashOf(slot)?.cash, slot.freeSpins?.scatter, slot.mystery?.symbol].filter(
    (letter) => letter !== undefined,
  );

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
        for (const once of [freeSpins?.scatter, walking && wild, slot.expanding && wild])
          if (once !== undefined && seen.filter((letter) => letter === once).length > 1)
            faults.push(`${where}: ${once} twice in view at stop ${stop}`);
      }
    }
  }
  for (const [name, isFree] of [
    ['base', false],
    ['free', true],
  ] as const) {
    const strips = stripsOf(slot, isFree);
    if (leadersOf(slot, isFree).some((leader, reel) => strips[leader] !== strips[reel]))
      faults.push(`${name}: linked reels differ`);
    for (const letter of slot.mystery?.[name] ?? '')
      if (evaluation.pays[letter] === undefined) faults.push(`${name}: a mystery turns into ${letter}`);
  }
  for (const letter of Object.keys(letters)) {
    const pays = letter !== wild && !silent.includes(letter);
    if (pays !== (evaluation.pays[letter] !== undefined))
      faults.push(`${letter}: pays and should not, or not`);
  }
  if ([slot.cascade, walking, slot.hold, slot.collect, slot.mystery].filter(Boolean).length > 1)
    faults.push('cascades, walking wilds, cash symbols and mysteries exclude each other');
  if (slot.carry && (evaluation.kind !== 'beads' || slot.cascade))
    faults.push('beads are carried where they are counted, once a spin');
  if (slot.collect && slot.spinMax !== undefined) faults.push('what is collected has no bound');
  return faults;
};
