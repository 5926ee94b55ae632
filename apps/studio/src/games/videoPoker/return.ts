/** What comes under the best play, in exact numbers: `handWaysOf` of `theory.ts`, which takes seconds and is held to these by a test. */
import { type HandName, payingHandsOf, payOf, type Variant, variants } from './variants.ts';

/** A number that the draws of every hold divide: the least multiple of 1, 47, 1,081, 16,215, 178,365 and 1,533,939. */
export const drawWays = 7_669_695;
/** All hands that can be dealt, each with so many draws. */
export const roundWays = 2_598_960 * drawWays;

type Ways = Readonly<Partial<Record<HandName, number>>>;

/** Rounds of `roundWays` that end with each hand that pays. */
const handWays: Readonly<Record<Variant, Ways>> = {
  jacks: {
    jacks: 4_287_052_708_344,
    two_pair: 2_577_335_006_268,
    three: 1_484_283_075_660,
    straight: 223_952_329_860,
    flush: 217_303_355_868,
    full_house: 229_504_776_948,
    four: 47_100_003_732,
    straight_flush: 2_146_096_656,
    royal_flush: 496_224_876,
  },
  bonus: {
    jacks: 4_291_056_995_796,
    two_pair: 2_576_626_215_768,
    three: 1_483_756_110_144,
    straight: 224_617_025_580,
    flush: 216_946_473_756,
    full_house: 229_459_754_916,
    four: 32_673_298_536,
    four_low: 10_509_856_008,
    four_aces: 3_903_635_460,
    straight_flush: 2_132_733_288,
    royal_flush: 495_430_236,
  },
  double_bonus: {
    jacks: 4_185_522_624_204,
    two_pair: 2_413_232_992_008,
    three: 1_476_556_719_144,
    straight: 309_160_021_656,
    flush: 221_014_834_488,
    full_house: 214_539_309_000,
    four: 32_300_428_680,
    four_low: 10_457_017_608,
    four_aces: 4_466_814_888,
    straight_flush: 2_165_349_096,
    royal_flush: 487_789_056,
  },
  deuces: {
    three: 5_479_462_249_464,
    straight: 1_144_916_178_912,
    flush: 434_269_188_912,
    full_house: 411_863_922_648,
    four: 1_225_005_492_828,
    straight_flush: 115_423_294_716,
    five: 61_791_094_800,
    wild_royal: 37_363_015_536,
    four_deuces: 3_533_668_620,
    royal_flush: 458_973_756,
  },
};

/** The chance of a hand under the best play. */
export const handChance = (variant: Variant, hand: HandName): number =>
  (handWays[variant][hand] ?? 0) / roundWays;

/** Return of one stake at a pay table under the best play. */
export const returnOf = (variant: Variant): number =>
  payingHandsOf(variant).reduce((sum, hand) => sum + handChance(variant, hand) * payOf(variant, hand), 0);

/** Hundredths of a per cent. */
export const returnBpOf = (variant: Variant): number => Math.round(returnOf(variant) * 10_000);

/** The table that returns least, which is what the catalogue states. */
export const leastVariant: Variant = variants.reduce((least, variant) =>
  returnOf(variant) < returnOf(least) ? variant : least,
);
