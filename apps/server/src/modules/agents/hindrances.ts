import { agentBlockedCodes, agentReapplyDays, agentRegister } from '@pavilion/contract/agents';
import { type Refusal, refused } from '../../http/refusal.ts';
import type { ApplicationRow } from './queries.ts';

export type Hindrance = keyof typeof agentBlockedCodes;

const dayMs = 24 * 60 * 60_000;

export interface Standing {
  readonly isAgent: boolean;
  /** An agent in service: one whom staff have put out of it may apply again (spec §2, §6). */
  readonly isActiveAgent: boolean;
  readonly mayRecommend: boolean;
}

/** When somebody whose application was refused may send the next one. */
export const reapplyAt = ({ decided_at }: Pick<ApplicationRow, 'decided_at'>): Date =>
  new Date((decided_at?.getTime() ?? 0) + agentReapplyDays * dayMs);

/** What keeps a member from applying (spec §6, decisions 0066 and 0095); undefined where nothing does. */
export const hindranceOf = (
  { isActiveAgent, mayRecommend }: Omit<Standing, 'isAgent'>,
  latest: Pick<ApplicationRow, 'state' | 'decided_at'> | undefined,
  now: Date,
): Hindrance | undefined => {
  if (isActiveAgent) return 'isAgent';
  if (!mayRecommend) return 'mayNot';
  if (latest?.state === 'waiting') return 'waiting';
  if (latest?.state === 'refused' && reapplyAt(latest) > now) return 'refusedLately';
  return undefined;
};

const messageKeys: Readonly<Record<Hindrance, string>> = {
  isAgent: 'recommend.is_agent',
  mayNot: 'signup.recommend_disabled',
  waiting: 'agent.waiting',
  refusedLately: 'agent.refused_lately',
};

export const refusalFor = (hindrance: Hindrance): Refusal =>
  refused(agentRegister.codes, agentBlockedCodes[hindrance], messageKeys[hindrance]);
