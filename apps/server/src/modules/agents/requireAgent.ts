import { agentCentreCodes, agentDownline } from '@pavilion/contract/agents';
import type { SqlExecutor } from '@pavilion/postgres';
import { refused } from '../../http/refusal.ts';
import { type AgentRow, findAgent } from './downline.ts';
import type { Applicant } from './queries.ts';

/** Only an agent who is active has a centre (spec §6): refuses with 101 and 102. */
export const assertAgent = (agent: AgentRow | undefined): void => {
  if (agent?.is_agent !== true)
    throw refused(agentDownline.codes, agentCentreCodes.notAgent, 'agent.not_agent');
  if (!agent.agent_active)
    throw refused(agentDownline.codes, agentCentreCodes.inactive, 'signup.agent_disabled');
};

/** As `assertAgent`, of a member as things stand. */
export const requireAgent = async (
  { pool }: { readonly pool: SqlExecutor },
  member: Applicant,
): Promise<void> => assertAgent(await findAgent(pool, member));
