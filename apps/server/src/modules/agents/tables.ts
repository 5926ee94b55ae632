import type { LocalizedText } from '@pavilion/contract';
import type { AgentContact, AgentRefusal } from '@pavilion/contract/agents';
import type { ColumnType, Generated } from 'kysely';

export interface AgentTables {
  agent_application: {
    id: Generated<bigint>;
    site_id: number;
    member_id: number;
    request_id: string;
    contact_by: AgentContact;
    contact: string;
    plan: string;
    state: Generated<'waiting' | 'approved' | 'refused'>;
    refusal: AgentRefusal | null;
    decided_by: string | null;
    decided_at: Date | null;
    created_at: Date;
  };
  agent_level_name: {
    site_id: number;
    agent_level: number;
    /** Written by staff alone. */
    name: ColumnType<LocalizedText, never, never>;
  };
}
