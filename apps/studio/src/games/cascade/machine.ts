/**
 * A machine of falling symbols, as data. Five reels show four rows each; a symbol wins on every way it can be read from
 * the left, one symbol a reel (1,024 ways). What has won dissolves, what hangs above falls, the strip refills from
 * above, and what wins then is worth more. A fall draws nothing: the stops of the first picture decide everything
 * that follows it.
 *
 * Units: a way pays whole twentieths of the stake (`unitsPerStake`).
 */
export const reelCount = 5;
export const rowCount = 4;

export type Mode = 'base' | 'free';

/** Twentieths of the stake for 3, 4 and 5 reels from the left, on each way. */
export type WayPays = readonly [three: number, four: number, five: number];

/**
 * Rises by one mark with every winning picture of the free spins, and does not sink between them. Its step, one for so many marks,
 * is what the next picture is multiplied by; each step brings a free spin.
 */
export interface Tide {
  /** Marks of a step. */
  readonly every: number;
  /** By step, from the first; the last is the greatest. */
  readonly multipliers: readonly number[];
}

export type CascadeMachine = {
  readonly gameCode: string;
  readonly gpId: number;
  /** Letter on the strips → symbol name. */
  readonly letters: Readonly<Record<string, string>>;
  readonly wild: string;
  readonly scatter: string;
  readonly wayPays: Readonly<Record<string, WayPays>>;
  /** Read downwards, one letter a stop. Reels refill upwards along the strip, which goes round. */
  readonly strips: Readonly<Record<Mode, readonly string[]>>;
  /**
   * Applied to the first, second, third … picture of a spin; the last is kept. Those of free spins are for rounds that were begun
   * before there was a tide.
   */
  readonly multipliers: Readonly<Record<Mode, readonly number[]>>;
  /** Free spins for a number of scatters in the first picture of a spin. */
  readonly freeSpins: Readonly<Record<Mode, Readonly<Record<number, number>>>>;
  /** Free spins awarded in one round, retriggers and what the tide brings included. */
  readonly freeSpinsMax: number;
  readonly tide: Tide;
};

/** The mark that the tide does not rise above. */
export const tideMax = ({ every, multipliers }: Tide): number => every * (multipliers.length - 1);

/** What a picture is multiplied by that shows while the tide stands at this mark. */
export const tideTimes = (
  { every, multipliers }: Pick<Tide, 'every' | 'multipliers'>,
  mark: number,
): number => multipliers[Math.min(multipliers.length - 1, Math.floor(mark / every))] ?? 1;

export const stripLengths = (machine: CascadeMachine, mode: Mode): number[] =>
  machine.strips[mode].map((strip) => strip.length);

/** Names what is wrong with a machine; an empty list for a sound one. */
export const faultsOf = (machine: CascadeMachine): string[] => {
  const faults: string[] = [];
  for (const mode of ['base', 'free'] as const) {
    for (const [reel, strip] of machine.strips[mode].entries()) {
      const strange = [...strip].find((letter) => machine.letters[letter] === undefined);
      if (strange !== undefined) faults.push(`${mode} reel ${reel}: unknown letter ${strange}`);
      if (reel === 0 && strip.includes(machine.wild)) faults.push(`${mode} reel 0: a wild begins no way`);
      for (let stop = 0; stop < strip.length; stop += 1) {
        const seen = Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length]);
        if (seen.filter((letter) => letter === machine.scatter).length > 1)
          faults.push(`${mode} reel ${reel}: two scatters in view at stop ${stop}`);
      }
    }
  }
  for (const letter of Object.keys(machine.letters)) {
    const pays = letter !== machine.wild && letter !== machine.scatter;
    if (pays !== (machine.wayPays[letter] !== undefined))
      faults.push(`${letter}: pays and should not, or not`);
  }
  return faults;
};
