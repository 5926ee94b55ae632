import type { ServerModule } from '../../module.ts';
import { riskCalls } from './officeCalls.ts';
import { lookByRules, type RiskDeps } from './rules.ts';

export interface RiskModule extends ServerModule {
  /** Opens cases of what is new; run every quarter of an hour by its job. */
  readonly look: () => Promise<number>;
}

/** Rules that open cases of risk, and the cases. */
export const createRiskModule = (deps: RiskDeps): RiskModule => {
  const look = (): Promise<number> => lookByRules(deps);
  return {
    name: 'risk',
    officeCalls: riskCalls(deps),
    schedules: [{ name: 'risk-look', cron: '*/15 * * * *', run: async () => void (await look()) }],
    look,
  };
};
