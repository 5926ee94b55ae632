/** The promotions that every site of a world has in every currency, as data. Amounts in minor units. */
export interface Offer {
  readonly bonusBasisPoints: number;
  /** The most that it gives. */
  readonly bonusMax: number;
  readonly turnoverPercent: number;
  /** The most that a bet may stake while it runs; null: as much as the game allows. */
  readonly stakeMax: number | null;
  /** How much of a stake counts, per cent: in all slots, and in the game of each provider by its place. */
  readonly slotsPercent: number | null;
  readonly gamePercents: readonly (number | null)[];
  readonly days: number | null;
  readonly promoCode: string | null;
  /** Free rounds of the first provider's game, each of so many minor units. */
  readonly freeRounds: { readonly rounds: number; readonly stake: number } | null;
}

/** What is to be staked of a deposit without a promotion, per cent: so little that members come to its end. */
export const sitePercent = 1;

const plain = {
  stakeMax: null,
  slotsPercent: null,
  gamePercents: [],
  days: null,
  promoCode: null,
  freeRounds: null,
} as const;

export const offers: readonly Offer[] = [
  {
    ...plain,
    bonusBasisPoints: 5_000,
    bonusMax: 2_000,
    turnoverPercent: 15,
    stakeMax: 150,
    slotsPercent: 50,
    gamePercents: [null, 0],
  },
  {
    ...plain,
    bonusBasisPoints: 10_000,
    bonusMax: 1_000_000,
    turnoverPercent: 500,
    gamePercents: [33],
    days: 1,
    promoCode: 'SIMULATED',
    freeRounds: { rounds: 5, stake: 20 },
  },
  { ...plain, bonusBasisPoints: 2_500, bonusMax: 333, turnoverPercent: 40, stakeMax: 400, days: 2 },
  { ...plain, bonusBasisPoints: 1_000, bonusMax: 700, turnoverPercent: 200 },
];
