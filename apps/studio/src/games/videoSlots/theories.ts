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
    of: '49fbd9a193f9817f',
    rtps: [0.96624447, 0.95088787, 0.95882838],
    deviation: 5.4163,
    hitRate: 0.478282,
    bonusRate: 0.02076361,
    greatest: 8922,
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
  'dragon-boat-drums': {
    of: '66639a5e1a00e337',
    rtps: [0.96290328],
    deviation: 10.8143,
    hitRate: 0.333476,
    bonusRate: 0.04925564,
    greatest: 2651.8,
  },
  'whale-song': {
    of: '64767abafc42bfb5',
    rtps: [0.95898371],
    deviation: 6.5841,
    hitRate: 0.702875,
    bonusRate: 0.008,
    greatest: 3921.15,
  },
  'paper-phoenix': {
    of: 'c9d1b55f5a0f6d5f',
    rtps: [0.97468354],
    deviation: 7.0963,
    hitRate: 0.397265,
    bonusRate: 0.00800812,
    greatest: 2391,
  },
  'aurora-fox': {
    of: 'afb1e32241709a5c',
    rtps: [0.95588223],
    deviation: 3.2319,
    hitRate: 0.661115,
    bonusRate: 0.318528,
    greatest: 88.05,
  },
  'clockwork-owl': {
    of: '28b8d3a70401c614',
    rtps: [0.97097751, 0.97295667],
    deviation: 5.1661,
    hitRate: 0.591019,
    bonusRate: 0.015625,
    greatest: 10892.4,
  },
  'lotus-rain': {
    of: '6ac8e257ae4c8b24',
    rtps: [0.96881501],
    deviation: 3.9558,
    hitRate: 0.472873,
    bonusRate: 0.01626926,
    greatest: 9621.45,
  },
  'painted-mask': {
    of: '047ec5b037057fe6',
    rtps: [0.95861187],
    deviation: 4.5003,
    hitRate: 0.376278,
    bonusRate: 0.01198125,
    greatest: 9716.75,
  },
  'cloud-express': {
    of: '1127feec950c96e6',
    rtps: [0.96309111],
    deviation: 4.9588,
    hitRate: 0.553715,
    bonusRate: 0.01859504,
    greatest: 2654.8,
  },
  'sky-lantern-night': {
    of: 'b23777ff2789e5cd',
    rtps: [0.96766898],
    deviation: 5.4978,
    hitRate: 0.290393,
    bonusRate: 0.01198125,
    greatest: 14980.9,
  },
  'peacock-garden': {
    of: 'fae87b3a63ad2e2f',
    rtps: [0.96042846, 0.96917042, 0.94543436],
    deviation: 4.9596,
    hitRate: 0.358247,
    bonusRate: 0.01198125,
    greatest: 12006.4,
  },
  'beads-of-fortune': {
    of: '0edf1e5f641a4d96',
    rtps: [0.94821864, 0.94708364],
    deviation: 5.0835,
    hitRate: 0.309006,
    bonusRate: 0.01342105,
    greatest: 7694,
  },
};

export const factsOf = (gameCode: string): SlotFacts => {
  const facts = theories[gameCode];
  if (!facts) throw new Error(`nothing is summed up for ${gameCode}`);
  return facts;
};
