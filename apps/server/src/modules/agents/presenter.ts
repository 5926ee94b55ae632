import type { AgentApplication, DownlineMember } from '@pavilion/contract/agents';
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

/** An agent knows the accounts of the own downline: they are who the agent answers for. */
export const presentDownlineMember = (row: DownlineRow): DownlineMember => ({
  member_id: row.id,
  member_account: row.account,
  is_agent: row.is_agent,
  agent_level: row.agent_level,
  joined_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  members: row.members,
});
