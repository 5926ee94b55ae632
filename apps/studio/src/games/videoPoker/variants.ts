/** Pay tables of draw poker. A player chooses one before the deal. Free of zod, so that the pages can import it. */

export const handNames = [
  'nothing',
  'jacks',
  'two_pair',
  'three',
  'straight',
  'flush',
  'full_house',
  'four',
  'four_low',
  'four_aces',
  'straight_flush',
  'five',
  'wild_royal',
  'four_deuces',
  'royal_flush',
] as const;
export type HandName = (typeof handNames)[number];

export const variants = ['jacks', 'bonus', 'double_bonus', 'deuces'] as const;
export type Variant = (typeof variants)[number];

type PayTable = Readonly<Partial<Record<HandName, number>>>;

/** What comes back, in whole stakes. A hand that a table does not name pays nothing there. */
const payTables: Readonly<Record<Variant, PayTable>> = {
  jacks: {
    jacks: 1,
    two_pair: 2,
    three: 3,
    straight: 4,
    flush: 5,
    full_house: 8,
    four: 25,
    straight_flush: 50,
    royal_flush: 800,
  },
  bonus: {
    jacks: 1,
    two_pair: 2,
    three: 3,
    straight: 4,
    flush: 5,
    full_house: 7,
    four: 25,
    four_low: 40,
    four_aces: 80,
    straight_flush: 50,
    royal_flush: 800,
  },
  double_bonus: {
    jacks: 1,
    two_pair: 1,
    three: 3,
    straight: 5,
    flush: 6,
    full_house: 9,
    four: 50,
    four_low: 80,
    four_aces: 160,
    straight_flush: 50,
    royal_flush: 800,
  },
  deuces: {
    three: 1,
    straight: 2,
    flush: 3,
    full_house: 3,
    four: 4,
    straight_flush: 12,
    five: 15,
    wild_royal: 25,
    four_deuces: 200,
    royal_flush: 800,
  },
};

export const payOf = (variant: Variant, hand: HandName): number => payTables[variant][hand] ?? 0;

/** The hands that a pay table lists, the best first; of two that pay the same, the rarer. */
export const payingHandsOf = (variant: Variant): readonly HandName[] =>
  handNames
    .filter((hand) => payOf(variant, hand) > 0)
    .reverse()
    .sort((one, other) => payOf(variant, other) - payOf(variant, one));
