import { judgedRoundsMin, type ReturnVerdict } from '@pavilion/contract/office';

/** Sums of the rounds of a game in one currency; every amount in minor units. */
export interface RoundSums {
  readonly rounds: bigint;
  readonly turnover: bigint;
  readonly wins: bigint;
  readonly stakeSquare: bigint;
  readonly stakeWin: bigint;
  readonly winSquare: bigint;
}

/** What a provider states of a game. */
export interface Stated {
  /** Return to player in hundredths of a percent. */
  readonly rtpBp: number | null;
  /** Standard deviation of a round's return per unit staked, in thousandths. */
  readonly deviationMilli: number | null;
}

export interface Judged {
  readonly actualPpm: bigint;
  readonly theoryPpm: bigint | null;
  readonly bandPpm: bigint | null;
  readonly deviationMilli: bigint | null;
  readonly deviationFrom: 'stated' | 'estimated';
  readonly verdict: ReturnVerdict;
}

const million = 1_000_000n;
/** 99 of a hundred lie within so many standard errors: 2.58, in thousandths. */
const errorsMilli = 2_580n;
const wholeBp = 10_000n;

/** The whole part of a square root. */
export const rootOf = (square: bigint): bigint => {
  if (square < 2n) return square < 0n ? 0n : square;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** Nearest, away from zero at a half. */
const divide = (above: bigint, below: bigint): bigint => {
  const negative = above < 0n !== below < 0n;
  const [a, b] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const nearest = (2n * a + b) / (2n * b);
  return negative ? -nearest : nearest;
};

/**
 * Sum over the rounds of what each gave beyond its stated share, squared: the variance of all that was won. Exact, times
 * 10^8, as the stated share counts in ten-thousandths.
 */
const spreadOf = ({ stakeSquare, stakeWin, winSquare }: RoundSums, rtpBp: bigint): bigint =>
  wholeBp * wholeBp * winSquare - 2n * wholeBp * rtpBp * stakeWin + rtpBp * rtpBp * stakeSquare;

/**
 * Judges the return of a game. With rounds of one stake the band is 2.58 σ/√n; where stakes differ, a round counts by its
 * stake: 2.58 σ √(Σs²)/Σs. Where nobody has stated σ it is estimated from these rounds, around the stated return.
 */
export const judgeReturn = (sums: RoundSums, { rtpBp, deviationMilli }: Stated): Judged => {
  const actualPpm = sums.turnover === 0n ? 0n : divide(sums.wins * million, sums.turnover);
  const deviationFrom = deviationMilli === null ? 'estimated' : 'stated';
  if (rtpBp === null || sums.turnover === 0n)
    return {
      actualPpm,
      theoryPpm: null,
      bandPpm: null,
      deviationMilli: null,
      deviationFrom,
      verdict: 'unknown',
    };
  const rtp = BigInt(rtpBp);
  const theoryPpm = (rtp * million) / wholeBp;
  // Variance of all wins, times 10^8.
  const variance =
    deviationMilli === null
      ? spreadOf(sums, rtp)
      : BigInt(deviationMilli) * BigInt(deviationMilli) * sums.stakeSquare * 100n;
  // √(variance·10^8)/10^4 is the standard error of all wins; 10^6 makes it millionths, errorsMilli/10^3 the band.
  const bandPpm = divide(rootOf(variance * million) * errorsMilli, 10n * sums.turnover * 1_000n);
  const distance = actualPpm - theoryPpm;
  const judge = (): ReturnVerdict => {
    if (sums.rounds < BigInt(judgedRoundsMin)) return 'few';
    if (distance > bandPpm) return 'above';
    return distance < -bandPpm ? 'below' : 'inside';
  };
  return {
    actualPpm,
    theoryPpm,
    bandPpm,
    deviationMilli: rootOf((variance * million) / (wholeBp * wholeBp) / sums.stakeSquare),
    deviationFrom,
    verdict: judge(),
  };
};
