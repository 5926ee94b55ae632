/**
 * What a slot machine is, as data: strips, lines, pays. The same data is played by the server, drawn by the
 * browser, recomputed by the verify page and summed up exactly by `rtp.ts`.
 *
 * Units: a line pays whole multiples of the line stake (stake ÷ `lineCount`), a scatter pays whole multiples
 * of the total stake. So every win is a whole number of line stakes, and every amount a whole number of
 * minor units, without rounding anywhere.
 */
export const reelCount = 5;
export const rowCount = 3;
export const lineCount = 20;

export type Mode = 'base' | 'free';

/** Rows (0 = top) that a line crosses, one for each reel. */
export type Line = readonly [number, number, number, number, number];

export const lines: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 2, 1, 0, 1],
  [1, 0, 1, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
];

/** Line stakes paid for 3, 4 and 5 of a symbol from the left. */
export type LinePays = readonly [three: number, four: number, five: number];

/** What a number of scatters anywhere in view brings. */
export type ScatterAward = {
  /** Multiple of the total stake. */
  readonly stakes: number;
  readonly freeSpins: number;
};

export type ReelSet = {
  /** Five strips, read downwards, one letter of `letters` for each stop. */
  readonly strips: readonly [string, string, string, string, string];
  /** Applied to line wins. */
  readonly multiplier: number;
  /** A wild in view covers its whole reel before lines are read; scatters are counted before that. */
  readonly wildsExpand: boolean;
  readonly scatterAwards: Readonly<Partial<Record<number, ScatterAward>>>;
};

/** What is gathered in free spins: each wild in view counts, from the next spin on. */
export type Gathering = {
  /** Applied to line wins of free spins that gather, while nothing is gathered yet. */
  readonly multiplier: number;
  /** Added to it for each wild that is gathered. */
  readonly step: number;
  /** Free spins that come with the so-many-th wild. */
  readonly gifts: Readonly<Record<number, number>>;
  /** Nothing is gathered beyond; once so many are, a wild fills its reel in any case. */
  readonly most: number;
};

/** Cells in the order in which they are passed. */
export type Path = readonly (readonly [reel: number, row: number])[];

/** What crosses the reels of a paid spin: each cell that it passes is wild. */
export type Crossing = {
  /** A number below so many is drawn after the stops. The first of them are those of the paths; the others bring nothing. */
  readonly chances: number;
  readonly paths: readonly Path[];
  /** Applied to the lines of the spin for each scatter that is passed. */
  readonly scatterTimes: number;
  /**
   * How often it turns round: a crossing that wins nothing is followed by a free spin, which one of the paths crosses for sure and whose
   * lines pay once more with each turn.
   */
  readonly turns: number;
};

export type SlotMachine = {
  readonly gameCode: string;
  readonly gpId: number;
  /** Letter on the strips → symbol name. Symbol names pick the drawing and the text. */
  readonly letters: Readonly<Record<string, string>>;
  readonly wild: string;
  readonly scatter: string;
  /** By letter; the wild pays for itself, the scatter does not pay on lines. */
  readonly linePays: Readonly<Record<string, LinePays>>;
  readonly base: ReelSet;
  readonly free: ReelSet;
  /** What free spins gather; a round that was stored before its machine did has none, and plays on by `free` alone. */
  readonly gathering?: Gathering;
  /** What crosses paid spins; a round that was stored before anything did is read by `earlier`. */
  readonly crossing?: Crossing;
  /** What differed in rounds that are stored from before. Strips may not: the page turns those of today. */
  readonly earlier?: {
    /** Before free spins gathered anything: what scatters of a paid spin brought. */
    readonly awards: ReelSet['scatterAwards'];
    /** Before anything crossed. */
    readonly linePays: SlotMachine['linePays'];
  };
  /** Free spins awarded in one round, retriggers included. */
  readonly freeSpinsMax: number;
};

/** Wilds gathered before a spin; `null` in a round that gathers none. */
export type Gathered = number | null;

/** What lines of a free spin pay times, once so many are gathered. */
export const gatheredTimes = ({ multiplier, step, most }: Gathering, gathered: number): number =>
  multiplier + step * Math.min(most, gathered);

export const reelSetOf = (machine: SlotMachine, mode: Mode, gathered: Gathered = null): ReelSet => {
  if (mode === 'base') return machine.base;
  const { free, gathering } = machine;
  if (gathered === null || !gathering) return free;
  return {
    ...free,
    multiplier: gatheredTimes(gathering, gathered),
    wildsExpand: free.wildsExpand || gathered >= gathering.most,
  };
};

/**
 * What was drawn of a crossing: a number, or `null` in a free spin, which nothing crosses. Left out in a round that was stored before
 * anything crossed this machine, or of one that nothing ever does.
 */
export type Crossed = number | null | undefined;

/** The machine by which such a spin is read: without what had not come yet, and by what was told of it then. */
export const machineThen = (machine: SlotMachine, crossed: Crossed, gathered: Gathered): SlotMachine => {
  const { crossing, gathering, earlier, ...always } = machine;
  const isUncrossed = crossed === undefined && crossing !== undefined;
  const isUngathered = gathered === null && gathering !== undefined;
  if (!isUncrossed && !isUngathered) return machine;
  const { base, linePays } = always;
  return {
    ...always,
    base: isUngathered && earlier ? { ...base, scatterAwards: earlier.awards } : base,
    linePays: isUncrossed && earlier ? earlier.linePays : linePays,
    ...(!isUncrossed && crossing && { crossing }),
    ...(!isUngathered && gathering && { gathering }),
  };
};

/** The path of a crossing; `null` where nothing crosses. */
export const pathOf = ({ crossing }: SlotMachine, crossed: Crossed): Path | null =>
  crossing?.paths[crossed ?? crossing.paths.length] ?? null;

/** What so many scatters on a path multiply lines by. */
export const timesOf = ({ crossing }: SlotMachine, scatters: number): number =>
  (crossing?.scatterTimes ?? 1) ** scatters;

/**
 * What the fair draw maps bytes onto: lengths of the five strips, and in a paid spin the chances of a crossing; after something has
 * `turned` round, the number of its paths.
 */
export const drawnSizes = (machine: SlotMachine, mode: Mode, turned = 0): number[] => {
  const { crossing } = machine;
  return [
    ...reelSetOf(machine, mode).strips.map((strip) => strip.length),
    ...(mode === 'base' && crossing ? [turned > 0 ? crossing.paths.length : crossing.chances] : []),
  ];
};

/** The letter `offset` places below `stop` on a strip; strips are loops. */
export const letterAt = (strip: string, stop: number, offset: number): string =>
  strip.charAt((stop + offset) % strip.length);

/** Names what is wrong with a machine; an empty list for a sound one. */
export const faultsOf = (machine: SlotMachine): string[] => {
  const faults: string[] = [];
  const known = Object.keys(machine.letters);
  for (const mode of ['base', 'free'] as const) {
    for (const [reel, strip] of reelSetOf(machine, mode).strips.entries()) {
      const strange = [...strip].find((letter) => !known.includes(letter));
      if (strange !== undefined) faults.push(`${mode} reel ${reel}: unknown letter ${strange}`);
      if (strip.length < rowCount) faults.push(`${mode} reel ${reel}: shorter than the window`);
      for (let stop = 0; stop < strip.length; stop += 1) {
        const window = [0, 1, 2].map((row) => letterAt(strip, stop, row));
        if (window.filter((letter) => letter === machine.scatter).length > 1) {
          faults.push(`${mode} reel ${reel}: two scatters in one window at stop ${stop}`);
        }
        // A step is told to come with each reel that a wild fills.
        const isCounted = mode === 'free' && machine.gathering !== undefined && machine.gathering.step > 0;
        if (isCounted && window.filter((letter) => letter === machine.wild).length > 1)
          faults.push(`free reel ${reel}: two wilds in one window at stop ${stop}`);
      }
    }
  }
  for (const [number, path] of (machine.crossing?.paths ?? []).entries()) {
    if (path.some(([reel, row]) => !(reel >= 0 && reel < reelCount && row >= 0 && row < rowCount)))
      faults.push(`path ${number}: leaves the window`);
    if (new Set(path.map(String)).size < path.length) faults.push(`path ${number}: passes a cell twice`);
  }
  if (machine.crossing && machine.crossing.chances < machine.crossing.paths.length)
    faults.push('fewer chances of a crossing than paths');
  if (machine.crossing && machine.crossing.turns > 0) {
    // By these the first three reels tell whether a crossing has won anything.
    if (machine.base.wildsExpand) faults.push('what turns round crosses wilds that expand');
    for (const [letter, [three]] of Object.entries(machine.linePays))
      if (three === 0) faults.push(`${letter} pays nothing for three`);
  }
  for (const letter of known) {
    if (letter !== machine.scatter && machine.linePays[letter] === undefined)
      faults.push(`${letter} pays nothing`);
  }
  return faults;
};
