import type { ServerModule } from '../../module.ts';
import { goThroughDays, type RecommendDeps } from '../recommend/index.ts';
import { vipCalls } from './calls.ts';
import { awardVip } from './commands/awardVip.ts';
import { vipDeskCalls } from './officeCalls.ts';

export { raisePayoutBounds } from './privileges.ts';
export { vipSetting } from './vipSetting.ts';

export interface VipModule extends ServerModule {
  /** Goes through the days that are over; run every ten minutes by its job. What it awards is paid with all other awards. */
  readonly goThroughDays: () => Promise<void>;
}

/** Levels by what members play, and what each gives (decision 0349). */
export const createVipModule = (deps: RecommendDeps): VipModule => {
  const go = () => goThroughDays(deps, { settings: 'vip_setting', award: awardVip, needsReports: true });
  return {
    name: 'vip',
    calls: vipCalls(deps),
    officeCalls: vipDeskCalls(deps),
    schedules: [{ name: 'vip-days', cron: '5-55/10 * * * *', run: go }],
    goThroughDays: go,
  };
};
