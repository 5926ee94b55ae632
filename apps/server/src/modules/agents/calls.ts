import { localized } from '@pavilion/contract';
import {
  type AgentApplication,
  agentLevelRename,
  agentRegister,
  agentRegisterState,
} from '@pavilion/contract/agents';
import { applyForAgentCheck } from '@pavilion/contract/recommend';
import { createKysely } from '@pavilion/postgres';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { findStanding } from '../recommend/index.ts';
import { campaignCalls } from './campaignCalls.ts';
import { centreCalls } from './centreCalls.ts';
import { applyAsAgent } from './commands/applyAsAgent.ts';
import { type Hindrance, hindranceOf, reapplyAt, refusalFor } from './hindrances.ts';
import { presentApplication } from './presenter.ts';
import { type Applicant, findApplication, listLevelNames } from './queries.ts';
import { reportCalls } from './reportCalls.ts';
import type { AgentTables } from './tables.ts';

export type AgentsDeps = Pick<Hall, 'pool' | 'clock'>;

/** Nobody has more to say about being an agent. */
const applicationsPerMinute = 10;

const standings = {
  isAgent: 'agent',
  mayNot: 'may_not',
  waiting: 'waiting',
  refusedLately: 'refused_lately',
} as const satisfies Record<Hindrance, string>;

const readStanding = async ({ pool, clock }: AgentsDeps, member: Applicant) => {
  const [standing, latest] = await Promise.all([
    findStanding(pool, member),
    findApplication(createKysely<AgentTables>(pool), member),
  ]);
  return { standing, latest, hindrance: hindranceOf(standing, latest, clock.now()) };
};

/** Members who would be agents, and agents: whether they may apply, and whom they have brought (spec §2, §6). */
export const agentCalls = (deps: AgentsDeps): CallHandler[] => {
  const db = createKysely<AgentTables>(deps.pool);
  return [
    handle(applyForAgentCheck, async ({ member }, { agent_id }) => {
      if (agent_id !== member.memberId)
        throw refused(applyForAgentCheck.codes, 103, 'recommend.not_yourself');
      const { hindrance, standing } = await readStanding(deps, member);
      // Also an agent out of service brings members by the agent's link, and is given nothing for friends.
      if (standing.isAgent) throw refusalFor('isAgent');
      if (hindrance !== undefined) throw refusalFor(hindrance);
      return {};
    }),
    handle(agentRegisterState, async ({ member }) => {
      const { latest, hindrance } = await readStanding(deps, member);
      const application: AgentApplication | null = latest === undefined ? null : presentApplication(latest);
      return {
        standing: hindrance === undefined ? ('may_apply' as const) : standings[hindrance],
        application,
        apply_from:
          hindrance === 'refusedLately' && latest !== undefined ? reapplyAt(latest).toISOString() : null,
      };
    }),
    handle(agentLevelRename, async ({ site, locale }) => ({
      detail: (await listLevelNames(db, site.id)).map(({ agent_level, name }) => ({
        agent_level,
        name: localized(name, locale),
      })),
    })),
    handle(
      agentRegister,
      async ({ site, member }, application) => {
        if (site.settings.is_demo) throw refused(agentRegister.codes, 403, 'error.demo');
        return { application: presentApplication(await applyAsAgent(deps, member, application)) };
      },
      { perMinute: applicationsPerMinute },
    ),
    ...centreCalls(deps),
    ...campaignCalls(deps),
    ...reportCalls(deps),
  ];
};
