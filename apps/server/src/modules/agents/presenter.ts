import type { AgentApplication } from '@pavilion/contract/agents';
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
