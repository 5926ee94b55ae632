import type { ServerModule } from '../../module.ts';
import { type AgentsDeps, agentCalls } from './calls.ts';

export {
  type ApplicationResult,
  approveApplication,
  refuseApplication,
} from './commands/decideApplication.ts';

/** Members who would be agents: whether they may apply, and what staff decide; agents: whom they bring (spec §2, §6). */
export const createAgentsModule = (deps: AgentsDeps): ServerModule => ({
  name: 'agents',
  calls: agentCalls(deps),
});
