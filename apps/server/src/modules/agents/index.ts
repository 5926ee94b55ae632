import type { ServerModule } from '../../module.ts';
import { makeAgentDays } from './agentDays.ts';
import { agentCalls } from './calls.ts';
import { forgetVisitors } from './campaigns/countClick.ts';
import type { DecideDeps } from './commands/decideApplication.ts';
import { agentDeskCalls } from './officeCalls.ts';

export { makeAgentDays } from './agentDays.ts';
export {
  type ApplicationResult,
  approveApplication,
  refuseApplication,
} from './commands/decideApplication.ts';
export { findPath } from './downline.ts';
export { requireAgent } from './requireAgent.ts';

/** Members who would be agents: whether they may apply, and what staff decide; agents: whom they bring, by what codes and domains (spec §2, §6). */
export const createAgentsModule = (deps: DecideDeps): ServerModule => ({
  name: 'agents',
  calls: agentCalls(deps),
  officeCalls: agentDeskCalls(deps),
  schedules: [
    { name: 'agents-days', cron: '* * * * *', run: () => makeAgentDays(deps) },
    { name: 'agents-visitors', cron: '7 * * * *', run: () => forgetVisitors(deps) },
  ],
});
