/** What the rules tell of a line machine, computed beforehand: the sums take seconds. A test holds them to the machines. */
export interface SlotFacts {
  /** The greatest win of a round that can happen, in stakes. */
  readonly greatest: number;
  /** Paid spins between two that win free spins, on average. */
  readonly freeSpinsOneIn: number;
}

export const slotFacts: Readonly<Record<string, SlotFacts>> = {
  'koi-lantern': { greatest: 56_368, freeSpinsOneIn: 68 },
  'comet-peaks': { greatest: 439_499.7, freeSpinsOneIn: 122 },
};
