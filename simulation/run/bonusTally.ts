import type { WalletModel } from '../model/walletModel.ts';

/** How often what the terms of bonuses are about happened, by the model. */
export interface BonusTally {
  readonly given: number;
  readonly givenUp: number;
  readonly expired: number;
  /** Bonuses of which members had nothing left to turn over. */
  readonly wagered: number;
  /** Stakes of which a part or nothing counted. */
  readonly weighted: number;
  /** Stakes above a limit, of members who had a bonus at one time. */
  readonly refused: number;
}

export const noBonusTally: BonusTally = {
  given: 0,
  givenUp: 0,
  expired: 0,
  wagered: 0,
  weighted: 0,
  refused: 0,
};

export const tallyBonuses = (model: WalletModel): BonusTally => {
  const places = [...model.members.keys()];
  const bonuses = places.flatMap((place) => model.bonusesOf(place).bonuses);
  const running = places.flatMap((place) => model.runningBonuses(place));
  const stakes = [...model.transactions.values()].filter(({ stake }) => stake > 0n);
  const ended = (how: 'given_up' | 'expired'): number => bonuses.filter(({ end }) => end === how).length;
  return {
    given: bonuses.length,
    givenUp: ended('given_up'),
    expired: ended('expired'),
    wagered: bonuses.filter(({ end }) => end === undefined).length - running.length,
    weighted: stakes.filter(({ moved, stake, counted }) => moved && counted < stake).length,
    refused: stakes.filter(
      ({ status, member }) => status === 'LIMIT_REACHED' && model.bonusesOf(member).bonuses.length > 0,
    ).length,
  };
};

export const addTallies = (one: BonusTally, other: BonusTally): BonusTally => ({
  given: one.given + other.given,
  givenUp: one.givenUp + other.givenUp,
  expired: one.expired + other.expired,
  wagered: one.wagered + other.wagered,
  weighted: one.weighted + other.weighted,
  refused: one.refused + other.refused,
});
