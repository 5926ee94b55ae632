import type { AgentApplication, DownlineMember } from '@pavilion/contract/agents';
import { maskAccount } from './centre.ts';
import type { DownlineRow } from './downline.ts';
import type { ApplicationRow } from './queries.ts';

/** The contact stays with staff: the member knows it. */
export const presentApplication = (row: ApplicationRow): AgentApplication => ({
  state: row.state,
  contact_by: row.contact_by,
  plan: row.plan,
  refusal: row.refusal,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

const stateOf = ({ is_agent, agent_active, may_play }: DownlineRow): DownlineMember['state'] => {
  if (is_agent && !agent_active) return 'out_of_service';
  return may_play ? 'active' : 'not_available';
};

/** An agent knows the accounts of the own members: they are who the agent answers for. Those of others' are masked. */
export const presentDownlineMember = (row: DownlineRow, isOwn: boolean): DownlineMember => ({
  member_id: row.id,
  member_account: isOwn ? row.account : maskAccount(row.account),
  is_agent: row.is_agent,
  agent_level: row.agent_level,
  joined_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  members: row.members,
  line_members: Math.max(row.line_members, row.members),
  state: stateOf(row),
  first_deposit: row.first_deposit,
  active: row.active,
});
