import type { ServerModule } from '../../module.ts';
import { recommendCalls } from './calls.ts';
import { awardFriends } from './commands/awardFriends.ts';
import { awardSurplus } from './commands/awardSurplus.ts';
import { goThroughDays, type RecommendDeps } from './commands/goThroughDays.ts';
import { type PaidAwards, payAwards } from './commands/payAwards.ts';

export { surplusAwardOf, turnoverAwardOf } from './awardAmounts.ts';
export { cashSurplusSetting, recommendSetting } from './awardSettings.ts';
export { type AwardDay, goThroughDays, type RecommendDeps } from './commands/goThroughDays.ts';
export { payAwards } from './commands/payAwards.ts';
export { percentOf, presentRules, someOf } from './presenter.ts';
export {
  findStanding,
  findSurplus,
  findTerms,
  type RecommendTerms,
  type SurplusTerms,
} from './queries.ts';

export interface RecommendModule extends ServerModule {
  /** Goes through the days that are over and pays what they earned; run every ten minutes by its job. */
  readonly runAwards: () => Promise<PaidAwards>;
}

/**
 * Members who bring members, and what they are given for it; what lies still in the main wallet earns by the same job
 * (spec §2 RecommendAward, §6, decision 0064). Only ever the caller's own.
 */
export const createRecommendModule = (deps: RecommendDeps): RecommendModule => {
  const runAwards = async (): Promise<PaidAwards> => {
    await goThroughDays(deps, { settings: 'recommend_setting', award: awardFriends });
    await goThroughDays(deps, { settings: 'cash_surplus_setting', award: awardSurplus });
    return payAwards(deps);
  };
  return {
    name: 'recommend',
    calls: recommendCalls(deps),
    schedules: [{ name: 'member-awards', cron: '*/10 * * * *', run: async () => void (await runAwards()) }],
    runAwards,
  };
};
