import { unitsPerStake } from '../units.ts';

/** How far from the return of a round that is played the return of a bought one may be: half a per cent of the price. */
const returnAwayMax = 0.005;

/** Prices are whole stakes where that is near enough, or else the coarsest part of one that is. In twentieths of the stake. */
const steps = [unitsPerStake, unitsPerStake / 2, unitsPerStake / 4, 2, 1] as const;

/**
 * The price of a feature that is worth `mean` twentieths of the stake, at which it returns what the slot does; `rtp` is a
 * share. Throws `RangeError` where no price comes near enough.
 */
export const priceOf = (mean: number, rtp: number): { units: number; rtp: number } => {
  for (const step of steps) {
    const units = Math.round(mean / rtp / step) * step;
    if (units > unitsPerStake && Math.abs(mean / units - rtp) <= returnAwayMax)
      return { units, rtp: mean / units };
  }
  throw new RangeError(`no price for what is worth ${mean}`);
};

/** What a feature of a slot costs and comes to when it is bought. */
export interface BoughtFacts {
  /** Fingerprint of the mathematics that it was summed up for. */
  readonly of: string;
  /** The price, in twentieths of the stake. */
  readonly units: number;
  /** Share of the price returned. */
  readonly rtp: number;
  /** Standard deviation, and the greatest win that can happen, in prices. */
  readonly deviation: number;
  readonly greatest: number;
}
