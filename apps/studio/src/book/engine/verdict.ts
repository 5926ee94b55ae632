import type { LegResult } from '../views.ts';
import { returnOf } from './price.ts';
import { allOf, combinationsOf, type Folds } from './systems.ts';

interface JudgedLeg {
  readonly price: number;
  readonly result: LegResult;
}

export type Verdict =
  /** Some leg is open, and something may still come of it. */
  | { readonly kind: 'open' }
  /** Every leg is void: the stake is rolled back, as if the bet had never been. */
  | { readonly kind: 'void' }
  /** Minor units, nothing included. */
  | { readonly kind: 'worth'; readonly minor: bigint };

const even = 1_000;

/** What a leg counts for, thousandths: its price when won or open, 1.00 when void or even, half of both where half came out even. */
export const countedPrice = ({ price, result }: JudgedLeg): number => {
  switch (result) {
    case 'void':
    case 'even':
      return even;
    case 'half-won':
      return (price + even) / 2;
    case 'half-lost':
      return even / 2;
    case 'lost':
      return 0;
    default:
      return price;
  }
};

/** Combinations of which no leg is lost. */
export const aliveOf = (legs: readonly Pick<JudgedLeg, 'result'>[], folds: Folds): number =>
  combinationsOf(legs.filter(({ result }) => result !== 'lost').length, folds);

/**
 * What a bet has come to by its legs. It is lost as soon as each of its combinations has a lost leg, whatever the others become:
 * one is enough where all legs are one combination. A leg that came out even brings its part of the stake back as a win, because
 * its event may still be corrected; a bet of void legs alone is rolled back.
 */
export const verdictOf = (
  stakeMinor: bigint,
  legs: readonly JudgedLeg[],
  folds: Folds = allOf(legs.length),
): Verdict => {
  if (aliveOf(legs, folds) === 0) return { kind: 'worth', minor: 0n };
  if (legs.some(({ result }) => result === 'open')) return { kind: 'open' };
  if (legs.every(({ result }) => result === 'void')) return { kind: 'void' };
  return { kind: 'worth', minor: returnOf(stakeMinor, legs.map(countedPrice), folds) };
};
