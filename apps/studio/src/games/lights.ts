import { type CurrencyCode, type Minor, minor, roundWorth } from '@pavilion/money';
import type { Draw } from '../fair/draw.ts';
import type { PotTerms } from './jackpot.ts';
import { namesOfLights } from './potNames.ts';

/**
 * The lights: three pots of one family that several slots feed together. Each drops at the latest at its ceiling; where between
 * seed and ceiling is drawn when it opens, and told only by a fingerprint until it has dropped.
 */
export const lightNames = ['firefly', 'lamp', 'moon'] as const;
export type LightName = (typeof lightNames)[number];

export interface LightLevel extends PotTerms {
  readonly name: LightName;
  readonly ceilingOf: (currency: CurrencyCode) => Minor;
  /** Of eight stakes, so many feed it on average. */
  readonly lots: number;
}

/** The slots whose stakes feed the lights. */
export const lightFeeders: readonly string[] = [
  'night-market',
  'pepper-kitchen',
  'tiger-grove',
  'painted-mask',
];

export const lightLotsInAll = 8;

/** Part of every stake that goes to a light, in hundredths of a per cent. */
export const lightTerms = { shareBp: 30 };

/** How many seeds a ceiling is. The same for every level, so that a stake has the same worth whichever it feeds. */
const ceilingSeeds = 5n;

/** A level whose seed is worth so many hundredths of a renminbi. What has opened keeps the seed that it opened with. */
const levelOf = (name: LightName, lots: number, fen: bigint): LightLevel => {
  const seedOf = (currency: CurrencyCode) => roundWorth(currency, fen);
  return {
    name,
    names: namesOfLights[name],
    lots,
    jackpotId: `light-${name}`,
    seedOf,
    ceilingOf: (currency) => minor(seedOf(currency) * ceilingSeeds),
  };
};

export const lightLevels: readonly LightLevel[] = [
  levelOf('firefly', 4, 5_000n),
  levelOf('lamp', 3, 50_000n),
  levelOf('moon', 1, 500_000n),
];

export const findLight = (jackpotId: string): LightLevel | undefined =>
  lightLevels.find((level) => level.jackpotId === jackpotId);

/**
 * What the lights return of every stake, in hundredths of a per cent. A pot is fed by drop less seed and pays the drop, which
 * is on average half of seed and ceiling: with a ceiling of c seeds, (c + 1) / (c - 1) of what stakes bring.
 */
export const lightsReturnBp = (lightTerms.shareBp * Number(ceilingSeeds + 1n)) / Number(ceilingSeeds - 1n);

/** The salt of the draw that says which light a round feeds, beside the draw of the round itself. */
export const lightSaltOf = (clientSeed: string): string => `light:${clientSeed}`;

/** The light that a draw with that salt feeds. */
export const fedBy = async (draw: Draw): Promise<LightLevel> => {
  const [lot = 0] = await draw([lightLotsInAll]);
  let passed = 0;
  for (const level of lightLevels) {
    passed += level.lots;
    if (lot < passed) return level;
  }
  throw new RangeError(`no light has lot ${lot}`);
};

/** The salt of the draw of a pot's drop; its nonce is the pot's number. */
export const dropSaltOf = (level: Pick<LightLevel, 'jackpotId'>, currency: CurrencyCode): string =>
  `${level.jackpotId}:${currency}`;

/** Between what a pot drops, its ends among it. */
export interface DropBounds {
  readonly seed: Minor;
  readonly ceiling: Minor;
}

/** Those of a pot that opens now. */
export const dropBoundsOf = (level: LightLevel, currency: CurrencyCode): DropBounds => ({
  seed: level.seedOf(currency),
  ceiling: level.ceilingOf(currency),
});

/** Where a pot drops: every amount from its seed to its ceiling is as likely as any other. */
export const dropOf = async (draw: Draw, { seed, ceiling }: DropBounds): Promise<Minor> => {
  const [above = 0] = await draw([Number(ceiling - seed) + 1]);
  return minor(seed + BigInt(above));
};
