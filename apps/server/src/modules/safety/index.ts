import type { ServerModule } from '../../module.ts';
import { safetyCalls } from './calls.ts';
import type { SafetyDeps } from './commands/setLimit.ts';
import { safetyOfficeCalls } from './officeCalls.ts';

export { isAway } from './away.ts';
export { endSiteBreak, setSiteBreak, siteBreakOf } from './commands/siteBreak.ts';
export { depositRoom } from './depositLimit.ts';
export { listLimits, readRule } from './queries.ts';

/** Limits, breaks, exclusion, reminders and the net position (decisions: People's safety). Only ever the caller's own. */
export const createSafetyModule = (deps: SafetyDeps): ServerModule => ({
  name: 'safety',
  calls: safetyCalls(deps),
  officeCalls: safetyOfficeCalls(deps),
});
