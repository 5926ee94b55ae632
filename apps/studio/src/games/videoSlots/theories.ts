/** Written by `npm run slots -w @pavilion/studio`, which sums it up over everything that can happen; not by hand. */

/** What a slot comes to. */
export interface SlotFacts {
  /** Fingerprint of the mathematics that it was summed up for. */
  readonly of: string;
  /** Shares of the stake returned, for each of the free spins that may be chosen. */
  readonly rtps: readonly number[];
  /** Standard deviation of a round, in stakes. */
  readonly deviation: number;
  /** Share of rounds that win anything. */
  readonly hitRate: number;
  /** Share of rounds that reach the feature. */
  readonly bonusRate: number;
  /** The greatest win of a round that can happen, in stakes. */
  readonly greatest: number;
}

export const theories: Readonly<Record<string, SlotFacts>> = {
  'night-market': {
    of: '5682ab8b34ff10ce',
    rtps: [0.95002802],
    deviation: 12.6439,
    hitRate: 0.208476,
    bonusRate: 0.02042342,
    greatest: 2505.7,
  },
  'fair-wind-junk': {
    of: '7213dccc908129e3',
    rtps: [0.96696833, 0.95297309, 0.96120473],
    deviation: 5.4501,
    hitRate: 0.478282,
    bonusRate: 0.02076361,
    greatest: 145861,
  },
  'pepper-kitchen': {
    of: '030d819a5ccd3b77',
    rtps: [0.94595689],
    deviation: 3.3047,
    hitRate: 0.480591,
    bonusRate: 0.015625,
    greatest: 5684.1,
  },
  'tiger-grove': {
    of: '7ca4d1ff1d7faeb4',
    rtps: [0.96056295],
    deviation: 6.1351,
    hitRate: 0.251217,
    bonusRate: 0.10714286,
    greatest: 4487.85,
  },
  'star-pounding-hare': {
    of: '71cccfff87bf53a9',
    rtps: [0.97007373],
    deviation: 8.4251,
    hitRate: 0.449825,
    bonusRate: 0.0271265,
    greatest: 5012,
  },
};

export const factsOf = (gameCode: string): SlotFacts => {
  const facts = theories[gameCode];
  if (!facts) throw new Error(`nothing is summed up for ${gameCode}`);
  return facts;
};
